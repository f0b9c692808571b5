import TextEngine
import TextSearch

extension EditorState {
  mutating func openPrompt(
    _ purpose: Prompt.Purpose, typed: String = "", isOffered: Bool = false
  ) {
    let scope = purpose.isSearch ? replaceScope : nil
    mode = .prompt(
      Prompt(
        purpose: purpose, typed: typed, isOffered: isOffered, origin: document.selection,
        originTop: document.top, scope: purpose == .find ? nil : scope, searchBefore: search.query))
  }

  /// Selects the next match of what was searched last, going round at the end.
  mutating func findAgain(backwards: Bool) -> [Effect] {
    guard let pattern = search.pattern else {
      guard search.query.phrase.isEmpty else { return sayWhatIsWrong() }
      openPrompt(.find)
      return []
    }
    let selected = document.selection.range
    let end = document.text.count
    let here = backwards ? selected.lowerBound : selected.upperBound
    let skipsEmpty = selected.isEmpty && search.match?.range == selected
    let ranges: [Range<ByteCount>] =
      backwards ? [0..<here, here..<end] : [here..<end, 0..<here]
    return ask(
      .find(ranges, backwards: backwards, skipsEmpty: skipsEmpty && !backwards), pattern)
  }

  private mutating func sayWhatIsWrong() -> [Effect] {
    if let error = search.error { message = Message(error.words, isError: true) }
    return []
  }

  mutating func select(_ range: Range<ByteCount>) {
    document.selection = Selection(anchor: range.lowerBound, head: range.upperBound)
    document.goal = nil
    document.isMarking = false
  }

  /// Lets an open prompt go back to the text that is on the screen now, if an answer brought another.
  mutating func followPrompt(from before: EditorDocument?) {
    guard let before, !documents.isEmpty,
      before.id != document.id || before.text.revision != document.text.revision
    else { return }
    if case .replacing = mode { mode = .text }
    guard case .prompt(var prompt) = mode else { return }
    prompt.origin = document.selection
    prompt.originTop = document.top
    prompt.scope = nil
    mode = .prompt(prompt)
  }

  /// Looks, while the phrase is being typed, from where the search began.
  mutating func findWhileTyping() -> [Effect] {
    guard case .prompt(var prompt) = mode, prompt.purpose.isSearch else { return [] }
    prompt.note = nil
    mode = .prompt(prompt)
    let known = knownStart(before: prompt)
    search.set(SearchQuery(prompt.typed, options: search.query.options))
    search.finding = nil
    search.counting = nil
    guard let pattern = search.pattern else {
      document.selection = prompt.origin
      document.top = prompt.originTop
      prompt.note = search.error?.words
      mode = .prompt(prompt)
      return [.stopSearching]
    }
    let from = prompt.origin.range.lowerBound
    let end = document.text.count
    // Round the end of the text only once, and never again over what was searched already.
    let isRound = known.map { $0 < from } ?? false
    let ranges: [Range<ByteCount>] =
      isRound
      ? [end..<end, (known ?? 0)..<from] : [(known ?? from)..<end, 0..<from]
    return ask(.find(ranges, backwards: false, skipsEmpty: false), pattern)
  }

  /// Where the phrase begins that the prompt held before its last character was typed, if that is
  /// selected: no match of the longer phrase comes before it.
  private func knownStart(before prompt: Prompt) -> ByteCount? {
    let selected = document.selection.range
    let shorter = search.query.phrase
    guard search.pattern?.isQuick == true, !selected.isEmpty, search.match?.range == selected,
      search.query.options.isDisjoint(with: .wholeWord),
      shorter == String(prompt.typed.unicodeScalars.dropLast()), !shorter.isEmpty,
      prompt.typed.unicodeScalars.last?.isMark == false
    else { return nil }
    // With its first capital a phrase minds case.
    return selected.lowerBound
  }

  /// What replacing keeps to: the selection; nil without one, or where a search made it, since who
  /// found a phrase wants all of them replaced.
  var replaceScope: Range<ByteCount>? {
    let range = document.selection.range
    guard !range.isEmpty else { return nil }
    if range.length() <= 0x10000, let pattern = search.pattern {
      let start = range.lowerBound..<range.lowerBound + 1
      let match = try? pattern.firstMatch(in: document.text, startingIn: start, within: range)
      if match?.range == range { return nil }
    }
    return range
  }

  /// Changes how the phrase is compared, and looks again.
  mutating func toggle(_ option: SearchOptions) -> [Effect] {
    var query = search.query
    query.options.formSymmetricDifference(option)
    search.set(query)
    guard case .prompt(var prompt) = mode else { return [] }
    prompt.isOffered = false
    mode = .prompt(prompt)
    return findWhileTyping()
  }

