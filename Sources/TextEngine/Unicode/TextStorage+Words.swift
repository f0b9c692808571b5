// Words are those of UAX #29 §4 as ICU finds them: by dictionary in Chinese, Japanese, Thai, Lao,
// Khmer and Burmese. For motion a word is a segment that holds a letter, a digit or an emoji.
//
// ICU is shown a kilobyte or so around the position, cut at spaces where there are any. In a longer
// run without spaces the dictionary may see its beginning only, and cut it otherwise than whole.
extension TextStorage {
  /// Returns the start of the word (UAX #29) that `position` is in or just after; where no word
  /// comes before it, 0. Spaces and punctuation between are passed over.
  ///
  /// - Complexity: O(log *n* + what is passed over)
  public func wordStart(before position: ByteCount) -> ByteCount {
    precondition(position <= count, "\(position.value) is past the end, \(count.value)")
    var from = position
    while from > 0 {
      from = skipBackOverPunctuation(from)
      if from == 0 { break }
      let window = wordWindow(around: from - 1)
      if let word = segments(in: window).last(where: { $0.isWord && $0.range.lowerBound < from }) {
        return word.range.lowerBound
      }
      from = min(window.lowerBound, from - 1)
    }
    return 0
  }

  /// Returns the end of the word that `position` is in or just before; where none follows, the end
  /// of the text. Spaces and punctuation between are passed over.
  ///
  /// - Complexity: O(log *n* + what is passed over)
  public func wordEnd(after position: ByteCount) -> ByteCount {
    precondition(position <= count, "\(position.value) is past the end, \(count.value)")
    var from = position
    while from < count {
      from = skipOverPunctuation(from)
      if from == count { break }
      let window = wordWindow(around: from)
      if let word = segments(in: window).first(where: { $0.isWord && $0.range.upperBound > from }) {
        return word.range.upperBound
      }
      from = max(window.upperBound, from + 1)
    }
    return count
  }

  /// Returns the word, or the run of spaces or punctuation, at `position`; at the end of a line the
  /// one before it; nothing in an empty line.
  ///
  /// - Complexity: O(log *n* + 1 KiB)
  public func wordRange(at position: ByteCount) -> Range<ByteCount> {
    precondition(position <= count, "\(position.value) is past the end, \(count.value)")
    if isEmpty { return position..<position }
    let window = wordWindow(around: position == count ? position - 1 : position)
    var found: WordSegment?
    for segment in segments(in: window) {
      if segment.kind == .lineEnd { break }
      if let last = found, last.kind == segment.kind, segment.kind != .word {
        found?.range = last.range.lowerBound..<segment.range.upperBound
      } else if segment.range.lowerBound > position {
        break
      } else {
        found = segment
      }
    }
    guard let found, found.range.upperBound >= position else { return position..<position }
    return found.range
  }

  /// Goes on over bytes of ASCII that no word holds.
  private func skipOverPunctuation(_ position: ByteCount) -> ByteCount {
    var at = position
    forEachPiece(in: position..<count) { piece in
      let word = piece.firstIndex { $0 >= 0x80 || WordClass($0) != .other }
      at += ByteCount(word ?? piece.count)
      return word == nil
    }
    return at
  }

  private func skipBackOverPunctuation(_ position: ByteCount) -> ByteCount {
    var end = position
    while end > 0 {
      let start = max(0, end - 4096)
      let word = withContiguousBytes(in: start..<end) { bytes in
        bytes.lastIndex { $0 >= 0x80 || WordClass($0) != .other }
      }
      if let word { return start + ByteCount(word + 1) }
      end = start
    }
    return 0
  }

  /// Returns the bytes to show to ICU: of the line that holds `position`, what is near.
  private func wordWindow(around position: ByteCount) -> Range<ByteCount> {
    let reach: ByteCount = 512
    let line = lineStart(containing: position)..<lineEnd(containing: position)
    var start = line.lowerBound
    if position - start > reach + reach {
      start = graphemeBoundary(atOrBefore: position - reach)
      start = spaceEnd(in: start..<(position - 64)) ?? start
    }
    var end = line.upperBound
    if end - position > reach + reach {
      end = graphemeBoundary(atOrBefore: position + reach)
      end = spaceEnd(in: (position + 64)..<end) ?? end
    }
    return start..<max(end, min(position + 1, line.upperBound))
  }

  /// Returns the position after the first blank in `range` that bears no mark.
  private func spaceEnd(in range: Range<ByteCount>) -> ByteCount? {
    withContiguousBytes(in: range) { bytes in
      bytes.indices.dropLast().first { bytes[$0] == 0x20 && bytes[$0 + 1] < 0x80 }
        .map { range.lowerBound + ByteCount($0 + 1) }
    }
  }

  private func segments(in range: Range<ByteCount>) -> [WordSegment] {
    withContiguousBytes(in: range) { bytes in
      var breaker = Breaker(.word)
      breaker.setText(bytes)
      var segments: [WordSegment] = []
      var start = 0
      while let end = breaker.next() {
        let kind = WordSegment.Kind(bytes, start..<end, status: breaker.status)
        segments.append(
          WordSegment(
            range: (range.lowerBound + ByteCount(start))..<(range.lowerBound + ByteCount(end)),
            kind: kind))
        start = end
      }
      return segments
    }
  }
}

/// What lies between two word boundaries.
private struct WordSegment {
  enum Kind { case word, space, punctuation, lineEnd }

  var range: Range<ByteCount>
  var kind: Kind
  var isWord: Bool { kind == .word }
}

extension WordSegment.Kind {
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, status: Int) {
    let first = bytes.scalar(at: range.lowerBound)
    let properties = first.properties
    switch (first.value, properties.grapheme) {
    case (0x0A...0x0D, _), (0x85, _), (0x2028...0x2029, _): self = .lineEnd
    case (_, .pictograph) where properties.width == .two: self = .word
    case (_, .regionalIndicator): self = .word
    default:
      if status >= 100, bytes.holdsWord(range) {
        self = .word
      } else {
        self = properties.hangs || first.value == 0xA0 ? .space : .punctuation
      }
    }
  }
}
