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
      if document.session?.hasFocus == true { document.session?.hasFocus = false }
      let extends = mouse.action == .drag || mouse.modifiers.contains(.shift)
      document.selection = Selection(
        anchor: extends ? document.selection.anchor : place, head: place)
      document.goal = nil
      document.isMarking = false
      document.grown = []
      message = nil
    }
    return []
  }

  /// The place of the text under a cell of the screen; beyond the edges, the nearest.
  @MainActor private func position(
    at point: Point, shown: Shown
  ) -> ByteCount? {
    let area = shown.areas.text
    guard area.rows > 0 else { return nil }
    let engine = shown.engine
    let top = engine.row(at: shown.top(of: document))
    let row = engine.row(point.row - area.row, from: top)
    if point.row - area.row >= area.rows + 1 { return nil }
    let found = engine.position(in: row, at: CellCount(max(point.column - area.column, 0)))
    return shown.document(found)
  }
}
