import FoundationEssentials
import TestSupport
import Testing

@testable import ScribeWorker

/// Whether the American English dictionary is installed.
private let hasEnglish = FileManager.default.fileExists(atPath: "/usr/share/hunspell/en_US.dic")

struct VocabularyTests {
  @Test(arguments: 0..<30 as Range<UInt64>)
  func `a search finds what a plain scan of a small list finds`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    // Few letters, so that many words are near each other and many costs are equal.
    let list = (0..<600).map { _ in word(2...11, of: "aeghknst", using: &random) }
    let vocabulary = Vocabulary(words: list)
    for _ in 0..<20 {
      let wrong = word(1...12, of: "aeghknst", using: &random)
      for count in [1, 7, 120] {
        #expect(
          vocabulary.words(near: wrong, count: count) == scan(vocabulary, wrong, count),
          "seed \(seed), \(wrong), \(count)")
      }
    }
  }

  @Test(.enabled(if: hasEnglish, "hunspell-en-us is not installed"))
  func `a search finds what a plain scan of the English dictionary finds`() {
    let vocabulary = Vocabulary(tag: "en_US") {}
    #expect(vocabulary.entries.count > 100_000)
    var random = SeededRandom(seed: 11)
    let alphabet = "abcdefghijklmnopqrstuvwxyz"
    for number in 0..<3 {
      let entry = vocabulary.entries.randomElement(using: &random)!
      var wrong = Array(vocabulary.word(entry))
      for _ in 0...(number % 3) {
        let place = Int.random(in: 0..<wrong.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: wrong.insert(alphabet.randomElement(using: &random)!, at: place)
        case 1 where wrong.count > 2: wrong.remove(at: place)
        default: wrong[place] = alphabet.randomElement(using: &random)!
        }
      }
      let word = String(wrong)
      #expect(vocabulary.words(near: word) == scan(vocabulary, word, 120), "seed 11, \(word)")
    }
  }

  @Test func `a form that comes twice is kept once, in the place of the first`() {
    let vocabulary = Vocabulary(words: ["bead", "Bead", "bead", "bear", "a"])
    #expect(vocabulary.words(near: "beas") == ["bead", "bear", "Bead"])
    #expect(vocabulary.words(near: "") == [])
    #expect(vocabulary.words(near: String(repeating: "x", count: 61)) == [])
    #expect(Vocabulary(words: []).words(near: "bead") == [])
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a distance is that of the table`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<100 {
      let a = Array(word(0...(seed == 0 ? 63 : 9), of: "abc", using: &random).utf8)
      let b = Array(word(0...9, of: "abc", using: &random).utf8)
      let expected = distance(a, b)
      for bound in [0, 1, 3, 80] {
        let found = DistancePattern(a).distance(to: [9] + b, from: 1, count: b.count, bound: bound)
        #expect(
          expected <= bound ? found == expected : found > bound, "seed \(seed), \(a) \(b) \(bound)")
      }
    }
  }

  private func word(
    _ length: ClosedRange<Int>, of letters: String, using random: inout SeededRandom
  ) -> String {
    String(
      (0..<Int.random(in: length, using: &random)).map { index in
        let letter = letters.randomElement(using: &random)!
        return index == 0 && Int.random(in: 0..<6, using: &random) == 0
          ? Character(letter.uppercased()) : letter
      })
  }

  /// Every word weighed, without an index, a bound or a hash.
  private func scan(_ vocabulary: Vocabulary, _ wrong: String, _ count: Int) -> [String] {
    let length = LetterFold.fold(Array(wrong.utf8)).count
    let reach = length <= 3 ? 1 : length <= 5 ? 2 : length <= 9 ? 3 : 4
    let found = scan(vocabulary, wrong, count, reach: reach)
    return found.count < min(count, 10) ? scan(vocabulary, wrong, count, reach: reach + 1) : found
  }

  private func scan(
    _ vocabulary: Vocabulary, _ wrong: String, _ count: Int, reach: Int
  ) -> [String] {
    let fold = LetterFold.fold(Array(wrong.utf8))
    let key = SoundKey.key(fold)
    var found: [(cost: Int, order: UInt32, word: String)] = []
    for entry in vocabulary.entries {
      let word = vocabulary.word(entry)
      let form = LetterFold.fold(Array(word.utf8))
      if abs(form.count - fold.count) > reach + 2 { continue }
      let apart = LetterFold.mask(form) ^ LetterFold.mask(fold)
      if apart.nonzeroBitCount > 2 * reach + 2 { continue }
      let sound = SoundKey.key(form)
      let letters = distance(fold, form)
      guard letters <= (sound == key ? reach + 2 : reach) else { continue }
      let sounds = min(distance(key, sound), 3)
      let start = form[0] == fold[0] ? 0 : 1
      let isName = word.first!.isUppercase && !wrong.first!.isUppercase
      found.append((2 * letters + 2 * sounds + start + (isName ? 2 : 0), entry.letters, word))
    }
    return found.sorted { ($0.cost, $0.order) < ($1.cost, $1.order) }.prefix(count).map(\.word)
  }

  /// Insertions, deletions, replacements and swaps of neighbours, by the whole table.
  private func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var table = [[Int]](repeating: Array(0...b.count), count: a.count + 1)
    for i in 0..<a.count {
      table[i + 1][0] = i + 1
      for j in 0..<b.count {
        var best = table[i][j] + (a[i] == b[j] ? 0 : 1)
        best = min(best, table[i][j + 1] + 1, table[i + 1][j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, table[i - 1][j - 1] + 1)
        }
        table[i + 1][j + 1] = best
      }
    }
    return table[a.count][b.count]
  }
}
