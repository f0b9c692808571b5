import Documents
import TestSupport
import Testing
import TextEngine

@testable import WritingTools

/// Sessions on documents put together at random from what makes documents awkward.
@Suite struct AnyDocumentTests {
  private static let parts = [
    "word", "Leeds", "12", "漢字", "é", "👩‍🚀", " ", " ", ". ", "\n", "\n\n", "\n> ", "\n- ", "\n  ",
    "\n1. ", "\n# ", "\n```\n", "`x`", "**b**", "[l](u)", "https://a.example", "| a | b |",
    "\n| - | - |\n",
    "<b>", "&amp;", "---\n", "\t", "\\", "*", "_",
  ]

  private func document(_ random: inout SeededRandom) -> [UInt8] {
    let isWindows = Int.random(in: 0..<4, using: &random) == 0
    var text = (0..<Int.random(in: 0...30, using: &random)).map { _ in
      Self.parts.randomElement(using: &random)!
    }.joined()
    if isWindows { text = text.crlf }
    var bytes = Array(text.utf8)
    if Int.random(in: 0..<4, using: &random) == 0, !bytes.isEmpty {
      bytes.insert(0xFF, at: Int.random(in: 0..<bytes.count, using: &random))
    }
    return bytes
  }

  private func answer(_ request: ToolRequest, _ random: inout SeededRandom) -> ToolContent {
    func words() -> String {
      (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Self.parts.randomElement(using: &random)!
      }.joined()
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      return .edits(
        (0..<4).map { _ in
          let count = request.text.utf8.count
          let a = Int.random(in: 0...count, using: &random)
          let b = Int.random(in: a...min(count, a + 5), using: &random)
          return ProposedEdit(range: a..<b, replacement: words(), rule: "r", explanation: "")
        })
    case 1: return .text(words())
    case 2: return .text(request.text + words())
    case 3: return .list([words(), words()], ordered: Bool.random(using: &random))
    case 4: return .table(header: [words(), "b"], rows: [[words()], [words(), "2"]])
    default: return .text(String(request.text.reversed()))
    }
  }

