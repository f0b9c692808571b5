import TextEngine
import WritingTools

extension EditorState {
  /// Scrolls as little as it takes to see the caret, or the change under review, and notes which
  /// changes are on the screen.
  @MainActor mutating func keepInView(layouts: Layouts) {
    noteCompared(layouts: layouts)
    let shown = self.shown(layouts: layouts)
    let rows = shown.areas.text.rows
    guard rows > 0 else { return }
    let engine = shown.engine
    if !isScrolledByHand {
      let target = targetRow(shown: shown)
      var top = topRow(
        showing: target, from: engine.row(at: shown.top(of: document)), rows: rows, engine: engine)
      if let last = lastRow(shown: shown) {
        // A change of many rows is shown to its end where there is room, else from its start.
        top = topRow(showing: last, from: top, rows: rows, engine: engine)
        if top.range.lowerBound > target.range.lowerBound { top = target }
      }
      set(top: top, shown: shown)
    }
    isScrolledByHand = false
    noteSeen(shown: shown, layouts: layouts)
  }

  /// Returns the top row that shows `target`, as near to `top` as can be. What is more than a screen
  /// away is put in the middle.
  @MainActor private func topRow(
    showing target: Row, from top: Row, rows: Int, engine: any LayoutEngine
  ) -> Row {
    if settings.keepsLineInMiddle { return engine.row(-(rows / 2), from: target) }
    let margin = min(settings.scrollMargin, (rows - 1) / 2)
    // Rows from the top to the target; nil where it is farther than two screens below.
    var distance: Int?
    if target.range.lowerBound >= top.range.lowerBound {
      var row = top
      var count = 0
      while row.place != target.place, count < rows * 2, let next = engine.row(after: row) {
        row = next
        count += 1
      }
      if row.place == target.place { distance = count }
    } else if isNear(target, above: top, rows: rows, engine: engine) {
      distance = -1
    }
    guard let distance else { return engine.row(-(rows / 2), from: target) }
    if distance < margin { return engine.row(-margin, from: target) }
    // At the end of the text there are no rows to keep below the target.
    var below = 0
    var row = target
    while below < margin, let next = engine.row(after: row) {
      row = next
      below += 1
    }
    let lowest = rows - 1 - below
    return distance > lowest ? engine.row(-lowest, from: target) : top
  }

  /// The row that must be seen.
  @MainActor private func targetRow(shown: Shown) -> Row {
    if let running = document.session, running.hasFocus, let projection = shown.projection,
      let focused = running.session.focusedSuggestion
    {
      return shown.engine.row(
        containing: projection.projected(focused.range.lowerBound), affinity: .downstream)
    }
    return shown.engine.row(
      containing: shown.shown(document.selection.head), affinity: .downstream)
  }

  /// The row where the change under review ends; nil where none is, or it may not be seen.
  @MainActor private func lastRow(shown: Shown) -> Row? {
    guard let running = document.session, running.hasFocus,
      let focused = running.session.focusedSuggestion,
      let range = shown.projection?.range(of: focused.id)
    else { return nil }
    return shown.engine.row(containing: range.upperBound, affinity: .upstream)
  }

  @MainActor private func isNear(
    _ target: Row, above top: Row, rows: Int, engine: any LayoutEngine
  ) -> Bool {
    var row = target
    for _ in 0..<rows {
      guard let next = engine.row(after: row) else { return true }
      if next.place == top.place { return true }
      row = next
    }
    return false
  }

  /// Marks the changes that the writer can see while the review has the keyboard.
  @MainActor private mutating func noteSeen(shown: Shown, layouts: Layouts) {
    guard let running = document.session, running.hasFocus,
      case .reviewing = running.session.phase
    else { return }
    if reviewsInSentences {
      if let focused = running.session.focusedSuggestion { review { $0.markSeen([focused.id]) } }
      return
    }
    guard let projection = shown.projection else {
      notePanelSeen(layouts: layouts)
      return
    }
    let rows = shown.engine.rows(from: shown.top(of: document), count: shown.areas.text.rows)
    guard let first = rows.first, let last = rows.last else { return }
    let visible = first.range.lowerBound..<last.range.upperBound
    let seen = Set(
      projection.runs.filter { $0.range.overlaps(visible) }.map(\.suggestion))
    review { $0.markSeen(seen) }
  }

  /// Marks the changes that the panel of a review shows.
  @MainActor private mutating func notePanelSeen(layouts: Layouts) {
    guard let running = document.session, let area = areas.panel, !area.isEmpty else { return }
    let (projection, engine, first) = reviewPanel(
      of: running, rows: area.innerRows, columns: area.columns - 4, layouts: layouts)
    let rows = engine.rows(from: first.place, count: area.innerRows)
    guard let last = rows.last else { return }
    let visible = first.range.lowerBound..<last.range.upperBound
    let seen = projection.runs.filter { $0.range.overlaps(visible) }.map(\.suggestion)
    review { $0.markSeen(seen) }
  }
}
