import ScribeTUI
import TextEngine
import Testing

/// What happened to users of other editors with wrapped text and small screens, through the whole
/// editor and both engines. A screen of 64 columns has 60 for the text.
@MainActor struct EditorWrapCaseTests {
  private func row(_ editor: TestEditor) -> Int? { editor.editor.frame.cursor?.row }

  /// W01
  @Test(arguments: EngineKind.allCases)
  func `a paragraph of 600 letters is walked by screen rows`(engine: EngineKind) {
    let text = String(repeating: "x", count: 600)
    let editor = TestEditor("xxxxx‸" + text.dropFirst(5), columns: 64, rows: 20, engine: engine)
    func at() -> Int { editor.editor.state.document.selection.head.value }
    editor.press(.down)
    #expect(at() == 65)
    editor.press(.home)
    #expect(at() == 60)
    editor.press(.end)
    #expect(at() == 119)
    editor.press(.end)
    #expect(at() == 600)
    editor.press(.home, .home)
    #expect(at() == 0)
  }

  /// W03
  @Test(arguments: EngineKind.allCases)
  func `in a paragraph taller than the window the caret's row is always seen`(engine: EngineKind) {
    let words = (1...900).map { "word\($0)" }.joined(separator: " ")
    let editor = TestEditor("‸" + words, columns: 64, rows: 12, engine: engine)
    for _ in 0..<4 { editor.press(Key(.pageDown)) }
    let above = Array(editor.lines[1..<(row(editor) ?? 1)])
    for character in "typed in the middle " {
      editor.type(String(character))
      #expect(row(editor).map { (1...9).contains($0) } == true)
      // What is above the caret stays.
      #expect(Array(editor.lines[1..<(above.count + 1)]) == above)
    }
    for key in [Key(.pageDown), Key(.pageUp), Key(.pageUp), Key(.pageDown)] {
      editor.press(key)
      #expect(row(editor).map { (1...9).contains($0) } == true)
    }
  }

  /// W05
  @Test(arguments: EngineKind.allCases)
  func `decomposed words are drawn whole where they fit`(engine: EngineKind) {
    let words = Array(repeating: "e\u{301}clair re\u{301}sume\u{301}", count: 12)
    for columns in 1...20 {
      let editor = TestEditor(
        "‸" + words.joined(separator: " "), columns: columns, rows: 20, engine: engine)
      guard columns >= 6 else { continue }
      for line in editor.lines[1..<16] {
        for word in line.split(separator: " ") {
          #expect(word == "e\u{301}clair" || word == "re\u{301}sume\u{301}", "\(columns) columns")
        }
      }
    }
  }

  /// W07
  @Test func `another width to wrap at leaves the caret at its character and row`() {
    let editor = TestEditor(" a‸b", columns: 64)
    for width in [nil, 20, 3, nil] as [Int?] {
      editor.editor.configure { $0.settings.wrapWidth = width }
      #expect(editor.marked == " a‸b")
      #expect(editor.editor.frame.cursor == Point(column: 5, row: 1))
    }
  }

  /// W09
  @Test(arguments: EngineKind.allCases)
  func `closing punctuation never begins a row`(engine: EngineKind) {
    let text = "Parlez-vous français\u{A0}? «\u{A0}Oui\u{A0}» (un\u{2060} peu) et bien\u{A0}!"
    for columns in 12...39 {
      let editor = TestEditor("‸" + text, columns: columns, rows: 20, engine: engine)
      for line in editor.lines[1..<17] {
        let first = line.unicodeScalars.first
        #expect(![")", "?", "!", "»", "\u{A0}"].contains(first), "\(columns) columns: \(line)")
      }
    }
  }

  /// W11
  @Test(arguments: EngineKind.allCases)
  func `page up from the bottom of a long line reaches the top`(engine: EngineKind) {
    let text = "one\ntwo\nthree\n" + String(repeating: "x", count: 3000) + "‸"
    let editor = TestEditor(text, columns: 64, rows: 12, engine: engine)
    for _ in 0..<12 { editor.press(Key(.pageUp)) }
    #expect(editor.lines[1] == "   one")
    #expect(row(editor) == 1)
  }

