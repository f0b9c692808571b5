extension Check {
  /// Words that open a sentence and want a comma after them.
  private static let single: Set<String> = [
    "however", "therefore", "moreover", "furthermore", "nevertheless", "nonetheless",
    "consequently",
    "additionally", "meanwhile", "firstly", "secondly", "thirdly", "finally", "lastly", "nowadays",
    "besides", "hence", "thus", "otherwise", "instead", "unfortunately", "fortunately", "also",
    "second", "third",
  ]
  private static let phrases: [[String]] = [
    "for example", "for instance", "in addition", "in conclusion", "in fact", "on the other hand",
    "first of all", "in my opinion", "as a result", "in other words", "of course",
    "on the contrary",
    "in general", "in contrast", "for this reason", "in summary", "to conclude", "to sum up",
    "in short",
    "on one hand", "on the one hand", "last but not least", "in this case",
  ].map { $0.split(separator: " ").map(String.init) }

  static let introductoryComma = Check(name: "introductory-comma") { prose, sentence, found in
    let start = sentence.tokens.lowerBound
    guard sentence.tokens.count > 4, prose.tokens[start].kind == .word else { return }
    var end: Int?
    let first = prose.plain(prose.reading(start))
    if single.contains(first) {
      end = start + 1
    } else {
      for phrase in phrases where phrase[0] == first && sentence.tokens.count > phrase.count + 2 {
        if phrase.indices.allSatisfy({
          prose.tokens[start + $0].kind == .word
            && prose.plain(prose.reading(start + $0)) == phrase[$0]
        }) {
          end = start + phrase.count
        }
      }
    }
    guard let end, end < sentence.tokens.upperBound, prose.tokens[end].kind == .word,
      prose.tokens[end].gap == .space
    else { return }
    let next = prose.tokens[end]
    // A clause follows: a subject with its verb.
    let opens =
      next.tags.meets([.subject, .article, .possessive, .demonstrative])
      || next.tags.meets(.plural) && !next.tags.meets(.verb)
      || ["there", "people", "everyone", "some", "many", "most"].contains(prose.plain(end))
      || first == "for" && ["when", "if", "one", "a", "an", "in"].contains(prose.plain(end))
    guard opens, !next.tags.meets([.preposition]), prose.plain(end) != "who" else { return }
    if first == "also" || first == "second" || first == "third" || first == "thus"
      || first == "hence" || first == "besides" || first == "instead"
    {
      guard
        next.tags.meets([.subject])
          || next.tags.meets(.article) && first != "besides" && first != "second"
            && first != "third" && first != "also"
          || prose.plain(end) == "there"
      else { return }
    }
    if first == "of", !next.tags.meets(.subject) { return }
    if first == "finally", !next.tags.meets([.subject, .article]) { return }
    found.append(
      Correction(
        range: prose.tokens[end - 1].range.upperBound..<prose.tokens[end - 1].range.upperBound,
        replacement: ",",
        rule: "introductory-comma", explanation: "A comma follows an opening word or phrase.",
        weight: Correction.checkWeight - 10))
  }
}
