extension TK2Layout {
  /// Draws what matches one of `rules` as a fragment of its kind; the first that matches counts.
  /// Rows stay where they are.
  public func setFragmentRules(_ rules: [FragmentRule]) throws(FragmentRefusal) {
    fragmentRules = rules
    cache.removeAll()
  }

  /// The name of the rule that the element of `row` matches.
  public func fragmentName(of row: Row) -> String? {
    if fragmentRules.isEmpty { return nil }
    return entry(containing: row.range.lowerBound.value).rule.map { fragmentRules[$0].name }
  }

  /// The number of the first rule that `bytes` match.
  func rule(for bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    fragmentRules.isEmpty ? nil : fragmentRules.firstIndex { $0.matches(bytes) }
  }
}
