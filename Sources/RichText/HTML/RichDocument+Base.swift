internal import TextEngine

extension RichDocument {
  /// Sets the font and the size that most of the text is in, or those handed in, and takes them
  /// from the runs. What is not said of a part of the text is left as it is.
  ///
  /// - Complexity: Linear in paragraphs and runs.
  mutating func takeBase(_ said: BaseFont = BaseFont()) {
    var fonts: [String?: Int] = [:]
    var sizes: [HalfPoints?: Int] = [:]
    forEachParagraph { _, paragraph, bytes in
      for span in paragraph.spans(count: bytes.count) {
        let count = span.range.length().value
        fonts[span.style.font, default: 0] += count
        sizes[span.style.size, default: 0] += count
      }
    }
    base.family = said.family ?? Self.commonest(fonts)
    base.size = said.size ?? Self.commonest(sizes)
    if base == BaseFont() { return }
    for index in paragraphs.indices {
      paragraphs[index].changeStyles { style in
        if style.font == base.family { style.font = nil }
        if style.size == base.size { style.size = nil }
      }
    }
  }

  /// The value of most of the text, where all of it has one.
  private static func commonest<Value: Hashable & Comparable>(_ counts: [Value?: Int]) -> Value? {
    guard counts[nil] == nil else { return nil }
    return counts.max { ($0.value, $1.key!) < ($1.value, $0.key!) }?.key ?? nil
  }
}

extension Paragraph {
  /// Changes the style of each run; those that become default go, those that become alike join.
  mutating func changeStyles(_ change: (inout InlineStyle) -> Void) {
    var result: [StyleRun] = []
    for var run in runs {
      change(&run.style)
      if run.style.isDefault { continue }
      if let last = result.last, last.range.upperBound == run.range.lowerBound,
        last.style == run.style
      {
        result[result.count - 1].range = last.range.lowerBound..<run.range.upperBound
      } else {
        result.append(run)
      }
    }
    runs = result
  }
}
