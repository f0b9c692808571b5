import Foundation
import WorkerLink

/// Makes words of what a server sends: a stream of events, or one JSON object from a server that
/// does not stream.
struct ChatReader {
  /// How the answer ended so far; `reason` is empty until the server has said.
  private(set) var ending = ChatEnding(reason: "")
  /// Whether the server said that nothing more comes.
  private(set) var isDone = false
  private var events = EventStream()
  private var plain: [UInt8] = []
  private let isStream: Bool
  private var bytes = 0
  private let bound: Int

  /// - Parameter bound: The most bytes of text, thinking included.
  init(isStream: Bool, bound: Int) {
    self.isStream = isStream
    self.bound = bound
  }

  /// Takes bytes in and returns the words of the answer that they complete.
  mutating func append(_ data: Data) throws(ModelFault) -> String {
    guard isStream else {
      plain += data
      guard plain.count <= bound + 65536 else { throw .endless(bytes: bound) }
      return ""
    }
    var text = ""
    for event in try events.append(data) { text += try take(event) }
    return text
  }

  /// Returns the rest once the connection has ended.
  mutating func finish() throws(ModelFault) -> String {
    if isStream {
      if let event = try events.finish() { return try take(event) }
      return ""
    }
    guard let text = String(validating: plain, as: UTF8.self) else {
      throw .garbled("bytes that are not UTF-8")
    }
    let words = try take(text)
    isDone = true
    return words
  }

  private mutating func take(_ event: String) throws(ModelFault) -> String {
    if isDone { return "" }
    if event.allSatisfy(\.isWhitespace) { return "" }
    if event.trimmingCharacters(in: .whitespaces) == "[DONE]" {
      isDone = true
      return ""
    }
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(event.utf8)),
      case .object = value
    else { throw .garbled(shown(event)) }
    if let error = value["error"], !error.isNull {
      throw .server(shown(error["message"]?.text ?? error.text ?? "an error without words"))
    }
    if let model = value["model"]?.text { ending.model = shown(model) }
    if let usage = value["usage"], !usage.isNull {
      ending.promptTokens = usage["prompt_tokens"]?.whole ?? ending.promptTokens
      ending.answerTokens = usage["completion_tokens"]?.whole ?? ending.answerTokens
    }
    guard let choices = value["choices"] else {
      // A last event that only counts.
      if value["usage"] != nil { return "" }
      throw .garbled("no choices in \(shown(event))")
    }
    guard let list = choices.array else { throw .garbled("choices is no list") }
    guard let choice = list.first else { return "" }
    if let reason = choice["finish_reason"], !reason.isNull {
      guard let word = reason.text else { throw .garbled("finish_reason is no text") }
      ending.reason = shown(word)
    }
    guard let message = choice["delta"] ?? choice["message"], !message.isNull else { return "" }
    guard case .object = message else { throw .garbled("delta is no object") }
    for name in ["reasoning_content", "reasoning", "thinking"] {
      if let thinking = message[name]?.text { ending.thinkingBytes += thinking.utf8.count }
    }
    var text = ""
    if let content = message["content"], !content.isNull {
      guard let words = content.text else { throw .garbled("content is no text") }
      text = words
    }
    bytes += text.utf8.count
    guard bytes + ending.thinkingBytes <= bound else { throw .endless(bytes: bound) }
    return text
  }
}

/// What a server said, fit for a line on the screen: no control characters, and not much of it.
func shown(_ words: some StringProtocol) -> String {
  let safe = String.UnicodeScalarView(
    words.unicodeScalars.prefix(200).map { scalar in
      scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) ? " " : scalar
    })
  return String(safe).trimmingCharacters(in: .whitespaces)
}
