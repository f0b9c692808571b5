import TextEngine
import WritingTools

/// What the text area shows, and through which layout.
@MainActor struct Shown {
  var engine: any LayoutEngine
  /// Where the text area shows a review in the text: the text that stands for the document.
  var projection: ReviewProjection?
  var areas: ScreenAreas

  var text: TextStorage { projection?.text ?? engine.text }
  var options: TypesetOptions { engine.options }

  /// A place of the document as a place of what is shown.
  func shown(_ position: ByteCount) -> ByteCount { projection?.projected(position) ?? position }
  /// A place of what is shown as a place of the document.
  func document(_ position: ByteCount) -> ByteCount { projection?.original(position) ?? position }

  /// The first row on the screen.
  func top(of document: EditorDocument) -> RowPlace {
    guard projection != nil else { return document.top }
    let element = shown(document.top.element)
    return RowPlace(element: element, row: document.top.row)
  }
}

extension EditorState {
  /// Whether the review stands in the text rather than in a panel.
  var reviewsInText: Bool {
    guard let running = document.session, case .reviewing = running.session.phase else {
      return false
    }
    return running.session.behaviour == .complete && !running.isParked
      && running.session.isLandingInText
  }

  var areas: ScreenAreas {
    ScreenAreas(
      size: size, panelRows: panelRows, footerRows: footerRows, wrapWidth: settings.wrapWidth)
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
    return Shown(
      engine: layouts.engine(for: document, options: options), projection: nil, areas: areas)
  }
}
