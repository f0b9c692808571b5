import TextEngine

extension EditorState {
  /// How many rows a panel of choices wants, with its border.
  func rows(of panel: ChoicePanel) -> Int {
    min(max(panel.rows.count, 2), max(size.rows - 8, 3)) + 2 + (panel.note == nil ? 0 : 1)
  }
}

extension Painter {
  /// Draws a panel of choices; the cursor stands on the row that Enter chooses.
  mutating func put(_ panel: ChoicePanel, in area: Area) {
    box(
      area, title: panel.title,
      foot: panel.isForReading ? "Down, Up scroll   Esc closes" : "Enter chooses   Esc closes")
    let visible = max(area.innerRows - (panel.note == nil ? 0 : 1), 0)
    let first =
      panel.isForReading
      ? min(panel.chosen, max(panel.rows.count - visible, 0))
      : max(0, panel.chosen - visible + 1)
    for (offset, row) in panel.rows.dropFirst(first).prefix(visible).enumerated() {
      let isChosen = !panel.isForReading && first + offset == panel.chosen
      let line = area.row + 1 + offset
      let style: Style = isChosen ? .panelChosen : row.choice == nil ? .panelDim : .panel
      if isChosen {
        fill(row: line, from: area.column + 1, columns: area.columns - 2, style: style)
        put(">", at: Point(column: area.column + 1, row: line), style: style)
        frame.cursor = Point(column: area.column + 1, row: line)
      }
      var column = area.column + 3
      let end = area.column + area.columns - 2
      if let letter = row.letter {
        column += put(
          String(letter), at: Point(column: column, row: line),
          style: isChosen ? style : .panelKey, limit: end - column)
        column += 1
      }
      put(
        shortened(row.words, to: max(end - column, 1)), at: Point(column: column, row: line),
        style: panel.isForReading ? .panel : style, limit: end - column)
    }
    if panel.isForReading {
      frame.cursor = Point(
        column: min(area.column + 3, frame.size.columns - 1),
        row: min(area.row + 1, frame.size.rows - 1))
    }
    if let note = panel.note, area.innerRows > 0 {
      put(
        note, at: Point(column: area.column + 3, row: area.row + area.innerRows), style: .warning,
        limit: area.columns - 5)
    }
  }
}
