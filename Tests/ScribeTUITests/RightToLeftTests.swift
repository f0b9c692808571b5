import ScribeTUI
import TextEngine
import WritingTools
import Testing

/// U15 and its kind: text from right to left through the editor.
@MainActor struct RightToLeftTests {
  /// The text area has 36 columns, from column 3 on.
  private let hebrew = "אבג abc 123 (דהו)\n"

  private func cursor(_ editor: TestEditor) -> Int? { editor.editor.frame.cursor?.column }

  /// The columns of a row that have a style.
  private func columns(_ editor: TestEditor, row: Int, _ style: Style) -> [Int] {
    let frame = editor.editor.frame
    return (0..<frame.size.columns).filter {
      frame.cells[row * frame.size.columns + $0].style == style
    }
  }

  /// U15
  @Test(arguments: EngineKind.allCases)
  func `a Hebrew line begins at the right and reads from there`(engine: EngineKind) {
    let editor = TestEditor("‸" + hebrew, engine: engine)
    #expect(editor.lines[1] == String(repeating: " ", count: 22) + "(והד) abc 123 גבא")
    #expect(editor.text == hebrew)
    #expect(cursor(editor) == 38)
  }

  /// U15: in a line from right to left, Left goes on in the text, cluster by cluster.
  @Test(arguments: EngineKind.allCases)
  func `arrows visit every cluster, with the cursor on it, and come back`(engine: EngineKind) {
    let editor = TestEditor("‸" + hebrew, engine: engine)
    var columns = [cursor(editor)]
    for _ in 0..<17 {
      editor.press(.left)
      columns.append(cursor(editor))
    }
    // Hebrew leftwards, "abc 123" rightwards, the rest leftwards, and past the left edge.
    #expect(
      columns == [
        38, 37, 36, 35, 28, 29, 30, 31, 32, 33, 34, 27, 26, 25, 24, 23, 22, 21,
      ])
    #expect(editor.marked == "אבג abc 123 (דהו)‸\n")
    for _ in 0..<17 { editor.press(.right) }
    #expect(editor.marked == "‸" + hebrew)
  }

  /// U15
  @Test func `what is shown at the cursor is what Delete takes and what a click means`() {
    let editor = TestEditor("‸" + hebrew)
    editor.send(.mouse(Mouse(.press, at: Point(column: 37, row: 1))))
    #expect(editor.marked == "א‸בג abc 123 (דהו)\n")
    #expect(cursor(editor) == 37)
    editor.press(.delete)
    #expect(editor.text == "אג abc 123 (דהו)\n")
    #expect(editor.lines[1] == String(repeating: " ", count: 23) + "(והד) abc 123 גא")
    editor.send(.mouse(Mouse(.press, at: Point(column: 5, row: 1))))
    #expect(editor.marked == "אג abc 123 (דהו)‸\n")
  }

  /// U15
  @Test func `a selection and a found word are on their own cells`() {
    let editor = TestEditor("‸" + hebrew)
    editor.press(.left.shifted(), .left.shifted())
    #expect(editor.marked == "⟦אב⟧ג abc 123 (דהו)\n")
    #expect(columns(editor, row: 1, .selection) == [37, 38])
    editor.press(.left)
    #expect(editor.marked == "אב‸ג abc 123 (דהו)\n")
    editor.press(.control("f"))
    editor.type("דהו")
    #expect(columns(editor, row: 1, .selection) == [23, 24, 25])
    editor.press(.escape)
  }

  @Test func `a Hebrew word in an English line is turned by itself`() {
    let editor = TestEditor("‸say אבג (twice)\n")
    #expect(editor.lines[1] == "   say גבא (twice)")
    for _ in 0..<5 { editor.press(.right) }
    #expect(editor.marked == "say א‸בג (twice)\n")
    #expect(cursor(editor) == 3 + 5)
    editor.press(.right, .right)
    #expect(cursor(editor) == 3 + 7)
  }

  @Test(arguments: EngineKind.allCases)
  func `up and down keep the cell of the screen`(engine: EngineKind) {
    let letters = String(repeating: "abcdefghij", count: 4).prefix(36)
    let editor = TestEditor("\(letters.prefix(34))‸ij\n\(hebrew)\(letters)\n", engine: engine)
    #expect(cursor(editor) == 37)
    editor.press(.down)
    #expect(editor.marked.contains("\nא‸בג abc"))
    #expect(cursor(editor) == 37)
    editor.press(.down)
    #expect(cursor(editor) == 37)
    editor.press(.up, .up)
    #expect(cursor(editor) == 37)
  }

  @Test func `a line of digits alone in a Hebrew text goes the way of the lines before it`() {
    let editor = TestEditor("אב‸\n\n12\nab\n")
    for _ in 0..<5 { editor.press(.left) }
    #expect(editor.marked == "אב\n\n12\n‸ab\n")
    editor.press(.right)
    #expect(editor.marked == "אב\n\n12\na‸b\n")
  }

  @Test func `rows of a wrapped paragraph begin at the right, and Home and End find their ends`() {
    let words = Array(repeating: "שלום", count: 20).joined(separator: " ")
    let editor = TestEditor("‸" + words + "\n", columns: 43, rows: 12)
    #expect(editor.lines[1].hasSuffix("םולש"))
    #expect(editor.lines[2].hasSuffix("םולש"))
    editor.press(.end)
    #expect(cursor(editor).map { $0 < 10 } == true)
    editor.press(.home)
    #expect(cursor(editor) == 41)
  }

  @Test func `where the terminal turns rows itself, it gets them as the text goes`() {
    let editor = TestEditor("‸" + hebrew)
    editor.editor.configure { $0.settings.order = .logical }
    #expect(editor.lines[1] == "   אבג abc 123 (דהו)")
    editor.press(.right)
    #expect(editor.marked == "א‸בג abc 123 (דהו)\n")
    #expect(cursor(editor) == 4)
  }

  @Test(arguments: EngineKind.allCases)
  func `the marks of a review part what is old from what is new`(engine: EngineKind) {
    let editor = TestEditor("‸one אבג two\n", columns: 60, rows: 24, engine: engine)
    editor.perform(.runTool(.rewrite(.concise)))
    editor.answer(
      .edits([ProposedEdit(range: 4..<10, replacement: "דה", rule: "test", explanation: "")]))
    #expect(editor.screen.contains("one [-גבא-]{+הד+} two"))
    let frame = editor.editor.frame
    let row = editor.lines.firstIndex { $0.contains("[-") } ?? 0
    let deleted = columns(editor, row: row, .deletion)
    #expect(deleted.count == 3)
    #expect(deleted.map { frame.cells[row * 60 + $0].base } == ["ג", "ב", "א"])
    #expect(deleted.first == (frame.cursor?.column ?? 0) + 2)
  }

  @Test func `words typed into a prompt are shown in order too`() {
    let editor = TestEditor("‸x\n", columns: 60)
    editor.press(.control("f"))
    editor.type("אבג")
    #expect(editor.screen.contains("גבא"))
  }

  @Test func `a separator that ends a paragraph but no row does no harm`() {
    let editor = TestEditor("‸אב\u{1C}ab\u{1D}ג ד ה ו ז ח ט י כ ל מ נ ס ע\u{1E}1\n", columns: 20)
    #expect(editor.screen.contains("^\\"))
    for _ in 0..<20 { editor.press(.left) }
    _ = editor.editor.frame
  }
}
