import TextEngine

extension EditorState {
  /// How much text is counted while the writer waits.
  private static var mostAtOnce: ByteCount { ByteCount(1 << 18) }

  /// Shows what the selection, or else the document, holds.
  mutating func countAll() -> [Effect] {
    let selected = document.selection.range
    let range = selected.isEmpty ? 0..<document.text.count : selected
    guard range.length() <= Self.mostAtOnce else {
      message = Message("Counting…")
      return [.survey(document.id, document.text, range)]
    }
    surveyed(document.id, TextStatistics(of: range, in: document.text))
    return []
  }

  /// Shows what was counted, unless something else is open by now.
  mutating func surveyed(_ id: DocumentID, _ counts: TextStatistics) {
    guard !documents.isEmpty, mode == .text, document.id == id else { return }
    let whole = document.selection.isEmpty ? "the document" : "the selection"
    var rows = [
      ("words", counts.words), ("characters", counts.characters),
      ("characters without spaces", counts.letters), ("sentences", counts.sentences),
      ("paragraphs", counts.paragraphs), ("lines", counts.lines),
    ].map { Chooser.Item(words: $0.0, detail: "\($0.1)", value: .nothing) }
    let pages = Double(counts.words) / Double(TextStatistics.wordsPerPage)
    let minutes = Double(counts.words) / Double(TextStatistics.wordsPerMinute)
    rows.append(
      Chooser.Item(
        words: "pages of \(TextStatistics.wordsPerPage) words",
        detail: "\((pages * 10).rounded() / 10)", value: .nothing))
    rows.append(
      Chooser.Item(
        words: "minutes to read, \(TextStatistics.wordsPerMinute) words each",
        detail: "\((minutes * 10).rounded() / 10)", value: .nothing))
    if counts.sentences > 0 {
      let length = Double(counts.words) / Double(counts.sentences)
      rows.append(
        Chooser.Item(
          words: "words in a sentence", detail: "\((length * 10).rounded() / 10)", value: .nothing))
    }
    if let written = document.writtenWords {
      rows.append(
        Chooser.Item(
          words: "words more than when it was opened", detail: "\(written)", value: .nothing))
    }
    if let goal = document.goalWords, let count = document.words.count {
      rows.append(
        Chooser.Item(
          words: "of the goal, \(goal) words", detail: "\(count * 100 / max(goal, 1)) %",
          value: .nothing))
    }
    open(Chooser(.statistics(whole), rows))
  }

  /// Sets how many words the document is to have; nothing, or 0, is no goal.
  mutating func setGoal(_ words: String) {
    guard !words.isEmpty, let goal = Int(words), goal > 0 else {
      document.goalWords = nil
      message = Message(
        words.isEmpty || words == "0" ? "No goal." : "\(words) is no number of words.")
      return
    }
    document.goalWords = goal
    message = Message("The goal is \(counted(goal, "word")); the first line shows how far it is.")
  }
}

extension EditorDocument {
  /// How many words it has more than when it was opened; nil while that is not known.
  var writtenWords: Int? {
    guard let now = words.count, let then = wordsAtOpening else { return nil }
    return now - then
  }
}
