internal import Glibc
internal import WorkerLink

extension SpellingRanking {
  /// The cost of a candidate of which it is known how common it is; the checker's own suggestions
  /// count for nothing here.
  ///
  /// Slips cost by letter (`SlipCost.letters`) and again by what is heard (`SlipCost.sounds`); the
  /// rest is what the candidate is. All weights are of one log-linear model, fitted on lists of
  /// misspellings, and come to the same figures within three in a hundred on halves of them with no
  /// word in common.
  ///
  /// - Parameters:
  ///   - rank: From 1 for the commonest word; 0 for one that is not in the list.
  ///   - level: From 0 for the commonest; nil where no lists are installed.
  func englishCost(
    _ wrong: EnglishTraits, _ candidate: String, rank: Int, level: Int?
  ) -> Double {
    let small = candidate.lowercased()
    let letters = Array(small.utf8)
    let sound = SoundSpelling.spelling(letters)
    let bare = EnglishTraits.bare(letters)
    let isPair = letters.contains(0x20)
    let rarity = log10(Double((rank == 0 ? Self.rareRank : rank) + WorkerLimits.rankBase))
    var cost = SlipCost.letters.distance(
      wrong.letters, SlipWord(right: letters), hearsStart: sound.first == wrong.sound.letters.first)
    cost += SlipCost.sounds.distance(wrong.sound, SlipWord(rightSound: sound))
    func add(_ weight: Double, if holds: Bool) { if holds { cost += weight } }
    add(1.09, if: sound != wrong.sound.letters)
    add(1.12, if: bare.sorted() != wrong.sorted)
    cost += 0.26 * Double(abs(bare.count - wrong.sorted.count))
    cost += 1.05 * rarity
    if isPair {
      if Self.pairs.contains(small) {
        cost += 0.31
      } else {
        cost += 1.73 + 1.59 * rarity
        // `acompany` is rather one word without a letter.
        add(0.58, if: letters[1] == 0x20 || letters[letters.count - 2] == 0x20)
      }
    } else {
      add(1.38, if: rank == 0)
    }
    add(1.66, if: !wrong.isCapital && candidate.first?.isUppercase ?? false)
    add(1.32, if: !wrong.hasApostrophe && small.hasSuffix("'s"))
    if let level, Self.levelWeights.indices.contains(level) { cost += Self.levelWeights[level] }
    return cost
  }

  /// A misspelling made ready for `englishCost`.
  struct EnglishTraits {
    let letters: SlipWord
    let sound: SlipWord
    /// The letters without marks in the order of the alphabet.
    let sorted: [UInt8]
    let isCapital: Bool
    let hasApostrophe: Bool

    init(_ word: String) {
      let small = Array(word.lowercased().utf8)
      letters = SlipWord(wrong: small)
      sound = SlipWord(wrongSound: SoundSpelling.spelling(small))
      sorted = Self.bare(small).sorted()
      isCapital = word.first?.isUppercase ?? false
      hasApostrophe = small.contains(0x27)
    }

    /// The letters without hyphens, apostrophes and spaces.
    static func bare(_ letters: [UInt8]) -> [UInt8] {
      letters.filter { $0 != 0x27 && $0 != 0x2D && $0 != 0x20 }
    }
  }

  /// What stands for the rank of a word without one.
  private static let rareRank = 30_000

  /// What each level of `WorkerSuggestions.levels` adds, the commonest words first.
  private static let levelWeights: [Double] = [0, 0.19, 0.93, 1.71, 2.95, 4.01, 4.01]

  /// Two words that writers often run together; other pairs are rarely meant.
  private static let pairs: Set<String> = [
    "a bit", "a few", "a little", "a lot", "able to", "all right", "any more", "as if", "as well",
    "at all", "at last", "at least", "because of", "each other", "even if", "even though",
    "every day", "every time", "for example", "going to", "good morning", "good night", "have to",
    "high school", "i am", "in case", "in fact", "in front", "in order", "kind of", "more than",
    "next door", "no one", "of course", "one day", "out of", "per cent", "rather than", "right now",
    "so far", "so much", "sort of", "such as", "thank you", "too much", "up to", "used to",
    "want to", "years ago", "years old",
  ]
}
