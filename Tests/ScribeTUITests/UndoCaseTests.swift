import Documents
import ScribeTUI
import TextEngine
import WritingTools
import Testing

/// What happened to users of other editors with undo, and with the bytes that a save writes.
@MainActor struct UndoCaseTests {
  /// N01
  @Test func `a paste of three lines is undone whole`() {
    let editor = TestEditor("before ‸after\n")
    editor.send(.paste(Array("one\ntwo\nthree".utf8)))
    editor.press(.control("z"))
    #expect(editor.marked == "before ‸after\n")
    editor.press(.control("y"))
    #expect(editor.text == "before one\ntwo\nthreeafter\n")
  }

  /// N03
  @Test func `undo and redo go by the same steps`() {
    let editor = TestEditor("‸\n", columns: 60)
    editor.type("the quick brown fox jumps over the lazy dog")
    var down = [editor.text]
    while editor.text != "\n", down.count < 60 {
      editor.press(.control("z"))
      down.append(editor.text)
    }
    #expect(down.last == "\n")
    #expect((9...18).contains(down.count - 1))
    var up = [editor.text]
    for _ in 1..<down.count {
      editor.press(.control("y"))
      up.append(editor.text)
    }
    #expect(up == down.reversed())
  }

  /// N05
  @Test func `after minutes of typing without a pause, undo takes a phrase`() {
    let editor = TestEditor("‸\n", columns: 60)
    for _ in 0..<200 {
      for character in "letters " {
        editor.seconds += 0.2
        editor.type(String(character))
      }
    }
    let before = editor.text.utf8.count
    editor.press(.control("z"))
    let taken = before - editor.text.utf8.count
    #expect(taken > 0 && taken < 100)
    // Nor does one endless word go at once.
    for _ in 0..<1500 { editor.type("x") }
    let long = editor.text.utf8.count
    editor.press(.control("z"))
    #expect((1..<1400).contains(long - editor.text.utf8.count))
  }

  /// N09: by what is laid out, not by time.
  @Test func `undoing a paste of 50 000 lines lays out no more than the screen`() {
    var text = TextStorage("start\nend\n")
    var history = UndoHistory()
    let layout = TK2Layout(
      text: text, options: TypesetOptions(width: 60), typesetter: WindowedTypesetter())
    let lines = String(repeating: "a line that was pasted\n", count: 50_000)
    let pasted = history.apply(
      EditSet(Edit(range: 6..<6, text: TextSlice(lines))), to: &text, kind: .other,
      at: .seconds(0), selectionsBefore: [Selection(caret: 6)],
      selectionsAfter: [Selection(caret: 6)])
    layout.apply(pasted, text: text)
    _ = layout.rows(from: layout.row(containing: 6, affinity: .downstream).place, count: 40)
    let before = layout.report.bytesTypeset
    #expect(before < 64 << 10)
    guard let undone = history.undo(in: &text) else {
      Issue.record("nothing was undone")
      return
    }
    layout.apply(undone.summary, text: text)
    _ = layout.rows(from: RowPlace(element: 0, row: 0), count: 40)
    #expect(text.string == "start\nend\n")
    #expect(layout.report.bytesTypeset - before < 64 << 10)
  }

  /// What a save writes.
  private func saved(_ editor: TestEditor) -> String? {
    editor.press(.control("s"))
    guard case .save(_, let text, _, _, _, _) = editor.effects.first else { return nil }
    return text.string
  }

  /// S09
  @Test func `no final newline is added, and the last line is reached`() {
    let editor = TestEditor("abc‸\ndef")
    editor.type("!")
    #expect(saved(editor) == "abc!\ndef")
    editor.perform(.move(.textEnd, extending: false))
    #expect(editor.marked == "abc!\ndef‸")
    #expect(editor.editor.frame.cursor == Point(column: 6, row: 2))
    let empty = TestEditor("‸")
    empty.type("x")
    empty.press(.backspace)
    #expect(saved(empty) == "")
  }

  /// S11
  @Test func `a file with CRLF gets CRLF, from Enter and from a rewrite`() {
    let editor = TestEditor(
      "one‸\r\n\r\nuse in order to\r\nthis\r\n\r\nlast\n", columns: 60, rows: 24)
    editor.press(.enter)
    editor.type("new")
    #expect(editor.text == "one\r\nnew\r\n\r\nuse in order to\r\nthis\r\n\r\nlast\n")
    editor.press(.down, .down)
    editor.perform(.runTool(.rewrite(.concise)))
    guard let (_, request) = editor.asked else {
      Issue.record("no tool was asked")
      return
    }
    #expect(request.text.contains("in order to"))
    guard let found = request.text.firstRange(of: "in order") else { return }
    let start = request.text.utf8.distance(from: request.text.startIndex, to: found.lowerBound)
    editor.answer(
      .edits([
        ProposedEdit(
          range: start..<start + 11, replacement: "to\nnext", rule: "wordy", explanation: "")
      ]))
    editor.press(.character("A"))
    if editor.editor.state.context == .review { editor.press(.enter) }
    #expect(saved(editor) == "one\r\nnew\r\n\r\nuse to\r\nnext\r\nthis\r\n\r\nlast\n")
  }
}
