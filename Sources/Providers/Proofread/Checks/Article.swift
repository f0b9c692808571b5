extension Check {
  /// `a` before a consonant to the ear, `an` before a vowel.
  static let article = Check(name: "a-an") { prose, sentence, found in
    for at in sentence.tokens.dropLast() where prose.tokens[at].kind == .word {
      let token = prose.tokens[at]
      guard token.range.count <= 2 else { continue }
      let word = prose.plain(at)
      guard word == "a" || word == "an" else { continue }
      let next = prose.tokens[at + 1]
      guard next.gap != .none, next.kind == .word || next.kind == .number else { continue }
      if token.letters == .upper && token.range.count == 1 { continue }
      // “A” as a letter or a grade, and `a` between marks.
      if word == "a", at > sentence.tokens.lowerBound, token.letters == .capital { continue }
      let following = prose.reading(at + 1)
      // `between 1614 an 1625` lacks a letter and no article.
      if next.kind == .number, at > sentence.tokens.lowerBound,
        prose.tokens[at - 1].kind == .number
      {
        continue
      }
      if word == "a", following.count == 1, next.kind == .word { continue }
      if next.tags.meets([.preposition, .conjunction, .be]), next.tags.isDisjoint(with: .nominal) {
        continue
      }
      let wantsAn = Sound.takesAn(following)
      guard wantsAn != (word == "an"), !isEitherWay(following) else { continue }
      // `an` before what no article goes with is rather a misspelt `and`.
      let right = wantsAn ? "an" : "a"
      found.append(
        Correction(
          range: token.range,
          replacement: token.letters == .lower ? right : Prose.capitalized(right),
          rule: "a-an",
          explanation: "“\(following)” begins with a \(wantsAn ? "vowel" : "consonant") sound.",
          weight: Correction.checkWeight))
    }
  }

  private static func isEitherWay(_ word: String) -> Bool {
    let lower = word.lowercased()
    return [
      "historic", "hotel", "herb", "sql", "url", "faq", "habitual", "hereditary", "led", "lan",
      "rom", "ram",
    ]
    .contains { lower.hasPrefix($0) }
      || word.hasPrefix("U") && lower.dropFirst() != word.dropFirst()
      || word.utf8.contains { $0 >= 0x80 }
  }
}
