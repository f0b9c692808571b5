import RichText
import TextEngine

/// What stands for a document on the screen, and how its own bytes look there.
struct ReadingView: Sendable {
  var projection: ReadingProjection
  /// Nil for rich text, whose styles are the document's.
  var markdown: MarkdownReading?
}

extension Layouts {
  /// All that a reading view depends on.
  struct ReadingKey: Hashable {
    var revision: Revision
    var options: TypesetOptions
    var isFolded: Bool
    /// What stands for glyphs.
    var glyphs: Int
  }

  /// Returns what stands for the document, kept while nothing changes; nil where it is shown as it is.
  func reading(
    of document: EditorDocument, options: TypesetOptions, glyphs: GlyphShelf
  ) -> ReadingView? {
    guard document.isFolded || document.rich?.document.hasDrawnParts == true else { return nil }
    let key = ReadingKey(
      revision: document.text.revision, options: options, isFolded: document.isFolded,
      glyphs: glyphs.revision)
    if let (known, view) = readings[document.id], known == key { return view }
    readingEngines[document.id] = nil
    let view = make(document, options: options, glyphs: glyphs)
    readings[document.id] = (key, view)
    return view
  }

  private func make(
    _ document: EditorDocument, options: TypesetOptions, glyphs: GlyphShelf
  ) -> ReadingView? {
    if let rich = document.rich?.document {
      let replacements = rich.readingReplacements(options: options, glyphs: glyphs)
      if replacements.isEmpty { return nil }
      return ReadingView(projection: ReadingProjection(document.text, replacements))
    }
    let markdown = MarkdownReading(document.text, glyphs: glyphs)
    return ReadingView(
      projection: ReadingProjection(document.text, markdown.replacements), markdown: markdown)
  }

  /// Returns the layout of what stands for the document.
  func readingEngine(
    for document: EditorDocument, view: ReadingView, options: TypesetOptions
  ) -> any LayoutEngine {
    engine(in: &readingEngines, for: document, text: view.projection.text, options: options)
  }
}

extension RichDocument {
  /// Whether something of it is drawn otherwise than as text.
  var hasDrawnParts: Bool { !tables.isEmpty || !attachments.isEmpty }
}
