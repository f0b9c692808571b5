public import TextEngine
public import WritingTools

/// The layout engines of what is on the screen: caches beside the state.
///
/// What they answer depends on the text and the options alone, so that dropping all of them changes
/// nothing but the time a frame takes.
@MainActor public final class Layouts {
  struct Entry {
    var kind: EngineKind
    var engine: any LayoutEngine
    /// The words whose paragraphs the engine was told to box.
    var boxedWords = ""
  }
  private var entries: [DocumentID: Entry] = [:]
  private var reviews: [DocumentID: Entry] = [:]
  private var projections: [DocumentID: (ProjectionKey, ReviewProjection)] = [:]

  /// What stands for documents on the screen, and its layouts.
  var readings: [DocumentID: (ReadingKey, ReadingView?)] = [:]
  var readingEngines: [DocumentID: Entry] = [:]

  /// Both layouts of what is compared side by side.
  var compared: [EngineKind: ComparedLayout] = [:]

  /// All that a projection depends on.
  private struct ProjectionKey: Hashable {
    var revision: Revision
    var suggestions: [Suggestion]
    var showsOriginal: Bool
    var within: Range<ByteCount>?
    var landing: Landing
  }

  public init() {}

  /// Returns the layout of `document` by its own engine, made or brought up to date as needed.
  public func engine(for document: EditorDocument, options: TypesetOptions) -> any LayoutEngine {
    let engine = engine(in: &entries, for: document, text: document.text, options: options)
    if entries[document.id]?.boxedWords != document.boxedWords {
      let rules = document.boxedWords.isEmpty ? [] : [FragmentRule.holding(document.boxedWords)]
      // An engine without fragments refuses; the writer was told when the boxes were asked for.
      try? engine.setFragmentRules(rules)
      entries[document.id]?.boxedWords = document.boxedWords
    }
    return engine
  }

  /// Returns the layout of `document` where one of fragments was made for it.
  func fragments(of document: EditorDocument) -> TK2Layout? {
    guard let layout = entries[document.id]?.engine as? TK2Layout,
      layout.text.revision == document.text.revision
    else { return nil }
    return layout
  }

  /// Returns the layout of a text that stands for the document during a review.
  public func reviewEngine(
    for document: EditorDocument, projection: ReviewProjection, options: TypesetOptions
  ) -> any LayoutEngine {
    let engine = engine(in: &reviews, for: document, text: projection.text, options: options)
    engine.directions.marks = projection.runs.filter { $0.role == .mark }.map(\.range)
    return engine
  }

  /// Returns what a review shows of the document, or of `within`; kept while nothing changes.
  func projection(
    of session: ToolSession, for document: EditorDocument, within: Range<ByteCount>?
  ) -> ReviewProjection {
    let key = ProjectionKey(
      revision: document.text.revision, suggestions: session.suggestions,
      showsOriginal: session.showsOriginal, within: within, landing: session.landing)
    if let (known, projection) = projections[document.id], known == key { return projection }
    let projection = ReviewProjection(session: session, text: document.text, within: within)
    projections[document.id] = (key, projection)
    reviews[document.id] = nil
    return projection
  }

  /// Follows an edit of `document`, which already holds the text after it.
  func follow(_ summary: EditSummary, of document: EditorDocument) {
    guard let entry = entries[document.id], entry.engine.text.revision == summary.before else {
      entries[document.id] = nil
      return
    }
    entry.engine.apply(summary, text: document.text)
  }

  func forget(_ id: DocumentID) {
    forgetCompared()
    entries[id] = nil
    readings[id] = nil
    readingEngines[id] = nil
    forgetReview(id)
  }

  func forgetReview(_ id: DocumentID) {
    reviews[id] = nil
    projections[id] = nil
  }

  func engine(
    in entries: inout [DocumentID: Entry], for document: EditorDocument, text: TextStorage,
    options: TypesetOptions
  ) -> any LayoutEngine {
    if let entry = entries[document.id], entry.kind == document.engine {
      if entry.engine.options != options { entry.engine.options = options }
      if entry.engine.text.revision != text.revision { entry.engine.reset(to: text) }
      return entry.engine
    }
    let engine: any LayoutEngine =
      switch document.engine {
      case .tk1: TK1Layout(text: text, options: options, typesetter: WindowedTypesetter())
      case .tk2: TK2Layout(text: text, options: options, typesetter: WindowedTypesetter())
      }
    entries[document.id] = Entry(kind: document.engine, engine: engine)
    return engine
  }
}
