import Documents
import TextEngine
import WritingTools

// Panels of choices: what becomes of a finding, and where it is remembered that it is right.
extension EditorState {
  /// Offers what can become of the suggestion under review.
  mutating func ignoreSuggestion() {
    guard let suggestion = document.session?.session.focusedSuggestion else { return }
    var panel = panel(of: suggestion.original, rule: suggestion.rule)
    // Other wordings come last: `i` is pressed for what is right.
    for (index, words) in suggestion.alternatives.prefix(6).enumerated() {
      panel.rows.append(
        ChoicePanel.Row(
          "“\(words)” instead", letter: Unicode.Scalar(UInt8(0x32 + index)),
          choice: .alternative(index)))
    }
    mode = .choice(panel)
  }

  /// Offers what can become of what was found at the caret.
  mutating func openFinding() {
    guard let finding = document.live?.finding(at: document.selection.head) else {
      message = Message(
        settings.checksAsYouType
          ? "Nothing was found at the caret; F8 goes to the next finding."
          : "Spelling and grammar are not looked at; the palette turns that on.")
      return
    }
    var panel = panel(of: finding.original, rule: finding.rule)
    for (index, words) in finding.replacements.prefix(6).enumerated().reversed() {
      panel.rows.insert(
        ChoicePanel.Row(
          words.isEmpty ? "take it away" : "“\(words)”",
          letter: Unicode.Scalar(UInt8(0x31 + index)), choice: .replace(words)), at: 0)
    }
    panel.range = finding.range
    panel.revision = document.text.revision
    mode = .choice(panel)
  }

  private func panel(of original: String, rule: String) -> ChoicePanel {
    var rows = [ChoicePanel.Row("leave it this once", letter: "o", choice: .passOnce)]
    let entry: HouseEntry
    let words: (String) -> String
    if rule == "spelling" || rule.isEmpty, case .word(let word)? = WordList.entry(original),
      word == original
    {
      entry = .word(word)
      words = { "add “\(word)” to the dictionary \($0)" }
    } else if !rule.isEmpty {
      entry = .rule(rule)
      words = { "leave the rule “\(rule)” out \($0)" }
    } else {
      return ChoicePanel(title: "“\(original)”", rows: rows)
    }
    let isWord = entry != .rule(rule)
    rows.append(
      ChoicePanel.Row(
        words(isWord ? "of this file" : "in this file"), letter: "f",
        choice: .remember(entry, .file)))
    rows.append(
      ChoicePanel.Row(
        words(isWord ? "of this project" : "in this project")
          + (document.project == nil ? " (there is none)" : ""),
        letter: "p", choice: .remember(entry, .project)))
    rows.append(
      ChoicePanel.Row(
        isWord ? words("of yours, for all files") : words("always"), letter: "a",
        choice: .remember(entry, .personal)))
    let subject = original.split(whereSeparator: \.isNewline).joined(separator: " ")
    return ChoicePanel(title: "“\(shortened(subject, to: 40))” is right: ignore it", rows: rows)
  }

  /// Chooses the row of `letter`.
  @MainActor mutating func choose(_ letter: Unicode.Scalar, layouts: Layouts) -> [Effect] {
    guard case .choice(let panel) = mode else { return [] }
    guard let row = panel.rows.first(where: { $0.letter == letter }) else {
      message = Message("\(Key.character(letter).name) does nothing here; Esc closes.")
      return []
    }
    return choose(row, layouts: layouts)
  }

  @MainActor mutating func choose(_ row: ChoicePanel.Row, layouts: Layouts) -> [Effect] {
    guard case .choice(var panel) = mode, let choice = row.choice else { return [] }
    let isCurrent = panel.revision == nil || panel.revision == document.text.revision
    switch choice {
    case .passOnce:
      mode = .text
      if let revision = panel.revision {
        guard revision == document.text.revision,
          let finding = document.live?.findings.first(where: { $0.range == panel.range })
        else { return [] }
        document.live?.pass(finding)
      } else {
        review { $0.decideFocused(accept: false) }
      }
      message = Message("Left alone here.")
      return []
    case .alternative(let index):
      mode = .text
      review { $0.chooseAlternative(index) }
      return []
    case .replace(let words):
      mode = .text
      guard isCurrent else { return [] }
      replace(panel.range, with: words, layouts: layouts)
      return []
    case .remember(let entry, let place):
      if place == .project, document.project == nil {
        panel.note = "No project: put a file .scribe.toml, which may be empty, in its folder."
        mode = .choice(panel)
        return []
      }
      if place == .file, document.path == nil {
        panel.note = "The text has no name yet: save it first."
        mode = .choice(panel)
        return []
      }
      mode = .text
      return [.remember(document.id, path: document.path, entry, place)]
    }
  }

  /// Takes what holds for a document.
  mutating func housed(_ id: DocumentID, _ house: House) {
    guard let index = documents.firstIndex(where: { $0.id == id }) else { return }
    documents[index].house = house.style
    documents[index].project = house.project
    let path = documents[index].path
    documents[index].language =
      house.settings.rule(for: path)?.language
      ?? (house.project == nil ? nil : house.settings.languages.first)
    if !documents[index].preferredIsNamed {
      documents[index].preferred = house.settings.allowed(for: path)
    }
    if documents[index].rich == nil, documents[index].format == DocumentFormat(path: path),
      path != nil
    {
      documents[index].format = house.settings.format(for: path)
    }
    documents[index].live?.forget()
    if let problem = house.problems.first {
      message = Message("Settings: \(problem)", isError: true)
    }
  }

  /// Takes in that an entry is in one of the writer's lists now: what it speaks of is right.
  mutating func remembered(
    _ id: DocumentID, _ entry: HouseEntry, _ place: HousePlace,
    _ result: Result<String, HouseError>
  ) {
    guard let from = documents.firstIndex(where: { $0.id == id }) else { return }
    switch result {
    case .failure(let error): message = Message(error.message, isError: true)
    case .success(let list):
      for index in documents.indices {
        let isMeant =
          switch place {
          case .file: index == from
          case .project: documents[index].project == documents[from].project
          case .personal: true
          }
        guard isMeant else { continue }
        var house = documents[index].house(settings)
        house.insert(entry)
        documents[index].house = house
        documents[index].live?.remove { house.passes(over: $0.original, rule: $0.rule) }
        documents[index].session?.session.settle(in: house)
        documents[index].session?.earlier?.session.settle(in: house)
      }
      let words =
        switch entry {
        case .word(let word): "“\(word)” is right"
        case .rule(let name): "“\(name)” is left out"
        }
      message = Message("\(words) now: \(list)")
    }
  }
}
