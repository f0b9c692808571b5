import Documents
import Glibc
import Providers
import ScribeTUI
import TerminalLoop
import WorkerLink
import WritingTools

/// Makes providers of the models that the writer chooses in the editor, and finds models to choose.
@MainActor final class EditorModels {
  /// The configured model as the panel lists it; nil without one.
  let configured: ModelChoice?
  private let settings: Settings
  /// What is wrong with the configured model.
  private let problem: String?
  private let configuration: ModelConfiguration?
  private var made: [ModelChoice: any Provider] = [:]

  init(_ settings: Settings) {
    self.settings = settings
    do throws(ModelConfiguration.Problem) {
      configuration = try ModelConfiguration(settings.model)
      problem = nil
    } catch {
      configuration = nil
      problem = error.message
    }
    configured = configuration.map { ModelChoice($0, isConfigured: true) }
  }

  /// Returns what sends requests to `choice` and notes each in the journal; one for each model, which
  /// remembers what it learned of the server.
  func provider(for choice: ModelChoice) -> any Provider {
    var key = choice
    key.facts = ""
    if let provider = made[key] { return provider }
    let provider = make(choice)
    made[key] = provider
    return provider
  }

  private func make(_ choice: ModelChoice) -> any Provider {
    var settings = settings.model
    settings.name = choice.name ?? settings.name
    // Key and permission are for the configured address alone.
    if configuration?.address.base != choice.address {
      settings = ModelSettings()
      settings.address = choice.address
      settings.name = choice.name
      settings.keepsPayloads = self.settings.model.keepsPayloads
    }
    var whole = Settings()
    whole.model = settings
    let answerers = Answerers(whole)
    return answerers.model?.journaled ?? NoModel(reason: answerers.noModel)
  }

  /// Looks on this machine and at the configured address.
  nonisolated static func find(
    configured: ModelConfiguration?, problem: String?
  ) async -> ModelChoices {
    let places = ModelPlace.places(configured: configured)
    let found = await ModelPlace.survey(places, measures: false)
    var choices: [ModelChoice] = []
    var notes = problem.map { [printable($0)] } ?? []
    for (place, (_, asked)) in zip(found, places) {
      let listed = place.models.map { model in
        ModelChoice(asked, name: printable(model.name), place: place, model: model)
      }
      // A configured model may be there and not be listed.
      if let configured, place.isConfigured,
        !listed.contains(where: { $0.name == configured.name }) || configured.name == nil
      {
        choices.append(ModelChoice(configured, isConfigured: true))
        if let problem = place.problem { notes.append(printable(problem)) }
      }
      choices += listed.map { choice in
        var choice = choice
        choice.isConfigured = place.isConfigured && choice.name == configured?.name
        return choice
      }
    }
    if choices.isEmpty {
      notes.append("No model answers on this machine. To get one: scribe models")
    }
    return ModelChoices(choices: choices, notes: notes)
  }

  var survey: @Sendable () async -> ModelChoices {
    { [configuration, problem] in await Self.find(configured: configuration, problem: problem) }
  }
}

extension EditorRunner {
  /// Looks for models, off the main thread.
  func listModels() {
    // Detached: see `ask`.
    Task.detached { [mailbox, survey = models.survey] in
      let found = await survey()
      mailbox.post { [weak self] in self?.take(.models(found)) }
    }
  }
}

extension ModelChoice {
  init(_ configuration: ModelConfiguration, isConfigured: Bool) {
    let address = configuration.address
    self.init(
      address: address.base, name: configuration.name,
      destination: address.destination + Self.host(of: address), isHere: address.isLoopback,
      isConfigured: isConfigured)
  }

  init(
    _ asked: ModelConfiguration, name: String, place: ModelPlace, model: ModelDescription
  ) {
    self.init(asked, isConfigured: false)
    self.name = name
    var facts = [printable(place.software ?? place.usual)]
    if let context = model.context { facts.append("context \(context)") }
    if let bytes = model.bytes { facts.append("\(bytes / 1_000_000) MB") }
    self.facts = facts.joined(separator: ", ")
  }

  /// Over ssh `127.0.0.1` is the machine at the other end.
  private static func host(of address: ModelAddress) -> String {
    guard address.isLoopback, getenv("SSH_CONNECTION") != nil else { return "" }
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "" }
    let words = String(
      decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return " on \(printable(words))"
  }
}

/// Stands for a model that cannot be asked.
private struct NoModel: Provider {
  var reason: String
  var label: String { "model" }
  func reach(_ tool: Tool) -> Reach { .cannot(reason) }
  func answer(_ request: ToolRequest) async throws(ProviderError) -> ToolAnswer {
    throw .notAvailable(reason)
  }
}
