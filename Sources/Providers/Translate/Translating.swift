import Documents
import Translation
import WritingTools

/// Carries out `translate` on a scope: sentence by sentence, so that everything between sentences stays
/// as it is and each can be accepted alone.
struct Translating: Sendable {
  let translator: any Translator
  /// Told how many sentences of how many are done.
  var progress: (@Sendable (Int, Int) -> Void)?

  /// Answers `request`, whose tool is `translate`.
  ///
  /// Sentences whose code, links, placeholders or numbers do not come back as they were are tried
  /// again in parts; what fails then stays in the original and is named.
  func answer(_ request: ToolRequest) async throws(TranslationError) -> ToolAnswer {
    guard request.format != .sourceCode else { throw .nothingToTranslate }
    if Task.isCancelled { throw .alreadyCancelled }
    guard let target = request.target.flatMap({ LanguageTag($0) }) else {
      throw .internalFailure("no language to translate into was named")
    }
    let reader = SentenceReader(request)
    let sentences = reader.sentences()
    guard !sentences.isEmpty else { throw .nothingToTranslate }
    var notices: [String] = []
    let source = try await self.source(of: request, sentences, &notices)
    let route = try await translator.catalog().resolve(LanguagePair(from: source, to: target))
    var work = TranslationWork(sentences, reader: reader, progress: progress)
    try await work.run(by: route, translator)
    notices.insert(
      "a draft by Apertium, \(route.words)"
        + (route.cost > 1 ? " (\(route.cost) steps, rougher for it)" : ""), at: 0)
    return ToolAnswer(
      content: work.edits.isEmpty
        ? .nothing("Every sentence stays as it is: see the notices.") : .edits(work.edits),
      provider: "Apertium", notices: notices + work.notices)
  }

  /// The language that was named, else the one found out.
  private func source(
    of request: ToolRequest, _ sentences: [SourceSentence], _ notices: inout [String]
  ) async throws(TranslationError) -> LanguageTag {
    if let named = request.language {
      guard let tag = LanguageTag(named) else {
        throw .internalFailure("\(named) is no language tag")
      }
      return tag
    }
    let sample = sentences.prefix(60).map(\.text.words).joined(separator: "\n")
    let found = try await translator.identify([sample])[0]
    // A guess at few words would translate from a language that nobody wrote.
    guard let language = found.language,
      found.isSure || sample.unicodeScalars.count(where: \.properties.isAlphabetic) >= 40
    else { throw .notIdentified }
    if !found.isSure { notices.append("taken for \(language.tag); if it is not, say --from") }
    return language
  }
}

/// The sentences of one scope on their way.
struct TranslationWork {
  private let sentences: [SourceSentence]
  private let reader: SentenceReader
  private let progress: (@Sendable (Int, Int) -> Void)?
  private(set) var edits: [ProposedEdit] = []
  private var unknown: [String] = []
  private var strained = 0
  private var kept: [String] = []

  init(
    _ sentences: [SourceSentence], reader: SentenceReader,
    progress: (@Sendable (Int, Int) -> Void)? = nil
  ) {
    self.sentences = sentences
    self.reader = reader
    self.progress = progress
  }

  /// Translates as wholes, then what failed with its numbers fixed, then that in parts.
  mutating func run(
    by route: TranslationRoute, _ translator: any Translator
  ) async throws(TranslationError) {
    let count = sentences.count
    let whole = try await translator.translate(sentences.map(\.text), by: route) {
      [progress] done in
      progress?(done, count)
    }
    var results = zip(sentences, whole).map { Result(of: $0, $1) }
    let withNumbers = results.indices.filter { results[$0].fault == .numbers }
    if !withNumbers.isEmpty {
      let again = withNumbers.map { reader.sentenceFixingNumbers(sentences[$0].range) }
      let found = try await translator.translate(again.map(\.text), by: route) { _ in }
      for (index, (sentence, text)) in zip(withNumbers, zip(again, found)) {
        let result = Result(of: sentence, text)
        if result.fault == nil { results[index] = result }
      }
    }
    let inParts = results.indices.filter {
      results[$0].fault != nil && sentences[$0].parts.count > 0
    }
    if !inParts.isEmpty {
      let fixed = inParts.map { reader.sentenceFixingNumbers(sentences[$0].range) }
      let parts = fixed.map(\.parts)
      let found = try await translator.translate(parts.flatMap { $0 }, by: route) { _ in }
      var at = 0
      for (index, (sentence, own)) in zip(inParts, zip(fixed, parts)) {
        let texts = found[at..<(at + own.count)]
        at += own.count
        let result = Result(of: sentence, parts: Array(texts))
        if result.fault == nil { results[index] = result }
      }
    }
    for (sentence, result) in zip(sentences, results) { take(result, of: sentence, route) }
  }

