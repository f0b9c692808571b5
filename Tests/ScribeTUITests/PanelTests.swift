import ScribeTUI
import Testing
import WritingTools

@MainActor struct PanelTests {
  @Test func `the tools panel lists the tools and says what they would work on`() {
    let editor = TestEditor("one ⟦two three⟧ four\n", columns: 80, rows: 24)
    editor.press(.control("t"))
    #expect(editor.screen.contains("Tools: selection, 2 words"))
    #expect(editor.screen.contains("p proofread"))
    #expect(editor.screen.contains("s summary ↓"))
    editor.press(.escape)
    #expect(!editor.screen.contains("Tools:"))
  }
}

extension PanelTests {
  @Test func `a small screen gives its rows to the panel, which scrolls`() {
    let editor = TestEditor("one two‸\n", columns: 20, rows: 5)
    editor.press(.control("t"))
    #expect(editor.lines[1].contains("p proofread"))
    editor.press(.down)
    #expect(editor.lines[1].contains("r rewrite"))
    editor.press(.character("t"))
    #expect(editor.editor.state.message != nil || editor.asked != nil)
  }

  @Test func `the title keeps what tells most`() {
    let editor = TestEditor("one two‸\n", columns: 22, rows: 6)
    #expect(editor.lines[0] == " draft.md TK2  all ok")
  }
}
