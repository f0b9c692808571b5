// Elements are what both layouts, and the oracle of the tests, cut into rows: whole paragraphs, and
// parts of paragraphs too long to be laid out at a key press. Where parts begin depends on the text
// alone, never on its history, so that an edited text is laid out like a fresh one.
extension TextStorage {
  /// The bytes above which a paragraph is cut into several elements.
  public static let elementLimit = 65_536
  /// The smallest limit that may be asked for.
  public static let leastElementLimit = 16

  /// Returns the element that holds `position`: its paragraph with the line end, or the part of a
  /// paragraph that is longer than 64 KiB. The end of a text that ends in a line end is an element
  /// of its own, and empty.
  public func element(containing position: ByteCount) -> Range<ByteCount> {
    element(containing: position, limit: Self.elementLimit)
  }

  /// Returns the element that holds `position`, where paragraphs longer than `limit` bytes are cut.
  ///
  /// Cuts lie at the multiples of `limit` from the paragraph's start, each moved back to the last
  /// space before a letter within a sixteenth of the limit, else to a grapheme boundary (UAX #29),
  /// else, inside a cluster longer than that, to a scalar. The line end alone is never cut off.
  ///
  /// - Parameters:
  ///   - position: From 0 to `count`, both included.
  ///   - limit: At least `leastElementLimit`.
  /// - Complexity: O(log *n* + `limit` / 16), however long the paragraph is.
  public func element(containing position: ByteCount, limit: Int) -> Range<ByteCount> {
    elementPart(containing: position, limit: limit).range
  }

  /// What `element(containing:limit:)` says, and whether it is a part of a paragraph only.
  func elementPart(
    containing position: ByteCount, limit: Int
  ) -> (range: Range<ByteCount>, isPart: Bool) {
    precondition(position <= count, "\(position.value) is past the end, \(count.value)")
    precondition(limit >= Self.leastElementLimit, "\(limit) is less than the least limit")
    if position == count, endsLine(at: position) { return (position..<position, false) }
    let start = lineStart(containing: position)
    var number = (position.value - start.value) / limit
    var end = count
    var cuts = Int.max  // numbered from 1; each lies before the content's end
    // Where the line goes on for two cuts more and a line end, it does not matter how far.
    let far = start + ByteCount((number + 3) * limit + 2)
    if let found = lineEnd(containing: position, before: far) {
      end = found
      if end.value - start.value <= limit { return (start..<end, false) }
      let length = contentEnd(of: start..<end).value - start.value
      cuts = (length - 1) / limit
    }
    number = min(number, cuts)
    var lower = number == 0 ? start : cut(number, start: start, limit: limit)
    guard number < cuts else { return (lower..<end, cuts > 0) }
    var upper = cut(number + 1, start: start, limit: limit)
    if upper <= position {
      number += 1
      lower = upper
      upper = number < cuts ? cut(number + 1, start: start, limit: limit) : end
    }
    return (lower..<upper, true)
  }

  /// Returns whether what comes before `position` ends a line, so that a row must begin here: LF,
  /// CR, VT, FF, U+0085, U+2028 or U+2029. False at the start of the text.
  ///
  /// - Complexity: O(log *n*)
  public func endsLine(at position: ByteCount) -> Bool {
    guard position > 0 else { return false }
    switch byte(at: position - 1) {
    case 0x0A...0x0D: return true
    case 0x85: return position > 1 && byte(at: position - 2) == 0xC2
    case 0xA8, 0xA9:
      return position > 2 && byte(at: position - 2) == 0x80 && byte(at: position - 3) == 0xE2
    default: return false
    }
  }

  /// Returns the end of what `line` holds before its line end.
  private func contentEnd(of line: Range<ByteCount>) -> ByteCount {
    var end = line.upperBound
    if end > line.lowerBound, byte(at: end - 1) == 0x0A { end -= 1 }
    if end > line.lowerBound, byte(at: end - 1) == 0x0D { end -= 1 }
    return end
  }

  /// Returns where the cut `number` of the paragraph that begins at `start` lies.
  private func cut(_ number: Int, start: ByteCount, limit: Int) -> ByteCount {
    let nominal = start + ByteCount(number * limit)
    let window = max(limit / 16, min(limit / 2, 32))
    let bytes = bytes(in: (nominal - ByteCount(window))..<(nominal + 1))
    if let offset = Self.lastWordStart(in: bytes) {
      return nominal - ByteCount(window - offset)
    }
    let boundary = graphemeBoundary(atOrBefore: nominal)
    if boundary.value > nominal.value - window { return boundary }
    var offset = window
    while offset > window - 3, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return bytes[offset] & 0xC0 == 0x80 ? nominal : nominal - ByteCount(window - offset)
  }

  /// Returns the last place in `bytes` where a letter follows a space, if there is one.
  ///
  /// Letters are those of ASCII and what begins a Latin, Greek or Cyrillic one of two bytes; none
  /// of them can join the space in one grapheme cluster.
  private static func lastWordStart(in bytes: [UInt8]) -> Int? {
    var index = bytes.count - 1
    while index > 0 {
      if bytes[index - 1] == 0x20 {
        switch bytes[index] {
        case 0x41...0x5A, 0x61...0x7A, 0xC3...0xCA, 0xCE...0xCF, 0xD0...0xD1: return index
        default: break
        }
      }
      index -= 1
    }
    return nil
  }
}
