public import Documents

/// What a provider is asked: one tool on one stretch of text.
public struct ToolRequest: Hashable, Sendable {
  public var tool: Tool
  /// The scope's text. Ill-formed bytes are never sent: such scopes are refused before.
  public var text: String
  /// The rest of the paragraphs that the scope begins and ends in.
  public var contextBefore: String
  public var contextAfter: String
  public var format: DocumentFormat
  /// The kinds that may be applied; the provider makes only these where it has the choice.
  public var options: ResultOptions
  /// Parts of `text` that must come back unchanged: UTF-8 offsets, ascending, apart.
  public var protected: [Range<Int>]
  /// Of a document with attributes: what of `text` looks otherwise than the rest of its paragraph,
  /// ascending, apart. A translator marks in its replacements where the words of each went
  /// (`RunSigns`).
  public var runs: [Run] = []

  /// A run of words with a look of its own.
  public struct Run: Hashable, Sendable {
    /// UTF-8 offsets in the request's text.
    public var range: Range<Int>
    /// Whether the sentence is not whole without it.
    public var isLink: Bool

    public init(range: Range<Int>, isLink: Bool) {
      self.range = range
      self.isLink = isLink
    }
  }
  /// A language tag such as `en-GB`; nil when it is to be found out.
  public var language: String?
  /// The language to translate into; a tag.
  public var target: String?
  /// The writer's own words, for `change` and `compose`.
  public var instruction: String?
  /// The result so far, where the writer asks for a change to it; `instruction` says which.
  public var refining: String?
  /// Words that are right, and rules that are not used.
  public var house = HouseStyle()

  public init(
    tool: Tool, text: String, contextBefore: String = "", contextAfter: String = "",
    format: DocumentFormat = .markdown, options: ResultOptions = .all, protected: [Range<Int>] = [],
    language: String? = nil, target: String? = nil, instruction: String? = nil,
    refining: String? = nil
  ) {
    self.tool = tool
    self.text = text
    self.contextBefore = contextBefore
    self.contextAfter = contextAfter
    self.format = format
    self.options = options
    self.protected = protected
    self.language = language
    self.target = target
    self.instruction = instruction
    self.refining = refining
  }
}

/// One replacement that a provider proposes, with its reason.
public struct ProposedEdit: Hashable, Sendable {
  /// UTF-8 offsets in the request's text, on cluster boundaries.
  public var range: Range<Int>
  public var replacement: String
  /// The rule's name, such as `repeated-word`; shown, and used to ignore it.
  public var rule: String
  /// One sentence for the writer: `"is in a position to" → "can": wordy phrase`.
  public var explanation: String
  /// Other replacements, best first, without `replacement`.
  public var alternatives: [String]

  public init(
    range: Range<Int>, replacement: String, rule: String, explanation: String,
    alternatives: [String] = []
  ) {
    self.range = range
    self.replacement = replacement
    self.rule = rule
    self.explanation = explanation
    self.alternatives = alternatives
  }
}

/// What a tool made.
public enum ToolContent: Hashable, Sendable {
  /// Replacements in the scope, ascending and apart; empty when nothing is to be changed.
  case edits([ProposedEdit])
  /// Text (Markdown where the format is Markdown) that stands for or beside the scope.
  case text(String)
  /// A list; each item is one line of text without a marker.
  case list([String], ordered: Bool)
  /// A table; every row has as many cells as the header.
  case table(header: [String], rows: [[String]])
  /// There is nothing to do or nothing that can be made of this text, and why, in a sentence.
  case nothing(String)
}

/// A provider's whole answer.
public struct ToolAnswer: Hashable, Sendable {
  public var content: ToolContent
  /// Who answered, as the status line says it: `rules`, or a model's name.
  public var provider: String
  /// Things the writer should know: `spelling is off: install hunspell-en-us`.
  public var notices: [String]
  /// For extracts: the UTF-8 offset in the scope where each sentence or item was found.
  public var sources: [Int]
  /// What the provider found wrong with its own answer: a server that cut it, a model in a loop.
  public var findings: [CheckFinding]

  public init(
    content: ToolContent, provider: String, notices: [String] = [], sources: [Int] = [],
    findings: [CheckFinding] = []
  ) {
    self.content = content
    self.provider = provider
    self.notices = notices
    self.sources = sources
    self.findings = findings
  }
}

/// Whether a provider can do a tool at all.
public enum Reach: Hashable, Sendable {
  case can
  /// It cannot; a sentence that names the way to get it.
  case cannot(String)
}

/// Why a provider gave no answer.
public enum ProviderError: Error, Hashable, Sendable {
  case cancelled
  case notAvailable(String)
  case failed(String)
}

/// What answers tools.
public protocol Provider: Sendable {
  /// A word for the status line: `rules`.
  var label: String { get }
  func reach(_ tool: Tool) -> Reach
  /// Answers `request`, or throws. Checks for cancellation of its task now and then.
  func answer(_ request: ToolRequest) async throws(ProviderError) -> ToolAnswer
  /// The same; `hear` gets the answer's words as they come, from any thread.
  func answer(
    _ request: ToolRequest, hear: @escaping @Sendable (String) -> Void
  ) async throws(ProviderError) -> ToolAnswer
}

extension Provider {
  /// For providers that answer at once.
  public func answer(
    _ request: ToolRequest, hear: @escaping @Sendable (String) -> Void
  ) async throws(ProviderError) -> ToolAnswer {
    try await answer(request)
  }
}
