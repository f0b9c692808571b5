import ScribeTUI
import TextEngine
import Testing

@MainActor struct MovingTests {
  @Test(arguments: EngineKind.allCases)
  func `up and down go by screen row and keep the cell`(engine: EngineKind) {
    let editor = TestEditor(
      "aaa ‸bbb ccc ddd eee fff\n\nggg\n", columns: 12, rows: 10, engine: engine)
    // Rows: "aaa bbb ccc " / "ddd eee fff" / "" / "ggg"
    editor.press(.down)
    #expect(editor.marked == "aaa bbb ccc ddd ‸eee fff\n\nggg\n")
    editor.press(.down, .down)
    #expect(editor.marked == "aaa bbb ccc ddd eee fff\n\nggg‸\n")
    editor.press(.up, .up)
    #expect(editor.marked == "aaa bbb ccc ddd ‸eee fff\n\nggg\n")
  }

  @Test(arguments: EngineKind.allCases)
  func `the goal cell counts wide characters as two`(engine: EngineKind) {
    let editor = TestEditor("1234‸56789012\n一二三四五六\n", engine: engine)
    editor.press(.down)
    #expect(editor.marked == "123456789012\n一二‸三四五六\n")
  }

  @Test(arguments: EngineKind.allCases)
  func `Home and End go to the row's ends, then to the paragraph's`(engine: EngineKind) {
    let editor = TestEditor("aaa bbb ccc ddd e‸ee fff\n", columns: 12, rows: 8, engine: engine)
    editor.press(.home)
    #expect(editor.marked == "aaa bbb ccc ‸ddd eee fff\n")
    editor.press(.home)
    #expect(editor.marked == "‸aaa bbb ccc ddd eee fff\n")
    editor.press(.end)
    #expect(editor.marked == "aaa bbb ccc‸ ddd eee fff\n")
    editor.press(.end)
    #expect(editor.marked == "aaa bbb ccc ddd eee fff‸\n")
  }

  @Test func `arrows go by cluster and shift selects`() {
    let editor = TestEditor("‸a🧑‍🌾b\n")
    editor.press(.right, .right, .right)
    #expect(editor.marked == "a🧑‍🌾b‸\n")
    editor.press(.left.shifted(), .left.shifted())
    #expect(editor.marked == "a⟦🧑‍🌾b⟧\n")
  }

  @Test func `the mark extends the selection until it is dropped`() {
    let editor = TestEditor("‸one two\n")
    editor.press(Key(.function(3)), .right, .right)
    #expect(editor.marked == "⟦on⟧e two\n")
    editor.press(.escape, .right)
    #expect(editor.marked == "one‸ two\n")
  }

  @Test func `growing the selection goes from word to text and back`() {
    let editor = TestEditor("One two. Th‸ree four.\n\nFive.\n")
    editor.press(.control("d"))
    #expect(editor.marked == "One two. ⟦Three⟧ four.\n\nFive.\n")
    editor.press(.control("d"))
    #expect(editor.marked == "One two. ⟦Three four.⟧\n\nFive.\n")
    editor.press(.control("d"))
    #expect(editor.marked == "⟦One two. Three four.⟧\n\nFive.\n")
    editor.press(.control("d"))
    #expect(editor.marked == "⟦One two. Three four.\n\nFive.\n⟧")
    editor.press(.control("u"), .control("u"))
    #expect(editor.marked == "One two. ⟦Three four.⟧\n\nFive.\n")
  }

  @Test(arguments: EngineKind.allCases)
  func `a click puts the caret and a drag selects`(engine: EngineKind) {
    let editor = TestEditor("‸one two\nthree\n", columns: 60, rows: 10, engine: engine)
    editor.send(.mouse(Mouse(.press, at: Point(column: 3 + 4, row: 1))))
    #expect(editor.marked == "one ‸two\nthree\n")
    editor.send(.mouse(Mouse(.drag, at: Point(column: 3 + 2, row: 2))))
    #expect(editor.marked == "one ⟦two\nth⟧ree\n")
  }

  @Test func `go to takes lines, columns, percents and headings`() {
    let text = "# One\n\nalpha\n\n## Two\n\nbeta\n"
    let editor = TestEditor("‸" + text, columns: 60)
    func go(_ words: String) {
      editor.press(.control("g"))
      editor.type(words)
      editor.press(.enter)
    }
    go("3:3")
    #expect(editor.marked == "# One\n\nal‸pha\n\n## Two\n\nbeta\n")
    go("two")
    #expect(editor.marked == "# One\n\nalpha\n\n‸## Two\n\nbeta\n")
    go("0%")
    #expect(editor.marked == "‸" + text)
    go("999")
    #expect(editor.marked == text + "‸")
  }

  @Test func `find looks while typing, goes round, and Esc goes back`() {
    let editor = TestEditor("alpha beta ‸gamma Beta\n", columns: 60)
    editor.press(.control("f"))
    editor.type("beta")
    #expect(editor.marked == "alpha beta gamma ⟦Beta⟧\n")
    editor.press(.escape)
    #expect(editor.marked == "alpha beta ‸gamma Beta\n")
    editor.press(.control("f"))
    editor.type("beta")
    editor.press(.enter, .control("n"))
    #expect(editor.marked == "alpha ⟦beta⟧ gamma Beta\n")
    editor.press(.control("p"))
    #expect(editor.marked == "alpha beta gamma ⟦Beta⟧\n")
  }

  @Test func `replacing all is one undo`() {
    let editor = TestEditor("‸a b a b\n", columns: 60)
    editor.press(.control("r"))
    editor.type("a")
    editor.press(.enter)
    editor.type("xyz")
    editor.press(.enter, .character("a"))
    #expect(editor.text == "xyz b xyz b\n")
    editor.press(.control("z"))
    #expect(editor.text == "a b a b\n")
  }
}
