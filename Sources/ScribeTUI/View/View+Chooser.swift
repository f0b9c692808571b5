extension EditorState {
  /// How many rows a list wants, with its border.
  func rows(of chooser: Chooser) -> Int {
    min(max(chooser.rows.count, 3), 14) + 3 + (chooser.note == nil ? 0 : 1)
  }
}

extension Painter {
  mutating func put(_ chooser: Chooser, in area: Area) {
    box(area, title: chooser.title, foot: chooser.foot)
    let end = area.columns - 4
    var used = put(
      "> ", at: Point(column: area.column + 2, row: area.row + 1), style: .panelKey, limit: end)
    used += put(
      chooser.typed, at: Point(column: area.column + 2 + used, row: area.row + 1), style: .panel,
      limit: end - used)
    frame.cursor = Point(
      column: min(area.column + 2 + used, frame.size.columns - 1),
      row: min(area.row + 1, frame.size.rows - 1))
    var first = area.row + 2
    var visible = max(area.innerRows - 1, 0)
    if let note = chooser.note, visible > 0 {
      put(
        note, at: Point(column: area.column + 3, row: first), style: .panelDim,
        limit: area.columns - 5)
      first += 1
      visible -= 1
    }
    let top = max(0, chooser.chosen - visible + 1)
    for (offset, item) in chooser.rows.dropFirst(top).prefix(visible).enumerated() {
      put(item, isChosen: top + offset == chooser.chosen, row: first + offset, in: area)
    }
    if chooser.rows.isEmpty, chooser.note == nil, visible > 0 {
      put(
        "Nothing has these letters.", at: Point(column: area.column + 3, row: first),
        style: .panelDim, limit: area.columns - 5)
    }
  }

  private mutating func put(_ item: Chooser.Item, isChosen: Bool, row: Int, in area: Area) {
    let style: Style = isChosen ? .panelChosen : .panel
    fill(row: row, from: area.column + 1, columns: area.columns - 2, style: style)
    put(isChosen ? ">" : " ", at: Point(column: area.column + 1, row: row), style: style)
    let room = area.columns - 5
    // What tells an item from others comes before what is said of it.
    let detail = shortened(item.detail, to: max(room / 2, 0))
    let width = detail.isEmpty ? 0 : cellWidth(detail) + 2
    let indent = min(item.indent * 2, 12)
    put(
      shortened(item.words, to: max(room - width - indent, 4)),
      at: Point(column: area.column + 3 + indent, row: row), style: style,
      limit: area.columns - 5 - indent)
    guard !detail.isEmpty, width < room - 4 else { return }
    put(
      detail, at: Point(column: area.column + area.columns - cellWidth(detail) - 2, row: row),
      style: isChosen ? .panelChosen : .panelDim)
  }
}
