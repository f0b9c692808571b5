/// A word, or its sound, made ready for `SlipCost`.
struct SlipWord {
  let letters: [UInt8]
  /// For each letter its row in `SlipCost.changes`.
  let codes: [UInt8]
  /// Which are no letters of a…z but hyphens, apostrophes, spaces: in no place of the word.
  let marks: [Bool]
  /// What each letter costs that the other word does not have.
  let loose: [Double]
  /// For each letter a bit for each of `spellings` that it alone is.
  let units: [UInt8]
  /// The same for each letter with the one before it.
  let pairs: [UInt8]

  private init(_ letters: [UInt8], loose: [Double], isSound: Bool) {
    let codes = letters.map { Self.code($0) }
    self.letters = letters
    self.codes = codes
    self.loose = loose
    marks = letters.map { !Self.isSmall($0) }
    if isSound {
      units = [UInt8](repeating: 0, count: letters.count)
      pairs = units
    } else {
      units = codes.map { Self.unitBits[Int($0)] }
      pairs = codes.indices.map { index in
        index == 0 ? 0 : Self.pairBits[Self.pair(codes[index - 1], codes[index])]
      }
    }
  }

  /// - Parameter letters: Small letters.
  init(wrong letters: [UInt8]) {
    let loose = letters.indices.map { Self.added(letters, $0) }
    self.init(letters, loose: loose, isSound: false)
  }

  /// - Parameter letters: Small letters.
  init(right letters: [UInt8]) {
    let loose = letters.indices.map { Self.omitted(letters, $0) }
    self.init(letters, loose: loose, isSound: false)
  }

  /// - Parameter sound: By `SoundSpelling`.
  init(wrongSound sound: [UInt8]) {
    self.init(sound, loose: sound.map { $0 == 0x61 ? 0.82 : 1.41 }, isSound: true)
  }

  /// - Parameter sound: By `SoundSpelling`.
  init(rightSound sound: [UInt8]) {
    self.init(sound, loose: sound.map { $0 == 0x61 ? 0 : 0.53 }, isSound: true)
  }

  /// What it costs to have put a letter in.
  private static func added(_ word: [UInt8], _ index: Int) -> Double {
    switch kind(word, index) {
    case .mark: 1.4
    case .doubled, .finalE: 1.73
    case .h, .silent: 2.35
    case .weak, .other: 2.8
    }
  }

  /// What it costs to have left a letter out.
  private static func omitted(_ word: [UInt8], _ index: Int) -> Double {
    switch kind(word, index) {
    case .mark: 0.31
    case .doubled: 0.56
    case .finalE, .h: 0
    case .silent, .weak: 0.82
    case .other: 1.76
    }
  }

  private enum Kind {
    case mark, doubled, finalE, h, silent
    /// A vowel, or one of l, m, n and r before a consonant: hardly heard.
    case weak
    case other
  }

  private static func kind(_ word: [UInt8], _ index: Int) -> Kind {
    let letter = word[index]
    let isLast = index + 1 == word.count
    guard isSmall(letter) else { return .mark }
    if index > 0, word[index - 1] == letter { return .doubled }
    if letter == 0x65, isLast { return .finalE }
    if letter == 0x68 { return .h }
    let code = code(letter)
    if index > 0, silentAfter[pair(Self.code(word[index - 1]), code)] { return .silent }
    if !isLast, silentBefore[pair(code, Self.code(word[index + 1]))] { return .silent }
    if LetterCost.isVowel(letter) { return .weak }
    let isLiquid = letter == 0x6C || letter == 0x6D || letter == 0x6E || letter == 0x72
    let isBeforeConsonant =
      !isLast && isSmall(word[index + 1]) && !LetterCost.isVowel(word[index + 1])
    return isLiquid && isBeforeConsonant ? .weak : .other
  }

  /// Whether it is one of a…z.
  static func isSmall(_ letter: UInt8) -> Bool { (0x61...0x7A).contains(letter) }
}

/// Tables by letter.
extension SlipWord {
  /// Rows of `SlipCost.changes`: a…z, the sounds that `SoundSpelling` has no letter for, all others.
  static let codeCount = 30
  private static let soundLetters = Array("CST".utf8)

  static func code(_ letter: UInt8) -> UInt8 {
    if isSmall(letter) { return letter - 0x61 }
    return UInt8(26 + (soundLetters.firstIndex(of: letter) ?? soundLetters.count))
  }

  /// The letter of a code; 0 for the code of all other letters.
  static func letter(_ code: Int) -> UInt8 {
    if code < 26 { return UInt8(0x61 + code) }
    return code - 26 < soundLetters.count ? soundLetters[code - 26] : 0
  }

  private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first) * codeCount + Int(second)
  }

  /// In each row, spellings that stand for one sound, of one or two letters.
  private static let spellings: [[String]] = [
    ["f", "ph", "gh"], ["c", "k", "q", "ch", "ck", "cq"], ["g", "j", "dg"],
    ["ch", "sh", "ti", "ci", "si", "ss"], ["x", "ks", "cs", "cc", "xc"], ["qu", "kw", "cw"],
    ["s", "sc"],
  ]

  private static let unitBits: [UInt8] = (0..<codeCount).map { bits([letter($0)]) }

  private static let pairBits: [UInt8] = (0..<codeCount * codeCount).map {
    bits([letter($0 / codeCount), letter($0 % codeCount)])
  }

  /// A bit for each row of `spellings` that has the letters.
  private static func bits(_ letters: [UInt8]) -> UInt8 {
    var bits: UInt8 = 0
    for (row, sound) in spellings.enumerated()
    where sound.contains(where: { $0.utf8.elementsEqual(letters) }) {
      bits |= 1 << UInt8(row)
    }
    return bits
  }

  /// Pairs of which the first letter is often not heard.
  private static let silentBefore = table([
    "ck", "cq", "tc", "dg", "gn", "gh", "kn", "wr", "bt", "pt", "ps", "pn",
  ])
  /// Pairs of which the second letter is often not heard.
  private static let silentAfter = table(["sc", "mb", "mn", "gu", "qu"])

  private static func table(_ pairs: [String]) -> [Bool] {
    let numbers = Set(
      pairs.map { letters in
        let codes = letters.utf8.map { code($0) }
        return pair(codes[0], codes[1])
      })
    return (0..<codeCount * codeCount).map { numbers.contains($0) }
  }
}
