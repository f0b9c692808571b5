public import Documents
public import WorkerLink
public import WritingTools

/// A language model behind an OpenAI-compatible address, asked through the worker.
public struct ModelProvider: Provider {
  let configuration: ModelConfiguration
  let worker: WorkerClient
  let prompts: PromptLibrary
  let memory: ModelMemory
  let limits: ChatLimits
  /// Where what is sent is kept; nil keeps nothing.
  let payloads: ToolJournal?
  /// Gives each request its turn; nil sends at once.
  let pace: RequestPace?

  /// - Parameter payloads: The journal that keeps the bodies of requests.
  public init(
    _ configuration: ModelConfiguration, worker: WorkerClient, prompts: PromptLibrary,
    limits: ChatLimits = ChatLimits(), payloads: ToolJournal? = nil, pace: RequestPace? = nil
  ) {
    self.configuration = configuration
    self.worker = worker
    self.prompts = prompts
    self.limits = limits
    self.payloads = payloads
    self.pace = pace
    memory = ModelMemory(worker: worker, configuration: configuration)
  }

  /// Where text goes.
  public var address: ModelAddress { configuration.address }

  public var label: String { configuration.name ?? "model" }

  public func reach(_ tool: Tool) -> Reach {
    tool == .translate ? .cannot("not available yet") : .can
  }

  public func answer(_ request: ToolRequest) async throws(ProviderError) -> ToolAnswer {
    try await answer(request, hear: { _ in })
  }

  public func answer(
    _ request: ToolRequest, hear: @escaping @Sendable (String) -> Void
  ) async throws(ProviderError) -> ToolAnswer {
    let facts: ModelFacts
    do { facts = try await memory.facts() } catch { throw ProviderError(error) }
    let run = ModelRun(provider: self, request: request, facts: facts, hear: hear)
    if request.refining != nil { return try await run.whole() }
    switch request.tool {
    case .proofread: return try await run.proofread()
    case .rewrite, .change, .translate: return try await run.pieces()
    case .summarize: return try await run.summary()
    case .keyPoints: return try await run.keyPoints()
    case .list: return try await run.list()
    case .table: return try await run.table()
    case .compose: return try await run.whole()
    }
  }

  /// What would be sent for `request`, without sending anything: the bodies of the first round.
  ///
  /// A name that is not configured is the server's to say, and stands here as `?`.
  public func plan(_ request: ToolRequest) -> [ChatRequest] {
    let facts = ModelFacts(
      name: configuration.name ?? "?", context: configuration.context ?? 4096)
    return ModelRun(provider: self, request: request, facts: facts, hear: { _ in }).plan()
  }
}

/// Which run of the journal the task at hand belongs to.
package enum ToolRun {
  @TaskLocal package static var current: RunningTool?
}

/// A run of a tool as it adds up.
package actor RunningTool {
  /// The number in the journal; 0 for a run that is in none.
  package private(set) var number: Int
  package private(set) var requests = 0
  package private(set) var promptTokens: Int?
  package private(set) var answerTokens: Int?
  package private(set) var model: String?

  package init(number: Int = 0) { self.number = number }

  package func enter(as number: Int) { self.number = number }

  package func count(model: String) {
    requests += 1
    self.model = model
  }

  package func count(_ ending: ChatEnding) {
    if let tokens = ending.promptTokens { promptTokens = (promptTokens ?? 0) + tokens }
    if let tokens = ending.answerTokens { answerTokens = (answerTokens ?? 0) + tokens }
  }
}
