/// A guess at the language of a text, from its script and its commonest small words.
///
/// Meant to notice an answer in another language, not to name languages: where it is unsure it says
/// nothing.
enum LanguageGuess {
  private static let small: [(language: String, words: Set<String>)] = [
    (
      "en",
      [
        "the", "and", "of", "to", "is", "was", "that", "with", "for", "it", "are", "this", "have",
        "not",
      ]
    ),
    (
      "fr",
      [
        "le", "la", "les", "et", "des", "est", "une", "dans", "que", "pour", "qui", "pas", "du",
        "sur",
      ]
    ),
    (
      "de",
      [
        "der", "die", "das", "und", "ist", "nicht", "ein", "eine", "mit", "zu", "auf", "den", "von",
        "für",
      ]
    ),
    (
      "es",
      ["el", "los", "las", "y", "que", "del", "una", "por", "con", "para", "es", "se", "no", "en"]
    ),
    (
      "it",
      [
        "il", "che", "di", "per", "una", "sono", "della", "con", "non", "gli", "è", "del", "nel",
        "alla",
      ]
    ),
    (
      "pt",
      ["o", "os", "que", "não", "uma", "para", "com", "do", "da", "em", "no", "na", "são", "dos"]
    ),
    (
      "nl",
      [
        "de", "het", "een", "en", "van", "niet", "is", "dat", "op", "voor", "met", "zijn", "ook",
        "aan",
      ]
    ),
  ]

  /// Returns a language tag or a script's name; nil for short or mixed text.
  static func language(of text: String) -> String? {
    var scripts: [String: Int] = [:]
    var letters = 0
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      letters += 1
      scripts[script(scalar), default: 0] += 1
    }
    guard letters >= 20, let (script, count) = scripts.max(by: { $0.value < $1.value }),
      count * 3 > letters * 2
    else { return nil }
    guard script == "Latin" else { return script }
    let words = text.split { !$0.isLetter }.map { $0.lowercased() }
    guard words.count >= 12 else { return nil }
    let scores = small.map { entry in
      (entry.language, words.count { entry.words.contains($0) })
    }.sorted { $0.1 > $1.1 }
    guard scores[0].1 * 10 >= words.count, scores[0].1 > scores[1].1 * 3 / 2 else { return nil }
    return scores[0].0
  }

  private static func script(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x0041...0x024F, 0x1E00...0x1EFF: "Latin"
    case 0x0370...0x03FF, 0x1F00...0x1FFF: "Greek"
    case 0x0400...0x052F: "Cyrillic"
    case 0x0590...0x05FF: "Hebrew"
    case 0x0600...0x06FF, 0x0750...0x077F: "Arabic"
    case 0x0900...0x097F: "Devanagari"
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF: "Han"
    case 0xAC00...0xD7AF: "Hangul"
    default: "other"
    }
  }
}
