/// One code point of UTF-8, or one maximal ill-formed part.
struct DecodedScalar: Equatable {
  /// The code point; U+FFFD for an ill-formed part.
  var value: UInt32
  /// Its length in bytes, 1 to 4.
  var length: Int
  var isValid: Bool

  @inline(__always) init(value: UInt32, length: Int, isValid: Bool = true) {
    self.value = value
    self.length = length
    self.isValid = isValid
  }

  @inline(__always) var properties: CellProperties {
    isValid ? CellProperties(value) : .invalid
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Decodes what begins at `offset`, which must be less than `count`.
  ///
  /// Ill-formed text is cut into maximal subparts (Unicode §3.9, U+FFFD substitution): a truncated
  /// sequence is one part, every other stray byte is one.
  @inline(__always) func scalar(at offset: Int) -> DecodedScalar {
    let first = self[offset]
    if first < 0x80 { return DecodedScalar(value: UInt32(first), length: 1) }
    return multibyteScalar(at: offset, first)
  }

  private func multibyteScalar(at offset: Int, _ first: UInt8) -> DecodedScalar {
    // The bounds of the second byte depend on the first: no overlong forms, surrogates, or
    // numbers past U+10FFFF.
    let length: Int
    var low: UInt8 = 0x80
    var high: UInt8 = 0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, low) = (3, 0xA0)
    case 0xED: (length, high) = (3, 0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, low) = (4, 0x90)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, high) = (4, 0x8F)
    default: return DecodedScalar(value: 0xFFFD, length: 1, isValid: false)
    }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for step in 1..<length {
      guard offset + step < count, case let byte = self[offset + step], byte >= low, byte <= high
      else { return DecodedScalar(value: 0xFFFD, length: step, isValid: false) }
      value = value << 6 | UInt32(byte & 0x3F)
      (low, high) = (0x80, 0xBF)
    }
    return DecodedScalar(value: value, length: length)
  }

  /// Returns the start of the code point or ill-formed part that holds the byte at `offset`.
  ///
  /// `offset` may equal `count`, which is then the answer.
  func scalarStart(atOrBefore offset: Int) -> Int {
    guard offset < count, self[offset] & 0xC0 == 0x80 else { return offset }
    var lead = offset
    while lead > 0, offset - lead < 3, self[lead] & 0xC0 == 0x80 { lead -= 1 }
    guard self[lead] & 0xC0 == 0xC0, offset < lead + scalar(at: lead).length else { return offset }
    return lead
  }
}
