import TextEngine
import WritingTools

// A review for screen readers: what happened last, then the suggestion in focus as one sentence, on
// which the hardware cursor stands.
extension EditorState {
  /// `2 of 3, line 4: “in order to” becomes “to”; wordy phrase. Undecided.`
  var reviewSentence: String {
    guard let session = document.session?.session, let focused = session.focusedSuggestion else {
      return ""
    }
    let number = "\((session.focusedIndex ?? 0) + 1) of \(session.suggestions.count)"
    let line = document.text.line(at: focused.range.lowerBound)
    let place = "line \(line.isExact ? "" : "about ")\(line.value.value + 1)"
    let reason = focused.explanation.isEmpty ? "" : "; " + focused.explanation
    let closing = reason.hasSuffix(".") ? "" : "."
    return "\(number), \(place): \(change(focused))\(reason)\(closing) \(focused.decision.words)."
  }

  private func change(_ suggestion: Suggestion) -> String {
    let old = quoted(suggestion.original)
    let new = quoted(suggestion.replacement)
    if let move = suggestion.move {
      return "\(suggestion.original.isEmpty ? new : old) is \(move.words)"
    }
    if suggestion.original.isEmpty {
      let before = word(before: suggestion.range.lowerBound)
      return new + (before.isEmpty ? " is put in" : " is put in after “\(before)”")
    }
    if suggestion.replacement.isEmpty { return old + " goes" }
    return "\(old) becomes \(new)"
  }

  private func quoted(_ words: String) -> String {
    let words = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? "a space or line end" : "“\(words)”"
  }

  /// The last words of the line before `position`.
  private func word(before position: ByteCount) -> String {
    let start = max(document.text.lineStart(containing: position), position - 80)
    let words = document.text.string(
      in: document.text.graphemeBoundary(atOrBefore: start)..<position
    ).split(whereSeparator: \.isWhitespace)
    return words.suffix(2).joined(separator: " ")
  }

  /// The rows of the footer: what happened, the sentence, and two of hints.
  var sentenceRows: Int {
    let room = statusRoom(columns: size.columns)
    return (message == nil ? 0 : 1) + wrapped(reviewSentence, columns: room).count + 2
  }
}

extension Suggestion.Decision {
  var words: String {
    switch self {
    case .undecided: "Undecided"
    case .accepted: "Accepted"
    case .rejected: "Rejected"
    }
  }
}

extension Painter {
  /// Draws what happened, the sentence of the change in focus with the cursor on it, and hints.
  mutating func putSentence(of state: EditorState, at area: Area) {
    var row = area.row
    let end = area.row + area.rows
    if let message = state.message, area.rows > 2 {
      put(status: message.text, isError: message.isError, row: row)
      row += 1
    }
    let room = max(end - row - (area.rows > 2 ? 1 : 0), 1)
    let lines = statusLines(state.reviewSentence, rows: room)
    frame.cursor = Point(column: statusStart, row: min(row, frame.size.rows - 1))
    for line in lines where row < end {
      put(status: line, isError: false, row: row)
      row += 1
    }
    guard row < end else { return }
    put(hints: state.hints, from: row, rows: end - row, columns: area.columns)
  }
}
