/// Puts the words that a misspelling could stand for into the order of their likelihood.
///
/// A candidate is likely when few and usual slips make the misspelling of it (by hand: `LetterCost`;
/// by ear: `SoundSpelling`), when it is a common word, and when the checker thought of it early.
/// Where ranks are known, as for English, a finer model of slips counts (`englishCost`).
struct SpellingRanking: Sendable {
  var language: String
  private let common = CommonWords.shared

  init(language: String) { self.language = language }

  /// - Parameters:
  ///   - suggested: The checker's suggestions in its order.
  ///   - nearby: Words of the dictionary that look or sound alike.
  ///   - levels: How common each of both is (`WorkerSuggestions.levels`); empty if not known.
  ///   - ranks: The places of the same (`WorkerSuggestions.ranks`); empty if not known.
  /// - Returns: Each word once, the likeliest first; at most `count`.
  func ranked(
    _ word: String, suggested: [String], nearby: [String], levels: [Int] = [], ranks: [Int] = [],
    count: Int = 20
  ) -> [String] {
    var places: [String: Int] = [:]
    for (place, candidate) in suggested.enumerated() where places[candidate] == nil {
      places[candidate] = place
    }
    var seen: Set<String> = []
    let traits = WordTraits(word)
    let all = suggested + nearby
    let hasLevels = levels.count == all.count
    let english = ranks.count == all.count ? EnglishTraits(word) : nil
    let scored = all.indices.filter { seen.insert(all[$0]).inserted }.map { index in
      let candidate = all[index]
      guard let english else {
        return (candidate, cost(traits, candidate, place: places[candidate]))
      }
      let level = hasLevels ? levels[index] : nil
      return (candidate, englishCost(english, candidate, rank: ranks[index], level: level))
    }
    return scored.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(count).map(\.0)
  }

  struct WordTraits {
    let word: String
    let letters: [UInt8]
    let sound: [UInt8]
    let isCapital: Bool
    /// The letters in the order of the alphabet.
    let sorted: [UInt8]

    init(_ word: String) {
      self.word = word
      letters = Array(word.lowercased().utf8)
      sound = SoundSpelling.spelling(letters)
      isCapital = word.first?.isUppercase ?? false
      sorted = letters.sorted()
    }
  }

  /// How unlikely `candidate` is, as a sum of its traits by their weights.
  func cost(_ wrong: WordTraits, _ candidate: String, place: Int?) -> Double {
    zip(Self.weights, traits(wrong, candidate, place: place)).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// One figure for each of `weights`.
  func traits(_ wrong: WordTraits, _ candidate: String, place: Int?) -> [Double] {
    let right = WordTraits(candidate)
    let letters = LetterCost.letters.distance(wrong.letters, right.letters)
    let sound = LetterCost.sounds.distance(wrong.sound, right.sound)
    let isRespaced = { (mark: Character) in candidate.contains(mark) && !wrong.word.contains(mark) }
    let holds: [Bool] = [
      sound == 0, place == nil, place == 0, right.isCapital && !wrong.isCapital, isRespaced(" "),
      isRespaced("-"), isRespaced("'"), wrong.letters.first == right.letters.first,
      wrong.letters.last == right.letters.last, wrong.sorted == right.sorted,
    ]
    return [
      letters, letters / Double(max(wrong.letters.count, 3)), sound,
      sound / Double(max(wrong.sound.count, 2)), common.rarity(right.word),
      place.map { 1 / (1 + Double($0)) } ?? 0,
      abs(Double(right.letters.count - wrong.letters.count)),
    ] + holds.map { $0 ? 1 : 0 }
  }

  /// What each trait adds to a candidate's cost; fitted as one log-linear model on lists of
  /// misspellings, and alike on halves of them with no word in common.
  private static let weights: [Double] = [
    1.1,  // letters changed
    2.8,  // the same as a share of the word
    1.2,  // sounds changed
    -2.6,  // the same as a share: long words are misheard in more places
    4.7,  // rarity
    -1.0,  // early among the checker's suggestions
    -0.35,  // difference in length, which the letters have counted already
    -1.2,  // sounds the same
    1.2,  // not among the checker's suggestions
    0.15,  // the checker's first
    1.8,  // a name for a small word
    5.8,  // two words for one
    8,  // a hyphen put in
    0.6,  // an apostrophe put in
    -1.5,  // the same first letter
    -0.4,  // the same last letter
    -1.1,  // the same letters in another order
  ]
}
