/// How unlikely it is that a writer who meant one word wrote another, slip by slip.
///
/// Unlike `LetterCost` it knows which of the two words is wrong, for letters are left out more often
/// than put in, and doubled ones, silent ones and vowels more often than others. The figures are
/// weights of one log-linear model with those of `SpellingRanking.englishCost`.
struct SlipCost: Sendable {
  /// What one letter costs for another, for each two of `SlipWord.codes`.
  let changes: [Double]
  /// Two neighbours the other way round.
  let swapped: Double
  /// One usual spelling of a sound for another: `f` for `ph` (`SlipWord.units`).
  var respelled = 0.0
  /// What a slip in the first letter costs more.
  var first = 0.0
  /// The same where both words begin with the same sound: `fone`, `nife`.
  var firstAlike = 0.0
  /// What a slip in the second letter costs more.
  var second = 0.0
  /// What a slip in the third letter costs more.
  var third = 0.0
  /// What a slip at the end costs more.
  var last = 0.0

  /// For words as they are written.
  static let letters = SlipCost(
    changes: table(letterChange), swapped: 1.22, respelled: 0.66, first: 2.64, firstAlike: 1.49,
    second: 0.9, third: 0.51, last: 0.56)
  /// For words as they sound (`SoundSpelling`), on top of the letters.
  static let sounds = SlipCost(changes: table(soundChange), swapped: 0.66)

  /// Returns the least cost of slips that make `wrong` of `right`.
  ///
  /// - Parameter hearsStart: Both words begin with the same sound.
  /// - Complexity: O(*nm*) for lengths *n* and *m*.
  func distance(_ wrong: SlipWord, _ right: SlipWord, hearsStart: Bool = false) -> Double {
    withUnsafeTemporaryAllocation(
      of: Double.self, capacity: (wrong.letters.count + 1) * (right.letters.count + 1)
    ) { distance(wrong, right, hearsStart ? firstAlike : first, cost: $0) }
  }

  private func distance(
    _ wrong: SlipWord, _ right: SlipWord, _ first: Double,
    cost: UnsafeMutableBufferPointer<Double>
  ) -> Double {
    let (a, b) = (wrong.letters, right.letters)
    let width = b.count + 1
    /// A slip in the letter `j` of the right word.
    func place(_ j: Int) -> Double { j == 0 ? first : j == 1 ? second : j == 2 ? third : 0 }
    cost[0] = 0
    for i in 0...a.count {
      for j in 0...b.count where i + j > 0 {
        let here = i * width + j
        let end = j == b.count ? last : 0
        var best = Double.infinity
        if i > 0 {
          let added = wrong.marks[i - 1] ? 0 : place(j) + end
          best = cost[here - width] + wrong.loose[i - 1] + added
        }
        if j > 0 {
          let omitted = right.marks[j - 1] ? 0 : place(j - 1) + end
          best = min(best, cost[here - 1] + right.loose[j - 1] + omitted)
        }
        if i > 0, j > 0 {
          let before = cost[here - width - 1]
          let isSame = a[i - 1] == b[j - 1]
          best = min(
            best,
            isSame
              ? before
              : before + change(wrong.codes[i - 1], right.codes[j - 1]) + place(j - 1) + end)
          if i > 1, wrong.pairs[i - 1] & right.units[j - 1] != 0 {
            best = min(best, cost[here - 2 * width - 1] + respelled + place(j - 1) + end)
          }
          if j > 1, wrong.units[i - 1] & right.pairs[j - 1] != 0 {
            best = min(best, cost[here - width - 2] + respelled + place(j - 2) + end)
          }
          if i > 1, j > 1 {
            let before = cost[here - 2 * width - 2] + place(j - 2) + end
            if a[i - 1] == b[j - 2], a[i - 2] == b[j - 1], a[i - 1] != a[i - 2] {
              best = min(best, before + swapped)
            } else if wrong.pairs[i - 1] & right.pairs[j - 1] != 0,
              !(isSame && a[i - 2] == b[j - 2])
            {
              best = min(best, before + respelled)
            }
          }
        }
        cost[here] = best
      }
    }
    return cost[a.count * width + b.count]
  }

  private func change(_ a: UInt8, _ b: UInt8) -> Double {
    changes[Int(a) * SlipWord.codeCount + Int(b)]
  }
}
