import Documents
import TextEngine
import WritingTools

extension Painter {
  /// Draws the first line: name on the left, what holds for the document on the right.
  mutating func putTitle(of state: EditorState, areas: ScreenAreas) {
    guard let row = areas.title else { return }
    let columns = frame.size.columns
    fill(row: row, columns: columns, style: .status)
    var facts = state.titleFacts
    func width() -> Int { facts.reduce(0) { $0 + cellWidth($1.words) + 2 } }
    // Facts give way to the name, the least telling first.
    let name = state.titleName
    while !facts.isEmpty, width() + cellWidth(name) + 1 > columns {
      let least = facts.indices.min { facts[$0].weight < facts[$1].weight } ?? 0
      facts.remove(at: least)
    }
    let right = facts.map(\.words).listed(by: "  ")
    put(name, at: Point(column: 1, row: row), style: .status, limit: columns - 1)
    let start = columns - cellWidth(right) - 1
    if !facts.isEmpty { put(right, at: Point(column: start, row: row), style: .status) }
  }

  /// Draws the rows at the bottom: where the writer is, what just happened, what keys do.
  ///
  /// - Parameter isCut: Whether the change under review goes on below what is shown.
  mutating func putFooter(of state: EditorState, areas: ScreenAreas, isCut: Bool) {
    let area = areas.footer
    guard area.rows > 0 else { return }
    if case .prompt(let prompt) = state.mode {
      put(prompt, of: state, at: area)
      return
    }
    if state.context == .review, state.reviewsInSentences {
      return putSentence(of: state, at: area)
    }
    let words = state.statusWords(isCut: isCut)
    let hints = state.hints
    let isError = state.message?.isError == true
    if area.rows == 1 {
      if state.message != nil || hints.isEmpty {
        put(status: words, isError: isError, row: area.row)
      } else {
        put(hints: hints, from: area.row, rows: 1, columns: area.columns)
      }
      return
    }
    // The answers to a question come before its last words.
    let kept = state.isAsking ? min(hintRows(hints, columns: area.columns), area.rows - 1) : 0
    let lines =
      state.message == nil && !state.isAsking
      ? [words] : statusLines(words, rows: area.rows - kept)
    for (offset, line) in lines.enumerated() {
      put(status: line, isError: isError, row: area.row + offset)
    }
    guard lines.count < area.rows else { return }
    put(
      hints: hints, from: area.row + lines.count, rows: area.rows - lines.count,
      columns: area.columns)
  }

  /// Returns what just happened, on as many rows as it needs: what is cut off helps nobody, and the
  /// hints are back at the next key.
  func statusLines(_ words: String, rows: Int) -> [String] {
    let room = statusRoom(columns: frame.size.columns)
    guard cellWidth(words) > room else { return [words] }
    var lines = wrapped(words, columns: room)
    if lines.count > rows {
      lines = Array(lines.prefix(rows))
      while cellWidth(lines[rows - 1]) >= room { lines[rows - 1].removeLast() }
      lines[rows - 1] += "…"
    }
    return lines
  }

  /// The column where the footer's words begin.
  var statusStart: Int { frame.size.columns >= 30 ? 1 : 0 }

  mutating func put(status words: String, isError: Bool, row: Int) {
    fill(row: row, columns: frame.size.columns, style: isError ? .error : .status)
    put(
      shortened(words, to: frame.size.columns - statusStart),
      at: Point(column: statusStart, row: row), style: isError ? .error : .status)
  }

  private mutating func put(_ prompt: Prompt, of state: EditorState, at area: Area) {
    fill(row: area.row, columns: area.columns, style: .status)
    let label = " \(state.label(of: prompt)): "
    var used = put(label, at: Point(column: 0, row: area.row), style: .hintKey)
    // A long line shows its end, where the cursor is.
    var typed = prompt.typed
    while cellWidth(typed) > max(area.columns - used - 1, 1) { typed.removeFirst() }
    used += put(
      typed, at: Point(column: used, row: area.row),
      style: prompt.isOffered ? .selection : .status)
    frame.cursor = Point(column: min(used, max(area.columns - 1, 0)), row: area.row)
    if let note = prompt.note ?? state.matchNote(of: prompt) {
      put("  (\(note))", at: Point(column: used, row: area.row), style: .statusWarning)
    }
    if area.rows > 1 {
      put(
        hints: state.hints, from: area.row + 1, rows: area.rows - 1,
        columns: area.columns)
    }
  }
}

/// How many cells of a row of the footer its words may take.
func statusRoom(columns: Int) -> Int { max(columns - (columns >= 30 ? 2 : 1), 1) }

/// A fact on the title line; where there is little room, those of small weight are left out first.
struct TitleFact: Hashable {
  var words: String
  var weight: Int
  init(_ words: String, weight: Int) {
    self.words = words
    self.weight = weight
  }
}