  /// W13
  @Test(arguments: EngineKind.allCases)
  func `undoing an edit far above shows the text that changed`(engine: EngineKind) {
    let paragraphs = (1...2000).map { "Paragraph \($0) of some words." }
    let editor = TestEditor(
      "‸" + paragraphs.joined(separator: "\n\n"), columns: 40, rows: 16, engine: engine)
    for _ in 0..<5 { editor.press(Key(.pageDown)) }
    let place = editor.editor.state.document.selection.head
    editor.type("NEW")
    editor.perform(.move(.textEnd, extending: false))
    #expect(editor.screen.contains("Paragraph 2000"))
    editor.press(.control("z"))
    #expect(editor.editor.state.document.selection.head == place)
    #expect(!editor.text.contains("NEW"))
    let caret = editor.editor.state.document.text
    let line = caret.string(in: place..<caret.lineEnd(containing: place)).prefix(12)
    #expect(editor.lines[row(editor) ?? 0].contains(line.trimmingPrefix("\n").prefix(9)))
  }

  /// W15
  @Test(arguments: EngineKind.allCases)
  func `after another width the last row is reached at once`(engine: EngineKind) {
    let text = (1...300).map { "Line \($0) has enough words to be wrapped." }
      .joined(separator: "\n")
    let editor = TestEditor("‸" + text, columns: 64, rows: 12, engine: engine)
    editor.editor.configure { $0.settings.wrapWidth = 17 }
    editor.perform(.move(.textEnd, extending: false))
    let last = row(editor) ?? 0
    #expect(editor.lines[last].contains("wrapped."))
    #expect(editor.lines[(last + 1)..<10].allSatisfy { $0 == "" })
  }

  /// R01
  @Test(arguments: EngineKind.allCases)
  func `a prompt and a palette survive a screen of nothing`(engine: EngineKind) {
    for command in [Command.palette, .find, .saveAs, .tools, .help] {
      let editor = TestEditor("some ‸text\n", columns: 60, rows: 20, engine: engine)
      editor.perform(command)
      let before = editor.lines
      for size in [Size(columns: 1, rows: 1), Size(columns: 0, rows: 0)] {
        editor.send(.resized(size))
        #expect(editor.editor.frame.cells.count == size.columns * size.rows)
        editor.press(.down)
        editor.press(.up)
      }
      editor.send(.resized(Size(columns: 60, rows: 20)))
      #expect(editor.lines == before, "\(command)")
      editor.press(.escape)
      #expect(editor.text == "some text\n")
    }
  }

  /// R03
  @Test(arguments: EngineKind.allCases)
  func `shrinking until the margins do not fit, and further, draws`(engine: EngineKind) {
    let editor = TestEditor("漢字 and words‸\n", columns: 60, rows: 12, engine: engine)
    for columns in stride(from: 60, through: 0, by: -1) {
      editor.send(.resized(Size(columns: columns, rows: columns % 13)))
      #expect(editor.editor.frame.cells.count == columns * (columns % 13))
    }
    editor.send(.resized(Size(columns: 60, rows: 12)))
    #expect(editor.lines[1] == "   漢字 and words")
  }

  /// R05
  @Test(arguments: EngineKind.allCases)
  func `the wheel over a text with a panel open does no harm`(engine: EngineKind) {
    let text = (1...100).map { "line \($0)" }.joined(separator: "\n")
    let editor = TestEditor("‸" + text, columns: 60, rows: 20, engine: engine)
    for command in [Command.tools, .palette, .help, .find] {
      editor.perform(command)
      for action in [Mouse.Action.wheelDown, .wheelUp, .press, .drag, .release] {
        editor.send(.mouse(Mouse(action, at: Point(column: 10, row: 15))))
        _ = editor.editor.frame
      }
      editor.press(.escape)
    }
    editor.send(.mouse(Mouse(.wheelDown, at: Point(column: 10, row: 5))))
    #expect(editor.lines[1] == "   line 4")
    #expect(editor.text == text)
  }
}
