// Clusters are those of UAX #29 (extended, 15.0). One of more than 64 KiB may be cut.
extension TextStorage {
  /// Returns the end of the grapheme cluster (UAX #29) that begins at or holds `position`; the end
  /// of the text at the end. CRLF is one cluster.
  ///
  /// - Complexity: O(log *n* + cluster)
  public func graphemeEnd(after position: ByteCount) -> ByteCount {
    precondition(position <= count, "\(position.value) is past the end, \(count.value)")
    if position + 1 >= count { return count }
    let first = byte(at: position)
    if first < 0x80, case let second = byte(at: position + 1), second < 0x80 {
      // No cluster of ASCII has two bytes but CRLF, whatever it began with.
      return position + (first == 0x0D && second == 0x0A ? 2 : 1)
    }
    return inWindow(around: position) { window, at in
      window.boundary(atOrBefore: at).flatMap { window.end(from: $0) }
    }
  }

  /// Returns the start of the grapheme cluster that ends at or holds the byte before `position`; 0
  /// at the start.
  ///
  /// - Complexity: O(log *n* + cluster)
  public func graphemeStart(before position: ByteCount) -> ByteCount {
    precondition(position <= count, "\(position.value) is past the end, \(count.value)")
    if position <= 1 { return 0 }
    let last = byte(at: position - 1)
    if last < 0x80, case let previous = byte(at: position - 2), previous < 0x80 {
      return position - (previous == 0x0D && last == 0x0A ? 2 : 1)
    }
    return inWindow(around: position - 1) { window, at in window.boundary(atOrBefore: at) }
  }

  /// Returns the nearest cluster boundary not after `position`.
  ///
  /// - Complexity: O(log *n* + cluster)
  public func graphemeBoundary(atOrBefore position: ByteCount) -> ByteCount {
    precondition(position <= count, "\(position.value) is past the end, \(count.value)")
    if position == 0 || position == count { return position }
    let previous = byte(at: position - 1)
    if previous < 0x80, case let next = byte(at: position), next < 0x80 {
      return previous == 0x0D && next == 0x0A ? position - 1 : position
    }
    return inWindow(around: position) { window, at in window.boundary(atOrBefore: at) }
  }

  /// Calls `ask` with ever wider windows around `position` until it answers.
  ///
  /// At 64 KiB to either side the window's ends count as the text's, so that a text of nothing but
  /// marks costs no more.
  private func inWindow(
    around position: ByteCount, _ ask: (GraphemeWindow, Int) -> Int?
  ) -> ByteCount {
    var reach = 64
    while true {
      let isWidest = reach >= 1 << 16
      var range = max(0, position - ByteCount(reach))..<min(count, position + ByteCount(reach))
      if isWidest, range.lowerBound > 0 { range = afterTail(range) }
      let found = withContiguousBytes(in: range) { bytes in
        ask(
          GraphemeWindow(
            bytes: bytes, isStart: isWidest || range.lowerBound == 0,
            isEnd: isWidest || range.upperBound == count),
          (position - range.lowerBound).value)
      }
      if let found { return range.lowerBound + ByteCount(found) }
      precondition(!isWidest, "no cluster boundary around \(position.value)")
      reach *= 4
    }
  }

  /// Takes the rest of a code point off the start of `range`.
  private func afterTail(_ range: Range<ByteCount>) -> Range<ByteCount> {
    var start = range.lowerBound
    while start < range.lowerBound + 3, byte(at: start) & 0xC0 == 0x80 { start += 1 }
    return start..<range.upperBound
  }
}
