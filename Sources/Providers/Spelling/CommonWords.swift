import Glibc

/// How common English words are, as far as the embedded word lists know.
struct CommonWords: Sendable {
  static let shared = CommonWords()
  private let lexicon = Lexicon.english()
  private let everyday = Set(Self.everyday.split(whereSeparator: \.isWhitespace))

  /// From 0 for the commonest words to 1 for those at the end of the lists; more for words that
  /// are in no list.
  func rarity(_ word: String) -> Double {
    let word = word.lowercased()
    if let rank = rank(word) { return scale(rank) }
    for (ending, puts) in Self.endings where word.hasSuffix(ending) {
      let stem = word.dropLast(ending.count)
      guard stem.count > 2 else { continue }
      for put in puts {
        if let rank = rank(stem + put) { return min(scale(rank) + 0.12, 1.1) }
      }
      // `stopped`, `running`
      if let last = stem.last, stem.dropLast().last == last,
        let rank = rank(String(stem.dropLast()))
      {
        return min(scale(rank) + 0.12, 1.1)
      }
    }
    return 1.25
  }

  /// As common as the middle of the lexicon's words.
  private static let everydayRank = 2500.0

  private func rank(_ word: String) -> Double? {
    let listed = everyday.contains(word[...]) ? Self.everydayRank : nil
    guard let number = lexicon.number(of: word) else { return listed }
    return min(Double(lexicon.rank[Int(number)]), listed ?? 9999)
  }

  private func scale(_ rank: Double) -> Double { log(1 + rank / 20) / log(1 + 9999.0 / 20) }

  private static let endings: [(String, [String])] = [
    ("ically", ["ic", "ical"]), ("ation", ["e", "", "ate"]), ("ings", ["", "e"]),
    ("ing", ["", "e"]), ("ies", ["y"]), ("ied", ["y"]), ("ily", ["y"]), ("iest", ["y"]),
    ("ness", [""]), ("ment", [""]), ("able", ["", "e"]), ("less", [""]), ("ful", [""]),
    ("ers", ["", "e"]), ("ion", ["", "e"]), ("est", ["", "e"]), ("ed", ["", "e"]),
    ("er", ["", "e"]), ("es", ["", "e"]), ("ly", ["", "e", "le"]), ("or", ["", "e"]),
    ("al", ["", "e"]), ("y", ["", "e"]), ("s", [""]),
  ]
}
