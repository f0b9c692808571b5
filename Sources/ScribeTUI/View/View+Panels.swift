import Documents
import TextEngine
import WritingTools

extension EditorState {
  /// What the panel of a review shows, and its first row: the change in focus is in the middle, or
  /// higher where its end would not be seen.
  @MainActor func reviewPanel(
    of running: RunningSession, rows: Int, columns: Int, layouts: Layouts
  ) -> (ReviewProjection, any LayoutEngine, Row) {
    let session = running.session
    let projection = layouts.projection(of: session, for: document, within: session.scope.range)
    let engine = layouts.reviewEngine(
      for: document, projection: projection, options: options(width: columns))
    var top = engine.row(at: RowPlace(element: 0, row: 0))
    if let focus = session.focusedSuggestion.map({ projection.place(of: $0) }) {
      let first = engine.row(containing: focus.lowerBound, affinity: .downstream)
      let height = engine.rows(from: first.place, count: max(rows, 1)).prefix {
        $0.range.lowerBound < focus.upperBound
      }.count
      top = engine.row(-min(rows / 2, max(rows - height, 0)), from: first)
    }
    return (projection, engine, engine.row(running.scroll, from: top))
  }

  /// How many rows a panel under the text wants, with its border; 0 for none.
  var panelRows: Int {
    switch mode {
    case .tools(let panel):
      return lines(of: panel, columns: size.columns - 4).count + 2
    case .palette(let palette):
      // Two at least: a lower box has no lower edge.
      return min(max(paletteRows(palette.typed).count, 2), 12) + 3
    case .languages(let panel): return min(max(panel.rows.count, 2), 12) + 4
    case .glyphs: return min(GlyphPanel.pictureRows + 6, max(size.rows - 4, 5))
    case .chooser(let chooser): return rows(of: chooser)
    case .choice(let panel): return rows(of: panel)
    case .models(let panel): return modelLines(panel).count + 2
    case .help: return size.rows
    case .prompt, .question, .replacing: return reviewPanelRows
    case .text: return reviewPanelRows
    }
  }

  private var reviewPanelRows: Int {
    guard let running = document.session, !running.isParked else { return 0 }
    switch running.session.phase {
    case .refused: return min(refusedLines(columns: size.columns - 4).count + 2, size.rows - 6)
    case .reviewing: return reviewsInText || reviewsInSentences ? 0 : max(min(size.rows / 2, 14), 4)
    case .asking, .streaming: return streamRows
    case .resting: return 0
    }
  }

  /// The lines of the tools panel; each is a row of pieces.
  func toolLines(_ panel: ToolsPanel, columns: Int) -> [[PanelPiece]] {
    let gate = gate(at: panel.place)
    var pieces: [PanelPiece] = []
    for row in keys.rows(of: .tools) {
      guard let key = row.keys.first, row.hint == nil, case .character = key.code else { continue }
      switch row.command {
      case .chooseTool(let tool):
        var words = row.name
        if tool.landing == .below { words += " ↓" }
        if gate.marksCopyOnly(tool) { words += " (copy only)" }
        var isDim = false
        if case .cannot? = reaches[tool] {
          words = "(\(words))"
          isDim = true
        }
        pieces.append(PanelPiece(key: key.name, words: words, isDim: isDim))
      case .describe:
        if case .nobody = answering(.change) {
          pieces.append(PanelPiece(key: key.name, words: "(describe)", isDim: true))
        } else {
          pieces.append(PanelPiece(key: key.name, words: "describe"))
        }
      case .glyph: pieces.append(PanelPiece(key: key.name, words: "glyph"))
      default: break
      }
    }
    var lines = flowed(pieces, columns: columns)
    lines += packed(
      [
        PanelPiece(key: "a", words: "allow: \(gate.actual.words)"),
        PanelPiece(key: "u", words: "keeps: \((document.protectedParts ?? .all).words)"),
      ] + answererPieces + [
        PanelPiece(key: "", words: "↓ lands below", isDim: true),
        PanelPiece(key: "", words: "( ) not available yet", isDim: true),
      ], columns: columns)
    if let note = panel.note { lines.append([PanelPiece(key: "", words: note, isWarning: true)]) }
    return lines
  }

