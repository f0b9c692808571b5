/// One kind of mistake: what to look for, what to put there, and why.
struct Rule: Sendable {
  /// Shown to the writer, and the name by which the rule is ignored: `apart-from`.
  var name: String
  /// A sentence for the writer.
  var explanation: String
  var bodies: [Body] = []
  /// What must come out right, and what must stay alone; run as tests.
  var examples: [(wrong: String, right: String)] = []
  var controls: [String] = []

  struct Body: Sendable {
    var patterns: [Pattern]
    var templates: [Template]
  }
}

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
  static func parse(_ source: String, _ lexicon: inout Lexicon) -> [Rule] {
    var rules: [Rule] = []
    for line in source.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if text.isEmpty { continue }
      if text.hasPrefix("# ") {
        guard let colon = text.firstIndex(of: ":") else { preconditionFailure("no colon: \(text)") }
        rules.append(
          Rule(
            name: String(text[text.index(text.startIndex, offsetBy: 2)..<colon]),
            explanation: String(text[text.index(after: colon)...].drop { $0 == " " })))
        continue
      }
      precondition(!rules.isEmpty, "a line before the first rule: \(text)")
      let last = rules.count - 1
      if text.hasPrefix("+ ") {
        let halves = halves(text.dropFirst(2))
        rules[last].examples.append((String(halves.0), String(halves.1)))
      } else if text.hasPrefix("- ") {
        rules[last].controls.append(String(text.dropFirst(2)))
      } else {
        let halves = halves(text)
        let body = Rule.Body(
          patterns: Pattern.parse(halves.0, &lexicon),
          templates: halves.1.split(separator: "/").map { Template($0) })
        for template in body.templates {
          for case .verb(_, let base) in template.pieces { lexicon.addVerb(base) }
        }
        check(body, text)
        rules[last].bodies.append(body)
      }
    }
    return rules
  }

  /// A template may only name elements that belong to the match.
  private static func check(_ body: Rule.Body, _ line: Substring) {
    var parts: Set<Int> = []
    for pattern in body.patterns {
      for element in pattern.elements where element.role == .part { parts.insert(element.number) }
    }
    for template in body.templates {
      for number in template.numbers {
        precondition(parts.contains(number), "$\(number) is no part of the match: \(line)")
      }
    }
  }

  /// Parts `left => right`.
  private static func halves(_ line: Substring) -> (Substring, Substring) {
    var at = line.startIndex
    while at < line.endIndex {
      if line[at...].hasPrefix("=>") {
        var left = line[..<at]
        while left.hasSuffix(" ") { left = left.dropLast() }
        return (left, line[line.index(at, offsetBy: 2)...].drop { $0 == " " })
      }
      at = line.index(after: at)
    }
    preconditionFailure("no => in the rule's line: \(line)")
  }
}
