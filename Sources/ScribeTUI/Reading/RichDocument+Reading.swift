import Glyphs
import RichText
import TextEngine

extension RichDocument {
  /// What stands on the screen for tables and attachments; empty where there are none, or where the
  /// text is too large to be drawn anew at every key.
  ///
  /// - Parameters:
  ///   - options: Those of the text area; a grid is never wider.
  ///   - glyphs: How glyphs are shown.
  func readingReplacements(
    options: TypesetOptions, glyphs: GlyphShelf = GlyphShelf()
  ) -> [ReadingProjection.Replacement] {
    guard !tables.isEmpty || !attachments.isEmpty, text.count <= Self.mostDrawn else { return [] }
    var replacements: [ReadingProjection.Replacement] = []
    var left = attachments(in: 0..<text.count)[...]
    func boxes(before end: ByteCount) {
      while let next = left.first, next.position < end {
        let range = next.position..<next.position + 3
        let piece = next.attachment.piece(
          at: range, glyphs: glyphs, width: options.width.value, isOneWord: true)
        replacements.append(.init(range: range, lines: [[piece]]))
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
        of: top, paragraphs: index..<end, in: self, options: options, glyphs: glyphs,
        width: options.width.value)
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

extension Attachment {
  /// What stands for it on the screen.
  ///
  /// - Parameter isOneWord: Whether rows never end within it.
  func piece(
    at range: Range<ByteCount>, glyphs: GlyphShelf, width: Int, isOneWord: Bool
  ) -> ReadingProjection.Piece {
    var words = "[" + displayName + "]"
    var key: GlyphKey?
    if case .glyph(let glyph) = self {
      words = glyphs.words(for: displayName)
      // What is cut off or only words has no room for a picture.
      if glyphs.inText != .text, width >= 2, !words.hasPrefix(":") { key = GlyphKey(glyph) }
    }
    words = shortened(words, to: width)
    if isOneWord { words = words.replacing(" ", with: "\u{A0}") }
    return .init(content: .box(words, range), style: .placeholder, glyph: key)
  }
}
