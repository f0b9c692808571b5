import TextEngine
import TextSearch

extension EditorState {
  /// Asks what is to take the place of what is found, from what is selected or open.
  mutating func openReplace() {
    if case .prompt(var prompt) = mode, prompt.purpose == .find {
      // What was typed so far is what is to be replaced.
      prompt.purpose = .replaceWhat
      mode = .prompt(prompt)
    } else {
      let phrase = search.query.phrase
      openPrompt(.replaceWhat, typed: phrase, isOffered: !phrase.isEmpty)
    }
  }

  mutating func openReplaceWith(_ prompt: Prompt) {
    var next = prompt
    next.purpose = .replaceWith(prompt.typed)
    next.typed = ""
    next.isOffered = false
    next.recalled = nil
    next.note = nil
    mode = .prompt(next)
  }

  mutating func stopSearching() -> [Effect] {
    guard search.finding != nil || search.counting != nil else { return [] }
    search.finding = nil
    search.counting = nil
    return [.stopSearching]
  }

  /// Begins to go through the matches one by one, each shown before it is replaced.
  @MainActor mutating func startReplacing(
    with template: String, scope: Range<ByteCount>?, from origin: ByteCount
  ) -> [Effect] {
    guard search.pattern != nil else {
      mode = .text
      return []
    }
    remember(template, as: .replace)
    leaveMark()
    mode = .replacing(
      Replacing(template: template, scope: scope, origin: scope?.lowerBound ?? origin))
    return askForNext(from: scope?.lowerBound ?? origin)
  }

  /// Looks for the next match to replace, in the scope or round the text's end once.
  private mutating func askForNext(from place: ByteCount, skipsEmpty: Bool = false) -> [Effect] {
    guard case .replacing(var replacing) = mode, let pattern = search.pattern else { return [] }
    replacing.match = nil
    mode = .replacing(replacing)
    let ranges = rest(of: replacing, from: place)
    return ask(
      .find(ranges, backwards: false, skipsEmpty: skipsEmpty), pattern, scope: replacing.scope)
  }

  /// What is left to look through, from a place on.
  private func rest(of replacing: Replacing, from place: ByteCount) -> [Range<ByteCount>] {
    let end = document.text.count
    if let scope = replacing.scope { return [min(place, scope.upperBound)..<scope.upperBound] }
    if replacing.isRound { return [min(place, replacing.origin)..<replacing.origin] }
    return [min(place, end)..<end, 0..<replacing.origin]
  }

  /// Shows what would be replaced by what, or ends where there is nothing more.
  mutating func showReplacement(of match: SearchMatch?) -> [Effect] {
    guard case .replacing(var replacing) = mode, let pattern = search.pattern else { return [] }
    guard let match, replacing.scope.map({ match.range.upperBound <= $0.upperBound }) ?? true
    else {
      endReplacing(replacing)
      return []
    }
    if replacing.scope == nil, match.range.lowerBound < replacing.origin {
      replacing.isRound = true
    }
    replacing.match = match
    let bytes = pattern.replacement(for: match, by: replacing.template, in: document.text)
    replacing.preview = String(decoding: bytes.prefix(200), as: UTF8.self)
    mode = .replacing(replacing)
    search.match = match
    select(match.range)
    return countMatches()
  }

  mutating func endReplacing(_ replacing: Replacing) {
    mode = .text
    document.selection = Selection(caret: document.selection.head)
    if replacing.replaced == 0 {
      message = Message(
        search.tally?.places.isEmpty == false || replacing.match != nil
          ? "Nothing was replaced." : "Not found: \(search.query.phrase)")
    } else {
      message = Message("Replaced \(counted(replacing.replaced, "place")).")
    }
  }

  /// Replaces the match that is shown, as an undo of its own, and goes on.
  @MainActor mutating func replaceOne(layouts: Layouts) -> [Effect] {
    guard case .replacing(var replacing) = mode, let match = replacing.match,
      let pattern = search.pattern
    else { return [] }
    let text = document.text
    let bytes = pattern.replacement(for: match, by: replacing.template, in: text)
    let edits = EditSet(Edit(range: match.range, text: TextSlice(bytes: bytes)))
    let end = match.range.lowerBound + ByteCount(bytes.count)
    if bytes == text.bytes(in: match.range) {
      // Nothing would change: no undo for it.
      replacing.replaced += 1
      mode = .replacing(replacing)
      return askForNext(from: end, skipsEmpty: match.range.isEmpty)
    }
    edit(edits, kind: .other, selection: Selection(caret: end), layouts: layouts)
    guard document.text.revision != text.revision else {
      // What is rich refused it, and has said why.
      return skipOne()
    }
    replacing.replaced += 1
    follow(edits, &replacing)
    mode = .replacing(replacing)
    // Behind an empty match only the next place counts.
    return askForNext(from: end, skipsEmpty: match.range.isEmpty)
  }

