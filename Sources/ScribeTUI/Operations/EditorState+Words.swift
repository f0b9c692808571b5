import Documents
import TextEngine
import WritingTools

// Other words for the one at the caret, and how readable the text is.
extension EditorState {
  mutating func lookUp() -> [Effect] {
    let selection = document.selection
    let range = selection.isEmpty ? wordAtCaret : trimmed(selection.range)
    guard !range.isEmpty, range.length() <= 100 else {
      message = Message("The caret is at no word; the thesaurus takes one, or a short selection.")
      return []
    }
    let word = document.text.string(in: range)
    return [
      .lookUp(
        document.id, document.text.revision, range, word: word,
        language: document.language ?? settings.language ?? settings.userLanguage ?? "en")
    ]
  }

  /// The word that the caret is in, at the start or at the end of.
  private var wordAtCaret: Range<ByteCount> {
    let head = document.selection.head
    for place in [head, document.text.graphemeStart(before: head)] {
      let range = document.text.wordRange(at: place)
      let word = document.text.string(in: range)
      if word.contains(where: \.isLetter), range.upperBound >= head { return range }
    }
    return head..<head
  }

  /// Offers what the thesaurus has.
  mutating func offer(
    _ found: Synonyms, for id: DocumentID, at range: Range<ByteCount>, _ revision: Revision
  ) {
    guard document.id == id, document.text.revision == revision, mode == .text else { return }
    let word = document.text.string(in: range)
    switch found {
    case .nothing: message = Message("The thesaurus has nothing for “\(word)”.")
    case .missing(let install):
      message = Message("No thesaurus is installed: \(install)")
    case .found(let meanings, let form):
      var rows: [ChoicePanel.Row] = []
      for meaning in meanings {
        if !rows.isEmpty { rows.append(ChoicePanel.Row("")) }
        for (index, words) in meaning.words.enumerated() {
          let kind = index == 0 && !meaning.kind.isEmpty ? "  (\(meaning.kind))" : ""
          rows.append(
            ChoicePanel.Row(words + kind, choice: .replace(written(words, like: word))))
        }
      }
      var panel = ChoicePanel(
        title: form == word.lowercased()
          ? "Other words for “\(word)”" : "Other words for “\(form)”, in place of “\(word)”",
        rows: rows)
      panel.range = range
      panel.revision = revision
      mode = .choice(panel)
    }
  }

  /// `words` with a capital where `word` has one, without a remark in brackets.
  private func written(_ words: String, like word: String) -> String {
    let bare = words.firstRange(of: " (").map { String(words[..<$0.lowerBound]) } ?? words
    guard word.first?.isUppercase == true else { return bare }
    if word.count > 1, word == word.uppercased() { return bare.uppercased() }
    return bare.prefix(1).uppercased() + bare.dropFirst()
  }

  /// Asks for a report on the selection, or on the whole text.
  mutating func report() -> [Effect] {
    let selection = document.selection.range
    let isPart = !selection.isEmpty
    let size = isPart ? selection.length() : document.text.count
    guard size.value <= 16 << 20 else {
      message = Message("The report is for texts of 16 MB at most: select a part.")
      return []
    }
    message = Message("Reading…")
    let text =
      isPart ? TextStorage(bytes: document.text.bytes(in: selection)) : document.text
    return [.report(document.id, text, document.format, name: document.name)]
  }

  mutating func show(report lines: [String], on id: DocumentID) {
    guard document.id == id, mode == .text else { return }
    message = nil
    mode = .choice(
      ChoicePanel(
        title: "Readability and style of \(document.name)",
        rows: lines.map { ChoicePanel.Row($0) }))
  }
}