  /// The lines of the panel of tools, or of what is chosen in it.
  func lines(of panel: ToolsPanel, columns: Int) -> [[PanelPiece]] {
    panel.choosesKinds
      ? kindLines(panel)
      : panel.choosesProtected ? protectedLines(panel) : toolLines(panel, columns: columns)
  }

  /// The lines of the panel that chooses what stays.
  private func protectedLines(_ panel: ToolsPanel) -> [[PanelPiece]] {
    let parts = document.protectedParts ?? .all
    return ProtectedParts.named.map { part, name in
      [
        PanelPiece(
          key: String(name.prefix(1)), words: "[\(parts.contains(part) ? "x" : " ")] \(name)")
      ]
    }
  }

  /// The lines of the panel that chooses kinds.
  func kindLines(_ panel: ToolsPanel) -> [[PanelPiece]] {
    var lines = ResultKind.allCases.map { kind -> [PanelPiece] in
      let option = ResultOptions(kind)
      let isHeld = document.format.options.contains(option)
      let isOn = document.gate.actual.contains(option)
      let key = String(kind.rawValue.first!)
      return [
        PanelPiece(
          key: key,
          words: "[\(isOn ? "x" : " ")] \(kind.rawValue)"
            + (isHeld ? "" : "   not held by \(document.format.name) files"), isDim: !isHeld)
      ]
    }
    if let note = panel.note { lines.append([PanelPiece(key: "", words: note, isWarning: true)]) }
    return lines
  }

  /// Lays pieces out one after the other, as many a line as fit.
  private func packed(_ pieces: [PanelPiece], columns: Int) -> [[PanelPiece]] {
    var lines: [[PanelPiece]] = []
    var used = 0
    for piece in pieces {
      if lines.isEmpty || used + piece.width > columns {
        lines.append([])
        used = 0
      }
      lines[lines.count - 1].append(piece)
      used += piece.width + 3
    }
    return lines
  }

  /// Lays pieces out in columns.
  private func flowed(_ pieces: [PanelPiece], columns: Int) -> [[PanelPiece]] {
    let widest = (pieces.map(\.width).max() ?? 1) + 2
    let perLine = min(max(columns / widest, 1), 5)
    var lines: [[PanelPiece]] = []
    for (index, piece) in pieces.enumerated() {
      var padded = piece
      padded.padding = widest
      if index % perLine == 0 {
        lines.append([padded])
      } else {
        lines[lines.count - 1].append(padded)
      }
    }
    return lines
  }

  /// The lines of a result that goes elsewhere, from the one scrolled to.
  func detachedLines(columns: Int) -> [[PanelPiece]] {
    guard let running = document.session else { return [] }
    return wrapped(running.session.resultAsMarkdown, columns: max(columns, 8))
      .dropFirst(min(running.scroll, detachedOverflow)).map { [PanelPiece(key: "", words: $0)] }
  }

  /// How many lines of such a result are more than the panel has rows.
  var detachedOverflow: Int {
    guard let session = document.session?.session, let panel = areas.panel else { return 0 }
    let lines = wrapped(session.resultAsMarkdown, columns: max(panel.columns - 4, 8))
    return max(lines.count - panel.innerRows, 0)
  }

  /// The lines of a refused result: what it is, why it was not applied, and the ways out.
  func refusedLines(columns: Int) -> [[PanelPiece]] {
    guard let session = document.session?.session, case .refused(let refusal) = session.phase else {
      return []
    }
    let room = max(columns, 8)
    var lines = wrapped(session.resultAsMarkdown, columns: room).map {
      [PanelPiece(key: "", words: $0)]
    }
    let scroll = min(document.session?.scroll ?? 0, max(lines.count - 1, 0))
    lines.removeFirst(scroll)
    let mostShown = max(size.rows - 14, 2)
    if lines.count > mostShown {
      let hidden = lines.count - mostShown
      lines = Array(lines.prefix(mostShown))
      lines.append([
        PanelPiece(key: "", words: "… \(counted(hidden, "more line")) (Down)", isDim: true)
      ])
    }
    lines += wrapped(refusal.message, columns: room).map {
      [PanelPiece(key: "", words: $0, isWarning: true)]
    }
    var remedies = refusal.remedies.map {
      PanelPiece(key: String($0.key), words: $0.words)
    }
    remedies.append(PanelPiece(key: "Esc", words: "park"))
    return lines + flowed(remedies, columns: room)
  }
}

