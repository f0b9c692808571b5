/// An answer in words without what models put round the text that was asked for.
struct AnswerShape {
  /// The text itself; empty where the answer holds none.
  private(set) var text: String
  /// What was taken off, and what cannot be put right.
  private(set) var findings: [CheckFinding] = []

  /// - Parameter original: What the text stands for: a fence, quotation marks or an opening that it
  ///   has too are left on.
  init(_ answer: String, for original: String) {
    text = answer.normalizingLineEnds()
    removeThinking()
    trim()
    removePreamble(original)
    removeChatter(original)
    removeFence(original)
    removeQuotes(original)
    trim()
    if let words = Phrases.refusal(in: text), Phrases.refusal(in: original) == nil {
      findings.append(CheckFinding(.refusal, "the answer is a refusal: \u{201C}\(words)\u{201D}"))
    }
    if text.isEmpty, findings.isEmpty {
      findings.append(CheckFinding(.empty, "the answer is empty"))
    }
  }

  /// Whether there is anything to look at.
  var hasResult: Bool { !text.isEmpty }

  private mutating func removeThinking() {
    var removed = false
    while let open = text.firstRange(of: "<think>") {
      guard let close = text[open.upperBound...].firstRange(of: "</think>") else {
        text = ""
        findings.append(CheckFinding(.thinking, "the answer ends inside its thinking"))
        return
      }
      text.removeSubrange(open.lowerBound..<close.upperBound)
      removed = true
    }
    // Some servers cut the opening tag off.
    if let close = text.lastRange(of: "</think>") {
      text = String(text[close.upperBound...])
      removed = true
    }
    if removed {
      findings.append(CheckFinding(.thinking, "the thinking was taken off", isBlocking: false))
    }
  }

  private mutating func trim() { text = text.trimmingBlankRims() }

  private mutating func removePreamble(_ original: String) {
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard lines.count == 2, Phrases.isPreamble(lines[0]),
      !original.hasPrefix(String(lines[0].prefix(12)))
    else { return }
    text = String(lines[1])
    trim()
    findings.append(
      CheckFinding(.preamble, "\u{201C}\(lines[0])\u{201D} was taken off", isBlocking: false))
  }

  private mutating func removeChatter(_ original: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, let last = lines.last, Phrases.isChatter(last),
      !original.hasSuffix(String(last.suffix(12)))
    else { return }
    text = lines.dropLast().joined(separator: "\n")
    trim()
    findings.append(
      CheckFinding(.chatter, "\u{201C}\(last)\u{201D} was taken off", isBlocking: false))
  }

  private mutating func removeFence(_ original: String) {
    guard Fence.opening(text) != nil, Fence.opening(original) == nil else { return }
    switch Fence.outer(text) {
    case .around(let inner):
      text = String(inner)
      findings.append(CheckFinding(.fence, "the fence was taken off", isBlocking: false))
    case .unclosed(let inner):
      text = String(inner)
      findings.append(CheckFinding(.cut, "the answer was cut off before its end"))
    case .several:
      break
    }
  }

  private mutating func removeQuotes(_ original: String) {
    let pairs: [(Character, Character)] = [("\"", "\""), ("\u{201C}", "\u{201D}")]
    for (open, close) in pairs
    where text.count > 2 && text.first == open && text.last == close
      && !(original.first == open && original.last == close)
      && !text.dropFirst().dropLast().contains(where: { $0 == open || $0 == close })
    {
      text = String(text.dropFirst().dropLast())
      findings.append(
        CheckFinding(.quotes, "the quotation marks round it were taken off", isBlocking: false))
    }
  }
}

extension StringProtocol {
  /// The first place where the bytes of `part` stand.
  func firstRange(of part: String) -> Range<Index>? {
    let wanted = Array(part.utf8)
    guard let first = wanted.first else { return nil }
    var rest = utf8[...]
    while let at = rest.firstIndex(of: first) {
      rest = rest[at...]
      if rest.starts(with: wanted) { return at..<rest.index(at, offsetBy: wanted.count) }
      rest = rest.dropFirst()
    }
    return nil
  }

  func lastRange(of part: String) -> Range<Index>? {
    var found: Range<Index>?
    var at = startIndex
    while let range = self[at...].firstRange(of: part) {
      found = range
      at = range.upperBound
    }
    return found
  }

  /// The text without blank lines before it and white space after it; the indentation of its first
  /// line goes too.
  func trimmingBlankRims() -> String {
    let start = firstIndex { !$0.isGap } ?? endIndex
    guard let end = lastIndex(where: { !$0.isGap }) else { return "" }
    return String(self[start...end])
  }
}
