import Documents
import ScribeTUI
import TestSupport
import Testing
import TextEngine

/// The sign in the last column that shows where in a long text the window is.
@MainActor struct ThumbTests {
  private static let long = (0..<300).map { "line \($0) of a text\n" }.joined()

  /// The row of the thumb, from the first row of the text; nil where there is none.
  private func thumb(_ editor: TestEditor) -> Int? {
    let frame = editor.editor.frame
    let columns = frame.size.columns
    let rows = (0..<frame.size.rows).filter {
      frame.cells[($0 + 1) * columns - 1].base == "▐"
    }
    #expect(rows.count <= 1)
    return rows.first.map { $0 - 1 }
  }

  @Test func `the thumb is at the top, at the end, and between`() {
    let editor = TestEditor(Self.long, columns: 60, rows: 20)
    #expect(thumb(editor) == 0)
    editor.press(.down)
    #expect(thumb(editor) == 0, "the caret has moved, the window has not")
    editor.press(Key(.pageDown))
    #expect(thumb(editor) == 1)
    editor.press(Key(.end).controlled())
    #expect(thumb(editor) == 16)
    editor.press(Key(.pageUp))
    #expect(thumb(editor) == 15)
    editor.press(Key(.home).controlled())
    #expect(thumb(editor) == 0)
  }

  @Test(arguments: EngineKind.allCases)
  func `the thumb never goes back while one pages down`(engine: EngineKind) {
    let editor = TestEditor(Self.long, columns: 60, rows: 12, engine: engine)
    var last = 0
    for _ in 0..<60 {
      editor.press(Key(.pageDown))
      let now = thumb(editor) ?? -1
      #expect(now >= last)
      last = now
    }
    #expect(last == 8)
  }

  @Test
  func `there is none where all is seen, where the screen is small, or where it is not wanted`() {
    #expect(thumb(TestEditor("two\nlines\n", columns: 60, rows: 12)) == nil)
    #expect(thumb(TestEditor(Self.long, columns: 39, rows: 12)) == nil)
    #expect(thumb(TestEditor(Self.long, columns: 60, rows: 3)) == nil)
    let editor = TestEditor(Self.long, columns: 60, rows: 12)
    editor.editor.configure { $0.settings.showsThumb = false }
    #expect(thumb(editor) == nil)
  }

  @Test func `a key that does not scroll leaves the thumb where it is`() {
    let editor = TestEditor(Self.long, columns: 60, rows: 12)
    for _ in 0..<5 { editor.press(Key(.pageDown)) }
    let before = thumb(editor)
    for letter in "a few words " {
      editor.type(String(letter))
      #expect(thumb(editor) == before)
    }
  }
}
