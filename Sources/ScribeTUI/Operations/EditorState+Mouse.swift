import TextEngine

extension EditorState {
  /// Takes a click, a drag or the wheel over the text. Panels take keys only.
  @MainActor mutating func take(_ mouse: Mouse, layouts: Layouts) -> [Effect] {
    guard case .text = mode else { return [] }
    if isComparing {
      switch mouse.action {
      case .wheelUp: scrollCompare(by: -3, layouts: layouts)
      case .wheelDown: scrollCompare(by: 3, layouts: layouts)
      case .press, .drag, .release: break
      }
      return []
    }
    let shown = self.shown(layouts: layouts)
    switch mouse.action {
    case .wheelUp, .wheelDown:
      scroll(by: mouse.action == .wheelUp ? -3 : 3, shown: shown)
      isScrolledByHand = true
    case .press, .drag, .release:
      let area = shown.areas.text
      guard mouse.action != .press || area.contains(mouse.at) || area.column > mouse.at.column
      else { return [] }
      if mouse.action == .release { return [] }
      guard let place = position(at: mouse.at, shown: shown) else { return [] }
      if mouse.action == .press { clicks.press(at: mouse.at, time: now) }
      if document.session?.hasFocus == true { document.session?.hasFocus = false }
      let extends = mouse.action == .drag || mouse.modifiers.contains(.shift)
      if mouse.action == .press, !extends { document.clicked = whole(at: place) }
      document.selection = selection(to: place, extending: extends)
      document.goal = nil
      document.isMarking = false
      document.grown = []
      message = nil
    }
    return []
  }

  /// What a click selects as a whole: nothing, the word of a double click, the line of a triple one.
  private func whole(at place: ByteCount) -> Range<ByteCount>? {
    switch clicks.count {
    case 2: document.text.wordRange(at: place)
    case 3: document.text.paragraphRange(at: place)
    default: nil
    }
  }

  /// The selection from where the mouse was pressed to `place`, by whole words or lines after a double
  /// or a triple click.
  private func selection(to place: ByteCount, extending: Bool) -> Selection {
    guard let clicked = document.clicked, clicked.upperBound <= document.text.count else {
      return Selection(anchor: extending ? document.selection.anchor : place, head: place)
    }
    let reached = whole(at: place) ?? place..<place
    return reached.lowerBound < clicked.lowerBound
      ? Selection(anchor: clicked.upperBound, head: reached.lowerBound)
      : Selection(
        anchor: clicked.lowerBound, head: max(clicked.upperBound, reached.upperBound))
  }

  /// The place of the text under a cell of the screen; beyond the edges, the nearest.
  @MainActor private func position(
    at point: Point, shown: Shown
  ) -> ByteCount? {
    let area = shown.areas.text
    guard area.rows > 0 else { return nil }
    let engine = shown.engine
    let top = engine.row(at: shown.top(of: document))
    // Beyond an edge a row at a time.
    let row = engine.row(min(max(point.row - area.row, -1), area.rows), from: top)
    let found = engine.position(in: row, at: CellCount(max(point.column - area.column, 0)))
    return shown.document(found)
  }
}
