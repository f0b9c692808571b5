import TextEngine

extension ToolSession {
  typealias Decisions = [Int: Suggestion.Decision]

  public var focusedSuggestion: Suggestion? { suggestions.first { $0.id == focused } }
  /// The place of the focused suggestion among all, from 0.
  public var focusedIndex: Int? { suggestions.firstIndex { $0.id == focused } }
  public var undecided: Int { suggestions.count { $0.decision == .undecided } }
  /// How many have neither been on the screen nor been decided.
  public var unseen: Int { suggestions.count { !$0.wasSeen && $0.decision == .undecided } }
  public var accepted: Int { suggestions.count { $0.decision == .accepted } }

  /// Whether the result goes to a new document or the clipboard. There is nothing to decide one by
  /// one then: `suggestions` is empty, and `outcome` gives the whole result.
  public var isDetached: Bool { landing == .newDocument || landing == .clipboard }

  /// What the status line says: `asking`, `streaming 41 words`, `reviewing 3 of 7`.
  public var status: String {
    switch phase {
    case .asking: "asking"
    case .streaming(let words): "streaming \(words) \(words == 1 ? "word" : "words")"
    case .reviewing:
      suggestions.isEmpty
        ? "reviewing" : "reviewing \((focusedIndex ?? 0) + 1) of \(suggestions.count)"
    case .refused: "not applied"
    case .resting: "resting"
    }
  }

  /// Moves the focus to the next suggestion, from the last to the first.
  public mutating func focusNext() { focus(by: 1) }
  public mutating func focusPrevious() { focus(by: -1) }

  private mutating func focus(by step: Int) {
    guard !suggestions.isEmpty else { return }
    let index = focusedIndex ?? (step > 0 ? -1 : 0)
    focused = suggestions[(index + step + suggestions.count) % suggestions.count].id
  }

  /// Moves the focus to a suggestion.
  public mutating func focus(_ id: Int) {
    if suggestions.contains(where: { $0.id == id }) { focused = id }
  }

  /// Moves the focus to the next suggestion that was not on the screen yet; false when all were.
  public mutating func focusNextUnseen() -> Bool {
    focusNext { !$0.wasSeen && $0.decision == .undecided }
  }

  @discardableResult
  private mutating func focusNext(where wanted: (Suggestion) -> Bool) -> Bool {
    let start = (focusedIndex ?? -1) + 1
    for step in suggestions.indices {
      let suggestion = suggestions[(start + step) % suggestions.count]
      if wanted(suggestion) {
        focused = suggestion.id
        return true
      }
    }
    return false
  }

  /// Notes that suggestions have been on the screen.
  public mutating func markSeen(_ ids: some Sequence<Int>) {
    let ids = Set(ids)
    for index in suggestions.indices where ids.contains(suggestions[index].id) {
      suggestions[index].wasSeen = true
    }
  }

  /// Decides the focused suggestion and moves on to the next undecided one; without one the focus
  /// stays.
  public mutating func decideFocused(accept: Bool) {
    guard phase == .reviewing, let index = focusedIndex else { return }
    remember()
    suggestions[index].decision = accept ? .accepted : .rejected
    suggestions[index].wasSeen = true
    if let partner = suggestions[index].move?.partner,
      let other = suggestions.firstIndex(where: { $0.id == partner })
    {
      suggestions[other].decision = suggestions[index].decision
      suggestions[other].wasSeen = true
    }
    focusNext { $0.decision == .undecided }
  }

  /// Takes another of the focused suggestion's replacements, by its place among the alternatives.
  public mutating func chooseAlternative(_ index: Int) {
    guard phase == .reviewing, let place = focusedIndex,
      suggestions[place].alternatives.indices.contains(index)
    else { return }
    let chosen = suggestions[place].alternatives[index]
    suggestions[place].alternatives[index] = suggestions[place].replacement
    suggestions[place].replacement = chosen
  }

  /// Takes the last decision back and focuses what it was about; false when there is none.
  public mutating func undoDecision() -> Bool {
    guard let decisions = history.popLast() else { return false }
    var changed: Int?
    for index in suggestions.indices {
      let before = decisions[suggestions[index].id] ?? .undecided
      if suggestions[index].decision != before {
        changed = changed ?? suggestions[index].id
        suggestions[index].decision = before
      }
    }
    if let changed { focused = changed }
    return true
  }

  /// The findings that stand before accepting everything at once.
  public var blocking: [CheckFinding] { findings.filter(\.isBlocking) }

  /// Accepts what is undecided.
  ///
  /// - Parameter knowing: The writer has seen the blocking findings and wants it all the same.
  /// - Returns: False, with nothing done, where findings block or there is no review.
  @discardableResult
  public mutating func acceptAll(knowing: Bool = false) -> Bool {
    guard phase == .reviewing, knowing || blocking.isEmpty else { return false }
    decideAll(.accepted)
    return true
  }

  /// Rejects what is undecided.
  public mutating func rejectRest() {
    guard phase == .reviewing else { return }
    decideAll(.rejected)
  }

  /// Rejects those undecided suggestions that are right after all.
  mutating func reject(where isRight: (Suggestion) -> Bool) {
    let right = suggestions.indices.filter {
      suggestions[$0].decision == .undecided && isRight(suggestions[$0])
    }
    guard !right.isEmpty else { return }
    remember()
    for index in right {
      suggestions[index].decision = .rejected
      suggestions[index].wasSeen = true
    }
    if focusedSuggestion?.decision != .undecided { focusNext { $0.decision == .undecided } }
  }

  private mutating func decideAll(_ decision: Suggestion.Decision) {
    guard undecided > 0 else { return }
    remember()
    for index in suggestions.indices where suggestions[index].decision == .undecided {
      suggestions[index].decision = decision
      suggestions[index].wasSeen = true
    }
  }

  private mutating func remember() {
    history.append(Decisions(uniqueKeysWithValues: suggestions.map { ($0.id, $0.decision) }))
  }
}
