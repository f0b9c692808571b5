import RichText
import TextEngine

extension RichDocument {
  /// What stands on the screen for tables and attachments; empty where there are none, or where the
  /// text is too large to be drawn anew at every key.
  ///
  /// - Parameter options: Those of the text area; a grid is never wider.
  func readingReplacements(options: TypesetOptions) -> [ReadingProjection.Replacement] {
    guard !tables.isEmpty || !attachments.isEmpty, text.count <= Self.mostDrawn else { return [] }
    var replacements: [ReadingProjection.Replacement] = []
    var left = attachments(in: 0..<text.count)[...]
    func boxes(before end: ByteCount) {
      while let next = left.first, next.position < end {
        let words = shortened("[" + next.attachment.displayName + "]", to: options.width.value)
          .replacing(" ", with: "\u{A0}")
        let range = next.position..<next.position + 3
        replacements.append(
          .init(range: range, lines: [[.init(content: .box(words, range), style: .placeholder)]]))
        left.removeFirst()
      }
    }
    var index = 0
    while index < paragraphs.count, !tables.isEmpty {
      guard let cell = paragraphs[index].style.cell else {
        index += 1
        continue
      }
      let top = ancestor(of: cell.table, depth: 0)
      let end = max(self.end(ofTable: top, from: index, before: paragraphs.count), index + 1)
      let range =
        self.range(ofParagraph: index).lowerBound..<self.range(ofParagraph: end - 1).upperBound
      boxes(before: range.lowerBound)
      if let grid = TableGrid(
        of: top, paragraphs: index..<end, in: self, options: options, width: options.width.value)
      {
        replacements.append(.init(range: range, lines: grid.lines))
        left = left.drop { $0.position < range.upperBound }
      } else {
        boxes(before: range.upperBound)
      }
      index = end
    }
    boxes(before: text.count)
    return replacements
  }

  private static var mostDrawn: ByteCount { 1_048_576 }
}
