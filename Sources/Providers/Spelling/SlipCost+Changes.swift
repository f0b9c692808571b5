extension SlipCost {
  /// What one letter costs for another, as they are written.
  static func letterChange(_ a: UInt8, _ b: UInt8) -> Double {
    let vowels = (LetterCost.isVowel(a) ? 1 : 0) + (LetterCost.isVowel(b) ? 1 : 0)
    if vowels == 2 { return isFront(a) && isFront(b) ? 1.49 : 2.68 }
    if vowels == 1 || !SlipWord.isSmall(a) || !SlipWord.isSmall(b) { return 3.65 }
    return LetterCost.sounds(alike: a, b) ? 1.82 : 3.1
  }

  /// What one sound costs for another; all vowels are `a`.
  static func soundChange(_ a: UInt8, _ b: UInt8) -> Double {
    if (a == 0x61) != (b == 0x61) { return 0.86 }
    let isAlike =
      LetterCost.sounds(alike: a, b) || alike.contains { $0.contains(a) && $0.contains(b) }
    return isAlike ? 0.64 : 1.71
  }

  /// The costs for each two of `SlipWord.codes`; unknown letters are unlike all others.
  static func table(_ change: (UInt8, UInt8) -> Double) -> [Double] {
    let letters = (0..<SlipWord.codeCount).map { SlipWord.letter($0) }
    return letters.flatMap { a in letters.map { b in change(a, b) } }
  }

  /// `e`, `i` and `y` stand for each other more often than other vowels.
  private static func isFront(_ vowel: UInt8) -> Bool {
    vowel == 0x65 || vowel == 0x69 || vowel == 0x79
  }

  /// Sounds near each other, as `SoundSpelling` writes them, besides those of single letters.
  private static let alike: [[UInt8]] = [
    "ST", "SC", "Cj", "Sj", "Ss", "TC", "Tt", "Tf", "Td", "Ck",
  ].map { Array($0.utf8) }
}
