extension InlineAligner {
  /// Reads `literal` along the text, escapes and entities undone, and goes past it; stays where it
  /// was when the text is another one.
  mutating func match(_ literal: [UInt8]) -> Bool {
    var place = at
    var done = 0
    while done < literal.count {
      guard place < end else { return false }
      let byte = source[place]
      if byte == UInt8(ascii: "\\"), place + 1 < end, Self.isPunctuation(source[place + 1]) {
        guard literal[done] == source[place + 1] else { return false }
        place += 2
        done += 1
      } else if byte == UInt8(ascii: "&"), let (value, after) = entity(place) {
        guard literal[done...].starts(with: value) else { return false }
        place = after
        done += value.count
      } else {
        guard literal[done] == byte else { return false }
        place += 1
        done += 1
      }
    }
    at = place
    return true
  }

  private func entity(_ place: Int) -> (value: [UInt8], after: Int)? {
    // The longest name has 33 bytes.
    let part = source[place..<min(end, place + 40)]
    let length = part.dropFirst().prefix { Self.isPartOfEntity($0) }.count
    let semicolon = place + 1 + length
    guard semicolon < end, source[semicolon] == UInt8(ascii: ";"),
      let value = entities.decode(Array(source[place...semicolon]))
    else { return nil }
    return (value, semicolon + 1)
  }

  /// Reads `literal` byte by byte; a line end in it stands for one in the text with the markers of
  /// what holds the paragraph.
  mutating func matchVerbatim(_ literal: [UInt8]) -> Bool {
    let start = at
    var done = 0
    while done < literal.count {
      let byte = literal[done]
      if byte == 0x0A || byte == 0x0D {
        skipSpaces()
        guard skipLineEnd() else {
          at = start
          return false
        }
        while done < literal.count, [0x0A, 0x0D, 0x20, 0x09].contains(literal[done]) { done += 1 }
      } else if at < end, source[at] == byte {
        at += 1
        done += 1
      } else if byte == 0x20 || byte == 0x09 {
        done += 1  // spaces before a line end, which the text had and we passed
      } else {
        at = start
        return false
      }
    }
    return true
  }

  mutating func skipSpaces() {
    while at < end, source[at] == 0x20 || source[at] == 0x09 { at += 1 }
  }

  /// Goes past one line end and the spaces and `>` that begin the next line.
  @discardableResult
  mutating func skipLineEnd() -> Bool {
    guard let after = LinkScanner(source, end, quoteDepth).afterLineEnd(at) else { return false }
    at = after
    return true
  }

  func runLength(of sign: UInt8, at place: Int) -> Int {
    var place = place
    let start = place
    while place < end, source[place] == sign { place += 1 }
    return place - start
  }

  func starts(with signs: String) -> Bool { source[at..<end].starts(with: signs.utf8) }

  private static func isPartOfEntity(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "#"), 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  /// ASCII punctuation (CommonMark §2.1).
  static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
