import TextEngine

extension Painter {
  /// Draws both layouts side by side, or one of them.
  @MainActor mutating func putCompare(
    _ compare: CompareView, of state: EditorState, layouts: Layouts
  ) {
    let areas = state.compareAreas
    let sides = state.comparedSides
    let columns = frame.size.columns
    if areas.head > 0 {
      fill(row: 0, columns: columns, style: .status)
      for (index, kind) in sides.enumerated() {
        var words = compare.title(of: kind, columns: areas.columns)
        if index == sides.count - 1, sides.count > 1 || areas.columns >= 40 {
          words += "  " + state.titleName
        }
        put(
          words, at: Point(column: start(of: index, areas), row: 0), style: .status,
          limit: areas.columns)
      }
    }
    for (offset, line) in state.compareLines(layouts: layouts).enumerated() {
      let row = areas.head + offset
      for (index, kind) in sides.enumerated() {
        guard let shown = line.rows[index] else { continue }
        let engine = state.comparedEngine(kind, layouts: layouts)
        put(
          TextRow(
            row: shown, visual: engine.visualRow(shown), text: engine.text,
            options: engine.options, point: Point(column: start(of: index, areas), row: row),
            columns: areas.columns,
            runs: line.isSame ? [] : [StyledRange(range: shown.range, style: .searchHit)]))
      }
      if sides.count > 1 {
        put(
          line.isSame ? "│" : "≠", at: Point(column: areas.columns + 1, row: row),
          style: line.isSame ? .dim : .warning)
      }
    }
    putFigures(compare, sides: sides, from: areas.head + areas.body, areas: areas)
    var row = areas.head + areas.body + areas.figures
    if areas.status > 0 {
      let isError = state.message?.isError == true
      fill(row: row, columns: columns, style: isError ? .error : .status)
      put(
        state.message?.text ?? compare.words(of: state.document.text),
        at: Point(column: columns >= 30 ? 1 : 0, row: row), style: isError ? .error : .status)
      row += 1
    }
    if areas.hints > 0 {
      put(hints: state.keys.hints(in: .compare), from: row, rows: 1, columns: columns)
    }
    if columns > 0, frame.size.rows > 0 {
      frame.cursor = Point(column: 0, row: min(areas.head, frame.size.rows - 1))
    }
  }

  private func start(of side: Int, _ areas: CompareAreas) -> Int {
    side == 0 ? 0 : areas.columns + 3
  }

  /// Draws what each side laid out, and what it took where that was asked for.
  private mutating func putFigures(
    _ compare: CompareView, sides: [EngineKind], from row: Int, areas: CompareAreas
  ) {
    guard areas.figures > 0 else { return }
    var row = row
    for kind in sides {
      fill(row: row, columns: frame.size.columns, style: .hint)
      put(compare.figures(of: kind), at: Point(column: 1, row: row), style: .hint)
      row += 1
      guard let side = compare.measured?.sides.first(where: { $0.name == kind.rawValue }) else {
        continue
      }
      fill(row: row, columns: frame.size.columns, style: .hint)
      put(side.times, at: Point(column: 5, row: row), style: .hint)
      row += 1
    }
  }
}

extension CompareView {
  func title(of kind: EngineKind, columns: Int) -> String {
    var words = kind.rawValue
    if kind == .tk1, usesReference { words += " (reference)" }
    if kind == .tk2, isPlanted { words += " (planted)" }
    return columns >= 20 ? words + ", \(columns) wide" : words
  }

  /// `TK1 laid out 12 rows, 840 bytes; keeps 12 rows in 256 bytes`.
  func figures(of kind: EngineKind) -> String {
    guard let work = work[kind] else { return kind.rawValue }
    return "\(kind.rawValue) laid out \(counted(work.rowsTypeset, "row")), "
      + "\(counted(work.bytesTypeset, "byte")); keeps \(counted(work.rowsKept, "row")) "
      + "in \(counted(work.memory, "byte"))"
  }

  func words(of text: TextStorage) -> String {
    let place = found.map { "difference at byte \($0.value)" } ?? "byte \(top.value)"
    return "\(place) of \(text.count.value)"
      + (measured.map { $0.isSame ? "  all the same" : "  different" } ?? "")
  }
}

extension LayoutComparison.Side {
  /// What the questions took.
  fileprivate var times: String {
    let parts = answers.compactMap { answer -> String? in
      let time = shortTime(answer.work.nanoseconds)
      switch answer.question {
      case .firstScreen: return "top \(time)"
      case .lastScreen: return "end \(time)"
      case .allRows: return "all \(counted(rows, "row")) \(time)"
      case .lastScreenAtOtherWidth: return "other width \(time)"
      case .height: return nil
      }
    }
    return parts.joined(separator: ", ")
  }
}

/// `12 µs`, `3.4 ms`, `1.2 s`.
private func shortTime(_ nanoseconds: Int64) -> String {
  func tenths(_ unit: Int64) -> String {
    let tenths = nanoseconds / (unit / 10)
    return tenths >= 100 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
  if nanoseconds < 1_000_000 { return "\(nanoseconds / 1_000) µs" }
  return nanoseconds < 1_000_000_000
    ? "\(tenths(1_000_000)) ms" : "\(tenths(1_000_000_000)) s"
}
