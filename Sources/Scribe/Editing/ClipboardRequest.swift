/// What asks the terminal to put bytes onto the system's clipboard (OSC 52).
struct ClipboardRequest {
  /// More is left to Scribe's own clipboard: terminals drop or choke on longer ones.
  static let mostBytes = 74_994
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The sequence; empty where the text is too long.
  var sequence: [UInt8] {
    guard bytes.count <= Self.mostBytes else { return [] }
    return Array("\u{1B}]52;c;".utf8) + base64 + [0x07]
  }

  private var base64: [UInt8] {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var encoded: [UInt8] = []
    encoded.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      var value = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      var group: [UInt8] = []
      for _ in 0..<4 {
        group.append(digits[value & 63])
        value >>= 6
      }
      group.reverse()
      for index in 0..<(3 - part.count) { group[3 - index] = UInt8(ascii: "=") }
      encoded += group
    }
    return encoded
  }
}
