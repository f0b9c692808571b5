import Documents
import ScribeTUI
import TestSupport
import Testing
import TextEngine

/// The sign in the last column that shows where in a long text the window is.
@MainActor struct ThumbTests {
  private static let long = (0..<300).map { "line \($0) of a text\n" }.joined()

  private func editor(
    _ text: String = ThumbTests.long, columns: Int = 60, rows: Int = 12, engine: EngineKind = .tk2
  ) -> TestEditor {
    TestEditor(text, columns: columns, rows: rows, engine: engine, showsThumb: true)
  }

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
    let writer = editor(rows: 20)
    #expect(thumb(writer) == 0)
    writer.press(.down)
    #expect(thumb(writer) == 0, "the caret has moved, the window has not")
    writer.press(Key(.pageDown))
    #expect(thumb(writer) == 1)
    writer.press(Key(.end).controlled())
    #expect(thumb(writer) == 16)
    writer.press(Key(.pageUp))
    #expect(thumb(writer) == 15)
    writer.press(Key(.home).controlled())
    #expect(thumb(writer) == 0)
  }

  @Test(arguments: EngineKind.allCases)
  func `the thumb never goes back while one pages down`(engine: EngineKind) {
    let writer = editor(engine: engine)
    var last = 0
    for _ in 0..<60 {
      writer.press(Key(.pageDown))
      let now = thumb(writer) ?? -1
      #expect(now >= last)
      last = now
    }
    #expect(last == 8)
  }

  @Test
  func `there is none where all is seen, where the screen is small, or where it is not wanted`() {
    #expect(thumb(editor("two\nlines\n")) == nil)
    #expect(thumb(editor(columns: 39)) == nil)
    #expect(thumb(editor(rows: 3)) == nil)
    #expect(thumb(TestEditor(Self.long, columns: 60, rows: 12, showsThumb: false)) == nil)
  }

  @Test func `a key that does not scroll leaves the thumb where it is`() {
    let writer = editor()
    for _ in 0..<5 { writer.press(Key(.pageDown)) }
    let before = thumb(writer)
    for letter in "a few words " {
      writer.type(String(letter))
      #expect(thumb(writer) == before)
    }
  }
}
