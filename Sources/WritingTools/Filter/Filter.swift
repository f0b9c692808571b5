public import Documents
public import TextEngine

/// What a document has beside its text, on the way to a provider and back.
public protocol FilterCarriage: Sendable {
  /// What a tool must leave as it is.
  var marked: [Range<ByteCount>] { get }
  mutating func sent(_ request: ToolRequest) -> ToolRequest
  mutating func received(_ answer: ToolAnswer) -> ToolAnswer
  /// Adds what is found before anything is decided.
  func check(_ session: inout ToolSession)
}

/// Text alone.
private struct PlainCarriage: FilterCarriage {
  var marked: [Range<ByteCount>] { [] }
  func sent(_ request: ToolRequest) -> ToolRequest { request }
  func received(_ answer: ToolAnswer) -> ToolAnswer { answer }
  func check(_ session: inout ToolSession) {}
}

/// A tool as a command: text in, the provider's answer, the gate, text out.
public struct Filter: Sendable {
  public struct Options: Hashable, Sendable {
    public var tool: Tool
    public var format: DocumentFormat
    /// The kinds that the user allows, and whether they were named for this run.
    public var preferred: ResultOptions
    public var isNamed: Bool
    /// Reduce a refused result to what is allowed.
    public var degrades: Bool
    public var language: String?
    /// The language to translate into.
    public var target: String?
    public var instruction: String?
    /// Where the result goes in the text; nil for the tool's own place.
    public var landing: Landing?
    /// The bytes that end the lines of the text.
    public var lineEnding: [UInt8]
    /// Words that are right, and rules that are left out.
    public var house = HouseStyle()

    public init(
      tool: Tool, format: DocumentFormat, preferred: ResultOptions = .all, isNamed: Bool = false,
      degrades: Bool = false, language: String? = nil, target: String? = nil,
      instruction: String? = nil, landing: Landing? = nil, lineEnding: [UInt8] = [0x0A]
    ) {
      self.tool = tool
      self.format = format
      self.preferred = preferred
      self.isNamed = isNamed
      self.degrades = degrades
      self.language = language
      self.target = target
      self.instruction = instruction
      self.landing = landing
      self.lineEnding = lineEnding
    }
  }

  public let options: Options
  private let provider: any Provider

  public init(_ options: Options, provider: any Provider) {
    self.options = options
    self.provider = provider
  }

  /// Runs the tool over all of `text`.
  ///
  /// A result whose checks found something that blocks is refused, as nobody is there to look.
  /// - Throws: What the provider throws; no text is changed then.
  public func run(_ text: TextStorage) async throws(ProviderError) -> FilterResult {
    var carriage = PlainCarriage()
    return try await run(text, as: &carriage)
  }

  /// The same for the text of a document with more to it.
  public func run(
    _ text: TextStorage, as carriage: inout some FilterCarriage
  ) async throws(ProviderError) -> FilterResult {
    var session = session(for: text, marked: carriage.marked)
    if session.mayAsk {
      if case .cannot(let reason) = provider.reach(options.tool) { throw .notAvailable(reason) }
      let request = carriage.sent(session.request)
      session.receive(carriage.received(try await provider.answer(request)))
      carriage.check(&session)
    }
    if options.degrades { _ = session.degrade() }
    return FilterResult(session, text: text, lineEnding: options.lineEnding)
  }

  /// What a provider would be asked about `text`; nil where the gate refuses before.
  public func request(_ text: TextStorage) -> ToolRequest? {
    let session = session(for: text)
    return session.mayAsk ? session.request : nil
  }

  private func session(
    for text: TextStorage, marked: [Range<ByteCount>] = []
  ) -> ToolSession {
    let gate = Gate(
      format: options.format, preferred: options.preferred, isNamed: options.isNamed)
    let scope = ToolScope(extent: .document, range: 0..<text.count)
    var session = ToolSession(
      tool: options.tool, scope: scope, text: text, lineEnding: options.lineEnding, gate: gate,
      behaviour: .limited, landing: options.landing, marked: marked)
    session.language = options.language
    session.target = options.target
    session.instruction = options.instruction
    session.house = options.house
    return session
  }
}
