import Documents
import TextEngine

extension ToolSession {
  /// Takes a further piece of a streamed answer.
  public mutating func receive(partial piece: String) {
    partial += piece
    phase = .streaming(words: partial.roughWords)
  }

  /// The last of what has come, `bytes` bytes at most, without its thinking; for showing it as it
  /// grows.
  public func streamedEnd(bytes: Int) -> String {
    if case .streaming(words: 0) = phase { return "" }
    var end = String(decoding: partial.utf8.suffix(bytes), as: UTF8.self)
    if let close = end.lastRange(of: "</think>") { end = String(end[close.upperBound...]) }
    // A cut may have left parts of a character.
    return String(end.drop { $0.isWhitespace || $0 == "\u{FFFD}" })
  }

  /// What has come of a streamed answer, without its thinking.
  public var partialText: String { AnswerShape(partial, for: scopeText.text).text }

  /// Stops waiting. With `keeping`, what came becomes a proposal that is marked as cut off;
  /// otherwise the session rests.
  ///
  /// - Parameter provider: Who was answering; nil leaves it unsaid.
  public mutating func stop(keeping: Bool, by provider: String? = nil) {
    let came = partialText
    guard keeping, !came.isEmpty else {
      phase = .resting("stopped")
      return
    }
    take(.text(partial), provider: provider ?? self.provider, cut: true)
  }

  /// Takes a whole answer: checks it, asks the gate, and begins the review.
  public mutating func receive(_ answer: ToolAnswer) {
    notices += answer.notices
    sources = answer.sources.filter { (0...scopeText.text.utf8.count).contains($0) }
      .map { scopeText.documentPosition($0) }
    if tool == .list, case .list(let items, _) = answer.content {
      remains = ListRemains(of: scopeText.text, items: items, at: answer.sources)
      notices += remains.lost.map { "not in the list: \u{201C}\($0)\u{201D}" }
    }
    take(answer.content, provider: answer.provider, cut: false, findings: answer.findings)
  }

  /// Adds what was found wrong with the answer outside of its words.
  public mutating func add(_ finding: CheckFinding) { findings.append(finding) }

  /// Takes a provider's failure.
  public mutating func fail(_ error: ProviderError) {
    switch error {
    case .cancelled: phase = .resting("stopped")
    case .notAvailable(let reason), .failed(let reason): phase = .resting(reason)
    }
  }

  private mutating func take(
    _ content: ToolContent, provider: String, cut: Bool, findings reported: [CheckFinding] = []
  ) {
    self.provider = provider
    findings = []
    isCut = cut || reported.contains { $0.name == .cut }
    switch content {
    case .edits(let edits):
      result = .edits(usable(edits))
    case .text(let answer):
      let shape = AnswerShape(answer, for: tool == .compose ? "" : scopeText.text)
      findings = shape.findings
      if cut, !findings.contains(where: { $0.name == .cut }) {
        findings.append(CheckFinding(.cut, "the answer was cut off before its end"))
      }
      guard shape.hasResult else { return rest(findings.last?.message ?? "the answer is empty") }
      result = .text(shape.text)
      findings += checks.findings(in: shape.text)
      findings += shapeOfTool(shape.text)
    case .list(let items, let ordered):
      let items = items.filter { !$0.trimmingBlankRims().isEmpty }
      guard !items.isEmpty else { return rest("the answer is an empty list") }
      result = .list(items, ordered: ordered)
      findings = checks.findings(in: items.joined(separator: "\n\n"))
    case .table(let header, let rows):
      result = .table(header: header, rows: rows)
      findings = checks.findings(
        in: ([header] + rows).map { $0.joined(separator: "\n\n") }.joined(separator: "\n\n"))
    case .nothing(let reason):
      return rest(reason)
    }
    findings += reported
    propose()
  }

  private var checks: Checks {
    Checks(tool: tool, original: scopeText.text, protected: protection.ranges)
  }

  private mutating func rest(_ reason: String) {
    result = nil
    suggestions = []
    focused = nil
    phase = .resting(reason)
  }

  /// List and table must make their kind.
  private func shapeOfTool(_ text: String) -> [CheckFinding] {
    guard let kind = tool.fixedKind, tool == .list || tool == .table,
      Markup(text).kind(over: Markup("")) < kind
    else { return [] }
    return [CheckFinding(.notAList, "the answer is not a \(kind.rawValue)")]
  }

  /// The edits that can be carried out: in order, apart, on scalar boundaries, and away from what
  /// must stay.
  private mutating func usable(_ edits: [ProposedEdit]) -> [ProposedEdit] {
    let utf8 = scopeText.text.utf8
    let count = utf8.count
    var usable: [ProposedEdit] = []
    var kept = 0
    var broken = 0
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= end, edit.range.upperBound <= count,
        isBoundary(edit.range.lowerBound), isBoundary(edit.range.upperBound)
      else {
        broken += 1
        continue
      }
      guard !protection.ranges.overlaps(edit.range) || keepsProtected(edit) else {
        kept += 1
        continue
      }
      let bytes = utf8[
        utf8.index(
          utf8.startIndex, offsetBy: edit.range.lowerBound)..<utf8.index(
            utf8.startIndex, offsetBy: edit.range.upperBound)]
      guard !bytes.elementsEqual(edit.replacement.utf8),
        !passes(edit, over: String(decoding: bytes, as: UTF8.self))
      else { continue }
      usable.append(edit)
      end = edit.range.upperBound
    }
    if kept > 0 { notices.append("\(kept) left out in code, links or quotations") }
    if broken > 0 { notices.append("\(broken) left out: they do not fit the text") }
    return usable
  }

  /// Whether the writer has said that there is nothing to change.
  private func passes(_ edit: ProposedEdit, over words: String) -> Bool {
    if !edit.rule.isEmpty, house.ignoredRules.contains(edit.rule) { return true }
    return tool == .proofread && house.holds(words)
  }

  /// Whether a translated sentence holds again whatever of its text must stay, as often as before.
  private func keepsProtected(_ edit: ProposedEdit) -> Bool {
    guard tool == .translate else { return false }
    let bytes = Array(scopeText.text.utf8)
    var parts: Set<String> = []
    for range in protection.ranges where range.overlaps(edit.range) {
      guard range.clamped(to: edit.range) == range else { return false }
      parts.insert(String(decoding: bytes[range], as: UTF8.self))
    }
    let old = String(decoding: bytes[edit.range], as: UTF8.self).counts(of: parts)
    let new = edit.replacement.counts(of: parts)
    return parts.allSatisfy { new[$0, default: 0] == old[$0, default: 0] }
  }

  private func isBoundary(_ offset: Int) -> Bool {
    let utf8 = scopeText.text.utf8
    guard offset < utf8.count else { return offset == utf8.count }
    return utf8[utf8.index(utf8.startIndex, offsetBy: offset)] & 0xC0 != 0x80
  }
}

extension String {
  /// The number of stretches between white space, after the last thinking that ended; none while
  /// thinking goes on. Cheap enough to count again for each piece of a stream.
  fileprivate var roughWords: Int {
    let bytes = Array(utf8)
    var start = 0
    if let close = lastRange(of: "</think>") {
      start = utf8.distance(from: startIndex, to: close.upperBound)
    }
    if self[utf8.index(startIndex, offsetBy: start)...].firstRange(of: "<think>") != nil {
      return 0
    }
    var count = 0
    var isSpace = true
    for byte in bytes[start...] {
      let now = byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
      if isSpace, !now { count += 1 }
      isSpace = now
    }
    return count
  }
}
