extension [Suggestion] {
  /// How many words a stretch has at least that is shown as moved, not as gone here and new there.
  private static var fewestWords: Int { 4 }

  /// Returns the suggestions with those joined in pairs that take a stretch away here and bring the
  /// same words there: it was moved. Both are decided together.
  ///
  /// - Complexity: O(*n* + *m*) for *n* suggestions of *m* bytes.
  func withMoves() -> [Suggestion] {
    var gone: [String: [Int]] = [:]
    var new: [(words: String, index: Int)] = []
    for (index, suggestion) in enumerated() {
      let (old, put) = suggestion.difference
      if put.isEmpty, let words = Self.moved(old) { gone[words, default: []].append(index) }
      if old.isEmpty, let words = Self.moved(put) { new.append((words, index)) }
    }
    guard !gone.isEmpty else { return self }
    var result = self
    for (words, index) in new {
      guard var places = gone[words], let from = places.popLast() else { continue }
      gone[words] = places
      let goesDown = from < index
      result[from].move = Suggestion.Move(
        partner: self[index].id, goesDown: goesDown, isStart: true)
      result[index].move = Suggestion.Move(
        partner: self[from].id, goesDown: goesDown, isStart: false)
    }
    return result
  }

  /// The words of a stretch that can be told again elsewhere, without the marks round them, which
  /// may be a neighbour's; nil where they are too few.
  private static func moved(_ words: ArraySlice<Substring>) -> String? {
    let told = words.joined(separator: " ").trimmingPrefix { !$0.isLetter && !$0.isNumber }
    guard let last = told.lastIndex(where: { $0.isLetter || $0.isNumber }) else { return nil }
    let bare = String(told[...last])
    return bare.split(separator: " ").count < fewestWords ? nil : bare
  }
}

extension Suggestion {
  /// The words that go and those that come, without those that stay before and after them.
  var difference: (old: ArraySlice<Substring>, new: ArraySlice<Substring>) {
    var old = original.split(whereSeparator: \.isWhitespace)[...]
    var new = replacement.split(whereSeparator: \.isWhitespace)[...]
    while let first = old.first, first == new.first {
      old.removeFirst()
      new.removeFirst()
    }
    while let last = old.last, last == new.last {
      old.removeLast()
      new.removeLast()
    }
    return (old, new)
  }

  /// That a suggestion is one end of a move.
  public struct Move: Hashable, Sendable {
    /// The other end.
    public var partner: Int
    /// Whether the words go to a place after the one they have.
    public var goesDown: Bool
    /// Whether this is where they are taken from.
    public var isStart: Bool

    /// `moved down from here`.
    public var words: String {
      isStart
        ? "moved \(goesDown ? "down" : "up") from here"
        : "moved here from \(goesDown ? "above" : "below")"
    }

    /// What shows the move without colour.
    var arrow: String { goesDown ? "↓" : "↑" }
  }
}
