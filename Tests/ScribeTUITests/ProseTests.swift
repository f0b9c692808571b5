import ScribeTUI
import Testing
import TextEngine

/// What helps to write prose: counts, goals, focus, marks, quotes.
@MainActor struct ProseTests {
  @Test(arguments: [
    ("one–two — three-four it's", 5), ("漢字かな", 4), ("**bold** # x", 2), ("", 0), ("a\nb\r\nc", 3),
  ])
  func `G13 G15 words are counted by the written rule, the same everywhere`(
    text: String, words: Int
  ) {
    let storage = TextStorage(text)
    #expect(TextStatistics(of: 0..<storage.count, in: storage).words == words)
    #expect(storage.wordCount(in: 0..<storage.count) == words)
  }

  @Test func `characters, sentences, paragraphs and lines are counted`() {
    let text = TextStorage("Dr. No e\u{301} 👩‍🚀.\nGo! — \n\n\nLast one\n")
    let counts = TextStatistics(of: 0..<text.count, in: text)
    #expect(counts.characters == 11 + 6 + 8)
    #expect(counts.letters == 8 + 4 + 7)
    #expect(counts.sentences == 3)
    #expect(counts.paragraphs == 2)
    #expect(counts.lines == 5)
  }

  @Test func `counts are of the selection where there is one`() {
    let editor = TestEditor("one ⟦two three⟧ four\n", columns: 80, rows: 24)
    editor.perform(.countAll)
    #expect(editor.screen.contains("Counts of the selection"))
    #expect(editor.lines.contains { $0.contains("> words") && $0.contains(" 2 │") })
  }

  @Test func `a goal is shown beside the count`() {
    let editor = TestEditor("one two‸\n", columns: 80, rows: 24)
    editor.take(
      .counted(
        editor.editor.state.document.id, editor.editor.state.document.text.revision, words: 2))
    editor.perform(.setGoal)
    editor.type("500\n")
    #expect(editor.lines[0].contains("2/500 words"))
    editor.type(" three")
    #expect(editor.lines[0].contains("3/500 words"))
    editor.perform(.setGoal)
    editor.type("0\n")
    #expect(editor.lines[0].contains("3 words"))
  }

  private func styles(_ editor: TestEditor, row: Int) -> [Style] {
    let frame = editor.editor.frame
    return (3..<frame.size.columns - 1).map { frame.cells[row * frame.size.columns + $0].style }
  }

  @Test func `focus dims all but the sentence, then all but the paragraph`() {
    let editor = TestEditor("One. Tw‸o.\n\nThree.\n", columns: 60)
    editor.perform(.cycleFocus)
    #expect(
      styles(editor, row: 1).prefix(10) == [
        .dim, .dim, .dim, .dim, .dim, .text, .text, .text, .text, .text,
      ])
    editor.perform(.cycleFocus)
    #expect(styles(editor, row: 1).first == .text)
    #expect(styles(editor, row: 3).first == .dim)
    editor.perform(.cycleFocus)
    #expect(styles(editor, row: 3).first == .text)
  }

  @Test func `the line with the caret stays in the middle`() {
    let lines = (1...60).map { "line \($0)\n" }.joined()
    let editor = TestEditor("‸" + lines, columns: 60, rows: 13)
    editor.perform(.toggleTypewriter)
    for _ in 0..<30 {
      editor.press(.down)
    }
    #expect(editor.editor.frame.cursor?.row == 6)
    editor.press(.up)
    #expect(editor.editor.frame.cursor?.row == 6)
  }

  @Test func `a narrow text stands in the middle of the screen`() {
    let editor = TestEditor("‸one two three\n", columns: 80, rows: 24)
    editor.perform(.setWidth)
    editor.type("40\n")
    #expect(editor.lines[1].hasPrefix("   one"))
    editor.perform(.toggleCentring)
    #expect(editor.lines[1].hasPrefix(String(repeating: " ", count: 21) + "one"))
    #expect(editor.editor.frame.cursor?.column == 21)
  }

  @Test func `line ends, blanks before them and tabs are shown on demand`() {
    let editor = TestEditor("‸a b  \nx\ty\r\n", columns: 60)
    editor.perform(.toggleMarks)
    #expect(editor.lines[1] == "   a b··¶")
    #expect(editor.lines[2].hasPrefix("   x→") && editor.lines[2].hasSuffix("y␍¶"))
    #expect(editor.text == "a b  \nx\ty\r\n")
    editor.perform(.toggleMarks)
    #expect(editor.lines[1] == "   a b")
  }

  @Test(arguments: [
    ("He said \"it's 'so'\" -- and...\n", "He said “it’s ‘so’” – and…\n"),
    ("`\"code\"` \"text\" --- x\n", "`\"code\"` “text” — x\n"),
    ("<a href=\"x\">\"y\"</a>\n", "<a href=\"x\">“y”</a>\n"), ("1--2, a-b\n", "1–2, a-b\n"),
  ])
  func `printers' quotes and dashes come on request, as one undo`(text: String, expected: String) {
    let editor = TestEditor("‸" + text, columns: 60)
    editor.perform(.smarten)
    #expect(editor.text == expected)
    editor.press(.control("z"))
    #expect(editor.text == text)
  }

  @Test func `quotes are curled as they are typed, where the writer wants that`() {
    let editor = TestEditor("‸", columns: 60)
    editor.type("\"a\"")
    editor.perform(.toggleSmartQuotes)
    editor.type(" \"it's\"")
    #expect(editor.text == "\"a\" “it’s”")
  }

  @Test func `drafting deletes nothing`() {
    let editor = TestEditor("ab‸", columns: 60)
    editor.perform(.toggleDrafting)
    editor.press(.backspace, .control("w"), .delete)
    #expect(editor.text == "ab")
    editor.perform(.toggleDrafting)
    editor.press(.backspace)
    #expect(editor.text == "a")
  }
}
