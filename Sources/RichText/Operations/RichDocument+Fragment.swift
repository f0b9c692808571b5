public import TextEngine

extension RichDocument {
  /// Returns a part of the document to be put elsewhere: text, styles, lists and attachments. What
  /// stood in cells becomes paragraphs.
  ///
  /// - Complexity: Linear in the part.
  public func fragment(_ range: Range<ByteCount>) -> RichDocument {
    var result = RichDocument()
    result.text = TextStorage(bytes: text.bytes(in: range))
    let first = paragraphIndex(at: range.lowerBound)
    let last = paragraphIndex(at: range.upperBound)
    result.paragraphs = (first...last).map { index in
      let whole = self.range(ofParagraph: index)
      let part = whole.clamped(to: range)
      var paragraph = paragraphs[index]
      paragraph.style.cell = nil
      paragraph.style.source = nil
      let offset = part.lowerBound - whole.lowerBound
      paragraph.runs = paragraph.runs.clipped(to: offset..<offset + part.length())
        .map { $0.moved(by: -offset) }
      if paragraph.style.kind == .rule, !part.isEmpty { paragraph.style.kind = .body }
      return paragraph
    }
    for case let id? in result.paragraphs.lazy.flatMap(\.runs).map(\.style.attachment) {
      result.attachments[id] = attachments[id]
    }
    return result
  }
}
