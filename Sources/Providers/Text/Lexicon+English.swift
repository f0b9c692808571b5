extension Lexicon {
  /// Returns English, as the lists in `Words/` have it.
  static func english() -> Lexicon {
    var lexicon = Lexicon()
    lexicon.addClosedWords()
    lexicon.addVerbs()
    lexicon.addNouns()
    lexicon.addAdjectives()
    lexicon.finish()
    return lexicon
  }

  private mutating func addClosedWords() {
    for (tags, words) in ClosedWords.lists + ClosedWords.negated {
      for word in words.split(separator: " ") { add(word, tags.union(.known), rank: 100) }
    }
    for word in ClosedWords.proper.split(separator: " ") {
      add(word, [.proper, .noun, .known], rank: 2000)
    }
    var rank: UInt16 = 0
    for word in ClosedWords.ranked.split(whereSeparator: \.isWhitespace) {
      add(word, [], rank: rank)
      rank += 1
    }
  }

  private mutating func addVerbs() {
    var rank: UInt16 = 800
    for entry in Verbs.irregular.split(whereSeparator: { $0 == ";" || $0 == "\n" }) {
      let forms = entry.split(separator: " ").map { $0.split(separator: "/") }
      precondition(forms.count == 3, "verb \(entry)")
      let base = String(forms[0][0])
      let pasts = forms[1].map { add($0, [.past, .known, .irregular], rank: rank) }
      let participles = forms[2].map { add($0, [.participle, .known, .irregular], rank: rank) }
      add(
        verb: VerbForms(
          base: add(base, [.base, .known], rank: rank),
          third: add(Inflection.third(base), [.third, .known], rank: rank + 400),
          past: pasts[0], participle: participles[0],
          ing: add(
            Inflection.ing(base, doubling: Inflection.doublesWhenIrregular(base)), [.ing, .known],
            rank: rank + 400)))
      rank += 2
    }
    for (list, start) in [(Verbs.everyday, UInt16(800)), (Verbs.further, 2500)] {
      rank = start
      for entry in list.split(whereSeparator: \.isWhitespace) {
        let marked = entry.hasSuffix("*")
        let base = String(marked ? entry.dropLast() : entry)
        let past = add(
          Inflection.past(base, doubling: marked), [.past, .participle, .known], rank: rank + 300)
        add(
          verb: VerbForms(
            base: add(base, [.base, .known], rank: rank),
            third: add(Inflection.third(base), [.third, .known], rank: rank + 400),
            past: past, participle: past,
            ing: add(Inflection.ing(base, doubling: marked), [.ing, .known], rank: rank + 400)))
        rank += 2
      }
    }
  }

  /// Returns the number of `base`, a verb that a rule names; one that no list has is regular.
  @discardableResult
  mutating func addVerb(_ base: String) -> Int32 {
    let number = add(base)
    if base == "be" { return number }
    if verbsOfWord[number]?.contains(where: { verbs[Int($0)].base == number }) ?? false {
      return number
    }
    let past = add(Inflection.past(base), [.past, .participle, .known])
    add(
      verb: VerbForms(
        base: add(base, [.base, .known]), third: add(Inflection.third(base), [.third, .known]),
        past: past, participle: past, ing: add(Inflection.ing(base), [.ing, .known])))
    return number
  }

  private mutating func addNouns() {
    let irregular = Nouns.irregular.split(whereSeparator: { $0 == ";" || $0 == "\n" })
      .map { $0.split(separator: " ").map(String.init) }
    let unusual = Set(irregular.map { $0[0] })
    for (list, start) in [
      (Nouns.everyday, UInt16(700)), (Nouns.further, 2000), (Nouns.rarer, 3200),
    ] {
      var rank = start
      for entry in list.split(whereSeparator: \.isWhitespace) {
        rank += 2
        let noun = String(entry)
        if noun == "people" || unusual.contains(noun) || noun == "pants" { continue }
        addNoun(noun, Inflection.plural(noun), rank: rank)
      }
    }
    for pair in irregular { addNoun(pair[0], pair[1], rank: 1500) }
    for noun in Nouns.mass.split(whereSeparator: \.isWhitespace) {
      add(noun, [.noun, .mass, .known], rank: 1500)
    }
    for noun in Nouns.unchanging.split(separator: " ") {
      add(noun, [.noun, .plural, .known], rank: 2500)
    }
    for noun in Nouns.onlyPlural.split(separator: " ") { add(noun, [.plural, .known], rank: 2500) }
    for noun in Nouns.persons.split(separator: " ") {
      if let number = number(of: noun) { add(spelling(number), .person) }
    }
    for noun in Nouns.times.split(separator: " ") {
      add(noun, .time)
      add(Inflection.plural(String(noun)), .time)
    }
  }

  private mutating func addNoun(_ noun: String, _ plural: String, rank: UInt16) {
    let one = add(noun, [.noun, .known], rank: rank)
    let many = add(plural, [.plural, .known], rank: rank + 300)
    pluralOf[one] = many
    singularOf[many] = one
  }

  private mutating func addAdjectives() {
    for entry in Adjectives.graded.split(whereSeparator: \.isWhitespace) {
      let marked = entry.hasSuffix("*")
      let adjective = String(marked ? entry.dropLast() : entry)
      let (more, most) = Inflection.grades(adjective, doubling: marked)
      let base = add(adjective, [.adjective, .known], rank: 1000)
      comparativeOf[base] = add(more, [.adjective, .comparative, .known], rank: 1800)
      add(most, [.adjective, .superlative, .known], rank: 1800)
      addAdverb(of: adjective)
    }
    for adjective in Adjectives.plain.split(whereSeparator: \.isWhitespace) {
      add(adjective, [.adjective, .known], rank: 2200)
      addAdverb(of: String(adjective))
    }
    for adverb in Adjectives.adverbs.split(whereSeparator: \.isWhitespace) {
      add(adverb, [.adverb, .known], rank: 1200)
    }
  }

  private mutating func addAdverb(of adjective: String) {
    guard !adjective.hasSuffix("ly"), let adverb = Inflection.adverb(adjective) else { return }
    add(adverb, [.adverb, .known], rank: 2800)
  }

  /// What the lists alone would get wrong.
  private mutating func finish() {
    for word in ["better", "worse", "less", "more", "fewer"] { add(word, [.comparative, .known]) }
    for word in ["best", "worst", "least", "most"] { add(word, [.superlative, .known]) }
    add("people", [.plural, .known, .person], rank: 30)
    add("media", [.plural, .noun, .known], rank: 2000)
    add("data", [.plural, .noun, .mass, .known], rank: 1500)
    add("etc", [.adverb, .known], rank: 1500)
    for (one, many) in [
      ("hundred", "hundreds"), ("thousand", "thousands"), ("million", "millions"),
    ] {
      let number = add(one, .noun)
      pluralOf[number] = add(many)
    }
    for word in ["men", "women", "children"] { add(word, .person) }
  }
}
