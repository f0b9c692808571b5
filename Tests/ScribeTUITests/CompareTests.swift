import ScribeTUI
import TestSupport
import TextEngine
import Testing

@MainActor struct CompareTests {
  private static let f9 = Key(.function(9))
  private static let draft =
    "first line\n" + String(repeating: "x\n", count: 30)
    + "some words that wrap when a row holds no more than so many cells of them\n"
    + String(repeating: "y\n", count: 30) + "end ‸here\n"

  /// Answers what the editor has just asked of both layouts.
  private func answer(_ editor: TestEditor) {
    for case .compare(let request) in editor.effects {
      editor.take(.compared(request.number, request.answer()))
    }
  }

  @Test func `F9 shows both engines beside each other, Esc the text as it was`() {
    let editor = TestEditor("one ‸two\nthree\n", columns: 80, rows: 24)
    let before = editor.lines
    editor.press(Self.f9)
    #expect(editor.editor.state.context == .compare)
    #expect(editor.lines[0].hasPrefix("TK1, 38 wide"))
    #expect(editor.lines[0].contains("TK2, 38 wide"))
    #expect(editor.lines[1] == "one two" + String(repeating: " ", count: 32) + "│ one two")
    #expect(editor.lines[22].contains("byte 0 of 14"))
    #expect(editor.lines[23].contains("n/p next  t times"))
    editor.press(.escape)
    #expect(editor.lines == before)
    #expect(editor.marked == "one ‸two\nthree\n")
  }

  @Test func `what was laid out is told below, and times only when asked`() {
    let editor = TestEditor(Self.draft, columns: 80, rows: 24)
    editor.press(Self.f9)
    #expect(editor.lines[20].hasPrefix(" TK1 laid out"))
    #expect(editor.lines[21].hasPrefix(" TK2 laid out"))
    #expect(!editor.screen.contains("µs"))
    editor.press(.character("t"))
    answer(editor)
    #expect(editor.status == " All 65 rows are the same.")
    #expect(editor.lines[18].hasPrefix(" TK1 laid out"))
    #expect(editor.lines[19].contains("top "))
    #expect(editor.lines[21].contains("all 65 rows"))
  }

  @Test func `both sides scroll together`() {
    let editor = TestEditor(Self.draft, columns: 80, rows: 14)
    editor.press(Self.f9, .end)
    let rows = editor.lines[1..<10]
    #expect(rows.contains { $0.hasPrefix("end here") && $0.hasSuffix("│ end here") })
    editor.press(.home, .down)
    #expect(editor.lines[1].hasPrefix("x "))
    #expect(editor.lines[1].hasSuffix("│ x"))
    editor.send(.mouse(Mouse(.wheelUp, at: Point(column: 3, row: 3))))
    #expect(editor.lines[1].hasPrefix("first line"))
  }

  @Test func `without a difference n says how much was looked at`() {
    let editor = TestEditor(Self.draft, columns: 80, rows: 24)
    editor.press(Self.f9, .home, .character("n"))
    #expect(editor.status.contains("Looking for a difference"))
    answer(editor)
    #expect(editor.status == " No other difference: 65 rows of TK1 looked at.")
  }

  @Test func `a planted difference is found, marked and gone to`() {
    let editor = TestEditor(Self.draft, columns: 80, rows: 24)
    editor.press(Self.f9, .home, .character("P"), .character("n"))
    answer(editor)
    #expect(editor.status == " Difference at byte 71.")
    #expect(editor.lines[0].contains("TK2 (planted)"))
    let marked = editor.lines.filter { $0.contains("≠") }
    #expect(marked.count == 2)
    #expect(marked[1].contains("≠  "), "TK2 begins the next row with the space")
    editor.press(.character("n"))
    answer(editor)
    #expect(editor.status.contains("No other difference"))
    editor.press(.character("p"))
    answer(editor)
    #expect(editor.status.contains("No other difference"))
    editor.press(.enter)
    #expect(editor.editor.state.context == .text)
    #expect(editor.editor.state.document.selection == Selection(caret: 71))
  }

