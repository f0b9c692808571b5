public import TextEngine

extension RichDocument {
  /// Returns the bytes of paragraph `index`, without the `\n` at its end.
  ///
  /// - Complexity: O(log *n* + *p*), for a text of *n* bytes and a paragraph of *p*.
  public func range(ofParagraph index: Int) -> Range<ByteCount> {
    precondition(paragraphs.indices.contains(index), "\(index) of \(paragraphs.count) paragraphs")
    // The text was made of bytes at hand, so that its lines are counted.
    let start = text.lineStart(LineCount(index)).value
    let end = text.lineEnd(containing: start)
    return start..<(index + 1 < paragraphs.count ? end - 1 : end)
  }

  /// Returns the index of the paragraph that `position` is in; its end belongs to it.
  ///
  /// - Complexity: O(log *n* + *p*).
  public func paragraphIndex(at position: ByteCount) -> Int { text.line(at: position).value.value }

  /// Calls `body` with each paragraph and its bytes, in order. Linear in the text.
  public func forEachParagraph(_ body: (Int, Paragraph, ArraySlice<UInt8>) -> Void) {
    let bytes = text.bytes(in: 0..<text.count)
    var start = 0
    for (index, paragraph) in paragraphs.enumerated() {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      body(index, paragraph, bytes[start..<end])
      start = end + 1
    }
  }
}

extension Paragraph {
  /// Returns the parts of a paragraph of `count` bytes in order, those without a style included.
  public func spans(count: Int) -> [StyleRun] {
    var spans: [StyleRun] = []
    var end = ByteCount(0)
    for run in runs {
      if end < run.range.lowerBound {
        spans.append(StyleRun(range: end..<run.range.lowerBound, style: InlineStyle()))
      }
      spans.append(run)
      end = run.range.upperBound
    }
    if end.value < count {
      spans.append(StyleRun(range: end..<ByteCount(count), style: InlineStyle()))
    }
    return spans
  }
}
