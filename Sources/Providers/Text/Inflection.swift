/// Regular English endings; no dictionary is asked.
enum Inflection {
  static func third(_ verb: String) -> String {
    switch verb {
    case "be": "is"
    case "have": "has"
    case "do", "go", "undo", "redo", "undergo": verb + "es"
    case "quit": "quits"
    default: plural(verb)
    }
  }

  static func plural(_ noun: String) -> String {
    if ["s", "x", "z", "ch", "sh"].contains(where: noun.hasSuffix) {
      return noun == "stomach" ? "stomachs" : noun + "es"
    }
    if noun.hasSuffix("y"), !endsInVowel(noun.dropLast()) { return noun.dropLast() + "ies" }
    return noun + "s"
  }

  static func past(_ verb: String, doubling: Bool = false) -> String {
    if verb.hasSuffix("e") { return verb + "d" }
    if verb.hasSuffix("y"), !endsInVowel(verb.dropLast()) { return verb.dropLast() + "ied" }
    return (doubles(verb, doubling) ? doubled(verb) : verb) + "ed"
  }

  static func ing(_ verb: String, doubling: Bool = false) -> String {
    if verb.hasSuffix("ie") { return verb.dropLast(2) + "ying" }
    if verb.hasSuffix("e"), !["ee", "oe", "ye"].contains(where: verb.hasSuffix), verb != "be" {
      return verb.dropLast() + "ing"
    }
    return (doubles(verb, doubling) ? doubled(verb) : verb) + "ing"
  }

  /// Comparative and superlative.
  static func grades(_ adjective: String, doubling: Bool = false) -> (String, String) {
    var stem = adjective
    if stem.hasSuffix("e") {
      stem.removeLast()
    } else if stem.hasSuffix("y"), !endsInVowel(stem.dropLast()) {
      stem = stem.dropLast() + "i"
    } else if doubling {
      stem = doubled(stem)
    }
    return (stem + "er", stem + "est")
  }

  /// The adverb in -ly; nil where there is none.
  static func adverb(_ adjective: String) -> String? {
    if adjective.hasSuffix("ic") { return adjective == "public" ? "publicly" : adjective + "ally" }
    if adjective.hasSuffix("le"), adjective.count > 4, !endsInVowel(adjective.dropLast(2)) {
      return adjective.dropLast() + "y"
    }
    if adjective.hasSuffix("ll") { return adjective + "y" }
    if adjective == "true" { return "truly" }
    if adjective.hasSuffix("y"), adjective.count > 3, !endsInVowel(adjective.dropLast()) {
      return adjective.dropLast() + "ily"
    }
    return adjective + "ly"
  }

  private static let irregularDoubles: Set<Substring> = Set(
    "get put begin run sit let set win cut shut hit forget swim dig spin split upset input output reset rid wed quit bet forbid fit"
      .split(separator: " "))

  static func doublesWhenIrregular(_ verb: String) -> Bool { irregularDoubles.contains(verb[...]) }

  private static func doubles(_ verb: String, _ marked: Bool) -> Bool { marked }
  private static func doubled(_ word: String) -> String { word + String(word.last ?? "e") }

  static func endsInVowel(_ word: some StringProtocol) -> Bool {
    guard let last = word.last else { return false }
    return "aeiou".contains(last)
  }
}
