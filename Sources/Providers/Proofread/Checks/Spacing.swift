extension Check {
  /// Spaces around punctuation, and doubled marks; holds in every language but French, which sets
  /// spaces before `:;!?`.
  static let spacing = Check(name: "spacing") { prose, sentence, found in
    for at in sentence.tokens where prose.tokens[at].kind == .punctuation {
      let token = prose.tokens[at]
      let mark = prose.bytes[token.range.lowerBound]
      guard mark == 0x2C || mark == 0x2E || mark == 0x3B || mark == 0x3F || mark == 0x21 else {
        continue
      }
      let before = at > sentence.tokens.lowerBound ? prose.tokens[at - 1] : nil
      let after = at + 1 < sentence.tokens.upperBound ? prose.tokens[at + 1] : nil
      let isOne = token.range.count == 1
      if isOne, mark == 0x2C || mark == 0x2E || mark == 0x3F || mark == 0x21, let before,
        token.gap == .space || token.gap == .spaces,
        before.kind == .word || before.kind == .number || prose.isMark(at - 1, ")"),
        after.map({ $0.gap != .none }) ?? true
      {
        found.append(
          Correction(
            range: before.range.upperBound..<token.range.lowerBound, replacement: "",
            rule: "space-before",
            explanation: "No space stands before “\(prose.string(at))”.",
            weight: Correction.checkWeight - 10))
      }
      if mark == 0x2C, token.range.count == 2 {
        found.append(
          Correction(
            range: token.range, replacement: ",", rule: "doubled-mark",
            explanation: "One comma is enough.",
            weight: Correction.checkWeight))
      }
      if mark == 0x2C, isOne, let after, after.gap == .none, after.kind == .word, let before,
        before.kind == .word,
        token.gap == .none, after.range.count > 1 || after.letters == .capital,
        before.range.count > 1
      {
        found.append(
          Correction(
            range: token.range.upperBound..<token.range.upperBound, replacement: " ",
            rule: "space-after",
            explanation: "A space follows a comma.", weight: Correction.checkWeight - 10))
      }
      if mark == 0x2E || mark == 0x3F || mark == 0x21, isOne, token.gap == .none, let after,
        after.gap == .none,
        after.kind == .word, after.letters == .capital, let before, before.kind == .word,
        before.letters == .lower, before.range.count > 2,
        after.range.count > 1 || prose.string(after.range) == "A"
          || prose.string(after.range) == "I",
        prose.lexicon.tags(of: prose.plain(at + 1)).meets(.known), before.tags.meets(.known)
      {
        found.append(
          Correction(
            range: token.range.upperBound..<token.range.upperBound, replacement: " ",
            rule: "space-after",
            explanation: "A space follows the end of a sentence.",
            weight: Correction.checkWeight - 10))
      }
    }
  }
}
