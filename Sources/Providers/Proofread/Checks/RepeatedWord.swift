extension Check {
  /// Words that rightly stand twice: `had had`, `that that`, `bye bye`.
  private static let doubles: Set<String> = [
    "had", "that", "bye", "no", "so", "very", "ha", "yes", "really", "blah", "knock", "hear", "now",
    "there", "oh", "hey", "far", "many", "much", "night", "what", "who", "do", "her", "you", "it",
    "tut", "chop", "please", "go", "yeah", "well", "never", "again", "time", "years", "is", "was",
    "on", "in", "long", "tick", "woof", "la", "cha", "can", "by",
  ]

  static let repeatedWord = Check(name: "repeated-word") { prose, sentence, found in
    for at in sentence.tokens.dropFirst()
    where prose.tokens[at].kind == .word && prose.tokens[at - 1].kind == .word {
      let token = prose.tokens[at]
      let before = prose.tokens[at - 1]
      guard token.range.count == before.range.count, token.gap != .none,
        token.letters == .lower || token.letters == before.letters && token.letters == .upper
      else { continue }
      let word = prose.plain(at)
      guard word == prose.plain(at - 1), word.count > 1 || word == "a" || word == "i" else {
        continue
      }
      // Three in a row are meant.
      if at + 1 < sentence.tokens.upperBound, prose.plain(at + 1) == word { continue }
      if at - 2 >= sentence.tokens.lowerBound, prose.plain(at - 2) == word { continue }
      if doubles.contains(word) {
        guard isMistaken(prose, sentence, at, word) else { continue }
      }
      found.append(
        Correction(
          range: before.range.upperBound..<token.range.upperBound, replacement: "",
          rule: "repeated-word", explanation: "“\(word)” stands twice.",
          weight: Correction.checkWeight + 15))
    }
  }

  /// `is is` and `in in` are mistakes, except where the words belong to two parts.
  private static func isMistaken(
    _ prose: Prose, _ sentence: Sentence, _ at: Int, _ word: String
  ) -> Bool {
    guard at - 2 >= sentence.tokens.lowerBound, prose.tokens[at - 2].kind == .word,
      at + 1 < sentence.tokens.upperBound
    else { return false }
    let before = prose.tokens[at - 2].tags
    let after = prose.tokens[at + 1]
    switch word {
    case "is", "was":
      // `What it was was a mistake`: the first ends a clause that is the subject. A clause with
      // `if` or `because` is none.
      let opens = sentence.tokens.lowerBound..<(at - 1)
      return !opens.contains { place in
        prose.tokens[place].tags.meets(.question)
          || ["all", "that", "thing", "problem", "trouble", "everything"]
            .contains(prose.plain(place))
      }
    case "in", "on", "by":
      // `log in in the morning`: the first belongs to the verb.
      return before.isDisjoint(with: [.verb, .question, .demonstrative, .object])
        && after.tags.meets([.article, .possessive])
    case "it", "can", "you":
      return before.isDisjoint(with: [.verb, .question, .demonstrative, .preposition])
        && after.tags.meets([.article, .possessive, .base, .be])
    default: return false
    }
  }
}
