import WritingTools

extension EditorState {
  /// Who answers, and where text goes for it.
  var answererPieces: [PanelPiece] {
    guard let model else {
      var pieces = [PanelPiece(key: "m", words: "answers: embedded \(providerLabel)")]
      if let configuredModel {
        pieces.append(
          PanelPiece(
            key: "", words: "describe: \(configuredModel.label), \(configuredModel.sending)",
            isDim: configuredModel.isHere, isWarning: !configuredModel.isHere))
      } else if case .nobody = answering(.change) {
        pieces.append(PanelPiece(key: "", words: "describe needs a model (m)", isDim: true))
      }
      return pieces
    }
    return [
      PanelPiece(
        key: "m", words: "answers: \(model.label), \(model.sending)", isWarning: !model.isHere),
      PanelPiece(key: "e", words: "last by the rules"),
    ]
  }

  /// The lines of the panel that chooses what answers: the rules, the models, and what else there is
  /// to say.
  func modelLines(_ panel: ModelPanel) -> [ModelLine] {
    var lines = [
      ModelLine(words: "embedded \(providerLabel)", place: "nothing leaves this program", index: 0)
    ]
    for (index, choice) in panel.models.enumerated() {
      let facts = [choice.isConfigured ? "configured" : "", choice.facts].filter { !$0.isEmpty }
      lines.append(
        ModelLine(
          words: choice.label + (facts.isEmpty ? "" : "  (\(facts.joined(separator: ", ")))"),
          place: choice.sending, index: index + 1, isWarning: !choice.isHere))
    }
    guard let found = panel.found else {
      lines.append(ModelLine(words: "Looking for servers on this machine…"))
      return lines
    }
    return lines + found.notes.map { ModelLine(words: $0) }
  }

  /// The rows of the panel in which an answer is seen coming, with its border; none on a small screen
  /// and none for rules, which answer at once.
  var streamRows: Int {
    guard document.session?.model != nil, size.rows >= 14 else { return 0 }
    return min(max(size.rows / 4, 5), 9)
  }
}

/// A row of the panel that chooses what answers; one without an index cannot be chosen.
struct ModelLine: Hashable {
  var words: String
  var place = ""
  var index: Int?
  var isWarning = false
}

extension Painter {
  /// Draws the panel that chooses what answers.
  mutating func put(_ panel: ModelPanel, of state: EditorState, in area: Area) {
    box(area, title: "What answers the tools", foot: "Enter chooses   Esc back")
    let lines = state.modelLines(panel)
    let visible = area.innerRows
    let first = max(0, min(panel.chosen - visible + 1, lines.count - visible))
    for (offset, line) in lines.dropFirst(first).prefix(visible).enumerated() {
      let row = area.row + 1 + offset
      let isChosen = line.index == panel.chosen
      let style: Style =
        isChosen ? .panelChosen : line.index == nil ? .panelDim : line.isWarning ? .warning : .panel
      fill(row: row, from: area.column + 1, columns: area.columns - 2, style: style)
      if isChosen {
        put(">", at: Point(column: area.column + 1, row: row), style: style)
        frame.cursor = Point(
          column: min(area.column + 1, frame.size.columns - 1),
          row: min(row, frame.size.rows - 1))
      }
      let room = area.columns - 5
      // Where text would go matters more than what else is known of the model.
      let wanted = line.place.isEmpty ? 0 : cellWidth(line.place) + 2
      let place = wanted + 8 <= room ? wanted : 0
      put(
        shortened(line.words, to: max(room - place, 8)),
        at: Point(column: area.column + 3, row: row), style: style, limit: room)
      guard place > 0 else { continue }
      put(
        line.place, at: Point(column: area.column + 3 + room - place + 2, row: row), style: style)
    }
  }

  /// Draws the end of an answer that is still coming.
  mutating func put(stream running: RunningSession, in area: Area) {
    guard let model = running.model else { return }
    let session = running.session
    let wait = running.seconds >= 1 ? "   \(Int(running.seconds)) s" : ""
    box(
      area, title: "\(session.tool.title): \(model.label), \(session.status)",
      foot: "\(model.sending)\(wait)   Esc stops")
    let inner = Area(
      column: area.column + 2, row: area.row + 1, columns: area.columns - 4, rows: area.innerRows)
    guard !inner.isEmpty else { return }
    let end = session.streamedEnd(bytes: inner.columns * inner.rows * 4)
    let lines = end.isEmpty ? [] : wrapped(end, columns: max(inner.columns, 8))
    for (offset, line) in lines.suffix(inner.rows).enumerated() {
      put(
        line, at: Point(column: inner.column, row: inner.row + offset), style: .panel,
        limit: inner.columns)
    }
    if lines.isEmpty {
      put(
        "No word has come yet. Go on writing meanwhile.",
        at: Point(column: inner.column, row: inner.row), style: .panelDim, limit: inner.columns)
    }
  }
}
