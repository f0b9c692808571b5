extension StyleReport {
  /// The report as lines for the writer.
  public var lines: [String] {
    guard words > 0 else { return ["There is no prose here to report on."] }
    var lines = [
      "\(words) words in \(sentences) sentences: \(rounded(Double(words) / Double(max(sentences, 1)))) a sentence,"
        + " \(rounded(Double(syllables) / Double(words), places: 2)) syllables a word"
    ]
    if let fleschEase {
      lines.append("Flesch reading ease (1948): \(rounded(fleschEase)), \(Self.ease(fleschEase))")
      lines.append("  206.835 - 1.015 words/sentences - 84.6 syllables/words; 100 is easiest")
    }
    if let fleschKincaidGrade {
      lines.append("Flesch-Kincaid grade (1975): \(rounded(fleschKincaidGrade))")
      lines.append("  0.39 words/sentences + 11.8 syllables/words - 15.59; a US school grade")
    }
    if let gunningFog {
      lines.append("Gunning fog (1952): \(rounded(gunningFog)), with \(longWords) long words")
      lines.append(
        "  0.4 (words/sentences + 100 words of 3 syllables or more/words); years of school")
    }
    lines += section("Longest sentences", longestSentences) {
      "\($0.count ?? 0) words: \($0.words)"
    }
    lines += section("Passive, perhaps", passives) { $0.words }
    lines += section("Adverbs in -ly", adverbs) { $0.words }
    lines += section("Words that come again within 30 words", repeatedWords) {
      "\($0.words), \($0.count ?? 0) times"
    }
    return lines
  }

  /// How many places of one sort are shown.
  private static let shown = 10

  private func section(
    _ title: String, _ findings: [Finding], _ words: (Finding) -> String
  ) -> [String] {
    guard !findings.isEmpty else { return ["\(title): none"] }
    let more = findings.count > Self.shown ? ["  … and \(findings.count - Self.shown) more"] : []
    return ["\(title): \(findings.count)"]
      + findings.prefix(Self.shown).map { "  line \($0.line): \(words($0))" } + more
  }

  private static func ease(_ score: Double) -> String {
    switch score {
    case 90...: "very easy"
    case 80..<90: "easy"
    case 70..<80: "fairly easy"
    case 60..<70: "plain English"
    case 50..<60: "fairly hard"
    case 30..<50: "hard"
    default: "very hard"
    }
  }

  private func rounded(_ value: Double, places: Int = 1) -> String {
    let scale = places == 1 ? 10.0 : 100.0
    return "\((value * scale).rounded() / scale)"
  }
}
