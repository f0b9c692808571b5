/// 128 bits that stand for bytes: FNV-1a twice, from two beginnings. It tells content apart and is no
/// protection against forgery.
public struct ContentHash: Hashable, Sendable, Codable {
  public var high: UInt64
  public var low: UInt64

  /// - Complexity: Linear in the bytes.
  public init(of bytes: some Sequence<UInt8>) {
    high = 0xCBF2_9CE4_8422_2325
    low = 0x6C62_272E_07BB_0142
    for byte in bytes {
      high = (high ^ UInt64(byte)) &* 0x100_0000_01B3
      low = (low ^ UInt64(byte ^ 0x5A)) &* 0x100_0000_01B3
      low = (low << 29) | (low >> 35)
    }
  }

  /// The hash as a glyph's identifier: a UUID in form, and one more digit, as other programs write it.
  public var identifier: String {
    let digits = Array(Self.hex(high) + Self.hex(low))
    let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
    return parts.joined(separator: "-") + "0"
  }

  private static func hex(_ number: UInt64) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
