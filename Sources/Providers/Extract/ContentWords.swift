/// The words of a sentence that say what it is about, in a form in which inflections meet.
enum ContentWords {
  /// Returns stems in their order, function words and markup left out.
  static func stems(_ sentence: String) -> [String] {
    words(sentence).compactMap { word in
      isFunctionWord(word) ? nil : stem(word)
    }
  }

  /// Returns the words in lower case; of scripts without spaces, pairs of letters.
  static func words(_ sentence: String) -> [String] {
    var found: [String] = []
    var word = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    var isInTarget = false
    func finish() {
      if !word.isEmpty { found.append(String(word).lowercased()) }
      word = String.UnicodeScalarView()
    }
    for scalar in sentence.unicodeScalars {
      defer { previous = scalar }
      // A link's target is no word: `](` up to `)`.
      if scalar == "(", previous == "]" { isInTarget = true }
      if isInTarget {
        if scalar == ")" { isInTarget = false }
        finish()
        continue
      }
      if isIdeographic(scalar) {
        finish()
        if let before = previous, isIdeographic(before) { found.append("\(before)\(scalar)") }
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar.properties.generalCategory == .nonspacingMark
      {
        word.append(scalar)
      } else if scalar == "'" || scalar == "’", !word.isEmpty {
        word.append("'")
      } else {
        finish()
      }
    }
    finish()
    return found.map { word in
      var word = word[...]
      if word.hasSuffix("'s") { word = word.dropLast(2) }
      while word.last == "'" { word = word.dropLast() }
      return String(word)
    }.filter { !$0.isEmpty }
  }

  /// Cuts usual endings and keeps the beginning of long words: crude, and good enough in most
  /// languages that inflect at the end.
  static func stem(_ word: String) -> String {
    guard word.count > 3 else { return word }
    var stem = word[...]
    for ending in ["ing", "ies", "ed", "es", "ly", "s", "e"]
    where stem.hasSuffix(ending) && stem.count - ending.count >= 3 {
      stem = stem.dropLast(ending.count)
      break
    }
    return String(stem.prefix(7))
  }

  static func isFunctionWord(_ word: String) -> Bool { functionWords.contains(word) }

  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x0E00...0x0E7F, 0xAC00...0xD7AF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// English ones; in other languages the share of sentences that a word is in does the work.
  private static let functionWords: Set<String> = Set(
    """
    a about above after again against all also although am an and any are as at be because been
    before being below between both but by can cannot could did do does doing down during each either
    even ever every few for from further get got had has have having he her here hers herself him
    himself his how however i if in into is it its itself just let made make many may me might more
    most much must my myself neither no nor not now of off often on once one only onto or other our
    ours out over own per quite rather same she should since so some still such than that the their
    them then there these they this those though through thus to too under until up upon us very was
    we well were what when where whether which while who whom whose why will with within without
    would yet you your yours i'm i've i'd i'll you're you've we're we've they're it's that's there's
    don't doesn't didn't can't won't isn't aren't wasn't weren't hasn't haven't hadn't couldn't
    wouldn't shouldn't said says say
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
