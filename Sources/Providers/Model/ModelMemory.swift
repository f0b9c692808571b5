import WorkerLink

/// What was learned of a server while it was used.
actor ModelMemory {
  private let worker: WorkerClient
  private let configuration: ModelConfiguration
  private var asked: Task<ModelFacts, any Error>?
  /// Servers that refused a schema or a count of tokens are not asked for one again.
  var takesSchemas = true
  var countsTokens = true
  /// Bytes of a request to a token, from requests that were too short to be cut.
  private var ratio: Double?

  init(worker: WorkerClient, configuration: ModelConfiguration) {
    self.worker = worker
    self.configuration = configuration
  }

  /// The model's name and context; asks the server once.
  func facts() async throws(WorkerError) -> ModelFacts {
    if let name = configuration.name, let context = configuration.context {
      return ModelFacts(name: name, context: context)
    }
    let task = asked ?? Task { try await self.learn() }
    asked = task
    do { return try await task.value } catch {
      asked = nil
      throw error as? WorkerError ?? .cancelled
    }
  }

  private func learn() async throws(WorkerError) -> ModelFacts {
    var server = ModelServer(software: nil, models: [])
    do throws(WorkerError) {
      for part in try await worker.answer(to: .models(configuration.address)) {
        if case .models(let found) = part { server = found }
      }
    } catch {
      // A server that lists nothing can still be asked by a name.
      guard case .refused(.model(.status)) = error, configuration.name != nil else { throw error }
    }
    let chosen =
      configuration.name.map { name in
        server.models.first { $0.name == name } ?? ModelDescription(name: name)
      } ?? server.models.first { !$0.name.lowercased().contains("embed") } ?? server.models.first
    guard let chosen else {
      throw .refused(.model(.server("no model is loaded at \(configuration.address.place)")))
    }
    return ModelFacts(
      name: chosen.name, context: configuration.context ?? chosen.context ?? 4096)
  }

  func refuseSchemas() { takesSchemas = false }
  func refuseCounts() { countsTokens = false }

  /// Returns whether the server can have read all of the input by its own count of tokens.
  ///
  /// What it counts of short inputs, which fit anywhere, says how many bytes a token has; before any
  /// was seen, no text has more than eight.
  func readAll(bytes: Int, tokens: Int, answerTokens: Int, context: Int) -> Bool {
    guard tokens > 0 else { return true }
    if bytes <= 3000 {
      let seen = Double(bytes) / Double(tokens)
      ratio = ratio.map { max($0, seen) } ?? seen
      return seen < 16
    }
    if tokens >= context { return false }
    let most = ratio.map { min($0 * 1.4, 12) } ?? 8
    return Double(bytes) / Double(tokens) <= most
  }
}

/// A model as it is asked.
struct ModelFacts: Hashable, Sendable {
  var name: String
  var context: Int
}
