extension Prose {
  /// Takes away what words cannot be where they stand: a noun after `the` is no verb.
  mutating func narrow() {
    for sentence in sentences {
      for at in sentence.tokens where tokens[at].kind == .word {
        let tags = tokens[at].tags
        guard tags.meets(.nominal), tags.meets([.base, .third]) else { continue }
        guard at > sentence.tokens.lowerBound else { continue }
        let before = tokens[at - 1]
        guard before.kind == .word || before.kind == .number else { continue }
        let word = plain(at - 1)
        if before.tags.meets([.article, .possessive]) && word != "her"
          || before.tags.meets(.adjective) && !before.tags.meets([.noun, .plural, .adverb, .verb])
          || before.tags.meets(.preposition) && !before.tags.meets([.subordinator, .adverb])
            && word != "to"
        {
          tokens[at].tags.subtract([.base, .third])
          continue
        }
        let isSubject = before.tags.meets(.subject) && !before.tags.meets(.object)
        let governs =
          before.tags.meets(.modal) && !before.tags.meets(.noun)
          || before.tags.meets(.do) && before.tags.meets(.negation)
        if isSubject || governs || word == "people" && !tags.meets(.adjective) {
          tokens[at].tags.subtract(.nominal)
        }
      }
    }
  }
}
