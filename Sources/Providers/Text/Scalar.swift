/// One Unicode scalar of a buffer and what the tokenizer asks of it; ASCII is answered by a table.
struct Scalar {
  let value: UInt32
  /// Bytes; 1 for an ill-formed byte.
  let length: Int

  init(_ b: UnsafeBufferPointer<UInt8>, _ at: Int, _ limit: Int) {
    let first = b[at]
    if first < 0x80 {
      value = UInt32(first)
      length = 1
      return
    }
    let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1
    guard count > 1, at + count <= limit else {
      value = 0xFFFD
      length = 1
      return
    }
    var decoded = UInt32(first) & (count == 2 ? 0x1F : count == 3 ? 0x0F : 0x07)
    for offset in 1..<count { decoded = decoded << 6 | UInt32(b[at + offset] & 0x3F) }
    value = decoded
    length = count
  }

  var isDigit: Bool { value >= 0x30 && value <= 0x39 }

  var isLetter: Bool {
    if value < 0x80 { return value | 0x20 >= 0x61 && value | 0x20 <= 0x7A }
    if value < 0x2000 {
      if value < 0xC0 { return value == 0xAA || value == 0xB5 || value == 0xBA }
      if value < 0x250 { return value != 0xD7 && value != 0xF7 }
      if value >= 0x300 && value < 0x370 { return true }
    }
    if value >= 0x2000 && value < 0x2C00 || value >= 0x3000 && value < 0x3041 { return false }
    if value >= 0xFE00 && value < 0xFE70 || value >= 0xFF00 && value < 0xFF21 { return false }
    if value >= 0x1F000 && value < 0x20000 { return false }
    guard let scalar = Unicode.Scalar(value) else { return false }
    return scalar.properties.isAlphabetic
      || scalar.properties.generalCategory == .nonspacingMark
  }

  var isUpper: Bool {
    if value < 0x80 { return value >= 0x41 && value <= 0x5A }
    guard value < 0x2000, let scalar = Unicode.Scalar(value) else { return false }
    return scalar.properties.isUppercase
  }

  /// Emoji and their joiners and selectors.
  var isSymbol: Bool {
    value == 0x200D || value >= 0xFE00 && value <= 0xFE0F || value >= 0x1F000 && value < 0x20000
      || value >= 0x2600 && value < 0x27C0 || value >= 0xE0020 && value < 0xE0080
  }

  /// ' ’ - ‑ (U+2010, U+2011), the soft hyphen and `_`.
  var joinsWords: Bool {
    switch value {
    case 0x27, 0x2D, 0x5F, 0xAD, 0x2010, 0x2011, 0x2019: true
    default: false
    }
  }
}
