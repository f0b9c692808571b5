import Documents
import ScribeTUI
import TextEngine
import Testing

@MainActor struct WritingTests {
  @Test(arguments: EngineKind.allCases)
  func `typing goes in at the caret and undo takes a word back`(engine: EngineKind) {
    let editor = TestEditor("one ‸three\n", engine: engine)
    editor.type("two and ")
    #expect(editor.marked == "one two and ‸three\n")
    // A space begins the next step.
    editor.press(.control("z"), .control("z"))
    #expect(editor.text == "one twothree\n")
    editor.press(.control("z"))
    #expect(editor.text == "one three\n")
    editor.press(.control("y"), .control("y"))
    #expect(editor.text == "one two andthree\n")
  }

  @Test func `backspace deletes one grapheme cluster`() {
    for cluster in ["e\u{301}", "👨‍👩‍👧‍👦", "🇳🇴", "🤷🏻", "한", "\r\n"] {
      let editor = TestEditor("a\(cluster)‸b")
      editor.press(.backspace)
      #expect(editor.marked == "a‸b", "after \(cluster.debugDescription)")
    }
  }

  @Test func `Enter in a file with CRLF makes CRLF`() {
    let editor = TestEditor("one‸\r\ntwo\r\n")
    editor.press(.enter)
    #expect(editor.text == "one\r\n\r\ntwo\r\n")
  }

  @Test func `a paste is one undo and takes the file's line ends`() {
    let editor = TestEditor("a‸b\r\n")
    editor.send(.paste(Array("one\ntwo\rthree".utf8)))
    #expect(editor.text == "aone\r\ntwo\r\nthreeb\r\n")
    editor.press(.control("z"))
    #expect(editor.text == "ab\r\n")
  }

  @Test func `a paste never runs as commands`() {
    let editor = TestEditor("‸a\n", columns: 60)
    editor.send(.paste([0x13, 0x11, 0x1B, 0x5B, 0x41]))
    #expect(!editor.allEffects.contains { if case .save = $0 { true } else { false } })
    #expect(editor.status.contains("3 control characters"))
    #expect(editor.screen.contains("^S^Q^[[A"))
  }

  @Test func `cut, copy and paste take the line where nothing is selected`() {
    let editor = TestEditor("one\nt‸wo\nthree\n")
    editor.press(.control("x"))
    #expect(editor.text == "one\nthree\n")
    editor.press(.control("v"))
    #expect(editor.text == "one\ntwo\nthree\n")
  }

  @Test func `what was found is replaced everywhere, and a selection limits replacing`() {
    let editor = TestEditor("‸one two one\n", columns: 60, rows: 10)
    editor.press(.control("f"))
    editor.type("one\n")
    editor.press(.control("r"))
    #expect(editor.lines[8] == " Replace: one")
    editor.type("\n1\na")
    #expect(editor.text == "1 two 1\n")
    let selected = TestEditor("⟦one two⟧ one\n", columns: 60, rows: 10)
    selected.press(.control("r"))
    #expect(selected.lines[8] == " Replace in the selection:")
    selected.type("one\n1\na")
    #expect(selected.text == "1 two one\n")
  }

  @Test func `the phrase that replacing offers goes away when another is typed`() {
    let editor = TestEditor("‸one two one\n", columns: 60, rows: 10)
    editor.press(.control("f"))
    editor.type("one\n")
    editor.press(.control("r"))
    editor.type("two\n2\na")
    #expect(editor.text == "one 2 one\n")
    editor.press(.control("r"), .backspace)
    #expect(editor.lines[8] == " Replace:")
  }

  @Test func `typing replaces the selection`() {
    let editor = TestEditor("one ⟦two⟧ three\n")
    editor.type("2")
    #expect(editor.marked == "one 2‸ three\n")
  }

  @Test func `bytes that are not UTF-8 are shown and kept`() {
    let editor = TestEditor("‸ok\n", columns: 60)
    editor.editor.configure { state in
      var reading = Reading(newOf: .plainText)
      reading.text = TextStorage(bytes: [0x61, 0xFF, 0x62, 0x0A, 0xEF, 0xBF, 0xBD, 0x0A])
      _ = state.open(path: "bytes.txt", reading: reading)
    }
    #expect(editor.screen.contains("a\\xFFb"))
    #expect(editor.screen.contains("\u{FFFD}"))
    editor.press(.end)
    editor.type("!")
    let document = editor.editor.state.document
    #expect(
      document.text.bytes(in: 0..<document.text.count)
        == [0x61, 0xFF, 0x62, 0x21, 0x0A, 0xEF, 0xBF, 0xBD, 0x0A])
  }
}