  @Test func `an answer that comes late is dropped, and Esc stops looking first`() {
    let editor = TestEditor(Self.draft, columns: 80, rows: 24)
    editor.press(Self.f9, .home, .character("P"), .character("n"))
    let late = editor.effects
    editor.press(.escape)
    #expect(editor.editor.state.context == .compare)
    #expect(editor.status == " Stopped looking.")
    #expect(editor.effects.contains { if case .stopComparing = $0 { true } else { false } })
    for case .compare(let request) in late {
      editor.take(.compared(request.number, request.answer()))
    }
    #expect(!editor.status.contains("Difference"))
    editor.press(.escape)
    #expect(editor.editor.state.context == .text)
  }

  @Test func `a narrow screen shows one side, and Tab the other in its place`() {
    let editor = TestEditor("one ‸two three four five six\n", columns: 20, rows: 5)
    editor.press(Self.f9)
    #expect(editor.lines[0].hasPrefix("TK2"))
    let rows = editor.lines[1...2]
    editor.press(.tab)
    #expect(editor.lines[0].hasPrefix("TK1"))
    #expect(editor.lines[1...2] == rows)
    editor.press(.tab)
    #expect(editor.lines[0].hasPrefix("TK2"))
    #expect(editor.lines[4] == "F1 help  Esc back")
  }

  @Test func `a wide screen goes from both to one, the other, and both again`() {
    let editor = TestEditor("one ‸two\n", columns: 80, rows: 24)
    editor.press(Self.f9, .tab)
    #expect(editor.lines[0].hasPrefix("TK2, 80 wide"))
    editor.press(.tab)
    #expect(editor.lines[0].hasPrefix("TK1, 80 wide"))
    editor.press(.tab)
    #expect(editor.lines[0].hasPrefix("TK1, 38 wide"))
  }

  @Test func `nothing that is typed, pasted or clicked changes the text`() {
    let editor = TestEditor(Self.draft, columns: 80, rows: 24)
    let before = editor.marked
    editor.press(Self.f9, .character("x"), .backspace, .delete, .control("v"), .control("k"))
    editor.send(.paste(Array("pasted".utf8)))
    editor.send(.mouse(Mouse(.press, at: Point(column: 5, row: 5))))
    editor.press(.escape)
    #expect(editor.marked == before)
  }

  @Test func `the help comes back to the comparison`() {
    let editor = TestEditor(Self.draft, columns: 80, rows: 24)
    editor.press(Self.f9, Key(.function(1)))
    #expect(editor.screen.contains("Both layouts side by side"))
    editor.press(.escape)
    #expect(editor.editor.state.context == .compare)
  }

  @Test func `equal states draw equal frames, and every size draws`() {
    let text = "‸漢字 and 👨‍👩‍👧‍👦 and e\u{301}\u{302}.\tTab\u{1}\n\nlast line that wraps and wraps"
    for columns in [0, 1, 2, 3, 5, 8, 13, 20, 59, 60, 61, 80, 120] {
      for rows in [0, 1, 2, 3, 4, 5, 6, 9, 10, 12, 24] {
        let editors = (0..<2).map { _ in TestEditor(text, columns: columns, rows: rows) }
        for editor in editors {
          editor.press(Self.f9, .down, .character("P"), .character("n"))
          answer(editor)
          editor.press(.tab, .end, .tab, Key(.pageUp))
        }
        let frames = editors.map(\.editor.frame)
        #expect(frames[0] == frames[1])
        #expect(frames[0].cells.count == columns * rows)
        if let cursor = frames[0].cursor {
          #expect(cursor.column < max(columns, 1) && cursor.row < max(rows, 1))
        }
      }
    }
  }

  @Test func `another size forgets what was found at the one before`() {
    let editor = TestEditor(Self.draft, columns: 80, rows: 24)
    editor.press(Self.f9, .character("t"))
    answer(editor)
    #expect(editor.editor.state.compare?.measured != nil)
    editor.send(.resized(Size(columns: 100, rows: 24)))
    #expect(editor.editor.state.compare?.measured == nil)
    #expect(editor.lines[0].hasPrefix("TK1, 48 wide"))
  }
}
