import Documents
import ScribeTUI
import TextEngine
import Testing

/// What happened to users of other editors with characters, through the whole editor.
@MainActor struct UnicodeCaseTests {
  /// U01
  @Test func `a joined emoji is one step, and what is typed after it lands after it`() {
    let editor = TestEditor("‸a\u{1F9D1}\u{200D}\u{1F33E}b")
    editor.press(.right, .right, .right)
    #expect(editor.marked.hasSuffix("b‸"))
    editor.press(.left)
    editor.type("X")
    #expect(editor.marked == "a\u{1F9D1}\u{200D}\u{1F33E}X‸b")
    // a, two cells of emoji, X: the cursor is on b.
    #expect(editor.editor.frame.cursor?.column == 3 + 4)
    #expect(editor.lines[1] == "   a\u{1F9D1}\u{200D}\u{1F33E}Xb")
  }

  /// U03
  @Test func `one Backspace takes a skin-toned emoji whole`() {
    let editor = TestEditor("\u{1F937}\u{1F3FB}‸")
    editor.press(.backspace)
    #expect(editor.text == "")
  }

  /// U05
  @Test(arguments: EngineKind.allCases)
  func `down from the fifth cell comes to the third ideograph`(engine: EngineKind) {
    for start in ["1234‸56789012", "12345‸6789012"] {
      let editor = TestEditor("\(start)\n一二三四五六", engine: engine)
      editor.press(.down)
      #expect(editor.marked == "123456789012\n一二‸三四五六")
    }
  }

  /// U07
  @Test func `a heart with both variation selectors is drawn as wide as it is laid out`() {
    for quirks in [[], WidthQuirks.variationSelectorIgnored] {
      let editor = TestEditor("hey \u{2665}\u{FE0E}\u{FE0F}|‸")
      editor.take(.widthsFound(quirks))
      let frame = editor.editor.frame
      let width = Int(frame.cells[40 + 3 + 4].width)
      #expect(width == 1)
      #expect(frame.cells[40 + 3 + 4 + width].base == "|")
      #expect(frame.cursor?.column == 3 + 4 + width + 1)
    }
  }

  /// U09
  @Test
  func `a real replacement character and a broken byte are told apart and saved as they were`() {
    let bytes: [UInt8] = [0xEF, 0xBF, 0xBD, 0x20, 0xFF, 0x0A, 0x61]
    let editor = TestEditor("‸")
    editor.editor.configure { state in
      var reading = Reading(newOf: .plainText)
      reading.text = TextStorage(bytes: bytes)
      _ = state.open(path: "bytes.txt", reading: reading)
    }
    #expect(editor.lines[1] == "   \u{FFFD} \\xFF")
    editor.press(.down, .end)
    editor.type("!")
    editor.press(.control("s"))
    guard case .save(_, let text, _, _, _, _) = editor.effects.first else {
      Issue.record("nothing was saved: \(editor.effects)")
      return
    }
    #expect(text.bytes(in: 0..<text.count) == bytes + [0x21])
  }

  /// U11
  @Test func `letters with accents are one character each, and the next keys arrive`() {
    let editor = TestEditor("‸")
    editor.type("é")
    editor.type("ç")
    editor.type("£")
    editor.type("x")
    #expect(editor.marked == "éç£x‸")
    editor.press(.left, .left, .left)
    #expect(editor.marked == "é‸ç£x")
    #expect(editor.editor.frame.cursor?.column == 4)
  }

  @Test func `a mark on its own stands on a circle and an invisible character shows`() {
    let editor = TestEditor("\u{301}a\u{2060}b\u{AD}c‸")
    #expect(editor.lines[1] == "   \u{25CC}\u{301}a¦b-c")
    let frame = editor.editor.frame
    #expect(frame.cells[40 + 3].style == .placeholder)
    #expect(frame.cells[40 + 4].style == .text)
    #expect(frame.cursor?.column == 3 + 6)
  }

  @Test func `spacing marks that stand apart have cells of their own`() {
    let editor = TestEditor("का|‸")
    #expect(editor.editor.frame.cursor?.column == 3 + 2)
    editor.take(.widthsFound(.spacingMarksDrawnApart))
    #expect(editor.editor.frame.cursor?.column == 3 + 3)
    #expect(editor.editor.frame.cells[40 + 3].width == 2)
    #expect(editor.editor.frame.cells[40 + 5].base == "|")
  }
}
