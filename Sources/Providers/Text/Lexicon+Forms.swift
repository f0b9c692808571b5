extension Lexicon {
  /// Returns `word` in another form: `base`, `third`, `past`, `pp`, `ing`, `pl`, `sg`, `adv` or
  /// `comp`; nil where the form is not known.
  func form(_ form: String, of word: String) -> String? {
    switch form {
    case "pl": plural(of: word)
    case "sg": singular(of: word)
    case "adv": Inflection.adverb(word)
    case "comp": number(of: word).flatMap { comparativeOf[$0] }.map(spelling)
    default: verbForm(form, of: word)
    }
  }

  func verb(of word: String) -> VerbForms? {
    guard let number = number(of: word), let found = verbsOfWord[number]?.first else { return nil }
    return verbs[Int(found)]
  }

  private func verbForm(_ form: String, of word: String) -> String? {
    if tags(of: word).meets(.be) { return form == "base" ? "be" : form == "pp" ? "been" : nil }
    guard let number = number(of: word), let found = verbsOfWord[number] else { return nil }
    // `found` is the past of find and the base of found: the verb whose base it is not comes first.
    let candidates = found.map { verbs[Int($0)] }
    guard let verb = candidates.first(where: { $0.base != number }) ?? candidates.first else {
      return nil
    }
    switch form {
    case "base": return spelling(verb.base)
    case "third": return spelling(verb.third)
    case "past": return spelling(verb.past)
    case "pp": return spelling(verb.participle)
    case "ing": return spelling(verb.ing)
    default: preconditionFailure("no form is called \(form)")
    }
  }

  /// Returns the verb `base` in the form that `word` has.
  func verb(_ base: String, like word: String) -> String? {
    guard let model = verb(of: word), let number = number(of: word),
      let own = self.number(of: base).flatMap({ verbsOfWord[$0] })?
        .map({ verbs[Int($0)] }).first(where: { spelling($0.base) == base })
    else { return nil }
    let form =
      number == model.base
      ? own.base
      : number == model.third
        ? own.third
        : number == model.ing ? own.ing : number == model.past ? own.past : own.participle
    return spelling(form)
  }

  func plural(of noun: String) -> String? {
    if let number = number(of: noun) {
      if let plural = pluralOf[number] { return spelling(plural) }
      if tags[Int(number)].meets([.mass]) || !tags[Int(number)].meets(.noun) { return nil }
    }
    return tags(of: noun).meets(.plural) ? nil : Inflection.plural(noun)
  }

  func singular(of noun: String) -> String? {
    if let number = number(of: noun), let singular = singularOf[number] {
      return spelling(singular)
    }
    if noun.hasSuffix("ies"), noun.count > 4 { return noun.dropLast(3) + "y" }
    if noun.hasSuffix("sses") || noun.hasSuffix("xes") || noun.hasSuffix("ches")
      || noun.hasSuffix("shes")
    {
      return String(noun.dropLast(2))
    }
    return noun.hasSuffix("s") && !noun.hasSuffix("ss") ? String(noun.dropLast()) : nil
  }
}
