import ScribeTUI
import Testing

@MainActor struct BoxTests {
  private static let draft =
    "Plain.\nTODO: a paragraph that goes on over three rows of this screen, at least it should.\n"
    + "TODO short\nPlain again. ‸\n"

  private func boxed(_ editor: TestEditor, _ words: String) {
    editor.perform(.boxParagraphs)
    editor.type(words)
    editor.press(.enter)
  }

  /// The first column of each row of text.
  private func margin(_ editor: TestEditor) -> String {
    editor.lines[1..<8].map { String($0.first ?? " ") }.joined()
  }

  @Test func `matching paragraphs are boxed in TK2, and rows stay where they are`() {
    let editor = TestEditor(Self.draft, columns: 40, rows: 12)
    let before = editor.lines[1..<8].map { $0.dropFirst() }
    boxed(editor, "TODO")
    #expect(editor.status == " Paragraphs that hold TODO are boxed.")
    #expect(margin(editor) == " ┌│└[  ")
    #expect(editor.lines[1..<8].map { $0.dropFirst() } == before)
  }

  @Test func `a box follows what is written`() {
    let editor = TestEditor(Self.draft, columns: 40, rows: 12)
    boxed(editor, "TODO")
    editor.type("TODO")
    #expect(margin(editor) == " ┌│└[[ ")
    editor.press(.backspace)
    #expect(margin(editor) == " ┌│└[  ")
  }

  @Test func `no words take the boxes away`() {
    let editor = TestEditor(Self.draft, columns: 40, rows: 12)
    boxed(editor, "TODO")
    editor.perform(.boxParagraphs)
    editor.press(.backspace, .backspace, .backspace, .backspace, .enter)
    #expect(margin(editor) == "       ")
    #expect(editor.status == " No paragraph is boxed.")
  }

  @Test func `TK1 says that it cannot, and a swap to TK2 shows the boxes`() {
    let editor = TestEditor(Self.draft, columns: 80, rows: 12, engine: .tk1)
    boxed(editor, "TODO")
    #expect(editor.status.contains("TK1 has rows and no fragments, so it cannot box paragraphs"))
    #expect(margin(editor) == "       ")
    editor.press(Key(.function(6)))
    #expect(margin(editor).contains("["))
    editor.press(Key(.function(6)))
    #expect(margin(editor) == "       ")
    #expect(editor.status.contains("it draws no boxes"))
  }
}