  @Test func `whatever is asked and answered, only what was accepted changes`() {
    let tools: [Tool] = [
      .proofread, .rewrite(.concise), .change, .summarize, .keyPoints, .list, .table, .compose,
    ]
    for seed in 0..<400 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let bytes = document(&random)
      let text = TextStorage(bytes: bytes)
      let format = DocumentFormat.allCases.randomElement(using: &random)!
      let tool = tools.randomElement(using: &random)!
      let a = ByteCount(Int.random(in: 0...bytes.count, using: &random))
      let b = ByteCount(Int.random(in: 0...bytes.count, using: &random))
      let scope = ToolScope(
        ToolScope.Extent.allCases.randomElement(using: &random)!, text: text,
        selection: Selection(anchor: a, head: b), format: format)
      let isWindows = bytes.contains(0x0D)
      var session = ToolSession(
        tool: tool, scope: scope, text: text, lineEnding: isWindows ? [0x0D, 0x0A] : [0x0A],
        gate: Gate(format: format, preferred: everyOptions.randomElement(using: &random)!),
        behaviour: .complete, landing: Landing.allCases.randomElement(using: &random))
      guard session.mayAsk else { continue }
      session.receive(ToolAnswer(content: answer(session.request, &random), provider: "test"))
      for _ in 0..<4 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: session.decideFocused(accept: true)
        case 1: session.decideFocused(accept: false)
        case 2: session.cycleLanding()
        case 3: _ = session.degrade()
        case 4: _ = session.undoDecision()
        default: session.acceptAll(knowing: true)
        }
        check(session, text, seed)
      }
    }
  }

  /// Line feeds without a return before them; one may stand where a byte was put between the two.
  private func loneFeeds(_ text: TextStorage) -> Int {
    let bytes = text.bytes(in: 0..<text.count)
    return zip(bytes, bytes.dropFirst()).count { $0 != 0x0D && $1 == 0x0A }
  }

  private func check(_ session: ToolSession, _ text: TextStorage, _ seed: UInt64) {
    var end: ByteCount = 0
    for suggestion in session.suggestions {
      #expect(suggestion.range.lowerBound >= end, "seed \(seed)")
      end = suggestion.range.upperBound
      #expect(text.string(in: suggestion.range) == suggestion.original, "seed \(seed)")
      let original = text.bytes(in: suggestion.range)
      #expect(!original.contains(0xFF), "seed \(seed): bytes that are no text are replaced")
    }
    let projection = ReviewProjection(session: session, text: text)
    #expect(projection.text.count >= text.count || session.accepted > 0, "seed \(seed)")
    guard case .allowed(let pass) = session.outcome(in: text) else { return }
    #expect(
      pass.edits.edits.count
        == (session.landing == .replace || session.landing == .below ? session.accepted : 0),
      "seed \(seed)")
    let allowed = session.gate.actual
    if session.accepted > 0, pass.detached == nil {
      #expect(allowed.contains(ResultOptions(pass.kind)), "seed \(seed)")
    }
    var copy = text
    copy.apply(pass)
    if text.bytes(in: 0..<text.count).contains(0x0D) {
      #expect(loneFeeds(copy) <= loneFeeds(text), "seed \(seed): another line end came in")
    }
    copy.apply(pass.edits.inverse(in: text))
    #expect(copy.bytes(in: 0..<copy.count) == text.bytes(in: 0..<text.count), "seed \(seed)")
  }

  @Test func `a rewrite inside quotations and lists is read back as it was answered`() {
    let heads = ["", "> ", "> > ", "- ", "  - ", "1. ", "> - ", "    ", "- [ ] ", "\t"]
    let words = ["mist", "sea", "ebb", "漢字", "fog."]
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      func lines(_ count: Int) -> [String] {
        (0..<count).map { _ in
          (0..<3).map { _ in words.randomElement(using: &random)! }.joined(separator: " ")
        }
      }
      let head = heads.randomElement(using: &random)!
      let quotes = head.prefix { $0 == ">" || $0 == " " || $0 == "\t" }
      let rest = quotes + String(repeating: " ", count: head.count - quotes.count)
      let isWindows = Bool.random(using: &random)
      let end = isWindows ? "\r\n" : "\n"
      let body = lines(Int.random(in: 1...3, using: &random))
      let scopeBytes = head + body.joined(separator: end + rest)
      let text = TextStorage("Before.\(end)\(end)" + scopeBytes + "\(end)\(end)After.\(end)")
      let start = ByteCount(7 + 2 * end.utf8.count)
      let range = start..<(start + ByteCount(scopeBytes.utf8.count))
      let ending: [UInt8] = Array(end.utf8)
      // Plain text, where nothing is code because it is indented.
      var session = ToolSession(
        tool: .change, scope: ToolScope(extent: .selection, range: range), text: text,
        lineEnding: ending, gate: Gate(format: .plainText), behaviour: .complete)
      #expect(session.request.text == body.joined(separator: "\n"), "seed \(seed)")
      var answered = lines(Int.random(in: 1...4, using: &random))
      if answered.count > 2 { answered[1] = "" }
      let answer = answered.joined(separator: "\n")
      session.receive(text: answer)
      session.acceptAll(knowing: true)
      guard case .allowed(let pass) = session.outcome(in: text) else { continue }
      var copy = text
      copy.apply(pass)
      let grown = range.lowerBound..<(range.upperBound + copy.count - text.count)
      let again = ScopeText(copy, grown, format: .plainText, lineEnding: ending)
      #expect(again.text == answer, "seed \(seed): \(copy.string)")
      #expect(copy.string.hasPrefix("Before.\(end)\(end)\(head)"), "seed \(seed)")
    }
  }
}
