public import TextEngine

extension ToolSession {
  /// Follows the writer's own edits: suggestions move with their text, and those that an edit
  /// overlaps are dropped, they alone.
  public mutating func follow(_ edits: EditSet) {
    guard !edits.isEmpty else { return }
    text.apply(edits)
    since.append(edits)
    let before = suggestions.count
    suggestions = suggestions.following(edits).withoutHalves()
    sources = sources.map { edits.moving($0, bias: .after) }
    let core = scopeText.core
    if edits.edits.contains(where: { $0.overlaps(core) }) { isScopeIntact = false }
    scopeText.follow(to: edits.moving(core))
    scope.range = edits.moving(scope.range)

    let dropped = before - suggestions.count
    guard dropped > 0 else { return }
    notices.append("\(dropped) dropped: you changed that text")
    if focusedIndex == nil {
      focused = suggestions.first { $0.decision == .undecided }?.id ?? suggestions.first?.id
    }
    if suggestions.isEmpty, phase == .reviewing { phase = .resting("nothing left to review") }
  }
}

extension [Suggestion] {
  /// Returns the suggestions without ends of moves whose other end is gone: words would be lost, or
  /// stand twice.
  func withoutHalves() -> [Suggestion] {
    guard contains(where: { $0.move != nil }) else { return self }
    let ids = Set(map(\.id))
    return filter { suggestion in suggestion.move.map { ids.contains($0.partner) } ?? true }
  }

  /// Returns the suggestions where `edits` have moved them, without those that one overlaps.
  func following(_ edits: EditSet) -> [Suggestion] {
    compactMap { suggestion in
      guard !edits.edits.contains(where: { $0.overlaps(suggestion.range) }) else { return nil }
      var moved = suggestion
      moved.range = edits.moving(suggestion.range)
      return moved
    }
  }
}

extension Edit {
  /// Whether the edit changes something inside `other`; text put at a rim stays outside.
  func overlaps(_ other: Range<ByteCount>) -> Bool {
    if range.isEmpty || other.isEmpty {
      return other.lowerBound < range.upperBound && range.lowerBound < other.upperBound
    }
    return range.overlaps(other)
  }
}

extension EditSet {
  /// Moves a range that no edit overlaps; what is inserted at its rims stays outside.
  func moving(_ range: Range<ByteCount>) -> Range<ByteCount> {
    let start = moving(range.lowerBound, bias: .after)
    return start..<max(start, moving(range.upperBound, bias: .before))
  }
}
