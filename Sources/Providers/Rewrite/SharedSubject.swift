/// Finds a second pronoun for a subject that stays the same: `He sang, and he danced.`
enum SharedSubject {
  static let name = "same-subject"

  private static let pronouns: Set<String> = ["i", "you", "he", "she", "it", "we", "they"]

  /// Appends a correction for each clause of `sentence` that says its first pronoun again, where no
  /// other subject stands between that could be taken for it.
  static func find(_ prose: Prose, _ sentence: Sentence, _ found: inout [Correction]) {
    let start = sentence.tokens.lowerBound
    guard sentence.tokens.count > 5, prose.tokens[start].kind == .word else { return }
    let subject = prose.plain(start)
    guard pronouns.contains(subject) else { return }
    var at = start + 1
    while at + 2 < sentence.tokens.upperBound {
      let token = prose.tokens[at]
      if token.kind == .opaque || isMark(prose, at) { return }
      if token.kind == .word {
        let word = prose.plain(at)
        let joins = word == "and" || word == "but"
        if joins, prose.tokens[at + 1].kind == .word, prose.plain(at + 1) == subject {
          guard isFinite(prose.tokens[at + 2].tags) else { return }
          let hasComma = prose.isMark(at - 1, ",") && word == "and"
          let from = hasComma ? at - 1 : at
          let lower =
            hasComma ? prose.tokens[from].range.lowerBound : prose.tokens[at].range.upperBound
          found.append(
            Correction(
              range: lower..<prose.tokens[at + 1].range.upperBound,
              replacement: hasComma ? " and" : "", rule: name,
              explanation: "“\(subject)” left out: the subject stays the same",
              weight: Correction.checkWeight))
          at += 2
          continue
        }
        // Another subject, or a clause that may have one.
        if token.tags.meets([.subject, .subordinator, .question]) || word == "that" { return }
      }
      at += 1
    }
  }

  private static func isFinite(_ tags: WordTags) -> Bool {
    tags.meets([.past, .third, .be, .have, .do, .modal]) && !tags.meets(.nominal)
  }

  /// Quotations and asides end the view.
  private static func isMark(_ prose: Prose, _ at: Int) -> Bool {
    prose.tokens[at].kind == .punctuation
      && ["\"", "“", "”", "(", ")", ";", ":", "—", "–"].contains(prose.string(at))
  }
}
