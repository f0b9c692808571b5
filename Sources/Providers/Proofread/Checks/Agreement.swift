extension Check {
  enum Number { case one, many }

  /// The verb agrees with its subject, where both are certain.
  static let agreement = Check(name: "agreement") { prose, sentence, found in
    for at in sentence.tokens.dropFirst() where prose.tokens[at].kind == .word {
      let verb = prose.tokens[at]
      guard verb.tags.meets([.be, .have, .do, .base, .third]) else { continue }
      let word = prose.plain(prose.reading(at))
      var head = at - 1
      while head > sentence.tokens.lowerBound, prose.tokens[head].kind == .word,
        [
          "also", "always", "often", "never", "usually", "really", "still", "just", "only",
          "sometimes",
        ].contains(prose.plain(head))
      { head -= 1 }
      guard head >= sentence.tokens.lowerBound, prose.tokens[head].kind == .word,
        let number = subject(prose, sentence, head)
      else { continue }
      guard let right = form(of: word, verb, number, prose) else { continue }
      found.append(
        Correction(
          range: verb.range, replacement: right, rule: "agreement",
          explanation:
            "The subject “\(prose.string(head))” is \(number == .one ? "singular" : "plural").",
          weight: Correction.checkWeight - 2))
    }
  }

  /// The number of the subject whose last word is `head`; nil where that is not certain.
  private static func subject(_ prose: Prose, _ sentence: Sentence, _ head: Int) -> Number? {
    let noun = prose.tokens[head]
    let word = prose.plain(prose.reading(head))
    if [
      "everyone", "everybody", "someone", "somebody", "anyone", "nobody", "everything", "nothing",
      "something",
    ].contains(word) {
      guard head == sentence.tokens.lowerBound || opensClause(prose, head - 1) else { return nil }
      return .one
    }
    guard noun.tags.meets(.nominal),
      noun.tags.isDisjoint(with: [
        .adjective, .proper, .preposition, .adverb, .past, .participle, .possessive,
      ]),
      noun.tags.meets(.known), noun.letters == .lower || head == sentence.tokens.lowerBound,
      noun.gap != .none || head == sentence.tokens.lowerBound
    else { return nil }
    if noun.tags.meets(.noun), noun.tags.meets(.plural) { return nil }
    if [
      "number", "lot", "majority", "variety", "couple", "range", "none", "half", "percent", "data",
      "media", "staff", "team", "family", "one", "ones", "rest", "police", "means", "kind", "type",
      "sort", "pair", "group", "minority", "handful", "two", "bulk", "series", "species",
      "headquarters", "dozen", "youth",
    ].contains(word) || collectives.contains(word) {
      return nil
    }
    var start = head
    var hasDeterminer = false
    while start > sentence.tokens.lowerBound {
      let before = prose.tokens[start - 1]
      guard before.kind == .word, before.tags.meets([.determiner, .adjective, .noun, .ordinal]),
        before.tags.isDisjoint(with: [.verb, .conjunction, .preposition, .subordinator, .subject])
          || before.tags.meets([.article, .possessive, .demonstrative])
            && prose.plain(start - 1) != "that" && prose.plain(start - 1) != "her"
          || before.tags.meets(.adjective)
            && before.tags.isDisjoint(with: [.base, .preposition, .conjunction, .subject])
      else { break }
      start -= 1
      if before.tags.meets([.article, .possessive, .demonstrative, .quantifier, .number]) {
        hasDeterminer = true
        if ["each", "every", "either", "neither", "more", "many", "no", "all", "half"].contains(
          prose.plain(start)), noun.tags.meets(.plural), prose.plain(start) != "all",
          prose.plain(start) != "many"
        {
          return nil
        }
        break
      }
    }
    guard start == sentence.tokens.lowerBound || opensClause(prose, start - 1) else { return nil }
    if noun.tags.meets(.plural) { return .many }
    guard hasDeterminer || noun.tags.meets(.mass) && start == sentence.tokens.lowerBound else {
      return nil
    }
    if start < head,
      ["these", "those", "many", "several", "few", "both", "all", "some"].contains(
        prose.plain(start))
    {
      return nil
    }
    return .one
  }

  /// Nouns for many people or things: British English often gives them a plural verb (`the crew
  /// still use it`), so nothing is certain.
  private static let collectives: Set<String> = Set(
    """
    army audience band board bunch cabinet cast choir class club committee community company council
    couple crew crowd department duo enemy faculty firm fleet flock gang generation government herd
    jury management military ministry navy opposition orchestra panel parliament party population
    press public quartet school side squad swarm trio union university workforce
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Whether the word at `at` begins a clause, so that a subject follows it and no object.
  private static func opensClause(_ prose: Prose, _ at: Int) -> Bool {
    guard prose.tokens[at].kind == .word else { return false }
    return [
      "because", "if", "when", "although", "though", "but", "so", "unless", "whether", "since",
    ].contains(prose.plain(at))
  }

  private static func form(of word: String, _ verb: Token, _ number: Number, _ prose: Prose)
    -> String?
  {
    switch (word, number) {
    case ("is", .many): return "are"
    case ("was", .many): return "were"
    case ("has", .many): return "have"
    case ("does", .many): return "do"
    case ("doesn't", .many): return "don't"
    case ("isn't", .many): return "aren't"
    case ("wasn't", .many): return "weren't"
    case ("hasn't", .many): return "haven't"
    case ("are", .one): return "is"
    case ("were", .one): return nil  // If the weather were better…
    case ("have", .one): return "has"
    case ("don't", .one): return "doesn't"
    case ("aren't", .one): return "isn't"
    case ("haven't", .one): return "hasn't"
    default: break
    }
    guard
      verb.tags.isDisjoint(with: [
        .be, .have, .do, .modal, .nominal, .adjective, .adverb, .preposition, .past, .participle,
        .conjunction, .subordinator,
      ]),
      verb.tags.meets(.known)
    else { return nil }
    if number == .many, verb.tags.meets(.third), !verb.tags.meets(.base) {
      return prose.lexicon.form("base", of: word)
    }
    if number == .one, verb.tags.meets(.base), !verb.tags.meets(.third) {
      return prose.lexicon.form("third", of: word)
    }
    return nil
  }
}
