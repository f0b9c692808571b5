/// Reads what follows a link's text, and link definitions (CommonMark §4.7, §6.3).
struct LinkScanner {
  let source: [UInt8]
  let end: Int
  let quoteDepth: Int

  init(_ source: [UInt8], _ end: Int, _ quoteDepth: Int) {
    self.source = source
    self.end = end
    self.quoteDepth = quoteDepth
  }

  private func byte(_ place: Int) -> UInt8? { place < end ? source[place] : nil }

  /// Returns where a link ends whose text ends with the `]` at `place`: after `(…)`, after
  /// `[…]`, or after the `]`.
  func tail(_ place: Int) -> Int {
    let after = place + 1
    guard byte(place) == UInt8(ascii: "]") else { return place }
    if byte(after) == UInt8(ascii: "("), let close = inlineTarget(after) { return close }
    if byte(after) == UInt8(ascii: "["), let close = label(after) { return close }
    return after
  }

  private func inlineTarget(_ open: Int) -> Int? {
    var place = skipWhitespace(open + 1)
    if let after = destination(place) {
      place = skipWhitespace(after)
      if place > after, let afterTitle = title(place) { place = skipWhitespace(afterTitle) }
    }
    return byte(place) == UInt8(ascii: ")") ? place + 1 : nil
  }

  /// Returns the end of the line that ends a definition that begins at `place`; nil if it is none.
  func definition(_ place: Int) -> Int? {
    guard byte(place) == UInt8(ascii: "["), let afterLabel = label(place), afterLabel > place + 2,
      !isBlank((place + 1)..<(afterLabel - 1)),
      byte(afterLabel) == UInt8(ascii: ":"),
      let afterTarget = destination(skipWhitespace(afterLabel + 1))
    else { return nil }
    let titleStart = skipWhitespace(afterTarget)
    if titleStart > afterTarget, let afterTitle = title(titleStart) {
      let stop = skipSpaces(afterTitle)
      if stop >= end || isLineEnd(source[stop]) { return stop }
    }
    let stop = skipSpaces(afterTarget)
    return stop >= end || isLineEnd(source[stop]) ? stop : nil
  }

  /// From `[` to after its `]`; at most 999 bytes, no bracket inside but escaped ones.
  private func label(_ open: Int) -> Int? {
    var place = open + 1
    while let byte = byte(place), place - open <= 1000 {
      switch byte {
      case UInt8(ascii: "\\"): place += 2
      case UInt8(ascii: "["): return nil
      case UInt8(ascii: "]"): return place + 1
      default: place += 1
      }
    }
    return nil
  }

  private func destination(_ start: Int) -> Int? {
    var place = start
    if byte(place) == UInt8(ascii: "<") {
      place += 1
      while let byte = byte(place) {
        switch byte {
        case UInt8(ascii: "\\"): place += 2
        case UInt8(ascii: ">"): return place + 1
        case UInt8(ascii: "<"), 0x0A, 0x0D: return nil
        default: place += 1
        }
      }
      return nil
    }
    var depth = 0
    scan: while let byte = byte(place) {
      switch byte {
      case UInt8(ascii: "\\")
      where place + 1 < end && InlineAligner.isPunctuation(source[place + 1]):
        place += 2
      case UInt8(ascii: "("):
        depth += 1
        place += 1
      case UInt8(ascii: ")"):
        if depth == 0 { break scan }
        depth -= 1
        place += 1
      case 0...0x20, 0x7F: break scan
      default: place += 1
      }
    }
    return place > start && depth == 0 ? min(place, end) : nil
  }

  private func title(_ start: Int) -> Int? {
    let close: UInt8
    switch byte(start) {
    case UInt8(ascii: "\""): close = UInt8(ascii: "\"")
    case UInt8(ascii: "'"): close = UInt8(ascii: "'")
    case UInt8(ascii: "("): close = UInt8(ascii: ")")
    default: return nil
    }
    var place = start + 1
    while let byte = byte(place) {
      if byte == UInt8(ascii: "\\") {
        place += 2
      } else if byte == close {
        return place + 1
      } else if byte == UInt8(ascii: "("), close == UInt8(ascii: ")") {
        return nil
      } else {
        place += 1
      }
    }
    return nil
  }

  /// Whether there is nothing but spaces, line ends and the markers that begin lines.
  private func isBlank(_ range: Range<Int>) -> Bool {
    var place = skipSpaces(range.lowerBound)
    while place < range.upperBound, let next = afterLineEnd(place) { place = next }
    return place >= range.upperBound
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  func skipSpaces(_ start: Int) -> Int {
    var place = start
    while let byte = byte(place), byte == 0x20 || byte == 0x09 { place += 1 }
    return place
  }

  /// Spaces and at most one line end, with the markers that begin the next line.
  private func skipWhitespace(_ start: Int) -> Int {
    let place = skipSpaces(start)
    return afterLineEnd(place) ?? place
  }

  /// Returns the first place of content after the line end at `place`; nil if there is none there.
  ///
  /// The markers of lists are spaces on further lines, and those of quotes `>`, so many at most as
  /// there are quotes.
  func afterLineEnd(_ place: Int) -> Int? {
    var place = place
    switch byte(place) {
    case 0x0A: place += 1
    case 0x0D: place += byte(place + 1) == 0x0A ? 2 : 1
    default: return nil
    }
    return content(place)
  }

  /// Returns where the content of the line begins that starts at `start`.
  func content(_ start: Int) -> Int {
    var place = skipSpaces(start)
    for _ in 0..<quoteDepth where byte(place) == UInt8(ascii: ">") { place = skipSpaces(place + 1) }
    return place
  }
}
