import Documents
import TextEngine

@testable import WritingTools

/// A document in a test, with the selection written into it: `a ⟦b⟧ c`.
struct Draft {
  var text: TextStorage
  var selection: Selection
  var format: DocumentFormat

  init(_ marked: String, _ format: DocumentFormat = .markdown) {
    var plain: [UInt8] = []
    var start: Int?
    var end: Int?
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦": start = plain.count
      case "⟧": end = plain.count
      case "‸": (start, end) = (plain.count, plain.count)
      default: plain += Array(String(scalar).utf8)
      }
    }
    text = TextStorage(bytes: plain)
    selection = Selection(
      anchor: ByteCount(start ?? 0), head: ByteCount(end ?? start ?? 0))
    self.format = format
  }

  /// The line end of its first line.
  var lineEnding: [UInt8] {
    let bytes = text.bytes(in: 0..<text.count)
    guard let feed = bytes.firstIndex(of: 0x0A) else { return [0x0A] }
    return feed > 0 && bytes[feed - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A]
  }

  func session(
    _ tool: Tool, preferred: ResultOptions = .all, isNamed: Bool = false, landing: Landing? = nil,
    extent: ToolScope.Extent? = nil
  ) -> ToolSession {
    let scope =
      extent.map { ToolScope($0, text: text, selection: selection, format: format) }
      ?? ToolScope.initial(for: tool, text: text, selection: selection, format: format)
    let gate = Gate(
      format: format, preferred: preferred, isNamed: isNamed,
      place: Gate.place(of: scope, in: text, format: format))
    return ToolSession(
      tool: tool, scope: scope, text: text, lineEnding: lineEnding, gate: gate,
      behaviour: .complete, landing: landing)
  }

  /// The document after `tool` answered `content` and everything was accepted; nil when refused.
  func accepting(
    _ content: ToolContent, of tool: Tool, preferred: ResultOptions = .all,
    landing: Landing? = nil, knowing: Bool = false
  ) -> String? {
    var session = session(tool, preferred: preferred, landing: landing)
    session.receive(ToolAnswer(content: content, provider: "test"))
    session.acceptAll(knowing: knowing)
    guard case .allowed(let pass) = session.outcome(in: text) else { return nil }
    var copy = text
    copy.apply(pass)
    return copy.string
  }
}

extension ToolSession {
  mutating func receive(text: String) {
    receive(ToolAnswer(content: .text(text), provider: "test"))
  }
}
