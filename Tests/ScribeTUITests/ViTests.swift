import ScribeTUI
import Testing
import TextEngine

/// The vi preset: modes, motions, operators, counts, objects, `.`, visual and `:`.
@MainActor struct ViTests {
  private func editor(_ marked: String) -> TestEditor {
    let editor = TestEditor(marked, columns: 60, rows: 12)
    editor.editor.configure {
      $0.keys = .preset(.vi)
      $0.vi = ViState()
    }
    return editor
  }

  /// Types keys; `⎋` is Esc.
  private func keys(_ keys: String, in editor: TestEditor) {
    for scalar in keys.unicodeScalars {
      switch scalar {
      case "⎋": editor.press(.escape)
      case "\n": editor.press(.enter)
      case "®": editor.press(.control("r"))
      default: editor.press(.character(scalar))
      }
    }
  }

  @Test(arguments: [
    ("‸one two, three\n", "w", "one ‸two, three\n"),
    ("‸one two, three\n", "ww", "one two‸, three\n"),
    ("‸one two, three\n", "2W", "one two, ‸three\n"), ("‸one two\n", "e", "on‸e two\n"),
    ("one tw‸o\n", "b", "one ‸two\n"), ("one t‸wo\n", "0", "‸one two\n"),
    ("  o‸ne\n", "^", "  ‸one\n"), ("‸one\n", "$", "on‸e\n"), ("‸one\n", "9l", "on‸e\n"),
    ("‸one\ntwo\nthree\n", "2j", "one\ntwo\n‸three\n"),
    ("one\ntwo\nth‸ree\n", "gg", "‸one\ntwo\nthree\n"),
    ("‸one\ntwo\nthree\n", "G", "one\ntwo\n‸three\n"),
    ("‸one\ntwo\nthree\n", "2G", "one\n‸two\nthree\n"),
    ("‸a.b.c.d\n", "2f.", "a.b‸.c.d\n"), ("‸a.b.c.d\n", "t.;", "‸a.b.c.d\n"),
    ("‸a.b.c.d\n", "f.;", "a.b‸.c.d\n"), ("a (b ‸c) d\n", "%", "a ‸(b c) d\n"),
    ("‸a\n\nb\n", "}", "a\n‸\nb\n"), ("‸One. Two.\n", ")", "One. ‸Two.\n"),
  ])
  func `motions`(marked: String, typed: String, expected: String) {
    let editor = editor(marked)
    keys(typed, in: editor)
    #expect(editor.marked == expected)
  }

  @Test(arguments: [
    ("‸one two three\n", "dw", "‸two three\n"), ("‸one two three\n", "d2w", "‸three\n"),
    ("‸one two three\n", "2dw", "‸three\n"), ("one t‸wo three\n", "diw", "one ‸ three\n"),
    ("one t‸wo three\n", "daw", "one ‸three\n"), ("one ‸two\nthree\n", "dw", "one‸ \nthree\n"),
    ("one\nt‸wo\nthree\n", "dd", "one\n‸three\n"), ("o‸ne\ntwo\nthree\n", "2dd", "‸three\n"),
    ("‸one\ntwo\nthree\n", "dj", "‸three\n"), ("one\ntwo\nth‸ree\n", "dgg", "‸"),
    ("one ‸two three\n", "D", "one‸ \n"), ("‸one\n", "x", "‸ne\n"), ("on‸e\n", "x", "o‸n\n"),
    ("‸one\n", "3x", "‸\n"), ("o‸ne\n", "X", "‸ne\n"), ("a (b ‸c) d\n", "di(", "a (‸) d\n"),
    ("a (b ‸c) d\n", "da(", "a ‸ d\n"), ("say \"y‸es\"\n", "di\"", "say \"‸\"\n"),
    ("‸one two\n", "dt ", "‸ two\n"), ("‸one two\n", "df ", "‸two\n"),
    ("‸one two\n", "cwten⎋", "te‸n two\n"), ("o‸ne\ntwo\n", "ccten⎋", "te‸n\ntwo\n"),
    ("one t‸wo\n", "ciwten⎋", "one te‸n\n"), ("one ‸two\n", "Cten⎋", "one te‸n\n"),
    ("o‸ne\n", "rx", "o‸xe\n"), ("‸one\n", "~~", "ON‸e\n"), ("‸one\ntwo\n", "J", "one‸ two\n"),
    ("‸one\n", ">>", "  ‸one\n"), ("  o‸ne\n", "<<", "‸one\n"), ("‸one two\n", "gUw", "‸ONE two\n"),
    ("One. T‸wo. Three.\n", "dis", "One. ‸ Three.\n"), ("a\n\nb‸b\nc\n\nd\n", "dap", "a\n\n‸d\n"),
  ])
  func `operators with motions, objects and counts`(
    marked: String, typed: String, expected: String
  ) {
    let editor = editor(marked)
    keys(typed, in: editor)
    #expect(editor.marked == expected)
    // Each is taken back by one undo, or by one for each step.
    let original = TestEditor.parsed(marked).0
    for _ in 0..<6 where editor.text != original { keys("u", in: editor) }
    #expect(editor.text == original)
  }