/// Returns `text` cut into lines of at most `columns` cells, at spaces where there are any.
func wrapped(_ text: String, columns: Int) -> [String] {
  let storage = TextStorage(text)
  let layout = TK2Layout(
    text: storage, options: TypesetOptions(width: CellCount(columns)),
    typesetter: WindowedTypesetter())
  return layout.rows(from: RowPlace(element: 0, row: 0), count: 500).map { row in
    var line = storage.string(in: row.range)
    while let last = line.unicodeScalars.last, last == "\n" || last == "\r" || last == " " {
      line.unicodeScalars.removeLast()
    }
    return line
  }
}

/// A key and words in a panel.
struct PanelPiece: Hashable {
  var key: String
  var words: String
  var isDim = false
  var isWarning = false
  /// The columns to fill, for pieces that stand in columns; 0 for two spaces after it.
  var padding = 0

  var width: Int { (key.isEmpty ? 0 : cellWidth(key) + 1) + cellWidth(words) }
}

extension Painter {
  /// Draws the panel that is open, if any.
  ///
  /// - Returns: Whether the change under review in it goes on below its last row.
  @MainActor mutating func putPanel(
    of state: EditorState, areas: ScreenAreas, layouts: Layouts
  ) -> Bool {
    guard let area = areas.panel else { return false }
    switch state.mode {
    case .tools(let panel):
      let isSub = panel.choosesKinds || panel.choosesProtected
      var lines = state.lines(of: panel, columns: area.columns - 4)
      lines.removeFirst(min(panel.scroll, max(lines.count - area.innerRows, 0)))
      box(
        area,
        title: panel.choosesKinds
          ? "Kinds that may be applied to this file"
          : panel.choosesProtected
            ? "What the next tool leaves as it is"
            : "Tools: \(panel.phrase)" + (panel.others.isEmpty ? "" : " (Tab: \(panel.others))"),
        foot: isSub
          ? "Esc back to the tools"
          : state.lastTool.map { "Enter: \($0.title.lowercased()) (last)   Esc closes" }
            ?? "Esc closes")
      put(lines: lines, in: area)
      frame.cursor = Point(
        column: min(2, area.columns - 1), row: min(area.row + 1, frame.size.rows - 1))
    case .palette(let palette): put(palette, rows: state.paletteRows(palette.typed), in: area)
    case .languages(let panel): put(panel, in: area)
    case .glyphs(let panel): put(panel, in: area, glyphs: state.glyphs)
    case .chooser(let chooser): put(chooser, in: area)
    case .choice(let panel): put(panel, in: area)
    case .models(let panel): put(panel, of: state, in: area)
    case .help(let scroll, let context):
      put(help: state.helpLines(for: context), scroll: scroll, in: area)
    case .text, .prompt, .question, .replacing:
      return putReviewPanel(of: state, area: area, layouts: layouts)
    }
    return false
  }

  mutating func put(lines: [[PanelPiece]], in area: Area) {
    for (offset, line) in lines.prefix(area.innerRows).enumerated() {
      let end = area.column + area.columns - 2
      var column = area.column + 2
      let row = area.row + 1 + offset
      for piece in line {
        let start = column
        if !piece.key.isEmpty {
          column += put(
            piece.key, at: Point(column: column, row: row), style: .panelKey, limit: end - column)
          column += 1
        }
        column += put(
          piece.words, at: Point(column: column, row: row),
          style: piece.isWarning ? .warning : piece.isDim ? .panelDim : .panel,
          limit: end - column)
        column = piece.padding > 0 ? start + piece.padding : column + 3
      }
    }
  }

