import Documents
import ScribeTUI
import Testing
import TextEngine
import TextSearch

/// Finding and replacing as the writer sees it.
@MainActor struct SearchingTests {
  /// Answers what was asked to be searched, as the program does beside the editor.
  private func answer(_ editor: TestEditor) {
    var effects = editor.effects
    while !effects.isEmpty {
      let requests = effects.compactMap { effect -> SearchRequest? in
        if case .search(let request) = effect { request } else { nil }
      }
      effects = []
      for request in requests {
        editor.take(.searched(request.number, request.answer()))
        effects += editor.effects
      }
    }
  }

  private func find(_ editor: TestEditor, _ phrase: String) {
    editor.press(.control("f"))
    for scalar in phrase.unicodeScalars {
      editor.press(.character(scalar))
      answer(editor)
    }
  }

  private func alt(_ letter: Unicode.Scalar) -> Key { Key(.character(letter), .alt) }

  @Test func `the prompt says which match of how many is shown`() {
    let editor = TestEditor("‸one two one two one\n", columns: 80)
    find(editor, "one")
    #expect(editor.screen.contains("Find: one  (1 of 3)"))
    editor.press(.control("n"))
    #expect(editor.screen.contains("(2 of 3)"))
    editor.press(.enter)
    #expect(editor.status.contains("2 of 3"))
    editor.press(.control("p"))
    #expect(editor.status.contains("1 of 3"))
  }

  @Test func `a regular expression is answered beside the editor`() {
    let editor = TestEditor("‸a1 b22 c333\n", columns: 80, rows: 20)
    editor.press(.control("f"), alt("r"))
    #expect(editor.screen.contains("Find (regex):"))
    for letter in "\\d{2,}".unicodeScalars {
      editor.press(.character(letter))
      answer(editor)
    }
    #expect(editor.marked == "a1 b⟦22⟧ c333\n")
    editor.press(.enter, .control("n"))
    answer(editor)
    #expect(editor.marked == "a1 b22 c⟦333⟧\n")
  }

  @Test func `a wrong expression is named and nothing is lost`() {
    let editor = TestEditor("‸a(b\n", columns: 80, rows: 20)
    editor.press(.control("f"), alt("r"))
    for letter in "a(".unicodeScalars { editor.press(.character(letter)) }
    #expect(editor.screen.contains("wrong at sign 3"))
    editor.press(alt("r"))
    #expect(editor.marked == "⟦a(⟧b\n")
    editor.press(.escape)
    #expect(editor.marked == "‸a(b\n")
  }

  @Test func `options are switched in the prompt and shown there`() {
    let editor = TestEditor("‸Cat concat cat\n", columns: 80, rows: 20)
    find(editor, "cat")
    #expect(editor.marked == "⟦Cat⟧ concat cat\n")
    editor.press(alt("c"))
    #expect(editor.marked == "Cat con⟦cat⟧ cat\n")
    editor.press(alt("w"))
    #expect(editor.marked == "Cat concat ⟦cat⟧\n")
    #expect(editor.screen.contains("Find (word, case): cat"))
    #expect(editor.screen.contains("Alt-w no word"))
  }

  @Test func `all places in all open documents are listed, and gone to`() {
    let editor = TestEditor("‸one two\n", columns: 80, rows: 24, path: "/a/one.md")
    var reading = Reading(newOf: .markdown)
    reading.text = TextStorage("three\n\nand two more\n")
    _ = editor.editor.open(path: "/a/two.md", reading: reading)
    find(editor, "two")
    editor.press(alt("l"))
    #expect(editor.screen.contains("Places of two"))
    #expect(editor.screen.contains("one.md:1") && editor.screen.contains("two.md:3"))
    editor.type("one\n")
    #expect(editor.marked == "one ⟦two⟧\n")
  }

  @Test func `what was looked for before comes back`() {
    let editor = TestEditor("‸one two\n", columns: 80)
    for phrase in ["one", "two"] {
      find(editor, phrase)
      editor.press(.enter)
    }
    find(editor, "x")
    editor.press(.up)
    #expect(editor.screen.contains("Find: two"))
    editor.press(.up)
    #expect(editor.screen.contains("Find: one"))
    editor.press(.down, .down)
    #expect(editor.screen.contains("Find: x"))
  }

  private func startReplacing(_ editor: TestEditor, _ what: String, by text: String) {
    editor.press(.control("r"))
    for scalar in what.unicodeScalars {
      editor.press(.character(scalar))
      answer(editor)
    }
    editor.press(.enter)
    editor.type(text)
    editor.press(.enter)
    answer(editor)
  }

