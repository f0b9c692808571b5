extension Check {
  /// A number or a word of number before a noun in the singular: `two book`.
  static let number = Check(name: "number") { prose, sentence, found in
    for at in sentence.tokens.dropLast() {
      let token = prose.tokens[at]
      let counts: Bool
      if token.kind == .number {
        let digits = prose.string(at)
        counts =
          digits.count <= 2 && digits != "1" && digits != "0" && digits.allSatisfy(\.isNumber)
          && (at == sentence.tokens.lowerBound
            || prose.tokens[at - 1].kind == .word
              && prose.tokens[at - 1].tags.meets([
                .preposition, .verb, .have, .be, .conjunction, .adverb,
              ]) && !prose.tokens[at - 1].tags.meets([.proper, .noun]))
      } else {
        counts =
          token.kind == .word
          && (token.tags.meets(.number)
            && !["one", "zero", "hundred", "thousand", "million", "billion", "dozen"].contains(
              prose.plain(at))
            || ["several", "many", "various", "these", "those", "both", "few"].contains(
              prose.plain(at)))
      }
      guard counts else { continue }
      if at > sentence.tokens.lowerBound,
        prose.isMark(at - 1, "-")
          || prose.tokens[at - 1].tags.meets(.number) && prose.tokens[at - 1].kind == .word
            && prose.plain(at - 1) == "one"
      {
        continue
      }
      if prose.plain(at) == "both", Self.joinsTwo(prose, sentence, after: at) { continue }
      var noun = at + 1
      if noun < sentence.tokens.upperBound - 1, prose.tokens[noun].tags.meets(.adjective),
        prose.tokens[noun].tags.isDisjoint(with: [.nominal, .comparative])
      {
        noun += 1
      }
      guard noun < sentence.tokens.upperBound, prose.tokens[noun].kind == .word,
        prose.tokens[noun].gap != .none, prose.tokens[noun].letters == .lower
      else { continue }
      let tags = prose.tokens[noun].tags
      guard tags.meets(.noun), tags.meets(.known),
        tags.isDisjoint(with: [
          .plural, .mass, .adjective, .verb, .adverb, .preposition, .quantifier, .pronounLike,
        ])
          || tags.meets(.noun) && isNounHere(prose, sentence, noun)
            && tags.isDisjoint(with: [
              .plural, .mass, .adjective, .adverb, .preposition, .quantifier, .past, .participle,
              .ing,
            ])
      else { continue }
      // `a three hour tour`, `two person team`: another noun follows.
      if noun + 1 < sentence.tokens.upperBound {
        let next = prose.tokens[noun + 1]
        guard
          next.kind == .punctuation && next.gap == .none && !prose.isMark(noun + 1, "-")
            && !prose.isMark(noun + 1, "/")
            || next.kind == .word && next.tags.meets(.closed) && !next.tags.meets(.conjunction)
              && next.tags.isDisjoint(with: [.nominal, .adjective])
            || next.kind == .word && next.tags.meets(.adverb)
              && next.tags.isDisjoint(with: [.nominal, .adjective, .verb])
        else { continue }
      }
      if token.kind == .number, prose.tokens[noun].range.count < 3 { continue }
      guard let plural = prose.lexicon.plural(of: prose.plain(prose.reading(noun))) else {
        continue
      }
      found.append(
        Correction(
          range: prose.tokens[noun].range, replacement: plural, rule: "plural-after-number",
          explanation: "After “\(prose.string(at))” the noun is plural.",
          weight: Correction.checkWeight))
    }
  }

  /// `both text and commentary`: each of the two is by itself.
  private static func joinsTwo(_ prose: Prose, _ sentence: Sentence, after at: Int) -> Bool {
    (at + 2..<max(at + 2, min(at + 6, sentence.tokens.upperBound))).contains {
      prose.plain($0) == "and"
    }
  }

  /// Whether a word that may be a verb is a noun after a number: no subject makes it a verb.
  private static func isNounHere(_ prose: Prose, _ sentence: Sentence, _ noun: Int) -> Bool {
    let before = prose.tokens[noun - 1]
    return before.kind == .number || before.tags.meets(.number)
      || ["several", "various"].contains(prose.plain(noun - 1))
  }
}

extension WordTags {
  static let pronounLike: WordTags = [.subject, .object, .question]
}