  /// Takes the phrase of the prompt as the one that find next looks for.
  mutating func keepSearch(_ phrase: String) {
    search.set(SearchQuery(phrase, options: search.query.options))
    remember(phrase, as: .find)
  }
}

// MARK: - Questions

extension EditorState {
  /// How much text is looked through at once, by a phrase: 1 to 3 ms.
  private static var mostAtOnce: ByteCount { ByteCount(1 << 22) }
  /// How much text is counted at once.
  private static var mostCounted: ByteCount { ByteCount(1 << 16) }

  /// Answers at once where that takes no time, else beside the editor.
  ///
  /// - Parameter scope: Where matches may lie; nil for the whole text.
  mutating func ask(
    _ question: SearchRequest.Question, _ pattern: SearchPattern, scope: Range<ByteCount>? = nil
  ) -> [Effect] {
    let request = SearchRequest(
      number: takeNumber(), question: question, document: document.id, text: document.text,
      pattern: pattern, scope: scope ?? 0..<document.text.count)
    let most = request.isCount ? Self.mostCounted : Self.mostAtOnce
    if request.isCount {
      search.counting = request.number
    } else {
      noteFinding(request.number)
    }
    if pattern.isQuick, document.text.count <= most {
      return takeSearch(request.number, request.answer())
    }
    return [.search(request)]
  }

  /// Notes that a question about the text as it stands is under way.
  mutating func noteFinding(_ number: Int) {
    search.finding = number
    search.askedOf = SearchPlace(document: document.id, revision: document.text.revision)
  }

  /// Whether a question was about the text as it stands.
  var isAnswerOfNow: Bool {
    search.askedOf == SearchPlace(document: document.id, revision: document.text.revision)
  }

  /// Counts the matches, if that was not done for this text.
  mutating func countMatches() -> [Effect] {
    guard let pattern = search.pattern, currentTally == nil else { return [] }
    return ask(.count, pattern, scope: searchScope)
  }

  /// What searching keeps to; nil for the whole text.
  private var searchScope: Range<ByteCount>? {
    switch mode {
    case .replacing(let replacing): replacing.scope
    case .prompt(let prompt): prompt.scope
    default: nil
    }
  }

  /// What is known of where the query is in the text as it stands.
  var currentTally: SearchTally? {
    guard let tally = search.tally, tally.document == document.id,
      tally.revision == document.text.revision,
      tally.scope == searchScope ?? 0..<document.text.count
    else { return nil }
    return tally
  }

  /// `3 of 41`, where the selection is a match and all were counted.
  var matchWords: String? {
    guard let tally = currentTally, let number = tally.number(of: document.selection.range) else {
      return nil
    }
    return "\(number) of \(tally.countWords)"
  }

  /// Takes an answer, unless something else was asked since.
  mutating func takeSearch(_ number: Int, _ answer: SearchAnswer) -> [Effect] {
    guard !documents.isEmpty else { return [] }
    if case .counted(let tally) = answer {
      guard search.counting == number else { return [] }
      search.counting = nil
      search.tally = tally
      return []
    }
    guard search.finding == number else {
      if search.counting == number { search.counting = nil }
      return []
    }
    search.finding = nil
    guard isAnswerOfNow else { return [] }
    switch answer {
    case .found(let match, let isRound):
      if case .replacing = mode { return showReplacement(of: match) }
      return found(match, isRound: isRound)
    case .gaveUp(let place):
      let line = document.text.line(at: min(place, document.text.count)).value.value + 1
      let words = "The expression has too many ways to match in line \(line); search given up."
      if case .prompt(var prompt) = mode, prompt.purpose.isSearch {
        document.selection = prompt.origin
        prompt.note = "too many ways to match in line \(line)"
        mode = .prompt(prompt)
      } else {
        if case .replacing = mode { mode = .text }
        message = Message(words, isError: true)
      }
    case .stopped, .counted, .replacing: break
    }
    return []
  }

  private mutating func found(_ match: SearchMatch?, isRound: Bool) -> [Effect] {
    guard case .prompt(var prompt) = mode, prompt.purpose.isSearch else {
      guard let match else {
        message = Message("Not found: \(search.query.phrase)")
        return []
      }
      leaveMark()
      search.match = match
      select(match.range)
      if isRound { message = Message("Went round the end of the text.") }
      return countMatches()
    }
    if let match {
      search.match = match
      select(match.range)
      return countMatches()
    }
    document.selection = prompt.origin
    prompt.note = "not found"
    mode = .prompt(prompt)
    return []
  }
}

extension SearchError {
  /// In the writer's words.
  var words: String { "wrong at sign \(offset + 1): \(message)" }
}
