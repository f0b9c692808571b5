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
