import ScribeTUI
import Testing

/// Moving by sentences and brackets, selecting what stands round the caret, and the mouse.
@MainActor struct EnclosingTests {
  private func alt(_ letter: Unicode.Scalar) -> Key { Key(.character(letter), .alt) }

  @Test func `the caret goes by sentences, also over paragraphs`() {
    let editor = TestEditor("‸One is. Two is.\n\nThree, e.g. this, is.\n", columns: 60)
    let stops = (0..<4).map { _ -> String in
      editor.press(alt("e"))
      return editor.marked
    }
    #expect(
      stops == [
        "One is. ‸Two is.\n\nThree, e.g. this, is.\n",
        "One is. Two is.\n\n‸Three, e.g. this, is.\n",
        "One is. Two is.\n\nThree, e.g. this, is.\n‸",
        "One is. Two is.\n\nThree, e.g. this, is.\n‸",
      ])
    editor.press(alt("a"))
    #expect(editor.marked == "One is. Two is.\n\n‸Three, e.g. this, is.\n")
    editor.press(alt("a"), alt("a"), alt("a"))
    #expect(editor.marked == "‸One is. Two is.\n\nThree, e.g. this, is.\n")
    editor.press(alt("E"))
    #expect(editor.marked == "⟦One is. ⟧Two is.\n\nThree, e.g. this, is.\n")
  }

  @Test(arguments: [
    ("a ‸(b [c] d) e", "a (b [c] d‸) e"), ("a (b [c] d‸) e", "a ‸(b [c] d) e"),
    ("a (b [c] ‸d) e", "a ‸(b [c] d) e"), ("a (b ‸[c) d]", "a (b [c) d‸]"),
    ("（漢字‸）", "‸（漢字）"),
  ])
  func `a bracket leads to the one that belongs to it`(marked: String, expected: String) {
    let editor = TestEditor(marked, columns: 60)
    editor.press(alt("m"))
    #expect(editor.marked == expected)
  }

  @Test(arguments: [
    ("He said “go ‸home” twice.", "He said “⟦go home⟧” twice."),
    ("He said “⟦go home⟧” twice.", "He said ⟦“go home”⟧ twice."),
    ("« a “b ‸c” d »", "« a “⟦b c⟧” d »"), ("say \"y‸es\" or \"no\"", "say \"⟦yes⟧\" or \"no\""),
    ("it‸'s", "it‸'s"),
  ])
  func `the quotation round the caret is selected`(marked: String, expected: String) {
    let editor = TestEditor(marked, columns: 60)
    editor.perform(.select(.quotation))
    #expect(editor.marked == expected)
  }

  @Test func `an item is selected with what is under it`() {
    let editor = TestEditor("- one\n- t‸wo\n  goes on\n  - deep\n- three\n", columns: 60)
    editor.perform(.select(.listItem))
    #expect(editor.marked == "- one\n⟦- two\n  goes on\n  - deep⟧\n- three\n")
    editor.press(.control("u"))
    #expect(
      editor.marked == "- one\n- two‸\n  goes on\n  - deep\n- three\n"
        || editor.marked.contains("t‸wo"))
  }

  @Test func `growing goes through quotation, sentence and paragraph`() {
    let editor = TestEditor("First. He said “go ‸home” twice.\n\nLast.\n", columns: 60)
    let steps = (0..<6).map { _ -> String in
      editor.press(.control("d"))
      return editor.marked.replacing("\n", with: "/")
    }
    #expect(
      steps == [
        "First. He said “go ⟦home⟧” twice.//Last./", "First. He said “⟦go home⟧” twice.//Last./",
        "First. He said ⟦“go home”⟧ twice.//Last./", "First. ⟦He said “go home” twice.⟧//Last./",
        "⟦First. He said “go home” twice.⟧//Last./", "⟦First. He said “go home” twice.//Last./⟧",
      ])
    for _ in 0..<5 { editor.press(.control("u")) }
    #expect(editor.marked.contains("⟦home⟧"))
  }

  @Test func `a double click takes the word, a triple one the line, a drag goes on by them`() {
    let editor = TestEditor("‸one two three\nfour\n", columns: 60)
    let place = Point(column: 8, row: 1)
    for _ in 0..<2 {
      editor.send(.mouse(Mouse(.press, at: place)))
      editor.send(.mouse(Mouse(.release, at: place)))
    }
    #expect(editor.marked == "one ⟦two⟧ three\nfour\n")
    editor.send(.mouse(Mouse(.drag, at: Point(column: 14, row: 1))))
    #expect(editor.marked == "one ⟦two three⟧\nfour\n")
    editor.seconds = 0.3
    editor.send(.mouse(Mouse(.press, at: place)))
    #expect(editor.marked == "⟦one two three\n⟧four\n")
    editor.seconds = 9
    editor.send(.mouse(Mouse(.press, at: place)))
    #expect(editor.marked == "one t‸wo three\nfour\n")
  }

  @Test func `a drag beyond the edge scrolls`() {
    let lines = (1...30).map { "line \($0)\n" }.joined()
    let editor = TestEditor("‸" + lines, columns: 60, rows: 10)
    editor.send(.mouse(Mouse(.press, at: Point(column: 3, row: 1))))
    for _ in 0..<5 { editor.send(.mouse(Mouse(.drag, at: Point(column: 3, row: 9)))) }
    #expect(editor.status.contains("Ln 12"))
    #expect(!editor.screen.contains("line 1\n"))
    for _ in 0..<20 { editor.send(.mouse(Mouse(.drag, at: Point(column: 3, row: 0)))) }
    #expect(editor.status.contains("Ln 1 "))
  }
}