  private func follow(_ edits: EditSet, _ replacing: inout Replacing) {
    replacing.origin = edits.moving(replacing.origin, bias: .before)
    replacing.scope = replacing.scope.map {
      edits.moving($0.lowerBound, bias: .before)..<edits.moving($0.upperBound, bias: .after)
    }
  }

  /// Leaves the match that is shown as it is, and goes on.
  mutating func skipOne() -> [Effect] {
    guard case .replacing(let replacing) = mode, let match = replacing.match else { return [] }
    return askForNext(from: match.range.upperBound, skipsEmpty: match.range.isEmpty)
  }

  /// Goes back to the match before the one that is shown.
  mutating func previousMatch() -> [Effect] {
    guard case .replacing(let replacing) = mode, let match = replacing.match,
      let pattern = search.pattern
    else { return [] }
    let first = replacing.scope?.lowerBound ?? (replacing.isRound ? 0 : replacing.origin)
    // Of a long way back only the end is looked at: nobody is kept waiting.
    let start = max(first, match.range.lowerBound - ByteCount(1 << 20))
    guard start < match.range.lowerBound,
      let before = try? pattern.firstMatch(
        in: document.text, startingIn: start..<match.range.lowerBound,
        within: 0..<document.text.count, backwards: true)
    else {
      message = Message("This is the first.")
      return []
    }
    return showReplacement(of: before)
  }

  /// Takes the last replacement back, and shows its place again.
  @MainActor mutating func unreplaceOne(layouts: Layouts) -> [Effect] {
    guard case .replacing(var replacing) = mode, replacing.replaced > 0 else {
      message = Message("Nothing was replaced yet.")
      return []
    }
    replacing.replaced -= 1
    let old = document.text
    guard let step = document.undo() else { return [] }
    let selection = step.selections.first ?? document.selection
    follow(step.summary, from: old, selection: selection, layouts: layouts)
    follow(step.summary.edits, &replacing)
    replacing.isRound = replacing.isRound && selection.head <= replacing.origin
    mode = .replacing(replacing)
    return askForNext(from: selection.range.lowerBound)
  }

  /// Replaces the match that is shown and all that are left, as one undo.
  @MainActor mutating func replaceRest(layouts: Layouts) -> [Effect] {
    guard case .replacing(let replacing) = mode, let match = replacing.match,
      let pattern = search.pattern
    else { return [] }
    let left = rest(of: replacing, from: match.range.lowerBound)
    // Before a start at the text's own there is nothing, in which nothing would be found again.
    let ranges = Array(left.prefix(1)) + left.dropFirst().filter { !$0.isEmpty }
    let request = SearchRequest(
      number: takeNumber(),
      question: .replace(ranges.sorted { $0.lowerBound < $1.lowerBound }, by: replacing.template),
      document: document.id, text: document.text, pattern: pattern,
      scope: 0..<document.text.count)
    noteFinding(request.number)
    if pattern.isQuick, document.text.count <= ByteCount(1 << 20),
      case .replacing(let edits) = request.answer()
    {
      takeReplacements(request.number, edits, layouts: layouts)
      return []
    }
    message = Message("Replacing…")
    return [.search(request)]
  }

  /// Puts what was found to be replaced into the text, unless something else was asked since.
  @MainActor mutating func takeReplacements(_ number: Int, _ edits: [Edit], layouts: Layouts) {
    guard !documents.isEmpty, search.finding == number, case .replacing(let replacing) = mode
    else { return }
    search.finding = nil
    guard isAnswerOfNow, !edits.isEmpty else { return endReplacing(replacing) }
    mode = .text
    let revision = document.text.revision
    edit(EditSet(edits), kind: .other, selection: nil, layouts: layouts)
    document.selection = Selection(caret: document.selection.head)
    message = Message(
      document.text.revision == revision
        ? "Nothing was changed."
        : "Replaced \(counted(replacing.replaced + edits.count, "place")).")
  }

  /// What the status line says of the match that is shown.
  func words(of replacing: Replacing, columns: Int) -> String {
    guard let match = replacing.match else { return "Looking for the next; Esc stops." }
    let old = document.text.string(
      in: match.range.lowerBound..<min(match.range.upperBound, match.range.lowerBound + 200))
    let place = matchWords.map { "  \($0)" } ?? ""
    let room = max((columns - cellWidth(place) - 12) / 2, 4)
    func quoted(_ words: String) -> String {
      "“\(shortened(words.split(whereSeparator: \.isNewline).joined(separator: "⏎"), to: room))”"
    }
    return "\(quoted(old)) → \(quoted(replacing.preview))\(place)"
  }
}
