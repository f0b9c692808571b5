import Documents
import ScribeTUI
import TextEngine
import Testing

/// Changes after which rows end elsewhere.
@MainActor struct RelayoutTests {
  /// Three thousand words, each its own, with an emoji that terminals disagree on after each third.
  private var paragraph: String {
    (1...3000).map { $0 % 3 == 0 ? "w\($0) 👩‍🚀" : "w\($0)" }.joined(separator: " ")
  }

  /// An editor in the middle of the paragraph, with the caret in the first row shown.
  private func scrolled(_ engine: EngineKind) -> TestEditor {
    let editor = TestEditor("‸" + paragraph + "\n", columns: 64, rows: 14, engine: engine)
    for _ in 0..<7 { editor.press(Key(.pageDown)) }
    while editor.editor.frame.cursor.map({ $0.row > 1 }) ?? false { editor.press(.up) }
    return editor
  }

  private func firstWord(_ editor: TestEditor) -> Substring {
    editor.lines[1].split(separator: " ").first ?? ""
  }

  @Test(arguments: EngineKind.allCases)
  func `what the terminal answers about widths moves neither caret nor view`(engine: EngineKind) {
    let editor = scrolled(engine)
    let before = editor.lines
    let word = firstWord(editor)
    let caret = editor.editor.state.document.selection
    editor.take(.widthsFound([.zwjDrawnApart, .spacingMarksDrawnApart]))
    #expect(editor.lines != before)
    #expect(editor.lines[1].split(separator: " ").contains(word))
    #expect(editor.editor.state.document.selection == caret)
    #expect(editor.editor.frame.cursor.map { (1...2).contains($0.row) } == true)
    editor.take(.widthsFound([]))
    #expect(editor.lines == before)
  }

  @Test(arguments: EngineKind.allCases)
  func `a window that shrinks and grows back shows what it showed`(engine: EngineKind) {
    let editor = scrolled(engine)
    let before = editor.lines
    let word = firstWord(editor)
    for columns in [50, 43, 57] {
      editor.send(.resized(Size(columns: columns, rows: 14)))
      #expect(editor.lines[1].split(separator: " ").contains(word))
    }
    editor.send(.resized(Size(columns: 64, rows: 14)))
    #expect(editor.lines == before)
  }

  @Test func `documents behind the one on the screen keep their place too`() {
    let editor = scrolled(.tk2)
    let word = firstWord(editor)
    _ = editor.editor.open(path: "other.md", reading: .init(newOf: .markdown))
    editor.send(.resized(Size(columns: 50, rows: 14)))
    editor.perform(.nextDocument)
    #expect(editor.lines[1].split(separator: " ").contains(word))
  }
}
