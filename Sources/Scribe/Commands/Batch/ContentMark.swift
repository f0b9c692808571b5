/// Tells one content from another: FNV-1a (64 bits) and the length. For accidents, not against
/// somebody who wants two contents to look alike.
struct ContentMark: Hashable, Sendable {
  let words: String

  init(_ bytes: [UInt8]) {
    var mark: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { mark = (mark ^ UInt64(byte)) &* 0x100_0000_01B3 }
    words = String(mark, radix: 16) + "-\(bytes.count)"
  }
}
