public import Documents
import FoundationEssentials
public import WorkerLink
public import WritingTools

/// A provider whose runs are noted in the journal of tools.
public struct JournaledProvider: Provider {
  private let provider: any Provider
  private let journal: ToolJournal
  private let address: ModelAddress?

  /// - Parameter address: Where the provider sends text; nil for one that stays in the program.
  public init(_ provider: any Provider, journal: ToolJournal, address: ModelAddress? = nil) {
    self.provider = provider
    self.journal = journal
    self.address = address
  }

  public var label: String { provider.label }
  public func reach(_ tool: Tool) -> Reach { provider.reach(tool) }

  public func answer(_ request: ToolRequest) async throws(ProviderError) -> ToolAnswer {
    try await answer(request, hear: { _ in })
  }

  public func answer(
    _ request: ToolRequest, hear: @escaping @Sendable (String) -> Void
  ) async throws(ProviderError) -> ToolAnswer {
    var entry = ToolJournalEntry(
      time: Int(Date().timeIntervalSince1970), tool: request.tool.journalName,
      provider: address == nil ? "rules" : "model", format: request.format.name,
      allowed: request.options.kinds.map(\.rawValue), language: request.language,
      inputBytes: request.text.utf8.count)
    entry.address = address?.base
    entry.isLocal = address?.isLoopback ?? true
    let number = journal.begin(entry)
    // Text that leaves this machine unseen would be worse than no answer.
    if number == nil, entry.isLocal == false {
      throw .failed("the journal in \(journal.folder) cannot be written, so nothing was sent")
    }
    let run = ToolRun.current ?? RunningTool()
    await run.enter(as: number ?? 0)
    let start = ContinuousClock.now
    let result = await ToolRun.$current.withValue(run) {
      do throws(ProviderError) {
        return Result<ToolAnswer, ProviderError>.success(
          try await provider.answer(request, hear: hear))
      } catch { return .failure(error) }
    }
    if let number {
      entry.number = number
      entry.milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
      entry.model = await run.model
      if address != nil {
        entry.requests = await run.requests
        entry.promptTokens = await run.promptTokens
        entry.answerTokens = await run.answerTokens
      }
      switch result {
      case .success(let answer):
        entry.outputBytes = answer.content.bytes
        entry.outcome = "answered"
      case .failure(.cancelled): entry.outcome = "stopped"
      case .failure(.failed(let reason)), .failure(.notAvailable(let reason)):
        entry.outcome = reason
      }
      journal.end(entry)
    }
    return try result.get()
  }
}

extension Tool {
  /// `rewrite concise`, `key points`.
  var journalName: String {
    switch self {
    case .proofread: "proofread"
    case .rewrite(let voice): "rewrite \(voice.rawValue)"
    case .change: "change"
    case .compose: "compose"
    case .summarize: "summarize"
    case .keyPoints: "key points"
    case .list: "list"
    case .table: "table"
    case .translate: "translate"
    }
  }
}

extension ToolContent {
  /// The bytes of what was made.
  fileprivate var bytes: Int {
    switch self {
    case .edits(let edits): edits.reduce(0) { $0 + $1.replacement.utf8.count }
    case .text(let text): text.utf8.count
    case .list(let items, _): items.reduce(0) { $0 + $1.utf8.count }
    case .table(let header, let rows):
      (header + rows.joined()).reduce(0) { $0 + $1.utf8.count }
    case .nothing: 0
    }
  }
}
