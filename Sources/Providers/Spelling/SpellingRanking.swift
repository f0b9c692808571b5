/// Puts the words that a misspelling could stand for into the order of their likelihood.
struct SpellingRanking {
  var language: String

  /// - Parameters:
  ///   - suggested: The checker's suggestions in its order.
  ///   - nearby: Words of the dictionary that look or sound alike.
  /// - Returns: Each word once, the likeliest first.
  func ranked(_ word: String, suggested: [String], nearby: [String]) -> [String] {
    var seen: Set<String> = []
    return (suggested + nearby).filter { seen.insert($0).inserted }
  }
}
