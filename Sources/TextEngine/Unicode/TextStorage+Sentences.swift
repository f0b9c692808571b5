extension TextStorage {
  /// Returns the line that holds `position`, with its line end: what prose calls a paragraph when
  /// each is on one line.
  public func paragraphRange(at position: ByteCount) -> Range<ByteCount> {
    lineStart(containing: position)..<lineEnd(containing: position)
  }

  /// Returns the sentence (UAX #29) at `position`, with the spaces after it, within its paragraph.
  ///
  /// Common abbreviations ("Dr.", "e.g.") and initials do not end a sentence. A sentence longer
  /// than 8 KiB to either side of `position` may be cut.
  ///
  /// - Complexity: O(log *n* + 16 KiB)
  public func sentenceRange(at position: ByteCount) -> Range<ByteCount> {
    precondition(position <= count, "\(position.value) is past the end, \(count.value)")
    let paragraph = paragraphRange(at: position)
    let reach: ByteCount = 8192
    var start = paragraph.lowerBound
    if position - start > reach + reach {
      start = graphemeBoundary(atOrBefore: position - reach)
      start = blankEnd(in: start..<position) ?? start
    }
    var end = paragraph.upperBound
    if end - position > reach + reach { end = graphemeBoundary(atOrBefore: position + reach) }
    return withContiguousBytes(in: start..<end) { bytes in
      let found = SentenceFinder.range(in: bytes, at: (position - start).value)
      return (start + ByteCount(found.lowerBound))..<(start + ByteCount(found.upperBound))
    }
  }

  private func blankEnd(in range: Range<ByteCount>) -> ByteCount? {
    withContiguousBytes(in: range) { bytes in
      bytes.firstIndex(of: 0x20).map { range.lowerBound + ByteCount($0 + 1) }
    }
  }
}

/// Finds sentences by ICU, and mends those that an abbreviation cut.
enum SentenceFinder {
  /// Returns the sentence of `bytes` that holds `position`; the last one at the end.
  static func range(in bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Range<Int> {
    var breaker = Breaker(.sentence)
    breaker.setText(bytes)
    var start = 0
    while let end = breaker.next() {
      if end == bytes.count { return start..<end }
      if Abbreviations.holds(bytes, endingAt: end, from: start) { continue }
      if end > position { return start..<end }
      start = end
    }
    return start..<bytes.count
  }
}

/// What ends in a full stop and does not end a sentence.
enum Abbreviations {
  /// Titles, and what introduces an example: whatever follows.
  private static let always: Set<String> = [
    "mr", "mrs", "ms", "dr", "prof", "rev", "hon", "st", "mt", "ft", "gen", "col", "capt", "cmdr",
    "lt", "sgt", "cpl", "maj", "adm", "gov", "sen", "rep", "pres", "messrs", "mme", "mlle", "sra",
    "e.g", "i.e", "cf", "viz", "vs", "z.b", "d.h", "bzw", "approx",
  ]
  /// What counts something: if a digit follows.
  private static let beforeNumbers: Set<String> = [
    "no", "nos", "nr", "p", "pp", "vol", "vols", "fig", "figs", "ch", "sec", "art", "eq", "op",
    "ca",
  ]

  /// Returns whether the sentence break at `end` comes after an abbreviation.
  static func holds(
    _ bytes: UnsafeBufferPointer<UInt8>, endingAt end: Int, from start: Int
  ) -> Bool {
    var stop = end
    while stop > start, bytes[stop - 1] == 0x20 { stop -= 1 }
    guard stop > start, bytes[stop - 1] == 0x2E else { return false }
    stop -= 1
    var begin = stop
    while begin > start, stop - begin < 12, isPart(bytes[begin - 1]) { begin -= 1 }
    if begin > start, isPart(bytes[begin - 1]) || bytes[begin - 1] >= 0x80 { return false }
    let word = String(decoding: bytes[begin..<stop], as: UTF8.self)
    // An initial, but the pronoun ends sentences too.
    if word.utf8.count == 1, word != "I", word.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) {
      return true
    }
    let lower = word.lowercased()
    return always.contains(lower)
      || beforeNumbers.contains(lower) && end < bytes.count && (0x30...0x39).contains(bytes[end])
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte == 0x2E || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
