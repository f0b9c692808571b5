/// Rules made ready: found by the words that they need.
///
/// - Complexity: reading a text of *n* tokens costs O(*n* + *m*), for *m* places where a rule's
///   rarest word stands.
struct RuleSet: Sendable {
  struct Entry: Sendable {
    var rule: Int
    var body: Int
    var pattern: Pattern
    /// The element that is tried at the token.
    var element: Int
  }

  let rules: [Rule]
  /// For each word of the lexicon, the entries to try where it stands.
  private var byWord: [Int32: [Entry]] = [:]
  /// Entries without any word, by the tags of their first element.
  private var byTags: [(tags: WordTags, entry: Entry)] = []
  private var isAnchor: [Bool] = []
  /// The number of lines in the rules' tables.
  var phrases: Int { rules.reduce(0) { $0 + $1.bodies.count } }

  /// - Parameter tables: Those that Scribe brings; a mistake in one is a mistake in Scribe.
  init(_ tables: [String], _ lexicon: inout Lexicon) {
    var rules: [Rule] = []
    for table in tables {
      do {
        rules += try RuleTable.parse(table, &lexicon)
      } catch {
        preconditionFailure("\(error.message): \(error.text)")
      }
    }
    self.init(rules, lexicon)
  }

  init(_ rules: [Rule], _ lexicon: Lexicon) {
    self.rules = rules
    for (number, rule) in rules.enumerated() {
      for (body, content) in rule.bodies.enumerated() {
        for pattern in content.patterns { insert(pattern, rule: number, body: body, lexicon) }
      }
    }
    isAnchor = Array(repeating: false, count: lexicon.count)
    for word in byWord.keys { isAnchor[Int(word)] = true }
  }

  private mutating func insert(_ pattern: Pattern, rule: Int, body: Int, _ lexicon: Lexicon) {
    if let anchor = pattern.anchor {
      let entry = Entry(rule: rule, body: body, pattern: pattern, element: anchor)
      for word in pattern.anchorWords { byWord[word, default: []].append(entry) }
      return
    }
    guard
      let element = pattern.elements.firstIndex(where: { $0.role == .part && $0.takesToken })
    else { preconditionFailure("rule \(rules[rule].name) has nothing to stand on") }
    var tags: WordTags = []
    for choice in pattern.elements[element].choices {
      for case .tags(let some) in choice { tags.formUnion(some) }
    }
    byTags.append(
      (tags, Entry(rule: rule, body: body, pattern: pattern, element: element)))
  }

  /// Calls `body` with each rule that matches in the tokens `bounds` (one sentence).
  func matches(
    in prose: Prose, bounds: Range<Int>, _ body: (Entry, Pattern.Match) -> Void
  ) {
    for at in bounds {
      let token = prose.tokens[at]
      if token.kind == .opaque { continue }
      if token.word >= 0, Int(token.word) < isAnchor.count, isAnchor[Int(token.word)],
        let entries = byWord[token.word]
      {
        for entry in entries {
          if let match = entry.pattern.match(
            in: prose, bounds: bounds, element: entry.element, at: at)
          {
            body(entry, match)
          }
        }
      }
      for (tags, entry) in byTags where tags.isEmpty || token.tags.meets(tags) {
        if let match = entry.pattern.match(
          in: prose, bounds: bounds, element: entry.element, at: at)
        {
          body(entry, match)
        }
      }
    }
  }
}
