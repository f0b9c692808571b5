extension Painter {
  /// Draws the panel that chooses a language.
  mutating func put(_ panel: LanguagePanel, in area: Area) {
    let source = panel.known?.sourceName
    box(
      area, title: "Translate" + (source.map { " from \($0)" } ?? "") + " into",
      foot: "Enter translates   Esc closes")
    let end = area.columns - 4
    var used = put(
      "> ", at: Point(column: area.column + 2, row: area.row + 1), style: .panelKey, limit: end)
    used += put(
      panel.typed, at: Point(column: area.column + 2 + used, row: area.row + 1), style: .panel,
      limit: end - used)
    frame.cursor = Point(
      column: min(area.column + 2 + used, frame.size.columns - 1),
      row: min(area.row + 1, frame.size.rows - 1))
    let visible = max(area.innerRows - 2, 0)
    let rows = panel.rows
    let first = max(0, panel.chosen - visible + 1)
    for (offset, choice) in rows.dropFirst(first).prefix(visible).enumerated() {
      put(choice, isChosen: first + offset == panel.chosen, row: area.row + 2 + offset, in: area)
    }
    if rows.isEmpty, visible > 0 {
      let words =
        panel.known == nil
        ? "Looking for languages…"
        : panel.known?.problem ?? "No language has these letters."
      put(
        words, at: Point(column: area.column + 3, row: area.row + 2), style: .panelDim,
        limit: area.columns - 5)
    }
    if let note = panel.note, area.innerRows > 1 {
      put(
        note, at: Point(column: area.column + 2, row: area.row + area.innerRows), style: .warning,
        limit: area.columns - 4)
    }
  }

  private mutating func put(_ choice: LanguageChoice, isChosen: Bool, row: Int, in area: Area) {
    let style: Style = isChosen ? .panelChosen : choice.install == nil ? .panel : .panelDim
    fill(row: row, from: area.column + 1, columns: area.columns - 2, style: style)
    put(isChosen ? ">" : " ", at: Point(column: area.column + 1, row: row), style: style)
    let words =
      choice.install == nil
      ? choice.name + (choice.note.isEmpty ? "" : "  (\(choice.note))")
      : "\(choice.name)  (not installed)"
    put(
      words, at: Point(column: area.column + 3, row: row), style: style,
      limit: area.columns - 7 - cellWidth(choice.tag))
    put(
      choice.tag,
      at: Point(column: area.column + area.columns - 2 - cellWidth(choice.tag), row: row),
      style: isChosen ? .panelChosen : .panelKey)
  }
}
