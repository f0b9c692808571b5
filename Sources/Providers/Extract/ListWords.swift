/// The words that lists are recognized by.
extension ListStructure {
  /// Without those that are other words in English, such as Dutch `of` and Polish `i`.
  static let conjunctions: Set = [
    "and", "or", "&", "plus", "und", "oder", "et", "ou", "y", "e", "o", "u", "och", "og", "eller",
    "oraz", "lub", "и", "или", "ve", "veya", "nebo", "és", "vagy", "tai", "sau", "și", "και", "ή",
    "und/oder", "and/or",
  ]

  static let determiners: Set = [
    "the", "a", "an", "my", "your", "his", "her", "our", "their", "its", "this", "that", "these",
    "those", "some", "any", "no", "each", "every", "der", "die", "das", "ein", "eine", "einen",
    "le",
    "la", "les", "un", "une", "des", "el", "los", "las", "una", "unos", "unas", "il", "lo", "gli",
    "o", "os", "as", "um", "uma", "den", "det", "het", "de",
  ]

  /// Words that two parallel things may begin with; nil for words that tell nothing.
  static func openerClass(_ word: String) -> Set<String>? {
    if determiners.contains(word) { return determiners }
    if prepositions.contains(word) { return [word] }
    if word == "to" { return ["to"] }
    return nil
  }

  static let prepositions: Set = [
    "by", "in", "on", "at", "for", "from", "with", "without", "of", "about", "into", "over",
    "under",
    "through", "between", "during", "before", "after", "against", "as", "how", "what", "where",
    "when", "why", "who", "not", "that", "whether", "more", "less", "mit", "von", "zu", "für",
    "avec", "pour", "par", "dans", "con", "por", "para",
  ]
  /// Words that may stand between a verb and the first thing.
  static let particles: Set = [
    "of", "for", "with", "to", "from", "by", "in", "on", "at", "about", "into", "as", "both",
    "either", "up", "out", "not", "also", "always", "usually", "only", "us", "me", "them", "him",
    "you", "between", "through", "like", "over", "off", "down", "away", "back", "currently", "now",
    "mainly", "mostly",
  ]
  static let introducers: Set = [
    "including", "include", "includes", "included", "like", "namely", "e.g", "i.e", "are", "were",
    "contains", "contain", "following", "both", "between", "among",
  ]

  static let introductions: Set = ["such as", "made of", "consists of", "consist of", "known as"]

  static let subordinators: Set = [
    "which", "who", "whom", "whose", "because", "although", "though", "while", "when", "if",
    "unless", "until", "since", "whereas", "but", "so", "where", "however", "therefore", "yet",
    "after", "before", "as", "weil", "dass", "aber", "obwohl", "wenn", "qui", "que", "mais", "pero",
    "porque", "then",
  ]
  /// What may open a sentence before its series: when, or what for.
  static let openings: Set = subordinators.union(["to", "before", "after", "for", "on", "in", "at"])
  /// Words that begin a phrase of when, where or what for, before a clause of its own.
  static let leadIns: Set = [
    "for", "on", "in", "at", "to", "before", "after", "during", "from", "with", "by", "until",
    "since", "under", "over", "near", "inside", "outside", "besides", "without",
  ]
  static let subjectPronouns: Set = ["i", "you", "we", "he", "she", "it", "they", "there"]
  static let questions: Set = ["who", "what", "where", "when", "why", "how", "which", "whether"]
  static let objects: Set = [
    "them", "it", "him", "her", "us", "me", "you", "himself", "herself", "themselves", "i", "he",
    "she", "they", "we",
  ]
  static let courtesies: Set = ["please", "kindly", "just", "also", "always", "never"]
  static let etceteras: Set = ["etc", "and so on", "usw", "and more", "and so forth", "and others"]
  static let pronouns: Set = ["i", "he", "she", "it", "we", "they", "you", "there", "this", "that"]

  static func isVerb(_ word: String) -> Bool {
    lexicon.tags(of: word).meets([.base, .third, .past, .ing])
  }
  static let relatives: Set = ["who", "which", "that", "whom"]

  /// A finite verb that is hardly a noun.
  static func isClearlyFinite(_ word: String) -> Bool {
    isAuxiliary(word) || isFinite(word) && !isNoun(word)
  }

  static func isNumeral(_ word: String) -> Bool { lexicon.tags(of: word).meets(.number) }

  static func isEnglish(_ word: String) -> Bool { lexicon.number(of: word) != nil }

  static func isAuxiliary(_ word: String) -> Bool {
    lexicon.tags(of: word).meets([.modal, .be, .have, .do])
  }
  static func isNoun(_ word: String) -> Bool { lexicon.tags(of: word).meets(.nominal) }

  /// A verb form that can carry a sentence, and that is hardly anything else.
  static func isFinite(_ word: String) -> Bool {
    let tags = lexicon.tags(of: word)
    guard tags.meets(.finite) else { return false }
    return tags.meets([.modal, .be, .have, .do, .third, .past, .base])
  }

  /// 1 for a base form, 2 for -s, 3 for a past, 4 for -ing, 0 for no verb.
  static func verbForm(_ word: String) -> Int {
    let tags = lexicon.tags(of: word)
    if tags.meets(.ing) { return 4 }
    if tags.meets(.base) { return 1 }
    if tags.meets(.third) { return 2 }
    return tags.meets(.past) ? 3 : 0
  }

  private static let lexicon = Lexicon.english()
}
