/// One line of the help.
struct HelpLine: Hashable {
  var key: String
  var words: String
  var isTitle = false
}

extension EditorState {
  /// The help: the keys of where the writer was, then all others, from the one key table.
  func helpLines(for context: KeyContext) -> [HelpLine] {
    var lines: [HelpLine] = []
    let order = [context] + KeyContext.allCases.filter { $0 != context && $0 != .help }
    for place in order where place == context || !keys.rows(of: place).isEmpty {
      if !lines.isEmpty { lines.append(HelpLine(key: "", words: "")) }
      lines.append(HelpLine(key: "", words: place.title, isTitle: true))
      for row in keys.rows(of: place) {
        let names = row.keys.map(\.name).joined(separator: " ")
        let shown = names.isEmpty && place != .text ? row.hintKeys ?? "" : names
        lines.append(HelpLine(key: shown.isEmpty ? "palette" : shown, words: row.name))
      }
    }
    lines.append(HelpLine(key: "", words: ""))
    lines.append(
      HelpLine(
        key: "",
        words: "Each command is in the palette too (^E or F5). Esc leaves whatever is open.")
    )
    return lines
  }
}

extension Painter {
  mutating func put(help lines: [HelpLine], scroll: Int, in area: Area) {
    box(area, title: "Help", foot: "Down, Up scroll   Esc closes")
    let visible = area.innerRows
    let keyColumns = min(26, max(area.columns / 3, 6))
    for (offset, line) in lines.dropFirst(scroll).prefix(visible).enumerated() {
      let row = area.row + 1 + offset
      if line.isTitle {
        put(
          line.words, at: Point(column: area.column + 2, row: row), style: .panelTitle,
          limit: area.columns - 4)
      } else if line.key.isEmpty {
        put(
          line.words, at: Point(column: area.column + 2, row: row), style: .panel,
          limit: area.columns - 4)
      } else {
        put(
          line.key, at: Point(column: area.column + 2, row: row), style: .panelKey,
          limit: keyColumns - 1)
        put(
          line.words, at: Point(column: area.column + 2 + keyColumns, row: row), style: .panel,
          limit: area.columns - 4 - keyColumns)
      }
    }
    frame.cursor = Point(
      column: min(2, area.columns - 1), row: min(area.row + 1, frame.size.rows - 1))
  }
}
