import TextEngine
import WritingTools

extension Painter {
  /// Draws the text area, and the cursor where the text has it.
  ///
  /// - Returns: Whether the change under review goes on below the last row.
  @MainActor mutating func putText(of state: EditorState, shown: Shown) -> Bool {
    let area = shown.areas.text
    guard !area.isEmpty else { return false }
    let engine = shown.engine
    let rows = engine.rows(from: shown.top(of: state.document), count: area.rows)
    let runs = styledRuns(of: state, shown: shown)
    let selection = selectedRange(of: state, shown: shown)
    let focus = focusedRange(of: state, shown: shown)
    let focusRow = focus.map { engine.row(containing: $0.lowerBound, affinity: .downstream) }
    let cursorRow =
      state.isInText
      ? engine.row(
        containing: shown.shown(state.document.selection.head), affinity: .downstream)
      : nil
    let bright = shown.projection == nil ? state.brightRange : nil
    let tally = state.shownTally(of: shown)
    let mayTurn = engine.mayRunRightToLeft(rows)
    for (offset, row) in rows.enumerated() {
      let point = Point(column: area.column, row: area.row + offset)
      put(
        TextRow(
          row: row, visual: mayTurn ? engine.visualRow(row) : nil, text: shown.text,
          options: shown.options, point: point, columns: area.columns,
          runs: runs.filter { $0.range.overlaps(row.range) }, selection: selection,
          hits: tally?.places(in: row.range).filter { !$0.isEmpty } ?? [], bright: bright))
      putMarks(
        on: row, of: shown, isOn: state.settings.showsMarks, at: point, columns: area.columns)
      if state.settings.signsFindings, shown.projection == nil, area.column >= 2,
        state.shownFindings.contains(where: { $0.range.overlaps(row.range) })
      {
        put("~", at: Point(column: area.column - 2, row: point.row), style: .warning)
      }
      putBox(beside: row, of: engine, at: point)
      putMargin(beside: row, of: state, shown: shown, at: point)
      if let focus, focusRow?.place == row.place {
        if area.column >= 2 {
          put(">", at: Point(column: area.column - 2, row: point.row), style: .currentSuggestion)
        }
        let cell = engine.cell(of: focus.lowerBound, in: row).value
        frame.cursor = cursor(column: area.column + cell, row: point.row)
      }
      if let cursorRow, cursorRow.place == row.place {
        let head = shown.shown(state.document.selection.head)
        let cell = engine.cell(of: head, in: row).value
        frame.cursor = cursor(column: area.column + cell, row: point.row)
      }
    }
    if state.settings.showsThumb { putThumb(beside: rows, of: engine, in: area) }
    return focus.map { $0.goesOn(below: rows) } ?? false
  }

  private func cursor(column: Int, row: Int) -> Point {
    Point(column: min(column, frame.size.columns - 1), row: row)
  }

  @MainActor private func selectedRange(of state: EditorState, shown: Shown) -> Range<ByteCount> {
    let range = state.document.selection.range
    // In a review the changes are what is looked at.
    guard !range.isEmpty, state.context != .review else { return 0..<0 }
    // Cells side by side have the selection in their own runs.
    if shown.reading != nil { return 0..<0 }
    guard shown.projection != nil else { return range }
    return shown.shown(range.lowerBound)..<shown.shown(range.upperBound)
  }

  @MainActor private func focusedRange(of state: EditorState, shown: Shown) -> Range<ByteCount>? {
    guard let running = state.document.session, running.hasFocus, let projection = shown.projection,
      let focused = running.session.focusedSuggestion
    else { return nil }
    return projection.place(of: focused)
  }

  @MainActor private func styledRuns(of state: EditorState, shown: Shown) -> [StyledRange] {
    if let reading = shown.reading { return readingRuns(of: state, reading, shown: shown) }
    guard let projection = shown.projection else {
      return richRuns(of: state, rows: shown).marked(
        .flaw, over: state.shownFindings.map(\.range).apart())
    }
    let focused = state.document.session?.session.focusedSuggestion?.id
    return projection.runs.map { run in
      StyledRange(range: run.range, style: run.style(focused: focused))
    }
  }
}

extension ReviewProjection {
  /// Where a change stands; empty, at its place, where it shows nothing of its own.
  func place(of suggestion: Suggestion) -> Range<ByteCount> {
    if let range = range(of: suggestion.id) { return range }
    let place = projected(suggestion.range.lowerBound)
    return place..<place
  }
}

extension Range<ByteCount> {
  /// Whether it begins in or above the rows and ends below them.
  func goesOn(below rows: [Row]) -> Bool {
    guard let last = rows.last else { return false }
    return lowerBound < last.range.upperBound && upperBound > last.range.upperBound
  }
}

extension ReviewProjection.Run {
  /// How the run looks; the marks `[- -]` and `{+ +}` say the same without colour.
  func style(focused: Int?) -> Style {
    switch role {
    case .mark: suggestion == focused ? .currentSuggestion : .dim
    case .deletion: .deletion
    case .insertion: suggestion == focused ? .currentSuggestion : .insertion
    case .accepted: .decided
    case .original: .text
    }
  }
}
