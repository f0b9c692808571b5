// Boundaries of characters, words and sentences. Skeleton: ASCII only; replaced by the Unicode work.
extension TextStorage {
  /// Returns the start of the word (UAX #29) that `position` is in or just after; where no word
  /// comes before it, 0.
  public func wordStart(before position: ByteCount) -> ByteCount { max(position - 1, 0) }

  /// Returns the end of the word that `position` is in or just before; where none follows, the end
  /// of the text.
  public func wordEnd(after position: ByteCount) -> ByteCount { min(position + 1, count) }

  /// Returns the word, or the run of spaces or punctuation, at `position`.
  public func wordRange(at position: ByteCount) -> Range<ByteCount> {
    position..<min(position + 1, count)
  }

  /// Returns the sentence (UAX #29) at `position`, with the spaces after it, within its paragraph.
  public func sentenceRange(at position: ByteCount) -> Range<ByteCount> {
    paragraphRange(at: position)
  }

  /// Returns the line that holds `position`, with its line end: what prose calls a paragraph when
  /// each is on one line.
  public func paragraphRange(at position: ByteCount) -> Range<ByteCount> {
    lineStart(containing: position)..<lineEnd(containing: position)
  }

  /// Returns the number of words (UAX #29 words that hold a letter or digit) in `range`.
  public func wordCount(in range: Range<ByteCount>) -> Int {
    string(in: range).split { $0.isWhitespace }.count
  }
}
