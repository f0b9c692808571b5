extension TextStorage {
  /// Returns the number of words in `range`.
  ///
  /// A word is a segment of UAX #29 that holds a letter or a digit ("don't" is one, "twenty-one"
  /// two); every ideograph and hiragana counts as one, a run of katakana as one.
  ///
  /// - Complexity: O(*n*): some hundred megabytes a second in ASCII, some ten elsewhere.
  public func wordCount(in range: Range<ByteCount>) -> Int {
    var counter = WordCounter()
    var start = range.lowerBound
    while start < range.upperBound {
      start = addWords(from: start, to: range.upperBound, &counter)
    }
    return counter.count
  }

  /// Counts the words of some 64 KiB, up to the last blank in them, and returns where it stopped.
  private func addWords(
    from start: ByteCount, to end: ByteCount, _ counter: inout WordCounter
  ) -> ByteCount {
    let limit = start + ByteCount(1 << 16)
    if limit >= end {
      withContiguousBytes(in: start..<end) { counter.add($0) }
      return end
    }
    let added = withContiguousBytes(in: start..<limit) { bytes -> ByteCount? in
      guard let blank = bytes.lastIndex(where: { $0 <= 0x20 }) else { return nil }
      counter.add(UnsafeBufferPointer(rebasing: bytes[...blank]))
      return ByteCount(blank + 1)
    }
    if let added { return start + added }
    // No blank at all: cut between two characters.
    let boundary = graphemeBoundary(atOrBefore: limit)
    let cut = boundary > start ? boundary : limit
    withContiguousBytes(in: start..<cut) { counter.add($0) }
    return cut
  }
}
