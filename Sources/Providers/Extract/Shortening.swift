/// Takes from a sentence what a key point can do without.
///
/// Only whole parts go, where marks show their ends: connecting words at the beginning, brackets,
/// who said it, and clauses that add something in passing. What stays is the writer's wording.
enum Shortening {
  static func shortened(_ sentence: String) -> String {
    var words = sentence.split(separator: " ").map(String.init)
    if words.count > 8 { words = withoutBrackets(words) }
    words = withoutConnective(words)
    words = withoutAttribution(words)
    words = withoutAside(words)
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// `However, the …`, `In addition, …`, `But …`
  private static func withoutConnective(_ words: [String]) -> [String] {
    for count in [3, 2, 1] where words.count > count + 4 {
      let opening = words[..<count].joined(separator: " ").lowercased()
      if opening.hasSuffix(","), connectives.contains(String(opening.dropLast())) {
        return Array(words[count...])
      }
    }
    if words.count > 5, ["but", "and", "so", "yet"].contains(words[0].lowercased()) {
      return Array(words.dropFirst())
    }
    return words
  }

  private static func withoutBrackets(_ words: [String]) -> [String] {
    var left: [String] = []
    var index = 0
    while index < words.count {
      let word = words[index]
      if word.hasPrefix("("), index > 0,
        let end = words[index...].firstIndex(where: { $0.contains(")") }), end - index <= 12,
        let close = words[end].lastIndex(of: ")")
      {
        // Marks after the bracket belong to the word before it.
        let rest = words[end][words[end].index(after: close)...]
        if rest.allSatisfy({ ".,;:!?".contains($0) }) {
          left[left.count - 1] += rest
          index = end + 1
          continue
        }
      }
      left.append(word)
      index += 1
    }
    return left
  }

  /// `…, police said.`, `…, according to the report.`
  private static func withoutAttribution(_ words: [String]) -> [String] {
    guard let comma = words.lastIndex(where: { endsInComma($0) }), comma >= 5,
      comma + 1 < words.count
    else { return words }
    let tail = words[(comma + 1)...].map { plain($0) }
    let isSaying = tail.count <= 6 && tail.contains { sayings.contains($0) }
    guard isSaying || tail.count <= 9 && tail.starts(with: ["according", "to"]) else {
      return words
    }
    return closed(Array(words[...comma]), like: words)
  }

  /// `Ann, who …, left.` without what is between the commas; `…, which …` at the end.
  private static func withoutAside(_ words: [String]) -> [String] {
    guard
      let start = words.indices.dropFirst(2).first(where: {
        asides.contains(plain(words[$0])) && endsInComma(words[$0 - 1])
      })
    else { return words }
    let end = words[start...].firstIndex { endsInComma($0) }
    if let end, end - start <= 14, words.count - (end - start + 1) >= 7, start <= 8 {
      var left = Array(words[..<start])
      left[left.count - 1] = String(left[left.count - 1].dropLast())
      return left + words[(end + 1)...]
    }
    guard end == nil, start >= 8 else { return words }
    return closed(Array(words[..<start]), like: words)
  }

  /// The words with the mark at their end that the whole sentence had.
  private static func closed(_ words: [String], like whole: [String]) -> [String] {
    var words = words
    var last = words[words.count - 1]
    while let mark = last.last, ",;:".contains(mark) { last.removeLast() }
    words[words.count - 1] = last + (whole.last?.last == "?" ? "?" : ".")
    return words
  }

  private static func endsInComma(_ word: String) -> Bool {
    word.last == "," || word.hasSuffix(",'") || word.hasSuffix(",’") || word.hasSuffix(",”")
  }

  private static func plain(_ word: String) -> String {
    word.lowercased().filter { $0.isLetter || $0 == "'" }
  }

  private static let sayings: Set = [
    "said", "says", "added", "told", "explained", "reported", "reports",
  ]
  private static let asides: Set = ["who", "which", "whose", "where", "whom"]
  private static let connectives: Set = [
    "however", "moreover", "furthermore", "in addition", "meanwhile", "therefore", "thus", "also",
    "additionally", "for example", "for instance", "of course", "in fact", "indeed", "instead",
    "nevertheless", "nonetheless", "as a result", "consequently", "unfortunately", "fortunately",
    "finally", "on the contrary", "in contrast", "by contrast", "similarly", "likewise", "besides",
    "in other words", "that said", "then", "still", "first", "second", "third", "specifically",
    "in particular", "in this paper", "in this work", "to this end", "to that end", "hence",
    "after all", "at the same time", "in short", "in summary", "in conclusion", "overall",
  ]
}
