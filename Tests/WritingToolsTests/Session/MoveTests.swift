import Documents
import Testing
import TextEngine

@testable import WritingTools

struct MoveTests {
  private func session(_ old: String, _ new: String) -> (ToolSession, TextStorage) {
    let text = TextStorage(old)
    var session = ToolSession(
      tool: .rewrite(.plain), scope: ToolScope(extent: .document, range: 0..<text.count),
      text: text,
      lineEnding: [0x0A], gate: Gate(format: .markdown), behaviour: .complete)
    session.receive(text: new)
    return (session, text)
  }

  private let old = "A cold day had come. We stayed. The fire was warm and we were glad of it."
  private let new = "We stayed. The fire was warm and we were glad of it. A cold day had come."

  @Test func `a sentence that stands elsewhere was moved`() throws {
    let (down, _) = session(old, new)
    #expect(
      down.suggestions.map { $0.move?.words } == ["moved down from here", "moved here from above"])
    let (up, _) = session(new, old)
    #expect(
      up.suggestions.map { $0.move?.words } == ["moved here from below", "moved up from here"])
  }

  @Test(arguments: [true, false])
  func `both ends are decided together, and taken back together`(accept: Bool) {
    var (session, text) = session(old, new)
    session.decideFocused(accept: accept)
    #expect(
      session.suggestions.map(\.decision).allSatisfy { $0 == (accept ? .accepted : .rejected) })
    guard case .allowed(let pass) = session.outcome(in: text) else { return }
    text.apply(pass)
    #expect(text.string == (accept ? new : old))
    let wasUndone = session.undoDecision()
    #expect(wasUndone)
    #expect(session.undecided == 2)
  }

  @Test func `an edit in one end drops the other too, so that no words are lost or doubled`() {
    var (session, text) = session(old, new)
    let edit = EditSet(Edit(range: 3..<3, text: "x"))
    text.apply(edit)
    session.follow(edit)
    #expect(session.suggestions.isEmpty)
  }

  @Test func `a few words that come again are not a move`() {
    let (session, _) = session(
      "One two. Then more words came along here.", "Then more words came along here. One two.")
    #expect(session.suggestions.allSatisfy { $0.move == nil })
  }
}
