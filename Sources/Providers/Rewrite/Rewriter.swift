import WritingTools

/// Says the same in another voice, phrase by phrase: every change has a rule and a reason, and what
/// no rule speaks of stays as it is.
///
/// Direct quotations are never touched, nor are headings.
struct Rewriter: Sendable {
  var english: English = .shared
  var voice: Voice

  /// Answers `request`, whose tool is `rewrite`.
  func answer(_ request: ToolRequest) async throws(ProviderError) -> ToolAnswer {
    let reading = ScopeReading(request, lexicon: english.lexicon)
    guard reading.hasProse else {
      return ToolAnswer(
        content: .nothing("Nothing was read: in source code only comments and strings are prose."),
        provider: "rules")
    }
    var prose = reading.prose
    let words = prose.tokens.indices.filter { prose.tokens[$0].kind == .word }
    let language =
      request.language.map { String($0.prefix { $0 != "-" && $0 != "_" }).lowercased() }
      ?? Language.guess(words.prefix(400).map { prose.plain($0) }) ?? "en"
    guard let rules = english.voices[voice.rawValue], language == "en" else {
      return ToolAnswer(
        content: .nothing("The rules rewrite English only; a model can rewrite other languages."),
        provider: "rules")
    }
    prose.narrow()
    var found: [Correction] = []
    for sentence in prose.sentences where sentence.place != .heading && sentence.place != .quote {
      if Task.isCancelled { throw .cancelled }
      let foreign = sentence.tokens.filter { prose.tokens[$0].kind == .word }.map {
        prose.plain($0)
      }
      if foreign.count > 3, let guess = Language.guess(foreign), guess != "en" { continue }
      if voice == .concise { SharedSubject.find(prose, sentence, &found) }
      let quoted = quotations(prose, sentence)
      rules.matches(in: prose, bounds: sentence.tokens) { entry, match in
        let rule = rules.rules[entry.rule]
        guard !quoted.contains(where: { $0.overlaps(match.tokens) }) else { return }
        let templates = rule.bodies[entry.body].templates
        guard let change = change(prose, match, templates.first) else { return }
        let others = templates.dropFirst().compactMap { template in
          self.change(prose, match, template).flatMap { $0.range == change.range ? $0.text : nil }
        }
        found.append(
          Correction(
            range: change.range, replacement: change.text, alternatives: others, rule: rule.name,
            explanation: reason(prose.string(change.range), change.text, rule.explanation),
            weight: Correction.ruleWeight + match.tokens.count))
      }
    }
    if !english.ignored.isEmpty { found.removeAll { english.ignored.contains($0.rule) } }
    let edits = reading.edits(found, prose)
    if edits.isEmpty {
      return ToolAnswer(
        content: .nothing(
          "Nothing to change: looked with \(rules.rules.count) rules of \(rules.phrases) phrases."),
        provider: "rules")
    }
    return ToolAnswer(content: .edits(edits), provider: "rules")
  }

  /// The whole phrase gives way, less what the replacement takes over from its ends.
  private func change(
    _ prose: Prose, _ match: Pattern.Match, _ template: Template?
  ) -> (range: Range<Int>, text: String)? {
    guard let template, let words = template.words(for: match, in: prose) else { return nil }
    var tokens = match.tokens
    var left = words[...]
    var pieces = template.pieces[...]
    if words.count == pieces.count {
      while tokens.count > 1, !left.isEmpty, case .capture(let number)? = pieces.last,
        match.token(number) == tokens.upperBound - 1
      {
        tokens = tokens.lowerBound..<(tokens.upperBound - 1)
        left = left.dropLast()
        pieces = pieces.dropLast()
      }
      while tokens.count > 1, !left.isEmpty, case .capture(let number)? = pieces.first,
        match.token(number) == tokens.lowerBound
      {
        tokens = (tokens.lowerBound + 1)..<tokens.upperBound
        left = left.dropFirst()
        pieces = pieces.dropFirst()
      }
    }
    return prose.correction(of: tokens, to: Array(left), isWhole: true)
  }

  private func reason(_ old: String, _ new: String, _ reason: String) -> String {
    let was = old.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let now = new.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return now.isEmpty ? "“\(was)” left out: \(reason)" : "“\(was)” → “\(now)”: \(reason)"
  }

  /// The tokens between quotation marks of one sentence.
  private func quotations(_ prose: Prose, _ sentence: Sentence) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var open: Int?
    for at in sentence.tokens where prose.tokens[at].kind == .punctuation {
      let mark = prose.string(at)
      if mark == "“" || mark == "«" || mark == "„" || mark == "\"" && open == nil {
        open = at
      } else if mark == "”" || mark == "»" || mark == "\"", let start = open {
        found.append(start..<(at + 1))
        open = nil
      }
    }
    if let open { found.append(open..<sentence.tokens.upperBound) }
    return found
  }
}
