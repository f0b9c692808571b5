internal import Glibc
internal import WorkerLink

extension SpellingRanking {
  /// The cost of a candidate of which it is known how common it is; the checker's own suggestions
  /// count for nothing here.
  ///
  /// - Parameters:
  ///   - rank: From 1 for the commonest word; 0 for one that is not in the list.
  ///   - level: From 0 for the commonest; nil where no lists are installed.
  func englishCost(
    _ wrong: WordTraits, _ candidate: String, rank: Int, level: Int?
  ) -> Double {
    let right = WordTraits(candidate)
    let letters = LetterCost.letters.distance(wrong.letters, right.letters)
    let sound = LetterCost.sounds.distance(wrong.sound, right.sound)
    let slips = LetterCost.slips(wrong.letters, right.letters)
    let isSplit = candidate.contains(" ")
    var cost = 0.0
    func add(_ weight: Double, _ value: Double) { cost += weight * value }
    func add(_ weight: Double, if holds: Bool) { if holds { cost += weight } }
    add(0.76, letters)
    add(-0.09, letters / Double(max(wrong.letters.count, 3)))
    add(1.62, sound)
    // Long words are misheard in more places.
    add(-3.44, sound / Double(max(wrong.sound.count, 2)))
    add(0.76, rank == 0 ? Self.rareness : log10(Double(rank + WorkerLimits.rankBase)))
    // The letters have counted the difference in length already.
    add(-0.33, Double(abs(right.letters.count - wrong.letters.count)))
    add(-1.35, if: sound == 0)
    add(-0.36, if: sound == 0 && slips > 1)
    add(1.95, if: right.isCapital && !wrong.isCapital)
    add(-1.23, if: candidate.contains("'") && !wrong.word.contains("'"))
    add(-1.07, if: wrong.letters.first == right.letters.first)
    add(-0.43, if: wrong.letters.last == right.letters.last)
    add(-2.58, if: wrong.letters.count == right.letters.count && wrong.sorted == right.sorted)
    add(0.83, if: rank == 0 && !isSplit)
    add(0.19, if: wrong.vowels == right.vowels)
    add(-1.01, if: wrong.letters.prefix(2) == right.letters.prefix(2))
    add(-0.92, if: wrong.letters.prefix(3) == right.letters.prefix(3))
    add(-0.81, if: wrong.letters.suffix(2) == right.letters.suffix(2))
    add(0.47, Double(slips))
    add(-1.1, if: slips == 1)
    add(-0.74, if: slips <= 2)
    add(2.82, if: isSplit)
    if let level, Self.levelWeights.indices.contains(level) { cost += Self.levelWeights[level] }
    return cost
  }

  /// What stands for the logarithm of the rank of a word without one.
  private static let rareness = 4.7

  /// What each level of `WorkerSuggestions.levels` adds, the commonest words first.
  ///
  /// These and the weights above were fitted as one log-linear model on lists of misspellings; halves
  /// of them with no word in common come to the same figures within two in a hundred.
  private static let levelWeights: [Double] = [-2.21, -2.09, -1.28, -0.31, 0.93, 3.07, 0.36]
}
