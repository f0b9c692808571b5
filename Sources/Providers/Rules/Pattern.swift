/// What a rule looks for: a row of elements, each of which one token must meet.
///
/// Written as words with spaces between. An element is
///
///     word        that word, in any case; `a|b` one of several; `!a` any other word
///     @tag        a word that may be that (the names are in `WordTags`); `@a&!@b` both hold
///     ~verb       any form of a verb
///     _  #  ,     any word; a number in digits; that mark of punctuation
///     ^  $        the beginning and the end of a sentence
///     x?          perhaps x
///     <x  >x      x must stand there (before or after) and is no part of the match;
///                 `<!x` and `>!x`: anything but x may, or nothing
struct Pattern: Sendable {
  struct Element: Sendable {
    enum Role: Sendable { case part, before, after }
    var role: Role = .part
    /// One of these must hold, each of which is a row of atoms that must all hold.
    var choices: [[Atom]]
    /// Its number in the rule as written, from 1, optional elements counted.
    var number: Int
  }

  enum Atom: Sendable {
    case word(Int32)
    case tags(WordTags)
    case verb(Int32)
    case mark([UInt8])
    case anyWord, digits, start, end
    case not(word: Int32)
    case notTags(WordTags)
    case notVerb(Int32)
    case notMark([UInt8])
    case notDigits
    case notStart, notEnd
  }

  var elements: [Element]
  /// The element by whose words the pattern is looked up; nil where it has only tags.
  var anchor: Int?
  /// The words that `anchor` takes.
  var anchorWords: [Int32] = []

  /// Returns the patterns that `source` stands for, one for each way to leave out optional parts.
  static func parse(
    _ source: some StringProtocol, _ lexicon: inout Lexicon
  ) throws(RuleError.Reason) -> [Pattern] {
    var rows: [[Element]] = [[]]
    for (offset, raw) in source.split(separator: " ").enumerated() {
      var text = raw
      let isOptional = text.count > 1 && text.hasSuffix("?") && !text.hasSuffix("|?")
      if isOptional { text = text.dropLast() }
      var element = Element(choices: [], number: offset + 1)
      if text.count > 1, text.hasPrefix("<") || text.hasPrefix(">") {
        element.role = text.hasPrefix("<") ? .before : .after
        text = text.dropFirst()
      }
      for choice in text.split(separator: "|") {
        var atoms: [Atom] = []
        for source in choice.split(separator: "&") { atoms.append(try atom(source, &lexicon)) }
        element.choices.append(atoms)
      }
      // A bare `|` is a mark.
      if element.choices.isEmpty { element.choices = [[.mark(Array(text.utf8))]] }
      let without = isOptional ? rows : []
      rows = rows.map { $0 + [element] } + without
    }
    return rows.map { row in
      var pattern = Pattern(elements: row, anchor: nil)
      pattern.chooseAnchor(lexicon)
      return pattern
    }
  }

  private static func atom(
    _ source: some StringProtocol, _ lexicon: inout Lexicon
  ) throws(RuleError.Reason) -> Atom {
    let isNegated =
      source.count > 1 && source.hasPrefix("!") && source.contains { $0 != "!" }
    let text = String(isNegated ? source.dropFirst() : source[...])
    if text.hasPrefix("@"), text.count > 1 {
      guard let tags = WordTags.names[String(text.dropFirst())] else {
        throw .noTag(String(text.dropFirst()))
      }
      return isNegated ? .notTags(tags) : .tags(tags)
    }
    if text.hasPrefix("~"), text.count > 1 {
      let base = lexicon.addVerb(String(text.dropFirst()))
      return isNegated ? .notVerb(base) : .verb(base)
    }
    switch text {
    case "_": return .anyWord
    case "#": return isNegated ? .notDigits : .digits
    case "^": return isNegated ? .notStart : .start
    case "$": return isNegated ? .notEnd : .end
    default:
      if let first = text.unicodeScalars.first, !first.properties.isAlphabetic, first != "'" {
        return isNegated ? .notMark(Array(text.utf8)) : .mark(Array(text.utf8))
      }
      let word = lexicon.add(text)
      return isNegated ? .not(word: word) : .word(word)
    }
  }

  private mutating func chooseAnchor(_ lexicon: Lexicon) {
    var best: (index: Int, words: [Int32], cost: Int)?
    for (index, element) in elements.enumerated() where element.role == .part {
      var words: [Int32] = []
      var cost = 0
      var isLiteral = true
      for choice in element.choices {
        var own: [Int32]?
        for atom in choice {
          switch atom {
          case .word(let word): own = [word]
          case .verb(let base):
            own = lexicon.verbsOfWord[base].map { verbs in
              verbs.map { lexicon.verbs[Int($0)] }.filter { $0.base == base }.flatMap(\.all)
            }
          default: break
          }
        }
        guard let own else {
          isLiteral = false
          break
        }
        words += own
        cost += own.map { 1000 / (Int(lexicon.rank[Int($0)]) + 10) + 1 }.reduce(0, +)
      }
      if isLiteral, !words.isEmpty, cost < best?.cost ?? .max { best = (index, words, cost) }
    }
    anchor = best?.index
    anchorWords = Array(Set(best?.words ?? []))
  }
}
