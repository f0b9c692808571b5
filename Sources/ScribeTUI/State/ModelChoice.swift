/// A language model that could answer tools.
public struct ModelChoice: Hashable, Sendable {
  /// The server's address as requests take it, and the model's name; nil is the server's first.
  public var address: String
  public var name: String?
  /// Where text goes, in words: `127.0.0.1:11434`, or that it leaves this machine.
  public var destination: String
  public var isHere: Bool
  /// Whether it is the one of the configuration.
  public var isConfigured: Bool
  /// What else is known of it: `Ollama, context 8192, 4700 MB`.
  public var facts: String

  public init(
    address: String, name: String?, destination: String, isHere: Bool, isConfigured: Bool,
    facts: String = ""
  ) {
    self.address = address
    self.name = name
    self.destination = destination
    self.isHere = isHere
    self.isConfigured = isConfigured
    self.facts = facts
  }

  /// What the screen calls it.
  public var label: String { name ?? "model" }

  /// Where text goes, as a sentence's end: `sent to 127.0.0.1:11434`.
  var sending: String { "sent to \(destination)" }
}

/// The models that were found.
public struct ModelChoices: Hashable, Sendable {
  public var choices: [ModelChoice]
  /// What to do where none was found, or what is wrong with the configured one; a line each.
  public var notes: [String]

  public init(choices: [ModelChoice] = [], notes: [String] = []) {
    self.choices = choices
    self.notes = notes
  }
}

/// The panel that chooses what answers.
public struct ModelPanel: Hashable, Sendable {
  /// The panel of tools that it was opened from, to go back to.
  public var tools: ToolsPanel?
  public var chosen = 0
  /// nil while servers are looked for.
  public var found: ModelChoices?
  /// The configured model, which is known without looking.
  var configured: ModelChoice?

  public init(tools: ToolsPanel?) { self.tools = tools }

  /// What can be chosen below the rules, which are the first row.
  var models: [ModelChoice] {
    guard let found else { return configured.map { [$0] } ?? [] }
    return found.choices
  }
}

/// Who answers a tool.
enum Answering: Hashable {
  case rules
  case model(ModelChoice)
  /// Nobody can; a sentence that says why, and the way to someone who can.
  case nobody(String)
}
