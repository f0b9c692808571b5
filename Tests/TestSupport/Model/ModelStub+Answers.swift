import FoundationEssentials

// What a server says, as bytes.
extension ModelStub {
  /// The head of an answer that ends with its connection.
  public static func head(
    _ status: String = "200 OK", type: String = "text/event-stream", headers: [String] = []
  ) -> Step {
    let lines = ["HTTP/1.1 \(status)", "Content-Type: \(type)", "Connection: close"] + headers
    return .send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
  }

  /// An answer of known length, after which the connection goes on.
  public static func whole(
    _ status: String = "200 OK", type: String = "application/json", headers: [String] = [],
    _ body: String
  ) -> Step {
    let lines =
      ["HTTP/1.1 \(status)", "Content-Type: \(type)", "Content-Length: \(body.utf8.count)"]
      + headers
    return .send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8))
  }

  /// A good answer in JSON.
  public static func whole(_ body: String) -> Step { whole("200 OK", body) }

  /// An event that carries words of the answer.
  public static func event(_ words: String, reason: String? = nil) -> String {
    let end = reason.map { "\"\($0)\"" } ?? "null"
    return
      "data: {\"choices\":[{\"delta\":{\"content\":\(json(words))},\"finish_reason\":\(end)}]}\n\n"
  }

  /// A whole stream: words in pieces, the reason, counts, and the end.
  public static func stream(
    _ pieces: [String], reason: String = "stop", promptTokens: Int? = nil, answerTokens: Int = 5
  ) -> String {
    var body = pieces.map { event($0) }.joined() + event("", reason: reason)
    if let promptTokens {
      body +=
        "data: {\"choices\":[],\"usage\":{\"prompt_tokens\":\(promptTokens),\"completion_tokens\":\(answerTokens)}}\n\n"
    }
    return body + "data: [DONE]\n\n"
  }

  /// A server that answers every conversation with `text`, and lists one model.
  public static func saying(
    _ text: @escaping @Sendable (Request) -> String, context: Int? = 4096
  ) -> ModelStub {
    ModelStub { request, _ in
      if request.method == "GET" { return [list(context: context, for: request)] }
      let words = text(request).split(separator: " ", omittingEmptySubsequences: false)
      let pieces = words.enumerated().map { ($0.offset > 0 ? " " : "") + $0.element }
      let bytes = request.body.count
      return [
        .send(
          Array(
            Self.bytes(
              whole(
                type: "text/event-stream", stream(pieces, promptTokens: bytes / 4))))
        )
      ]
    }
  }

  /// The answer to a question for the models; nothing else is found.
  public static func list(context: Int?, for request: Request, names: [String] = ["stub-1"]) -> Step
  {
    guard request.path.hasSuffix("/v1/models") else {
      return whole(
        "404 Not Found", type: "application/json", headers: [],
        "{\"error\":{\"message\":\"not found\"}}")
    }
    let models = names.map { name in
      "{\"id\":\"\(name)\"" + (context.map { ",\"max_model_len\":\($0)" } ?? "") + "}"
    }
    return whole("{\"data\":[\(models.joined(separator: ","))]}")
  }

  public static func bytes(_ step: Step) -> [UInt8] {
    if case .send(let bytes) = step { return bytes }
    return []
  }

  /// `text` as a JSON string.
  public static func json(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return String(decoding: (try? encoder.encode(text)) ?? Data(), as: UTF8.self)
  }
}

extension ModelStub.Step: CustomStringConvertible {
  /// Short: what is sent may be megabytes.
  public var description: String {
    switch self {
    case .send(let bytes): "send \(bytes.count) bytes"
    case .pause(let duration): "pause \(duration)"
    case .hang: "hang"
    case .close: "close"
    case .reset: "reset"
    case .endless(let bytes): "send \(bytes.count) bytes without end"
    }
  }
}
