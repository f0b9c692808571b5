import WorkerLink
import WritingTools

// Tools whose answer is text.
extension ModelRun {
  /// The text cut as this tool is asked about it.
  var cut: TextPieces {
    switch request.tool {
    case .proofread:
      TextPieces(request.text, bytes: room(atMost: 1500), fenced: isMarkdown)
    case .summarize, .keyPoints:
      TextPieces(request.text, bytes: room(answerShare: 0.4, atMost: 24_000), fenced: false)
    default:
      TextPieces(request.text, bytes: room(answerShare: 1.5, atMost: 6000), fenced: isMarkdown)
    }
  }

  /// Rewrites piece by piece and puts the pieces together as they stood.
  func pieces() async throws(ProviderError) -> ToolAnswer {
    let cut = cut
    var answers: [String] = []
    var findings: [CheckFinding] = []
    for piece in cut.pieces {
      guard piece.isAsked else {
        answers.append(piece.text)
        hear(piece.text + piece.gap)
        continue
      }
      let reply = try await ask(about: piece.text, words: hear)
      hear(piece.gap)
      findings += reply.findings
      // A piece without an answer stays as it is, and the findings say why there is none.
      answers.append(reply.text.isEmpty ? piece.text : reply.text)
    }
    if answers == cut.pieces.map(\.text), let reason = findings.first(where: \.isBlocking) {
      return answer(.nothing(reason.message), findings)
    }
    return answer(.text(cut.joined(answers)), findings)
  }

  /// One question about all of the text: compose and refine.
  func whole() async throws(ProviderError) -> ToolAnswer {
    let text = try whole(atMost: 1.5)
    let reply = try await ask(about: text, share: 2, words: hear)
    guard !reply.text.isEmpty else {
      return answer(.nothing(reply.findings.last?.message ?? "the answer is empty"), reply.findings)
    }
    return answer(.text(reply.text), reply.findings)
  }

  /// Summarizes the pieces of a long text, and then what came of them.
  func summary() async throws(ProviderError) -> ToolAnswer {
    var parts = cut.pieces.filter(\.isAsked).map(\.text)
    var findings: [CheckFinding] = []
    while true {
      var answers: [String] = []
      for part in parts {
        let isLast = parts.count == 1
        let reply = try await ask(
          about: part, share: 0.5, words: isLast ? hear : { @Sendable _ in })
        findings += reply.findings
        if !reply.text.isEmpty { answers.append(reply.text) }
      }
      let joined = answers.joined(separator: "\n\n")
      guard !joined.isEmpty else {
        return answer(.nothing(findings.last?.message ?? "the answer is empty"), findings)
      }
      if parts.count == 1 { return answer(.text(joined), findings) }
      let next = TextPieces(
        joined, bytes: room(answerShare: 0.4, atMost: 24_000), fenced: false
      ).pieces.map(\.text)
      // Summaries that do not get shorter would go on for ever.
      guard next.count < parts.count else { return answer(.text(joined), findings) }
      parts = next
    }
  }

  /// What would be sent first.
  func plan() -> [ChatRequest] {
    if request.refining != nil || request.tool == .compose { return [chat(request.text, share: 2)] }
    switch request.tool {
    case .list: return [chat(request.text, schema: Self.listSchema)]
    case .table: return [chat(request.text, share: 2, schema: Self.tableSchema)]
    case .keyPoints:
      return cut.pieces.filter(\.isAsked).map {
        chat($0.text, share: 0.5, schema: Self.listSchema)
      }
    case .summarize: return cut.pieces.filter(\.isAsked).map { chat($0.text, share: 0.5) }
    default: return cut.pieces.filter(\.isAsked).map { chat($0.text) }
    }
  }
}
