import ScribeTUI
import Testing
import TextEngine
import WritingTools

private let wordy = "We met in order to talk at this point in time about it.\n"

@MainActor struct AskingModelTests {
  private func asking(
    _ marked: String = "‸" + wordy, columns: Int = 80, rows: Int = 24
  ) -> TestEditor {
    let editor = TestEditor(marked, model: .near, columns: columns, rows: rows)
    editor.press(.control("t"), .character("c"))
    return editor
  }

  @Test func `an answer is seen coming, with who answers, where and how long`() {
    let editor = asking()
    #expect(editor.lines[0].contains("Concise: asking qwen"))
    #expect(editor.screen.contains("No word has come yet"))
    editor.wait(3)
    #expect(editor.lines[0].contains("Concise: asking qwen, 3 s"))
    #expect(editor.screen.contains("sent to 127.0.0.1:11434   3 s   Esc stops"))
    editor.stream("We met to")
    #expect(editor.lines[0].contains("Concise: streaming 3 words"))
    #expect(editor.screen.contains("│ We met to"))
    #expect(editor.text == wordy)
  }

  @Test func `an answer takes the keys only where nothing was typed`() {
    for types in [false, true] {
      let editor = asking()
      if types { editor.type("So w") }
      editor.stream("We met to talk")
      editor.reply(.success(.text("We met to talk now about it.")))
      #expect((editor.editor.state.context == .review) == !types)
      if types {
        #expect(editor.status.contains("Concise is ready: F8"))
        editor.type("e")
        #expect(editor.text.hasPrefix("So weWe met"))
        editor.press(Key(.function(8)))
        #expect(editor.editor.state.context == .review)
      }
    }
  }

  @Test func `Esc stops the server, and what came is kept as a proposal`() {
    let editor = asking()
    let session = editor.allEffects.compactMap { effect -> SessionID? in
      if case .send(let session, _, _) = effect { session } else { nil }
    }.last
    editor.stream("We met to talk at this")
    editor.press(.escape)
    #expect(editor.cancelled == [session])
    #expect(editor.editor.state.context == .review)
    #expect(editor.status.contains("y takes a change, N drops it all"))
    editor.press(.enter)
    #expect(editor.text == wordy)
    editor.press(.enter)
    #expect(editor.status.contains("Not accepted: the answer was cut off"))
    editor.press(.character("y"), .enter)
    #expect(editor.text == "We met to talk at this point in time about it.\n")
  }

  @Test func `what came can be dropped`() {
    let editor = asking()
    editor.stream("We met to talk at this")
    editor.press(.escape, .character("N"))
    #expect(editor.text == wordy)
    #expect(editor.editor.state.context == .text)
  }

  @Test func `Esc before the first word leaves nothing`() {
    let editor = asking()
    editor.press(.escape)
    #expect(editor.cancelled.count == 1)
    #expect(editor.status.contains("Concise was stopped."))
    #expect(editor.editor.state.document.session == nil)
  }

  @Test func `who has typed on keeps the keys when the answer is stopped`() {
    let editor = asking()
    editor.type("Y")
    editor.stream("We met to talk at this")
    editor.press(.escape)
    #expect(editor.status.contains("F8 shows it"))
    editor.type("y")
    #expect(editor.text.hasPrefix("Yy"))
  }

  @Test func `a half of a list is no proposal`() {
    let editor = TestEditor("‸milk, eggs and bread\n", model: .near)
    editor.press(.control("t"), .character("l"))
    editor.stream("items milk")
    editor.press(.escape)
    #expect(editor.editor.state.document.session == nil)
  }

  @Test func `words that come after Esc change nothing`() {
    let editor = asking()
    editor.stream("We met to talk at this")
    editor.press(.escape)
    let before = editor.screen
    editor.stream(" and more")
    editor.reply(.success(.text("Something else.")))
    #expect(editor.screen == before)
  }

  @Test func `after ten seconds e has the rules answer`() {
    let editor = asking()
    let first = editor.editor.state.document.session?.id
    editor.wait(9)
    #expect(!editor.screen.contains("rules instead"))
    editor.wait(2)
    #expect(editor.screen.contains("e rules instead"))
    editor.press(.character("e"))
    #expect(editor.cancelled == [first])
    #expect(editor.asked?.1.tool == .rewrite(.concise))
    #expect(editor.text == wordy)
  }

  @Test func `who types while waiting goes on typing`() {
    let editor = asking()
    editor.type("s")
    editor.wait(12)
    editor.type("e")
    #expect(editor.text.hasPrefix("se"))
    #expect(editor.cancelled.isEmpty)
    // The way to the rules is still there.
    editor.press(.control("t"))
    #expect(editor.screen.contains("e rules instead"))
    editor.press(.character("e"))
    #expect(editor.asked != nil)
  }

  @Test func `any other key goes on writing, whenever it comes`() {
    let editor = asking()
    editor.wait(12)
    editor.type("xe")
    #expect(editor.text.hasPrefix("xe"))
    editor.press(.end, .backspace)
    #expect(editor.text.hasPrefix("xeWe met") && editor.cancelled.isEmpty)
  }

  @Test func `the rules do not offer what they cannot do`() {
    let editor = TestEditor("⟦\(wordy)⟧", model: .near)
    editor.press(.control("t"), .character("d"))
    editor.type("past tense\n")
    editor.wait(12)
    #expect(!editor.screen.contains("rules instead"))
  }

  @Test func `a failure is named with the way to the rules`() {
    let editor = asking()
    editor.reply(.failure(.failed("nothing answers at 127.0.0.1:11434: Connection refused")))
    #expect(editor.status.contains("Concise: nothing answers at 127.0.0.1:11434"))
    editor.press(.control("t"), .character("e"))
    #expect(editor.asked?.1.tool == .rewrite(.concise))
  }

  @Test func `thinking is not shown and not kept`() {
    let editor = asking()
    editor.stream("<think>They want it short.")
    #expect(!editor.screen.contains("They want it short"))
    editor.stream("</think>We met to talk")
    #expect(editor.screen.contains("│ We met to talk"))
    editor.press(.escape)
    #expect(!editor.screen.contains("They want"))
  }

  @Test func `an answer cannot drive the terminal`() {
    let editor = asking()
    editor.stream("We \u{1B}[31mmet\u{07} \u{9B}2Jtoday")
    for cell in editor.editor.frame.cells {
      #expect(cell.base.value >= 0x20 && !(0x7F..<0xA0).contains(cell.base.value))
    }
  }

  @Test(arguments: [(80, 24), (120, 40), (40, 14), (20, 5)])
  func `the wait fits any screen`(columns: Int, rows: Int) {
    let editor = asking(columns: columns, rows: rows)
    editor.wait(11)
    editor.stream(String(repeating: "a word and another ", count: 200))
    #expect(editor.lines.count == rows)
    editor.type("x")
    #expect(editor.text.hasPrefix("x"))
    #expect(editor.editor.frame.cursor != nil)
  }

  @Test func `a long answer costs no more to show than a short one`() {
    let editor = asking()
    let words = String(repeating: "words come in ", count: 40)
    for _ in 0..<200 { editor.stream(words) }
    let session = editor.editor.state.document.session?.session
    #expect((session?.streamedEnd(bytes: 500).utf8.count ?? 0) <= 500)
    #expect(editor.lines[0].contains("streaming 24000 words"))
  }
}
