/// A piece of RTF. Ranges are of the file's bytes; nothing is copied.
enum RTFToken: Hashable {
  case open, close
  /// A control word: letters, and a number if there is one.
  case word(Range<Int>, Int?)
  /// A control symbol: a backslash and one byte, but neither `\'` nor `\` before a line end.
  case symbol(UInt8)
  /// `\'hh`: one byte of the code page in force.
  case hex(UInt8)
  /// `\` before a line end, which ends a paragraph.
  case lineEnd
  /// Bytes of text, without line ends.
  case text(Range<Int>)
  /// What follows `\binN`.
  case binary(Range<Int>)
}

/// Cuts RTF into tokens. Any bytes give tokens; the end of the bytes is the end. Linear.
struct RTFScanner {
  let bytes: [UInt8]
  private(set) var position = 0
  /// Whether the end came within a token.
  private(set) var isCut = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> RTFToken? {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "{"):
        position += 1
        return .open
      case UInt8(ascii: "}"):
        position += 1
        return .close
      case UInt8(ascii: "\\"): return control()
      case 0x0A, 0x0D, 0x00: position += 1
      default: return text()
      }
    }
    return nil
  }

  private mutating func text() -> RTFToken {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\\"), 0x0A, 0x0D, 0x00:
        return .text(start..<position)
      default: position += 1
      }
    }
    return .text(start..<position)
  }

  private mutating func control() -> RTFToken? {
    position += 1
    guard position < bytes.count else {
      isCut = true
      return nil
    }
    let byte = bytes[position]
    if Self.isLetter(byte) { return word() }
    position += 1
    switch byte {
    case UInt8(ascii: "'"): return hex()
    case 0x0D:
      if position < bytes.count, bytes[position] == 0x0A { position += 1 }
      return .lineEnd
    case 0x0A: return .lineEnd
    default: return .symbol(byte)
    }
  }

  private mutating func hex() -> RTFToken? {
    var value: UInt8 = 0
    for _ in 0..<2 {
      guard position < bytes.count else {
        isCut = true
        return nil
      }
      // A digit that is none belongs to what follows.
      guard let digit = Self.digit(bytes[position]) else { break }
      value = value << 4 | digit
      position += 1
    }
    return .hex(value)
  }

  private mutating func word() -> RTFToken {
    let start = position
    while position < bytes.count, Self.isLetter(bytes[position]) { position += 1 }
    let name = start..<position
    let number = self.number()
    if position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
    if name.count == 3, bytes[name].elementsEqual("bin".utf8) {
      let end = min(bytes.count, position + min(max(number ?? 0, 0), bytes.count))
      defer { position = end }
      return .binary(position..<end)
    }
    return .word(name, number)
  }

  /// An optional sign and digits; a number of more than 10 digits is noise and counts as none.
  private mutating func number() -> Int? {
    var end = position
    let isNegative = end < bytes.count && bytes[end] == UInt8(ascii: "-")
    if isNegative { end += 1 }
    let first = end
    var value = 0
    while end < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end]) {
      if end - first < 10 { value = value * 10 + Int(bytes[end] - UInt8(ascii: "0")) }
      end += 1
    }
    guard end > first else { return nil }
    position = end
    return end - first > 10 ? nil : isNegative ? -value : value
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The value of a hexadecimal digit.
  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
