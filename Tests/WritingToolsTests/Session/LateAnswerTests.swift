import Documents
import TestSupport
import Testing
import TextEngine

@testable import WritingTools

/// Answers to what was asked before the writer went on in the scope itself.
@Suite struct LateAnswerTests {
  private let draft = "The mist lay over Leeds, and the sea was calm.\n"

  private func session(_ tool: Tool) -> ToolSession {
    let text = TextStorage(draft)
    return ToolSession(
      tool: tool, scope: ToolScope(extent: .paragraph, range: 0..<text.count), text: text,
      lineEnding: [0x0A], gate: Gate(format: .markdown), behaviour: .complete)
  }

  private func edit(_ range: Range<Int>, _ text: String) -> EditSet {
    EditSet(Edit(range: ByteCount(range.lowerBound)..<ByteCount(range.upperBound), text: text))
  }

  private func proposed(_ range: Range<Int>, _ text: String) -> ProposedEdit {
    ProposedEdit(range: range, replacement: text, rule: "r", explanation: "")
  }

  @Test func `suggestions for text that was changed are dropped, and the others move`() {
    for (change, kept, text) in [
      (
        edit(0..<0, "So: "), ["fog", "sun"], "So: The mist lay over Leeds, and the sea was calm.\n"
      ),
      (edit(4..<8, "m"), ["sun"], "The m lay over Leeds, and the sea was calm.\n"),
      (edit(0..<draft.utf8.count - 1, ""), [], "\n"),
    ] {
      var session = session(.proofread)
      session.follow(change)
      session.receive(
        ToolAnswer(
          content: .edits([proposed(4..<8, "fog"), proposed(33..<36, "sun")]), provider: "test"))
      #expect(session.suggestions.map(\.replacement) == kept)
      for suggestion in session.suggestions {
        #expect(TextStorage(text).string(in: suggestion.range) == suggestion.original)
      }
      #expect((session.phase == .reviewing) == !kept.isEmpty)
    }
  }

  @Test func `a text for a paragraph that was emptied does nothing`() {
    var session = session(.rewrite(.plain))
    session.follow(edit(0..<draft.utf8.count, ""))
    session.receive(
      ToolAnswer(
        content: .text("The fog lay over Leeds, and the sea was calm."), provider: "test"))
    #expect(session.suggestions.isEmpty)
  }

  @Test func `a list for a paragraph that was changed lands below it`() {
    var session = session(.list)
    session.follow(edit(4..<8, "fog"))
    session.receive(
      ToolAnswer(content: .list(["mist", "Leeds"], ordered: false), provider: "test"))
    #expect(session.landing == .below)
    session.acceptAll()
    var text = TextStorage(draft)
    text.apply(edit(4..<8, "fog"))
    guard case .allowed(let pass) = session.outcome(in: text) else {
      Issue.record("refused: \(session.phase)")
      return
    }
    text.apply(pass)
    #expect(text.string.hasPrefix("The fog lay over Leeds, and the sea was calm.\n"))
    #expect(text.string.contains("- mist\n- Leeds"))
  }
}