  @Test(arguments: [
    ("‸one\n", "ia⎋", "‸aone\n"), ("‸one\n", "ab⎋", "o‸bne\n"), ("o‸ne\n", "Ab⎋", "one‸b\n"),
    ("  on‸e\n", "Ib⎋", "  ‸bone\n"), ("o‸ne\ntwo\n", "ob⎋", "one\n‸b\ntwo\n"),
    ("one\nt‸wo\n", "Ob⎋", "one\n‸b\ntwo\n"), ("‸one two\n", "yiwP", "on‸eone two\n"),
    ("‸one\ntwo\n", "yyp", "one\n‸one\ntwo\n"), ("‸one\ntwo\n", "ddp", "two\n‸one\n"),
    ("‸one\ntwo", "ddp", "two\n‸one"), ("‸ab\n", "xp", "b‸a\n"),
    ("‸one two three\n", "dw.", "‸three\n"), ("‸a b c\n", "cwx⎋w.", "x ‸x c\n"),
    ("‸a\nb\nc\n", "A!⎋j.", "a!\nb‸!\nc\n"), ("‸one two\n", "ved", "‸ two\n"),
    ("‸one\ntwo\nthree\n", "Vjd", "‸three\n"), ("‸one two\n", "vlly$p", "one tw‸o\n"),
    ("o‸ne two\n", "viwcX⎋", "‸X two\n"), ("‸abc\n", "vlU", "‸ABc\n"), ("‸one\n", "dwu", "‸one\n"),
    ("‸one\n", "xu®", "‸ne\n"),
  ])
  func `inserting, putting, repeating and selecting`(
    marked: String, typed: String, expected: String
  ) {
    let editor = editor(marked)
    keys(typed, in: editor)
    if typed == "vlly$p" {
      #expect(editor.text == "one twoone\n")
    } else {
      #expect(editor.marked == expected)
    }
  }

  @Test(arguments: [
    (":2\n", "one\n‸two one\nthree\n", true), (":%s/one/1/g\n", "1\ntwo 1\nthree\n", false),
    (":s/o/0/\n", "0ne\ntwo one\nthree\n", false),
    (":%s/(t)(.)/\\2\\1/\n", "one\nwto one\nhtree\n", false),
  ])
  func `lines behind the colon`(typed: String, expected: String, hasCaret: Bool) {
    let editor = editor("‸one\ntwo one\nthree\n")
    keys(typed, in: editor)
    #expect((hasCaret ? editor.marked : editor.text) == expected)
  }

  @Test func `saving and leaving`() {
    let editor = editor("‸one\n")
    keys("x:w\n", in: editor)
    #expect(editor.effects.contains { if case .save = $0 { true } else { false } })
    keys(":q!\n", in: editor)
    #expect(editor.effects.contains { if case .quit = $0 { true } else { false } })
  }

  @Test func `the mode is said, and what vi does not know works as without it`() {
    let editor = editor("‸one\n")
    #expect(editor.status.contains("NORMAL"))
    editor.press(.character("i"))
    #expect(editor.status.contains("INSERT"))
    editor.press(.escape, .character("v"))
    #expect(editor.status.contains("VISUAL"))
    editor.press(.escape, .control("t"))
    #expect(editor.screen.contains("Tools:"))
    editor.press(.escape, .control("s"))
    #expect(editor.effects.contains { if case .save = $0 { true } else { false } })
    // Nothing was typed into the text.
    #expect(editor.text == "one\n")
  }

  @Test func `find and the word at the caret`() {
    let editor = editor("‸one two one twofold one\n")
    keys("/two\n", in: editor)
    keys("n", in: editor)
    #expect(editor.marked == "one two one ‸twofold one\n")
    keys("0*", in: editor)
    #expect(editor.marked == "one two ‸one twofold one\n")
    keys("#", in: editor)
    #expect(editor.marked == "‸one two one twofold one\n")
  }
}