extension EditorState {
  var titleName: String {
    document.name + (document.isModified ? " [+]" : "")
      + (document.isWritable ? "" : " [read only]")
      + (documents.count > 1 ? " (\(current + 1)/\(documents.count))" : "")
  }

  /// The cells of a row of text.
  package var textColumns: Int { areas.text.columns }

  /// The facts of the title line, where there is room for all.
  package var titleWords: [String] { titleFacts.map(\.words) }

  /// What the title line says on the right.
  var titleFacts: [TitleFact] {
    let format = TitleFact(document.rich?.format.name ?? document.format.name, weight: 2)
    let engine = document.engine.rawValue
    if let running = document.session, !running.isParked {
      let session = running.session
      switch session.phase {
      case .asking:
        let seconds = running.seconds >= 1 ? ", \(Int(running.seconds)) s" : ""
        return [
          format, TitleFact(engine, weight: 1),
          TitleFact(
            "\(session.tool.title): asking \(running.model?.label ?? providerLabel)\(seconds)",
            weight: 5),
        ]
      case .streaming:
        return [
          format, TitleFact(engine, weight: 1),
          TitleFact("\(session.tool.title): \(session.status)", weight: 5),
          TitleFact(running.model?.label ?? providerLabel, weight: 3),
        ]
      case .reviewing:
        let place = session.behaviour == .complete && session.isLandingInText ? "inline" : "panel"
        return [
          format, TitleFact("\(engine) \(place)", weight: 1),
          TitleFact(
            "\(session.tool.title) \(session.progressWords)"
              + (running.earlier == nil ? "" : ", result \(running.run)"), weight: 5),
          TitleFact(session.provider, weight: 3),
        ]
      case .refused, .resting: break
      }
    }
    var facts = [format]
    if document.encoding.form != .utf8 {
      facts.append(TitleFact(document.encoding.name, weight: 4))
    }
    if document.lineEnding != .lf { facts.append(TitleFact(document.lineEnding.name, weight: 1)) }
    facts.append(TitleFact(engine, weight: 3))
    if let count = document.words.count {
      let words =
        document.goalWords.map { "\(count)/\(counted($0, "word"))" } ?? counted(count, "word")
      facts.append(TitleFact((document.words.isCurrent ? "" : "~") + words, weight: 4))
    }
    if let rows = document.rows, document.engine == .tk2 {
      let isCurrent = rows.revision == document.text.revision
      facts.append(TitleFact("\(isCurrent ? "" : "~")\(counted(rows.count, "row"))", weight: 0))
    }
    facts.append(TitleFact(document.gate.actual.summary, weight: 5))
    return facts
  }

  /// What the first row of the footer says.
  ///
  /// - Parameter isCut: Whether the change under review goes on below what is shown.
  func statusWords(isCut: Bool) -> String {
    if context == .review, let session = document.session?.session {
      return session.reviewWords(message?.text, columns: size.columns, isCut: isCut)
    }
    if let message { return message.text }
    if case .question(let question) = mode { return question.words(for: document) }
    if case .replacing(let replacing) = mode {
      return words(of: replacing, columns: size.columns)
    }
    var parts = [position]
    if let vi { parts.insert(vi.words, at: 0) }
    let selected = document.selection.range
    if !selected.isEmpty {
      parts.append(
        selected.length() > 0x10000
          ? "selected \(selected.length().value / 1000) kB"
          : "selected \(counted(document.text.wordCount(in: selected), "word"))")
    } else if document.isMarking {
      parts.append("marking")
    }
    if let words = matchWords { parts.append(words) }
    if search.finding != nil { parts.append("looking; Esc stops") }
    if let running = document.session {
      if running.isAsking {
        parts.append(
          running.model.map { "\($0.sending), \(Int(running.seconds)) s" }
            ?? "\(running.session.tool.title) works; Esc stops it")
      } else if !running.hasFocus {
        let accepted = document.accepted?.replacements.count ?? 0
        parts.append(
          !running.isParked
            ? "ready: F8"
            : accepted == 0 ? "review parked: F8" : "review parked, \(accepted) accepted: F8")
      }
    } else {
      parts.append("may apply: \(document.gate.actual.words)")
    }
    return parts.listed(by: "  ")
  }

  /// `Ln 12 Col 23`: line feeds and grapheme clusters before the caret, from 1.
  private var position: String {
    let head = document.selection.head
    let line = document.text.line(at: head)
    let start = document.text.lineStart(containing: head)
    let length = (start..<head).length()
    let column: String
    if length <= 0x10000, document.text.plainPrefix(of: start..<head) == length.value {
      column = "\(length.value + 1)"
    } else if length > 0x1000 {
      column = "~\(length.value + 1)"
    } else {
      let options = TypesetOptions(width: CellCount(1 << 20))
      column = "\(document.text.clusters(in: start..<head, options: options).count + 1)"
    }
    return "Ln \(line.isExact ? "" : "~")\(line.value.value + 1) Col \(column)"
  }

