import TextEngine

extension TextStorage {
  /// Whether `range` holds nothing but spaces, tabs, line ends and quotation marks of Markdown.
  func isBlank(_ range: Range<ByteCount>) -> Bool {
    var blank = true
    forEachPiece(in: range) { piece in
      blank = piece.allSatisfy { [0x20, 0x09, 0x0A, 0x0D, 0x3E].contains($0) }
      return blank
    }
    return blank
  }

  /// Returns the text in `range` with each byte that is not part of well-formed UTF-8 shown as `?`,
  /// so that offsets in the string are offsets in the text.
  func parsable(in range: Range<ByteCount>) -> String {
    var bytes = bytes(in: range)
    if let string = String(validating: bytes, as: UTF8.self) { return string }
    var at = 0
    while at < bytes.count {
      let length = bytes.wellFormedLength(at: at)
      if length == 0 { bytes[at] = 0x3F }
      at += max(length, 1)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Returns how many bytes the scalar at `index` takes, or 0 where none is well formed
  /// (Unicode 15, table 3-7).
  func wellFormedLength(at index: Int) -> Int {
    let lead = self[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return 0
    }
    guard index + length <= count, second.contains(self[index + 1]) else { return 0 }
    for byte in self[(index + 1)..<(index + length)].dropFirst()
    where !(0x80...0xBF).contains(byte) { return 0 }
    return length
  }
}
