import TextEngine
import WritingTools

/// What the text area shows, and through which layout.
@MainActor struct Shown {
  var engine: any LayoutEngine
  /// Where the text area shows a review in the text: the text that stands for the document.
  var projection: ReviewProjection?
  /// Where tables, boxes or folded markup stand for the document.
  var reading: ReadingView?
  var areas: ScreenAreas

  var text: TextStorage { projection?.text ?? engine.text }
  /// Whether another text than the document's is on the screen.
  var isProjected: Bool { projection != nil || reading != nil }
  var options: TypesetOptions { engine.options }

  /// A place of the document as a place of what is shown.
  func shown(_ position: ByteCount) -> ByteCount {
    projection?.projected(position) ?? reading?.projection.projected(position) ?? position
  }
  /// A place of what is shown as a place of the document.
  func document(_ position: ByteCount) -> ByteCount {
    projection?.original(position) ?? reading?.projection.document(position) ?? position
  }

  /// Whether a row shows nothing that the caret could stand in.
  func isOnlySigns(_ row: Row) -> Bool { reading?.projection.isOnlySigns(row.range) ?? false }

  /// The first row on the screen.
  func top(of document: EditorDocument) -> RowPlace {
    guard isProjected else { return document.top }
    let place = RowPlace(element: shown(document.top.element), row: document.top.row)
    guard let below = document.topInReview, below.top == document.top else { return place }
    return engine.row(below.rows, from: engine.row(at: place)).place
  }

  /// How many rows `row` is below the one at `place`; 0 where it is not, or far away.
  func rows(from place: RowPlace, to row: Row) -> Int {
    var next = engine.row(at: place)
    for count in 0..<Self.farthest {
      if next.place == row.place { return count }
      guard next.range.lowerBound < row.range.lowerBound, let after = engine.row(after: next) else {
        break
      }
      next = after
    }
    return 0
  }

  /// More rows than a change under review has: thousands of lines are not looked at one by one.
  private static let farthest = 10_000
}

extension EditorState {
  /// Whether the review stands in the text rather than in a panel.
  var reviewsInText: Bool {
    guard let running = document.session, case .reviewing = running.session.phase else {
      return false
    }
    return !settings.reviewsInLines && running.session.behaviour == .complete && !running.isParked
      && running.session.isLandingInText
  }

  /// Whether the review is a sentence for each suggestion, in the footer.
  var reviewsInSentences: Bool {
    guard settings.reviewsInLines, let running = document.session,
      case .reviewing = running.session.phase
    else { return false }
    return !running.session.isDetached
  }

  var areas: ScreenAreas {
    ScreenAreas(
      size: size, panelRows: panelRows, footerRows: footerRows, asks: isAsking,
      wrapWidth: settings.wrapWidth, margin: richMargin,
      isCentred: settings.isCentred)
  }

  func options(width: Int) -> TypesetOptions {
    TypesetOptions(
      width: CellCount(max(width, 1)), tabWidth: settings.tabWidth,
      ambiguousIsWide: settings.ambiguousIsWide, quirks: quirks,
      order: settings.order)
  }

  /// What the text area shows now.
  @MainActor func shown(layouts: Layouts) -> Shown {
    let areas = self.areas
    let options = options(width: areas.text.columns)
    if reviewsInText, let session = document.session?.session {
      let projection = layouts.projection(of: session, for: document, within: nil)
      let engine = layouts.reviewEngine(for: document, projection: projection, options: options)
      return Shown(engine: engine, projection: projection, areas: areas)
    }
    if let reading = layouts.reading(of: document, options: options, glyphs: glyphs) {
      let engine = layouts.readingEngine(for: document, view: reading, options: options)
      return Shown(engine: engine, projection: nil, reading: reading, areas: areas)
    }
    return Shown(
      engine: layouts.engine(for: document, options: options), projection: nil, areas: areas)
  }
}
