/// Rules as they are written down.
///
///     # apart-from: “Apart” goes with “from”.
///     apart of => apart from
///     + Nothing works apart of this. => Nothing works apart from this.
///     - A part of it stays.
///
/// `#` begins a rule; ` / ` parts the replacement from further ones; `+` lines are examples and
/// `-` lines are controls.
enum RuleTable {
  /// - Throws: The first line that is no rule, and why.
  static func parse(_ source: String, _ lexicon: inout Lexicon) throws(RuleError) -> [Rule] {
    var rules: [Rule] = []
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let text = trimmed(line)
      if text.isEmpty { continue }
      do throws(RuleError.Reason) {
        try read(text, into: &rules, &lexicon)
      } catch {
        throw RuleError(line: index + 1, text: String(text), reason: error)
      }
    }
    return rules
  }

  private static func read(
    _ text: Substring, into rules: inout [Rule], _ lexicon: inout Lexicon
  ) throws(RuleError.Reason) {
    if text.hasPrefix("# ") {
      guard let colon = text.firstIndex(of: ":") else { throw .noColon }
      rules.append(
        Rule(
          name: String(trimmed(text[text.index(text.startIndex, offsetBy: 2)..<colon])),
          explanation: String(trimmed(text[text.index(after: colon)...]))))
      return
    }
    let last = rules.count - 1
    guard last >= 0 else { throw .beforeFirstRule }
    if text.hasPrefix("+ ") {
      let halves = try halves(text.dropFirst(2))
      rules[last].examples.append((String(halves.0), String(halves.1)))
    } else if text.hasPrefix("- ") {
      rules[last].controls.append(String(text.dropFirst(2)))
    } else {
      rules[last].bodies.append(try body(text, &lexicon))
    }
  }

  private static func body(
    _ text: Substring, _ lexicon: inout Lexicon
  ) throws(RuleError.Reason) -> Rule.Body {
    let halves = try halves(text)
    guard !halves.0.isEmpty else { throw .nothingToFind }
    var body = Rule.Body(patterns: try Pattern.parse(halves.0, &lexicon), templates: [])
    // A slash between spaces parts choices; one inside a word belongs to it.
    for choice in halves.1.split(separator: "/") { body.templates.append(try Template(choice)) }
    guard !body.templates.isEmpty else { throw .nothingToPut }
    for template in body.templates {
      for case .verb(_, let base) in template.pieces { lexicon.addVerb(base) }
    }
    for pattern in body.patterns {
      guard pattern.elements.contains(where: { $0.role == .part && $0.takesToken }) else {
        throw .nothingToFind
      }
    }
    let parts = Set(
      body.patterns.flatMap(\.elements).filter { $0.role == .part }.map(\.number))
    // A template may only name elements that belong to the match.
    for number in body.templates.flatMap(\.numbers) where !parts.contains(number) {
      throw .noPart(number)
    }
    return body
  }

  /// Parts `left => right`.
  private static func halves(
    _ line: Substring
  ) throws(RuleError.Reason) -> (Substring, Substring) {
    var at = line.startIndex
    while at < line.endIndex {
      if line[at...].hasPrefix("=>") {
        return (trimmed(line[..<at]), trimmed(line[line.index(at, offsetBy: 2)...]))
      }
      at = line.index(after: at)
    }
    throw .noArrow
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace ?? false { text = text.dropLast() }
    return text
  }
}