  private mutating func put(_ palette: Palette, rows: [Binding], in area: Area) {
    box(area, title: "Commands", foot: "Enter does it   Esc closes")
    let end = area.columns - 4
    var used = put(
      "> ", at: Point(column: area.column + 2, row: area.row + 1), style: .panelKey, limit: end)
    used += put(
      palette.typed, at: Point(column: area.column + 2 + used, row: area.row + 1), style: .panel,
      limit: end - used)
    frame.cursor = Point(
      column: min(area.column + 2 + used, frame.size.columns - 1),
      row: min(area.row + 1, frame.size.rows - 1))
    let visible = max(area.innerRows - 1, 0)
    let first = max(0, palette.chosen - visible + 1)
    for (offset, row) in rows.dropFirst(first).prefix(visible).enumerated() {
      let isChosen = first + offset == palette.chosen
      let line = area.row + 2 + offset
      let style: Style = isChosen ? .panelChosen : .panel
      fill(row: line, from: area.column + 1, columns: area.columns - 2, style: style)
      put(isChosen ? ">" : " ", at: Point(column: area.column + 1, row: line), style: style)
      let key = row.keys.first?.name ?? ""
      put(
        row.name, at: Point(column: area.column + 3, row: line), style: style,
        limit: area.columns - 6 - cellWidth(key))
      put(
        key, at: Point(column: area.column + area.columns - 2 - cellWidth(key), row: line),
        style: isChosen ? .panelChosen : .panelKey)
    }
    if rows.isEmpty, visible > 0 {
      put(
        "No command has these letters.", at: Point(column: area.column + 3, row: area.row + 2),
        style: .panelDim, limit: area.columns - 5)
    }
  }

  @MainActor private mutating func putReviewPanel(
    of state: EditorState, area: Area, layouts: Layouts
  ) -> Bool {
    guard let running = state.document.session else { return false }
    let session = running.session
    if running.isAsking {
      put(stream: running, in: area)
      return false
    }
    if case .refused = session.phase {
      box(area, title: "\(session.tool.title): NOT applied, file unchanged")
      put(lines: state.refusedLines(columns: area.columns - 4), in: area)
      if running.hasFocus {
        frame.cursor = Point(
          column: min(2, area.columns - 1), row: min(area.row + 1, frame.size.rows - 1))
      }
      return false
    }
    box(
      area,
      title: "\(session.tool.title): \(session.provider) (the text is unchanged until you accept)",
      foot: running.hasFocus ? "" : "F8 reviews   ^T switches")
    if session.isDetached {
      put(lines: state.detachedLines(columns: area.columns - 4), in: area)
      if running.hasFocus {
        frame.cursor = Point(
          column: min(2, area.columns - 1), row: min(area.row + 1, frame.size.rows - 1))
      }
      return running.scroll < state.detachedOverflow
    }
    let inner = Area(
      column: area.column + 2, row: area.row + 1, columns: area.columns - 4, rows: area.innerRows)
    guard !inner.isEmpty else { return false }
    let (projection, engine, first) = state.reviewPanel(
      of: running, rows: inner.rows, columns: inner.columns, layouts: layouts)
    let focused = session.focusedSuggestion?.id
    let focus = session.focusedSuggestion.map { projection.place(of: $0) }
    let runs = projection.runs.map {
      StyledRange(range: $0.range, style: $0.style(focused: focused))
    }
    let focusRow = focus.map { engine.row(containing: $0.lowerBound, affinity: .downstream) }
    let rows = engine.rows(from: first.place, count: inner.rows)
    for (offset, row) in rows.enumerated() {
      put(
        TextRow(
          row: row, visual: engine.visualRow(row), text: projection.text, options: engine.options,
          point: Point(column: inner.column, row: inner.row + offset), columns: inner.columns,
          runs: runs.filter { $0.range.overlaps(row.range) }))
      if running.hasFocus, let focus, focusRow?.place == row.place {
        put(
          ">", at: Point(column: inner.column - 1, row: inner.row + offset),
          style: .currentSuggestion)
        frame.cursor = Point(
          column: inner.column + engine.cell(of: focus.lowerBound, in: row).value,
          row: inner.row + offset)
      }
    }
    return focus.map { $0.goesOn(below: rows) } ?? false
  }
}
