public import FoundationEssentials

/// One message of a conversation with a model.
public struct ChatMessage: Hashable, Sendable, Codable {
  public enum Role: String, Hashable, Sendable, Codable { case system, user, assistant }
  public var role: Role
  public var content: String

  public init(_ role: Role, _ content: String) {
    self.role = role
    self.content = content
  }
}

/// What a model is asked, in the terms of OpenAI's chat completions.
public struct ChatRequest: Hashable, Sendable, Codable {
  public var model: String
  public var messages: [ChatMessage]
  /// The most tokens of an answer.
  public var answerTokens: Int
  public var temperature: Double
  /// A JSON schema that the answer must keep to, where the server can do that.
  public var schema: JSONValue?
  /// Whether the server is asked to count tokens at the end of its stream.
  public var wantsUsage: Bool

  public init(
    model: String, messages: [ChatMessage], answerTokens: Int, temperature: Double,
    schema: JSONValue? = nil, wantsUsage: Bool = true
  ) {
    self.model = model
    self.messages = messages
    self.answerTokens = answerTokens
    self.temperature = temperature
    self.schema = schema
    self.wantsUsage = wantsUsage
  }

  /// The body that is sent, to the byte; the same for equal requests.
  public var body: Data {
    var fields: [String: JSONValue] = [
      "model": .text(model),
      "messages": .array(
        messages.map {
          .object(["role": .text($0.role.rawValue), "content": .text($0.content)])
        }),
      "max_tokens": .number(Double(answerTokens)),
      "temperature": .number(temperature),
      "stream": .boolean(true),
    ]
    if wantsUsage { fields["stream_options"] = .object(["include_usage": .boolean(true)]) }
    if let schema {
      fields["response_format"] = .object([
        "type": .text("json_schema"),
        "json_schema": .object([
          "name": .text("answer"), "strict": .boolean(true), "schema": schema,
        ]),
      ])
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and finite numbers always encode.
    return (try? encoder.encode(JSONValue.object(fields))) ?? Data()
  }

  /// The bytes of all messages.
  public var inputBytes: Int { messages.reduce(0) { $0 + $1.content.utf8.count } }
}

/// How long a server may take and how much it may say.
public struct ChatLimits: Hashable, Sendable, Codable {
  /// Seconds until a connection stands.
  public var connecting = 5.0
  /// Seconds from the connection to the first words; a model that is loaded from disk takes long.
  public var firstWord = 180.0
  /// Seconds between words.
  public var betweenWords = 45.0
  /// The most bytes of an answer's text, thinking included.
  public var answerBytes = 1 << 20
  /// Attempts in all where the server says that it is busy (429, 503).
  public var attempts = 4
  /// The most seconds between two attempts, whatever the server asks for.
  public var longestPause = 30.0

  public init() {}
}

/// A conversation for the worker to hold.
public struct ChatOrder: Hashable, Sendable, Codable {
  public var address: ModelAddress
  public var request: ChatRequest
  public var limits: ChatLimits

  public init(address: ModelAddress, request: ChatRequest, limits: ChatLimits = ChatLimits()) {
    self.address = address
    self.request = request
    self.limits = limits
  }
}