  /// Whether something must be answered before anything else.
  var isAsking: Bool {
    if case .question = mode { return true }
    return false
  }

  /// How many rows the footer wants.
  var footerRows: Int {
    let context = self.context
    if !isAsking, context == .review, reviewsInSentences { return sentenceRows }
    guard isAsking else {
      let isLong = context == .search && size.columns < 100 && size.rows >= 16
      return context == .review || isLong ? 3 : 2
    }
    // Nobody can answer a question of which a part, or an answer, is not on the screen.
    return wrapped(statusWords(isCut: false), columns: statusRoom(columns: size.columns)).count
      + hintRows(hints, columns: size.columns)
  }
}

/// Returns `words` in at most `columns` cells, with `…` at the end where something is left out.
func shortened(_ words: String, to columns: Int) -> String {
  guard cellWidth(words) > columns else { return words }
  var words = words
  while !words.isEmpty, cellWidth(words) >= columns { words.removeLast() }
  return words + "…"
}

/// `1 word`, `2 words`.
func counted(_ count: Int, _ word: String) -> String {
  "\(count) \(word)\(count == 1 ? "" : "s")"
}

extension ResultOptions {
  /// The kinds in two words at most, for the title line.
  var summary: String {
    if self == .all { return "all ok" }
    if isEmpty { return "none ok" }
    return kinds.count == 1 ? "\(words) only" : kinds.map(\.rawValue).listed(by: "+")
  }
}

extension Question {
  func words(for document: EditorDocument) -> String {
    switch self {
    case .leaving: return "\(document.name) was changed and not saved."
    case .changedOnDisk:
      return "\(document.name) was changed on disk by something else; nothing was written."
    case .losses(let words): return words
    case .notHeld(let found, let encoding, _):
      let line = document.text.line(at: found.position)
      return "Not saved: \(encoding) has no \(found.words), line "
        + "\(line.isExact ? "" : "~")\(line.value.value + 1)."
    case .recovery:
      guard let found = document.found else { return "" }
      let edits = found.edits.map { counted($0, "edit") + ", " } ?? ""
      return "Unsaved text of \(document.name) from \(found.when): \(edits)"
        + "\(found.recovery.text.count.value) bytes; "
        + (found.edits != nil && found.history == nil ? "file changed, has " : "the file has ")
        + "\(document.text.count.value)."
        + (found.recovery.isDamaged ? " The copy is damaged." : "")
    }
  }
}

extension ToolSession {
  /// `2 of 3`: the change in focus, and how many there are.
  var progressWords: String {
    if isDetached { return "whole" }
    guard !suggestions.isEmpty else { return "nothing to change" }
    let index = focusedSuggestion.flatMap { focus in
      suggestions.firstIndex { $0.id == focus.id }
    }
    return "\((index ?? 0) + 1) of \(suggestions.count)"
  }

  /// The words behind `Enter`.
  var enterWords: String {
    if unseen > 0 { return "see \(unseen) more" }
    return undecided == 0 ? "apply" : "accept, \(undecided) left"
  }

  /// What a save writes while the review is put aside; nil where it writes the text alone, and
  /// nothing else could be thought.
  var wordsForSaving: String? {
    guard case .reviewing = phase else { return nil }
    if isDetached || accepted == 0 { return "A save writes the text without it." }
    return undecided == 0
      ? "A save writes what was accepted."
      : "A save writes the \(accepted) accepted, not the \(undecided) undecided."
  }

  /// The reason of the change in focus, or that it is one end of a move.
  private var focusedReason: String {
    guard let focused = focusedSuggestion else { return "" }
    guard let move = focused.move else { return focused.explanation }
    return "Words \(move.words); y and n decide both ends."
  }

  /// What just happened, or the reason of the change in focus, or that it is not shown now; and where
  /// it lands, unless what happened needs all the room.
  func reviewWords(_ message: String?, columns: Int, isCut: Bool) -> String {
    let place = "lands: \(landing.words)"
    let room = columns - cellWidth(place) - 3
    if let message, cellWidth(message) > room - 2 { return message }
    var reason = message ?? focusedReason
    if message == nil {
      if showsOriginal { reason = "The original is shown; Space shows the new." }
      if isCut {
        reason = reason.isEmpty ? "PgDn shows the rest" : "PgDn shows the rest. " + reason
      }
    }
    let words = shortened(reason, to: max(room, 8))
    let gap = max(room - cellWidth(words), 2)
    return words + String(repeating: " ", count: gap) + place
  }
}

extension Landing {
  var words: String {
    switch self {
    case .replace: "replace"
    case .below: "below"
    case .newDocument: "new document"
    case .clipboard: "clipboard"
    }
  }
}
