/// What a word may be. A word that can be several things has several tags.
struct WordTags: OptionSet, Hashable, Sendable {
  var rawValue: UInt64
  init(rawValue: UInt64) { self.rawValue = rawValue }
  private init(bit: Int) { rawValue = 1 << UInt64(bit) }

  /// A noun in the singular; with `mass` where it is not counted.
  static let noun = WordTags(bit: 0)
  static let plural = WordTags(bit: 1)
  static let mass = WordTags(bit: 2)
  /// The forms of a verb: go, goes, went, gone, going.
  static let base = WordTags(bit: 3)
  static let third = WordTags(bit: 4)
  static let past = WordTags(bit: 5)
  static let participle = WordTags(bit: 6)
  static let ing = WordTags(bit: 7)
  static let adjective = WordTags(bit: 8)
  static let comparative = WordTags(bit: 9)
  static let superlative = WordTags(bit: 10)
  static let adverb = WordTags(bit: 11)
  static let article = WordTags(bit: 12)
  /// my, your, his…
  static let possessive = WordTags(bit: 13)
  /// I, he, they…
  static let subject = WordTags(bit: 14)
  /// me, him, them…
  static let object = WordTags(bit: 15)
  static let modal = WordTags(bit: 16)
  static let preposition = WordTags(bit: 17)
  /// and, or, but
  static let conjunction = WordTags(bit: 18)
  static let be = WordTags(bit: 19)
  static let have = WordTags(bit: 20)
  static let `do` = WordTags(bit: 21)
  static let number = WordTags(bit: 22)
  static let question = WordTags(bit: 23)
  static let ordinal = WordTags(bit: 24)
  /// second, week, year…: what a duration is counted in.
  static let time = WordTags(bit: 25)
  /// this, that, these, those
  static let demonstrative = WordTags(bit: 26)
  /// some, any, each, every, much, many…
  static let quantifier = WordTags(bit: 27)
  /// because, although, if…
  static let subordinator = WordTags(bit: 28)
  static let reflexive = WordTags(bit: 29)
  static let negation = WordTags(bit: 30)
  /// A word that is written with a capital: Monday, March, Italian.
  static let proper = WordTags(bit: 31)
  /// it's, don't, we'll…
  static let contraction = WordTags(bit: 32)
  static let person = WordTags(bit: 33)
  /// A form of an irregular verb.
  static let irregular = WordTags(bit: 34)
  /// In the lexicon by a list, and not by its ending.
  static let known = WordTags(bit: 35)

  static let verb: WordTags = [.base, .third, .past, .participle, .ing]
  static let finite: WordTags = [.base, .third, .past, .modal, .be, .have, .do]
  static let nominal: WordTags = [.noun, .plural]
  static let determiner: WordTags = [
    .article, .possessive, .demonstrative, .quantifier, .number,
  ]
  /// Words of closed classes, which no verb or noun of the open ones replaces.
  static let closed: WordTags = [
    .article, .possessive, .subject, .object, .modal, .preposition, .conjunction, .be, .have, .do,
    .question, .demonstrative, .quantifier, .subordinator, .negation, .contraction,
  ]

  func meets(_ other: WordTags) -> Bool { !isDisjoint(with: other) }

  /// The names that patterns use: `@noun`, `@ing`…
  static let names: [String: WordTags] = [
    "noun": .noun, "plural": .plural, "mass": .mass, "base": .base, "third": .third,
    "past": .past, "pp": .participle, "ing": .ing, "adj": .adjective, "comp": .comparative,
    "sup": .superlative, "adv": .adverb, "art": .article, "poss": .possessive, "subj": .subject,
    "obj": .object, "modal": .modal, "prep": .preposition, "conj": .conjunction, "be": .be,
    "have": .have, "do": .do, "num": .number, "wh": .question, "ord": .ordinal, "time": .time,
    "dem": .demonstrative, "quant": .quantifier, "sub": .subordinator, "refl": .reflexive,
    "neg": .negation, "proper": .proper, "contr": .contraction, "person": .person,
    "irr": .irregular, "known": .known, "verb": .verb, "finite": .finite, "nominal": .nominal,
    "det": .determiner, "closed": .closed,
  ]
}
