/// What models say round a text: openings, closings, refusals.
enum Phrases {
  /// Whether `line` announces the text: `Here is the shorter version:`, `Sure!`.
  static func isPreamble(_ line: some StringProtocol) -> Bool {
    let words = plain(line)
    guard words.count < 160 else { return false }
    let opens = [
      "here is", "here's", "here are", "below is", "below are", "the rewritten", "rewritten",
    ]
    let agrees = ["sure", "certainly", "of course", "absolutely", "no problem", "gladly"]
    if words.hasSuffix(":") { return (opens + agrees).contains { words.hasPrefix($0) } }
    return agrees.contains {
      words == $0 || words == $0 + "!" || words == $0 + "." || words == $0 + ","
    }
  }

  /// Whether `line` talks to the reader after the text: `Let me know if…`.
  static func isChatter(_ line: some StringProtocol) -> Bool {
    let words = plain(line)
    guard words.count < 240 else { return false }
    return [
      "let me know", "i hope this helps", "hope this helps", "feel free to", "would you like me to",
      "if you'd like", "if you would like", "is there anything else", "please let me know",
    ].contains { words.hasPrefix($0) }
  }

  /// Returns the first words of a refusal, or nil where `text` is none.
  static func refusal(in text: some StringProtocol) -> String? {
    let words = plain(text.prefix(200))
    let found = [
      "i'm sorry, but i", "i am sorry, but i", "sorry, but i can", "i cannot help", "i can't help",
      "i cannot assist", "i can't assist", "i cannot fulfill", "i can't fulfill", "i'm unable to",
      "i am unable to", "as an ai", "as a language model", "i can't do that", "i cannot do that",
    ].first { words.hasPrefix($0) }
    return found == nil ? nil : String(text.prefix { $0 != "\n" }.prefix(60))
  }

  private static func plain(_ line: some StringProtocol) -> String {
    String(line.lowercased().map { $0 == "’" ? "'" : $0 }.filter { $0 != "*" })
      .trimmingBlankRims()
  }
}
