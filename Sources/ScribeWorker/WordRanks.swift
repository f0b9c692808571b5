import WorkerLink

/// The places of words in a list of the commonest, for ranking what a misspelling could stand for.
struct WordRanks: Sendable {
  private var ranks: [Substring: Int] = [:]

  /// Words up to this place are common enough for two of them to have been written as one.
  private static let everyday = 1180

  /// Empty for languages other than English. Takes some 10 ms.
  init(tag: String) {
    self.init(words: tag.hasPrefix("en") ? Self.english : "")
  }

  /// - Parameter words: The commonest first, with white space between.
  init(words: String) {
    for word in words.split(whereSeparator: \.isWhitespace) where ranks[word] == nil {
      ranks[word] = ranks.count + 1
    }
  }

  var isEmpty: Bool { ranks.isEmpty }

  /// The word's place from 1; 0 where it is not in the list. Two words stand where both together
  /// would, were they one.
  func rank(of word: String) -> Int {
    let places = word.lowercased().split(separator: " ").map { ranks[$0] ?? 0 }
    if places.count == 1 { return places[0] }
    guard places.count == 2, !places.contains(0) else { return 0 }
    let base = Double(WorkerLimits.rankBase)
    let together = (Double(places[0]) + base) * (Double(places[1]) + base) / 10 - base
    return max(1, Int(min(together, 1e9)))
  }

  /// Returns the ways in which `word` is two everyday words without their space: `noone`.
  func splits(of word: String) -> [String] {
    let word = word.lowercased()
    var found: [String] = []
    for cut in word.indices.dropFirst() {
      let (first, second) = (word[..<cut], word[cut...])
      guard second.count > 1, let one = ranks[first], let other = ranks[second],
        one <= (first.count == 1 ? 30 : Self.everyday), other <= Self.everyday
      else { continue }
      found.append("\(first) \(second)")
    }
    return found
  }
}
