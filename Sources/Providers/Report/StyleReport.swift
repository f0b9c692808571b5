public import WritingTools

/// How readable an English text is, and what a careful reader would ask its writer about.
///
/// Words and sentences are those of prose: code, addresses, quotations, tables and headings are left
/// out.
public struct StyleReport: Hashable, Sendable, Encodable {
  /// A place in the text.
  public struct Finding: Hashable, Sendable, Encodable {
    /// From 1.
    public var line: Int
    public var words: String
    /// How many words a sentence has, or how often a word comes; nil where nothing is counted.
    public var count: Int?
  }

  public var words = 0
  public var sentences = 0
  public var syllables = 0
  /// Words of three syllables or more, as the fog index counts them.
  public var longWords = 0
  /// R. Flesch, A new readability yardstick, Journal of Applied Psychology 32 (1948):
  /// 206.835 − 1.015 · words / sentences − 84.6 · syllables / words. From 0, hard, to 100, easy.
  public var fleschEase: Double?
  /// J. P. Kincaid et al., Naval Technical Training Command report 8-75 (1975):
  /// 0.39 · words / sentences + 11.8 · syllables / words − 15.59, a grade of US schools.
  public var fleschKincaidGrade: Double?
  /// R. Gunning, The technique of clear writing (1952): 0.4 · (words / sentences + 100 · words of
  /// three syllables or more / words), years of school.
  public var gunningFog: Double?
  public var longestSentences: [Finding] = []
  public var passives: [Finding] = []
  public var adverbs: [Finding] = []
  /// Words that come again within 30 words.
  public var repeatedWords: [Finding] = []

  /// - Parameter request: A text with its protected parts, as for proofreading.
  /// - Complexity: O(*n*)
  public init(of request: ToolRequest, firstLine: Int = 1) {
    let prose = ScopeReading(request, lexicon: English.shared.lexicon).prose
    var reader = StyleReader(prose: prose, firstLine: firstLine)
    reader.read()
    self = reader.report
    guard words > 0, sentences > 0 else { return }
    let length = Double(words) / Double(sentences)
    let weight = Double(syllables) / Double(words)
    fleschEase = 206.835 - 1.015 * length - 84.6 * weight
    fleschKincaidGrade = 0.39 * length + 11.8 * weight - 15.59
    gunningFog = 0.4 * (length + 100 * Double(longWords) / Double(words))
  }

  init() {}
}

/// Gathers a report, sentence by sentence.
private struct StyleReader {
  let prose: Prose
  var report = StyleReport()
  private var lines: LineCounter
  /// Where each content word was last, by the number of words before it.
  private var lastPlace: [String: Int] = [:]
  private var repeated: [String: (line: Int, count: Int)] = [:]
  private var seen = 0

  init(prose: Prose, firstLine: Int) {
    self.prose = prose
    lines = LineCounter(prose.bytes, firstLine: firstLine)
  }

  mutating func read() {
    var lengths: [StyleReport.Finding] = []
    for sentence in prose.sentences {
      guard sentence.place == .body || sentence.place == .item else { continue }
      let words = sentence.tokens.filter { [.word, .number].contains(prose.tokens[$0].kind) }
      guard !words.isEmpty else { continue }
      report.sentences += 1
      report.words += words.count
      let line = lines.line(of: sentence.range.lowerBound)
      for at in words { count(at, sentence, line) }
      findPassive(sentence, line)
      lengths.append(
        StyleReport.Finding(
          line: line, words: beginning(of: sentence), count: words.count))
    }
    // A stable order: the longest first, then as they stand.
    report.longestSentences = lengths.enumerated()
      .sorted { ($1.element.count ?? 0, $0.offset) < ($0.element.count ?? 0, $1.offset) }
      .prefix(5).map(\.element)
    report.repeatedWords = repeated.filter { $0.value.count > 1 }
      .map { StyleReport.Finding(line: $0.value.line, words: $0.key, count: $0.value.count) }
      .sorted { ($1.count ?? 0, $0.words) < ($0.count ?? 0, $1.words) }
  }

  private mutating func count(_ at: Int, _ sentence: Sentence, _ line: Int) {
    let token = prose.tokens[at]
    seen += 1
    guard token.kind == .word else {
      report.syllables += 1
      return
    }
    let word = prose.plain(at)
    let syllables = Syllables.count(word)
    report.syllables += syllables
    let isName = token.letters != .lower && at > sentence.tokens.lowerBound
    if isLong(word, syllables), !isName { report.longWords += 1 }
    if word.hasSuffix("ly"), word.count > 4, token.tags.meets(.adverb),
      !token.tags.meets(.adjective)
    {
      report.adverbs.append(StyleReport.Finding(line: line, words: word))
    }
    guard word.count > 3, !token.tags.meets(.closed), !token.tags.meets(.adverb) else { return }
    if let last = lastPlace[word], seen - last <= 30 {
      repeated[word, default: (line, 1)].count += 1
    }
    lastPlace[word] = seen
  }

  /// Gunning's long words: three syllables, not by `-ed`, `-es` or `-ing`, and no compound.
  private func isLong(_ word: String, _ syllables: Int) -> Bool {
    guard syllables >= 3, !word.contains("-") else { return false }
    for ending in ["ed", "es", "ing"] where word.hasSuffix(ending) {
      return Syllables.count(String(word.dropLast(ending.count))) >= 3
    }
    return true
  }

  /// A form of `be`, adverbs, and a past participle.
  private mutating func findPassive(_ sentence: Sentence, _ line: Int) {
    for at in sentence.tokens where prose.tokens[at].tags.meets(.be) {
      var next = at + 1
      while next < sentence.tokens.upperBound, next <= at + 3,
        prose.tokens[next].tags.meets([.adverb, .negation]),
        !prose.tokens[next].tags.meets(.participle)
      {
        next += 1
      }
      guard next < sentence.tokens.upperBound else { continue }
      let token = prose.tokens[next]
      // `is interested`, `was open`: states, not deeds.
      guard token.kind == .word, token.tags.meets(.participle), !token.tags.meets(.adjective),
        !token.tags.meets(.ing)
      else { continue }
      let range = prose.tokens[at].range.lowerBound..<token.range.upperBound
      report.passives.append(StyleReport.Finding(line: line, words: prose.string(range)))
    }
  }

  private func beginning(of sentence: Sentence) -> String {
    let words = prose.string(sentence.range).split(whereSeparator: \.isWhitespace)
    return words.count <= 8
      ? words.joined(separator: " ") : words.prefix(8).joined(separator: " ") + "…"
  }
}

/// Lines of ascending places.
private struct LineCounter {
  private let bytes: [UInt8]
  private var position = 0
  private var count: Int

  init(_ bytes: [UInt8], firstLine: Int) {
    self.bytes = bytes
    count = firstLine
  }

  mutating func line(of target: Int) -> Int {
    while position < target {
      if bytes[position] == 0x0A { count += 1 }
      position += 1
    }
    return count
  }
}
