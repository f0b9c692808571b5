import WritingTools

// A corrected text, taken as edits of the original.
extension ModelRun {
  /// Has each paragraph corrected and keeps of the differences what a proofreader would do; a
  /// paragraph that came back as another text stays as it is, and that is said.
  func proofread() async throws(ProviderError) -> ToolAnswer {
    var edits: [ProposedEdit] = []
    var findings: [CheckFinding] = []
    var rewritten = 0
    var dropped = 0
    for piece in cut.pieces {
      guard piece.isAsked else {
        hear(piece.text + piece.gap)
        continue
      }
      let reply = try await ask(about: piece.text, words: hear)
      hear(piece.gap)
      // What is wrong with one answer says nothing about the corrections of the others.
      let isSpoiled = reply.findings.contains { $0.isBlocking && $0.name != .inputCut }
      findings += reply.findings.filter { $0.name == .inputCut }
      guard !reply.text.isEmpty, !isSpoiled else {
        rewritten += 1
        continue
      }
      let correction = ModelCorrection(original: piece.text, corrected: reply.text)
      if correction.isAnotherText {
        rewritten += 1
        continue
      }
      dropped += correction.dropped
      edits += correction.changes.map { change in
        let old = String(
          decoding: Array(piece.text.utf8)[change.oldRange], as: UTF8.self)
        return ProposedEdit(
          range: (piece.start + change.oldRange.lowerBound)..<(piece.start
            + change.oldRange.upperBound),
          replacement: change.newText, rule: "model",
          explanation: ModelCorrection.words(old, change.newText, by: facts.name))
      }
    }
    var notices: [String] = []
    if rewritten > 0 {
      notices.append(
        "\(rewritten) paragraph\(rewritten == 1 ? "" : "s") left alone: \(facts.name) rewrote instead of correcting"
      )
    }
    if dropped > 0 { notices.append("\(dropped) left out: more than a correction") }
    return answer(.edits(edits), findings, notices: notices)
  }
}

/// The differences between a text and what a model says is its correction.
struct ModelCorrection {
  private(set) var changes: [WordChange] = []
  /// Changes that do more than correct: they drop or add clauses, numbers or addresses.
  private(set) var dropped = 0
  /// Whether so much differs that the model has written a text of its own.
  private(set) var isAnotherText = false

  init(original: String, corrected: String) {
    let bytes = Array(original.utf8)
    let all = wordDifference(original, corrected)
    let words = Self.count(original)
    let touched = all.reduce(0) { sum, change in
      let old = Self.count(String(decoding: bytes[change.oldRange], as: UTF8.self))
      return sum + max(old, Self.count(change.newText))
    }
    guard touched * 2 <= words + 6 else {
      isAnotherText = true
      return
    }
    for change in all {
      let old = String(decoding: bytes[change.oldRange], as: UTF8.self)
      if Self.isCorrection(old, change.newText) { changes.append(change) } else { dropped += 1 }
    }
  }

  static func words(_ old: String, _ new: String, by model: String) -> String {
    if old.trimmingGaps().isEmpty { return "“\(new.trimmingGaps())” added: \(model)" }
    if new.trimmingGaps().isEmpty { return "“\(old.trimmingGaps())” taken out: \(model)" }
    return "“\(old.trimmingGaps())” → “\(new.trimmingGaps())”: \(model)"
  }

  private static func isCorrection(_ old: String, _ new: String) -> Bool {
    let (before, after) = (count(old), count(new))
    guard abs(before - after) <= 3, max(before, after) <= 12 else { return false }
    func digits(_ text: String) -> [String] {
      text.split { !$0.isNumber }.map(String.init).sorted()
    }
    guard digits(old) == digits(new) else { return false }
    // Marks of Markdown, links and line ends are not the proofreader's.
    func marks(_ text: String) -> [Character] {
      text.filter { "*_`[]()<>#|\n".contains($0) }.sorted()
    }
    return marks(old) == marks(new)
  }

  private static func count(_ text: String) -> Int {
    text.split(whereSeparator: \.isWhitespace).count
  }
}
