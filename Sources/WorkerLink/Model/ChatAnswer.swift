/// How an answer ended.
public struct ChatEnding: Hashable, Sendable, Codable {
  /// The server's word: `stop`, `length`, `content_filter`.
  public var reason: String
  /// The model that answered, as the server calls it.
  public var model: String?
  /// Tokens as the server counted them.
  public var promptTokens: Int?
  public var answerTokens: Int?
  /// How often the server was asked before it answered.
  public var attempts: Int
  /// Bytes of thinking that were sent apart from the answer and left out.
  public var thinkingBytes: Int

  public init(
    reason: String, model: String? = nil, promptTokens: Int? = nil, answerTokens: Int? = nil,
    attempts: Int = 1, thinkingBytes: Int = 0
  ) {
    self.reason = reason
    self.model = model
    self.promptTokens = promptTokens
    self.answerTokens = answerTokens
    self.attempts = attempts
    self.thinkingBytes = thinkingBytes
  }
}

/// What is served at an address.
public struct ModelServer: Hashable, Sendable, Codable {
  /// `Ollama`, `llama.cpp`, `LM Studio`, `vLLM`; nil where it does not tell.
  public var software: String?
  public var models: [ModelDescription]

  public init(software: String?, models: [ModelDescription]) {
    self.software = software
    self.models = models
  }
}

public struct ModelDescription: Hashable, Sendable, Codable {
  public var name: String
  /// The tokens that prompt and answer may have together.
  public var context: Int?
  /// The size of its file.
  public var bytes: Int?

  public init(name: String, context: Int? = nil, bytes: Int? = nil) {
    self.name = name
    self.context = context
    self.bytes = bytes
  }
}

/// Why a model's server gave no answer.
public enum ModelFault: Error, Hashable, Sendable, Codable {
  public enum Stage: String, Hashable, Sendable, Codable {
    case connecting, firstWord, betweenWords
  }

  /// The address is not on this machine, and the user did not allow that.
  case notAllowed(place: String)
  case noConnection(place: String, reason: String)
  case timedOut(place: String, Stage, seconds: Double)
  /// The server's certificate does not stand for its address.
  case notTrusted(place: String, reason: String)
  /// An HTTP status that is no success, with what the server said of it.
  case status(Int, message: String)
  /// Still busy after this many attempts.
  case busy(status: Int, attempts: Int)
  /// The server sent us elsewhere; nothing was sent there.
  case redirected(to: String)
  /// The answer ended before the server said that it was whole.
  case cutOff
  /// What came is no answer in the protocol.
  case garbled(String)
  /// The server reported an error inside its answer.
  case server(String)
  /// The answer went on beyond this many bytes and was stopped.
  case endless(bytes: Int)
  /// The key could not be had.
  case key(String)
}

extension ModelFault {
  /// One line for the writer.
  public var message: String {
    switch self {
    case .notAllowed(let place):
      "\(place) is not on this machine: allow-remote = true under [model] allows it"
    case .noConnection(let place, let reason):
      "nothing answers at \(place): \(reason); scribe models says what runs here"
    case .notTrusted(let place, let reason):
      "the certificate of \(place) is not trusted, so nothing was sent: \(reason); ca-file under [model] names your own authority"
    case .timedOut(let place, .connecting, let seconds):
      "\(place) took no connection in \(Self.words(seconds))"
    case .timedOut(let place, .firstWord, let seconds):
      "the model at \(place) said nothing for \(Self.words(seconds))"
    case .timedOut(let place, .betweenWords, let seconds):
      "the model at \(place) stopped in its answer for \(Self.words(seconds))"
    case .status(401, let message), .status(403, let message):
      "the server refuses the key: \(message)"
    case .status(404, let message):
      "the server has no such model or address: \(message)"
    case .status(let status, let message): "the server answered \(status): \(message)"
    case .busy(let status, let attempts):
      "the server is busy (\(status)) after \(attempts) attempts"
    case .redirected(let place): "the server sends to \(place); nothing was sent there"
    case .cutOff: "the connection ended in the middle of the answer"
    case .garbled(let what): "the server's answer is no chat completion: \(what)"
    case .server(let message): "the server reports: \(message)"
    case .endless(let bytes): "the answer was stopped at \(bytes) bytes: it did not end"
    case .key(let reason): "no key: \(reason)"
    }
  }

  /// Whether asking again later may help.
  public var isPassing: Bool {
    switch self {
    case .noConnection, .timedOut, .busy, .cutOff, .garbled, .server: true
    case .status(let status, _): status >= 500 || status == 408 || status == 429
    case .notAllowed, .notTrusted, .redirected, .endless, .key: false
    }
  }

  private static func words(_ seconds: Double) -> String {
    seconds < 1 ? "\(Int(seconds * 1000)) ms" : "\(Int(seconds.rounded())) s"
  }
}
