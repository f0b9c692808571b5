import Documents
import ScribeTUI
import Testing
import TextEngine

/// What an earlier session left is offered for every document, when it is on the screen.
@MainActor struct RecoveryOfferTests {
  private func found(_ text: String, of path: String) -> FoundRecovery {
    FoundRecovery(
      recovery: Recovery(
        document: .file(path), text: TextStorage(text), base: nil, time: 0, caret: 0,
        isDamaged: false, copy: ""), when: "today")
  }

  @Test func `of two documents each is asked about when it is on the screen`() {
    let editor = TestEditor("a‸\n", columns: 60, path: "/a.md")
    _ = editor.editor.open(path: "/b.md", reading: Reading(newOf: .markdown))
    let ids = editor.editor.state.documents.map(\.id)
    editor.editor.configure {
      $0.current = 0
      $0.offer(found("kept a\n", of: "/a.md"), for: ids[0])
      $0.offer(found("kept b\n", of: "/b.md"), for: ids[1])
    }
    #expect(editor.editor.state.document.path == "/a.md")
    #expect(editor.editor.state.mode == .question(.recovery))
    editor.press(.escape)
    #expect(editor.editor.state.mode == .text)
    #expect(editor.text == "a\n")
    editor.perform(.nextDocument)
    #expect(editor.editor.state.mode == .question(.recovery))
    editor.press(.character("r"))
    #expect(editor.text == "kept b\n")
    #expect(editor.editor.state.mode == .text)
  }

  @Test func `quitting at the question leaves, and keeps what was found`() {
    let editor = TestEditor("a‸\n", columns: 60, path: "/a.md")
    let id = editor.editor.state.document.id
    editor.editor.configure { $0.offer(found("kept\n", of: "/a.md"), for: id) }
    editor.press(.control("q"))
    let kinds = editor.effects.map { effect in
      switch effect {
      case .decideRecovery(_, .later): "later"
      case .quit: "quit"
      default: "other"
      }
    }
    #expect(kinds == ["later", "quit"])
  }

  @Test func `what is open is finished before the question`() {
    let editor = TestEditor("a‸\n", columns: 60, path: "/a.md")
    editor.press(.control("f"))
    let id = editor.editor.state.document.id
    editor.editor.configure { $0.offer(found("kept\n", of: "/a.md"), for: id) }
    editor.type("d")
    #expect(editor.lines[8].hasPrefix(" Find: d"))
    editor.press(.escape)
    #expect(editor.editor.state.mode == .question(.recovery))
  }
}
