import Documents
import WritingTools

/// Finds mistakes in prose and proposes what is right, each with its rule and reason.
///
/// English gets all rules; other languages get spelling and the rules that hold everywhere.
struct Proofreader: Sendable {
  var english: English = .shared
  var speller: (any Speller)?
  /// Neither spelling nor checks: what the rules of tables do.
  var onlyRules = false

  /// Answers `request`, whose tool is `proofread`.
  func answer(_ request: ToolRequest) async throws(ProviderError) -> ToolAnswer {
    let reading = ScopeReading(request, lexicon: english.lexicon)
    guard reading.hasProse else {
      return ToolAnswer(
        content: .nothing("Nothing was read: in source code only comments and strings are prose."),
        provider: "rules")
    }
    var prose = reading.prose
    var languages = sentenceLanguages(prose, request.language)
    var notices: [String] = []
    var found: [Correction] = []
    if onlyRules {
      // No words are looked up.
    } else if let speller {
      do {
        let spelling = SpellingCheck(
          speller: speller, ranker: SpellingRanker(lexicon: english.lexicon))
        found += try await spelling.corrections(
          &prose, languages: &languages, wanted: request.language, notices: &notices)
      } catch .cancelled {
        throw .cancelled
      } catch {
        notices.append("spelling is off: \(error.sentence)")
      }
    } else {
      notices.append("spelling is off: no dictionary")
    }
    if Task.isCancelled { throw .cancelled }
    prose.narrow()
    for (sentence, language) in zip(prose.sentences, languages) {
      if language == "en" { rules(prose, sentence, &found) }
      // French sets spaces before marks; what is no known language may have its own ways.
      if onlyRules || language == "fr" || language == SpellingCheck.unknownLanguage { continue }
      for check in Check.neutral { check.find(prose, sentence, &found) }
    }
    if Task.isCancelled { throw .cancelled }
    let ignored = english.ignored.union(request.house.ignoredRules)
    if !ignored.isEmpty { found.removeAll { ignored.contains($0.rule) } }
    let edits = reading.edits(found, prose)
    let looked = english.proofreading.rules.count + Check.english.count + Check.neutral.count
    if edits.isEmpty {
      return ToolAnswer(
        content: .nothing(
          "Nothing to change: looked with \(looked) rules\(speller == nil ? "" : " and a dictionary")."
        ),
        provider: "rules", notices: notices)
    }
    return ToolAnswer(content: .edits(edits), provider: "rules", notices: notices)
  }

  private func rules(_ prose: Prose, _ sentence: Sentence, _ found: inout [Correction]) {
    if !onlyRules { for check in Check.english { check.find(prose, sentence, &found) } }
    english.proofreading.corrections(prose, sentence, &found)
  }

  /// The language of each sentence: the request's, unless the sentence is plainly in another.
  private func sentenceLanguages(_ prose: Prose, _ wanted: String?) -> [String] {
    let main = wanted.map { String($0.prefix { $0 != "-" && $0 != "_" }).lowercased() }
    var fallback = main
    if fallback == nil {
      let words = prose.tokens.prefix(400).indices.filter { prose.tokens[$0].kind == .word }
      fallback = Language.guess(words.map { prose.plain($0) }) ?? "en"
    }
    return prose.sentences.map { sentence in
      let words = sentence.tokens.filter { prose.tokens[$0].kind == .word }.map { prose.plain($0) }
      guard words.count >= 4 else { return fallback ?? "en" }
      return Language.guess(words) ?? fallback ?? "en"
    }
  }
}

extension RuleSet {
  /// Appends what the rules would change in `sentence`.
  func corrections(_ prose: Prose, _ sentence: Sentence, _ found: inout [Correction]) {
    matches(in: prose, bounds: sentence.tokens) { entry, match in
      let rule = rules[entry.rule]
      let templates = rule.bodies[entry.body].templates
      guard let words = templates.first?.words(for: match, in: prose),
        let change = prose.correction(of: match.tokens, to: words)
      else { return }
      let others = templates.dropFirst().compactMap { template in
        template.words(for: match, in: prose).flatMap { prose.correction(of: match.tokens, to: $0) }
          .flatMap { $0.range == change.range ? $0.text : nil }
      }
      found.append(
        Correction(
          range: change.range, replacement: change.text, alternatives: others, rule: rule.name,
          explanation: rule.explanation, weight: Correction.ruleWeight + match.tokens.count))
    }
  }
}

extension ProviderError {
  /// The error in words, for a notice.
  var sentence: String {
    switch self {
    case .cancelled: "cancelled"
    case .notAvailable(let reason), .failed(let reason): reason
    }
  }
}