  @Test func `each replacement is shown before it is made`() {
    let editor = TestEditor("‸one two one two one\n", columns: 80)
    startReplacing(editor, "one", by: "1")
    #expect(editor.status.contains("“one” → “1”  1 of 3"))
    #expect(editor.text == "one two one two one\n")
    editor.press(.character("y"))
    #expect(editor.marked == "1 two ⟦one⟧ two one\n")
    editor.press(.character("n"), .character("y"))
    #expect(editor.text == "1 two one two 1\n")
    #expect(editor.status.contains("Replaced 2 places."))
    // Each is an undo of its own.
    editor.press(.control("z"))
    #expect(editor.text == "1 two one two one\n")
  }

  @Test func `all that are left are replaced as one undo, and the last can be taken back`() {
    let editor = TestEditor("a b a b ‸a b a\n", columns: 80)
    startReplacing(editor, "a", by: "aa")
    editor.press(.character("y"))
    #expect(editor.text == "a b a b aa b a\n")
    editor.press(.control("z"))
    #expect(editor.text == "a b a b a b a\n")
    #expect(editor.marked == "a b a b ⟦a⟧ b a\n")
    editor.press(.character("n"), .character("a"))
    answer(editor)
    #expect(editor.text == "aa b aa b a b aa\n")
    editor.press(.control("z"))
    #expect(editor.text == "a b a b a b a\n")
  }

  @Test(arguments: [
    ("$", ",", "a\nb\n", "a,\nb,\n", 2), ("^", "> ", "a\nb\n", "> a\n> b\n", 2),
    ("(\\d*)(\\D*)", "\\1", "123abc", "123", 2),
  ])
  func `Q01 Q03 Q05 one by one and all come to the same, and end`(
    expression: String, template: String, text: String, expected: String, most: Int
  ) {
    for isAll in [false, true] {
      let editor = TestEditor("‸" + text, columns: 80, rows: 20)
      editor.press(.control("r"), alt("r"))
      startReplacing(editor, expression, by: template)
      var steps = 0
      while editor.editor.state.context == .replacing, steps < 10 {
        editor.press(.character(isAll ? "a" : "y"))
        answer(editor)
        steps += 1
      }
      #expect(editor.text == expected)
      #expect(steps == (isAll ? 1 : most), "\(isAll)")
    }
  }

  @Test func `U13 replacing a decomposed letter keeps its neighbours`() {
    let editor = TestEditor("‸un cafe\u{301}.\n", columns: 80)
    startReplacing(editor, "caf\u{E9}", by: "th\u{E9}")
    editor.press(.character("y"))
    #expect(Array(editor.text.utf8) == Array("un th\u{E9}.\n".utf8))
  }

  @Test func `Q07 a search is stopped by Esc, and its answer is not taken`() throws {
    let editor = TestEditor("‸aaaa\n", columns: 80, rows: 20)
    editor.press(.control("f"), alt("r"))
    editor.press(.character("a"))
    let requests = editor.effects.compactMap { effect -> SearchRequest? in
      if case .search(let request) = effect { request } else { nil }
    }
    let request = try #require(requests.first)
    #expect(editor.screen.contains("(looking)"))
    editor.press(.escape)
    #expect(editor.effects.contains { if case .stopSearching = $0 { true } else { false } })
    editor.take(.searched(request.number, request.answer()))
    #expect(editor.marked == "‸aaaa\n")
  }

  @Test func `replacing keeps to a selection that grows with it`() {
    let editor = TestEditor("a ⟦a a⟧ a\n", columns: 80)
    startReplacing(editor, "a", by: "bbb")
    editor.press(.character("y"), .character("y"))
    #expect(editor.text == "a bbb bbb a\n")
    #expect(editor.editor.state.context == .text)
  }

  @Test func `jumps are taken back and done again`() {
    let editor = TestEditor("‸one\ntwo\nthree\nfour\n", columns: 80)
    editor.press(.control("g"))
    editor.type("3\n")
    editor.type("x")
    editor.press(.control("g"))
    editor.type("4\n")
    editor.perform(.jumpBack)
    #expect(editor.marked == "one\ntwo\nx‸three\nfour\n")
    editor.perform(.jumpBack)
    #expect(editor.marked == "‸one\ntwo\nxthree\nfour\n")
    editor.perform(.jumpForward)
    editor.perform(.jumpForward)
    #expect(editor.marked == "one\ntwo\nxthree\n‸four\n")
  }
}
