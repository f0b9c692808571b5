public import Documents

extension ToolSession {
  /// Takes in what the writer has said is right meanwhile: undecided suggestions over it are rejected,
  /// and the focus goes on to the next that is undecided.
  public mutating func settle(in house: HouseStyle) {
    self.house = house
    guard phase == .reviewing else { return }
    let looksAtWords = tool == .proofread
    reject { suggestion in
      !suggestion.rule.isEmpty && house.ignoredRules.contains(suggestion.rule)
        || looksAtWords && house.holds(suggestion.original)
    }
  }
}
