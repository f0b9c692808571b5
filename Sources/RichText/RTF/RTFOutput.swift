/// Bytes of RTF with the escapes that text needs.
struct RTFOutput {
  private(set) var bytes: [UInt8] = []

  mutating func raw(_ words: StaticString) {
    words.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
  mutating func raw(_ words: String) { bytes.append(contentsOf: words.utf8) }
  mutating func raw(bytes more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// Text within a paragraph. ASCII as it is; Latin-1 as bytes of the code page, which the oldest
  /// reader knows; all else as `\uN ` by UTF-16, without substitutes (`\uc0`).
  mutating func text(_ text: some Sequence<UInt8>, lineBreak: StaticString = "\\line ") {
    var rest = Unicode.UTF8.ForwardParser()
    var iterator = text.makeIterator()
    while case .valid(let encoded) = rest.parseScalar(from: &iterator) {
      let scalar = Unicode.UTF8.decode(encoded)
      switch scalar.value {
      case 0x5C, 0x7B, 0x7D:
        bytes.append(0x5C)
        bytes.append(UInt8(scalar.value))
      case 0x09: raw("\\tab ")
      case 0x20..<0x7F: bytes.append(UInt8(scalar.value))
      case 0xA0: raw("\\~")
      case 0xAD: raw("\\-")
      case 0x2011: raw("\\_")
      case 0x2028: raw(lineBreak)
      case 0xA1...0xFF: hex(UInt8(scalar.value))
      case 0..<0x20, 0x7F: break
      default: for unit in UTF16.encode(scalar)! { raw("\\u\(Int16(bitPattern: unit)) ") }
      }
    }
  }

  mutating func hex(_ byte: UInt8) {
    raw("\\'")
    digits(byte)
  }

  private static let digits = Array("0123456789abcdef".utf8)
  private mutating func digits(_ byte: UInt8) {
    bytes.append(Self.digits[Int(byte >> 4)])
    bytes.append(Self.digits[Int(byte & 15)])
  }

  /// Hexadecimal digits, 64 bytes a line.
  mutating func dump(_ data: [UInt8]) {
    bytes.reserveCapacity(bytes.count + data.count * 2 + data.count / 32)
    for (index, byte) in data.enumerated() {
      if index % 64 == 0 { bytes.append(0x0A) }
      digits(byte)
    }
  }
}