  private mutating func take(
    _ result: Result, of sentence: SourceSentence, _ route: TranslationRoute
  ) {
    let original = reader.string(sentence.range)
    guard result.fault == nil else {
      kept.append(original)
      return
    }
    for word in result.unknown where !unknown.contains(word) { unknown.append(word) }
    if !result.rendering.strained.isEmpty { strained += 1 }
    guard result.rendering.string != original else { return }
    var explanation = "draft, \(route.words)"
    if !result.unknown.isEmpty {
      explanation += "; not in the dictionary: " + result.unknown.joined(separator: ", ")
    }
    if !result.rendering.strained.isEmpty {
      explanation += "; look at " + result.rendering.strained.joined(separator: " ")
    }
    edits.append(
      ProposedEdit(
        range: sentence.range, replacement: result.rendering.string, rule: "translation",
        explanation: explanation))
  }

  /// What the writer should know of the whole.
  var notices: [String] {
    var notices: [String] = []
    if !unknown.isEmpty {
      let shown = unknown.prefix(12).joined(separator: ", ")
      notices.append(
        "\(unknown.count) not in the dictionary, left as they are: \(shown)"
          + (unknown.count > 12 ? " …" : ""))
    }
    if strained > 0 {
      notices.append(
        "markup covers other words than before in \(strained) "
          + (strained == 1 ? "sentence" : "sentences"))
    }
    for sentence in kept.prefix(5) {
      let shown = sentence.prefix(60).split(whereSeparator: \.isNewline).joined(separator: " ")
      notices.append("kept in the original: \u{201C}\(shown)\u{201D}")
    }
    if kept.count > 5 { notices.append("kept in the original: \(kept.count - 5) more") }
    return notices
  }
}

extension TranslationWork {
  /// What came of one sentence, and what is wrong with it.
  struct Result {
    enum Fault: Hashable { case failed, lost, numbers, markup }

    var rendering = SourceSentence.Rendering(string: "")
    var unknown: [String] = []
    var fault: Fault?

    init(of sentence: SourceSentence, _ translated: TranslatedText?) {
      guard let translated, translated.text.hasWords else {
        fault = .failed
        return
      }
      unknown = translated.unknown
      check(sentence.render(translated.text), of: sentence)
    }

    /// - Parameter parts: Translations of the sentence's parts, in their order.
    init(of sentence: SourceSentence, parts: [TranslatedText?]) {
      let whole = parts.compactMap { $0 }
      guard whole.count == parts.count else {
        fault = .failed
        return
      }
      unknown = whole.flatMap(\.unknown)
      check(sentence.render(parts: whole.map(\.text)), of: sentence)
    }

    private mutating func check(
      _ rendered: SourceSentence.Rendering?, of sentence: SourceSentence
    ) {
      guard let rendered, !rendered.string.isEmpty else {
        fault = .lost
        return
      }
      rendering = rendered
      let original = sentence.original
      if !Self.haveSameNumbers(original, rendered.string) {
        fault = .numbers
      } else if !Self.haveSameMarkup(original, rendered.string, strained: rendered.strained.count) {
        fault = .markup
      }
    }

    /// Whether both have the same digits in runs, in whatever order.
    static func haveSameNumbers(_ original: String, _ result: String) -> Bool {
      func numbers(_ text: String) -> [String] {
        text.split { !$0.isNumber }.map(String.init).sorted()
      }
      return numbers(original) == numbers(result)
    }

    /// Whether a reader of Markdown sees the same parts in both, less those that are known to be
    /// strained.
    static func haveSameMarkup(_ original: String, _ result: String, strained: Int) -> Bool {
      let signs: (Character) -> Bool = { "*_[]<>`~!|\\".contains($0) }
      guard original.contains(where: signs) || result.contains(where: signs) else { return true }
      func counts(_ text: String) -> [MarkdownStructure.Inline.Kind: Int] {
        // A word before it keeps a sign at the start from being read as a block's.
        MarkdownStructure("a " + text).inlines.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
      }
      let (old, new) = (counts(original), counts(result))
      let difference = Set(old.keys).union(new.keys).reduce(0) {
        $0 + abs(old[$1, default: 0] - new[$1, default: 0])
      }
      return difference == 0
        || difference <= strained && new.allSatisfy { $1 <= old[$0, default: 0] }
    }
  }
}

extension SourceSentence {
  /// The sentence in its own writing.
  var original: String {
    render(text)?.string ?? ""
  }
}
