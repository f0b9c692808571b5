extension Check {
  /// A sentence begins with a capital; list items, table cells and fragments are left alone.
  static let sentenceCapital = Check(name: "sentence-capital") { prose, sentence, found in
    guard sentence.place == .body, let first = sentence.tokens.first else { return }
    let token = prose.tokens[first]
    guard token.kind == .word, token.letters == .lower, sentence.tokens.count > 3 else { return }
    guard sentence.isClosed || !sentence.isFirst else { return }
    // A stop with a space before it is no sentence's end: text that was cut into tokens.
    if !sentence.isFirst, first > 0, prose.tokens[first - 1].gap != .none { return }
    let word = prose.reading(first)
    guard word.first?.isLetter == true, !prose.string(token.range).contains("_") else { return }
    // Names that are written small (`npm`, `iOS`), and code without marks.
    if token.word < 0, prose.readings[first] == nil { return }
    if first + 1 < prose.tokens.count, prose.tokens[first + 1].gap == .none,
      prose.tokens[first + 1].kind == .opaque || prose.isMark(first + 1, "(")
    {
      return
    }
    // After a stop inside a sentence (`etc. and`), only words that commonly begin one.
    if !sentence.isFirst, token.tags.meets([.conjunction]), prose.plain(first - 1) == "etc" {
      return
    }
    found.append(
      Correction(
        range: token.range, replacement: Prose.capitalized(word), rule: "sentence-capital",
        explanation: "A sentence begins with a capital letter.", weight: Correction.checkWeight - 5)
    )
  }

  /// `i` alone, days, months, languages and countries.
  static let properCapital = Check(name: "capital") { prose, sentence, found in
    for at in sentence.tokens
    where prose.tokens[at].kind == .word && prose.tokens[at].letters == .lower {
      let token = prose.tokens[at]
      let word = prose.plain(at)
      if word == "i" || word == "i'm" || word == "i've" || word == "i'll" || word == "i'd" {
        // Not in `i.e.`, `(i)`, `i = 0`.
        let next = at + 1 < prose.tokens.count ? prose.tokens[at + 1] : nil
        if word == "i" {
          guard let next, next.gap != .none || next.kind == .punctuation,
            next.kind == .word || prose.isMark(at + 1, ",")
          else { continue }
          if at > 0, token.gap == .none, prose.tokens[at - 1].kind == .punctuation,
            !prose.isMark(at - 1, ","), !prose.isMark(at - 1, "\""), !prose.isMark(at - 1, "'")
          {
            continue
          }
        }
        found.append(
          Correction(
            range: token.range, replacement: "I" + prose.string(token.range).dropFirst(),
            rule: "capital-i",
            explanation: "“I” is always written with a capital.", weight: Correction.checkWeight))
        continue
      }
      guard token.word >= 0, prose.lexicon.tags[Int(token.word)].meets(.proper), word.count > 3
      else { continue }
      if at + 1 < prose.tokens.count, prose.tokens[at + 1].gap == .none,
        !(prose.tokens[at + 1].kind == .punctuation && !prose.isMark(at + 1, "(")
          && !prose.isMark(at + 1, "/"))
      {
        continue
      }
      if at > 0, token.gap == .none, !prose.isMark(at - 1, "("), !prose.isMark(at - 1, "\"") {
        continue
      }
      if [
        "china", "turkey", "latin", "polish", "swiss", "dutch", "google", "internet", "christian",
      ].contains(word) {
        continue
      }
      found.append(
        Correction(
          range: token.range, replacement: Prose.capitalized(prose.string(token.range)),
          rule: "capital-name",
          explanation: "Days, months, languages and countries begin with a capital.",
          weight: Correction.checkWeight))
    }
  }
}
