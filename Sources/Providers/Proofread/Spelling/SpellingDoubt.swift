/// Whether a word that no dictionary has is rather a name, a term or a variant than the misspelling
/// of what looks most like it.
struct SpellingDoubt {
  let word: String
  let isCapital: Bool
  let lexicon: Lexicon

  /// Whether more of the word would change than slips change.
  ///
  /// What opens a sentence with a capital may be a name, and a rare word is rarely meant: there one
  /// slip is believed, two in a long word.
  func isTooFar(_ best: String) -> Bool {
    let wrong = Array(Prose.plain(word).utf8)
    let right = Array(Prose.plain(best).utf8)
    let slips = LetterCost.slips(wrong, right)
    let isRare = CommonWords.shared.rarity(best) > 1.2 && !best.contains(" ")
    if isCapital, !lexicon.tags(of: best).contains(.known) { return true }
    if isCapital, wrong.count < 4 {
      // `Teh` and `Adn` may be names too, but two letters of an everyday word were swapped.
      return slips > 1 || wrong.sorted() != right.sorted() || CommonWords.shared.rarity(best) > 0.3
    }
    if isCapital { return slips > (wrong.count > 8 ? 2 : 1) }
    if isRare { return slips > 1 || wrong.count < 6 }
    // Words that sound the same are believed further apart.
    if Phonetic.code(wrong) == Phonetic.code(right) { return false }
    return slips > (wrong.count < 6 ? 1 : wrong.count < 9 ? 2 : 3)
  }

  /// Spellings that are both right: `archeological` and `archaeological`, `foetus` and `fetus`.
  func isVariant(of best: String) -> Bool {
    Self.leveled(Prose.plain(word)) == Self.leveled(Prose.plain(best))
      && Prose.plain(word) != Prose.plain(best)
  }

  private static func leveled(_ word: String) -> String {
    word.replacing("ae", with: "e").replacing("oe", with: "e")
  }
}

extension Lexicon {
  /// Returns lists of words of which all must be right for `word` to be: parts of a compound
  /// (`timeseries`, `gravesite`), the stem of a derived word (`regularizer`, `bagless`).
  ///
  /// The last part of a compound is a noun that the lexicon knows; a stem has four letters or more.
  func compounds(of word: String) -> [[String]] {
    var found: [[String]] = []
    let bytes = Array(word.utf8)
    guard bytes.count >= 7, bytes.allSatisfy({ (0x61...0x7A).contains($0) }) else { return [] }
    for cut in 3...(bytes.count - 4) {
      let first = String(decoding: bytes[..<cut], as: UTF8.self)
      let second = String(decoding: bytes[cut...], as: UTF8.self)
      let tags = tags(of: second)
      if let number = number(of: first), self.tags[Int(number)].meets(.noun),
        self.tags[Int(number)].isDisjoint(with: .closed), tags.meets(.nominal),
        tags.contains(.known), tags.isDisjoint(with: .closed),
        // Two everyday words are rather two words: `icecream`.
        rank[Int(number)] > 700 || self.number(of: second).map({ rank[Int($0)] > 700 }) ?? true
      {
        found.append([first, second])
      }
    }
    for (ending, puts) in [
      ("izers", ["ize"]), ("izer", ["ize"]), ("ized", ["", "y"]), ("izing", ["", "y"]),
      ("less", [""]), ("ness", [""]), ("able", ["", "e"]), ("ability", ["able"]), ("wise", [""]),
      ("like", [""]), ("ization", ["ize", ""]), ("ifier", ["ify"]), ("ifiers", ["ify"]),
      ("ers", ["", "e"]), ("er", ["", "e"]), ("ist", [""]), ("ists", [""]), ("ism", [""]),
      ("ically", ["ic", "ical"]),
    ] as [(String, [String])] where word.hasSuffix(ending) {
      let stem = String(word.dropLast(ending.count))
      guard stem.count >= 4, !stem.hasSuffix("y") else { continue }
      for put in puts {
        // `beginer` lacks a letter; after `e` and two consonants nothing is doubled.
        let doubles = ["er", "ers", "able", "ized", "izing"].contains(ending) && put.isEmpty
        if doubles, !Self.endsInTwoConsonants(stem), !stem.hasSuffix("el") { continue }
        found.append([stem + put])
      }
    }
    return found
  }

  private static func endsInTwoConsonants(_ stem: String) -> Bool {
    stem.suffix(2).utf8.allSatisfy { ![0x61, 0x65, 0x69, 0x6F, 0x75, 0x79].contains($0) }
  }
}
