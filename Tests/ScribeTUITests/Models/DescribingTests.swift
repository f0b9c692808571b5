import ScribeTUI
import Testing
import TextEngine
import WritingTools

@MainActor struct DescribingTests {
  @Test func `a selection is changed as described`() {
    let editor = TestEditor("⟦We meet today.⟧ More.\n", model: nil, configured: .near)
    editor.press(.control("t"), .character("d"))
    #expect(editor.screen.contains("Describe the change:"))
    #expect(editor.screen.contains("to qwen, 127.0.0.1:11434"))
    editor.type("put it in the past\n")
    #expect(editor.sent?.request.tool == .change)
    #expect(editor.sent?.request.text == "We meet today.")
    #expect(editor.sent?.request.instruction == "put it in the past")
    editor.reply(.success(.text("We met today.")))
    editor.acceptAll()
    #expect(editor.text == "We met today. More.\n")
  }

  @Test func `without a selection something new is written below`() {
    let editor = TestEditor("# Plan‸\n", model: nil, configured: .near)
    editor.press(.control("t"), .character("d"))
    #expect(editor.screen.contains("Describe what to write:"))
    editor.type("a greeting\n")
    #expect(editor.sent?.request.tool == .compose)
    editor.reply(.success(.text("Hello, all of you.")))
    #expect(editor.screen.contains("lands: below"))
    editor.acceptAll()
    #expect(editor.text == "# Plan\n\nHello, all of you.\n")
  }

  @Test func `an empty document can be written into`() {
    let editor = TestEditor("‸", model: .near)
    editor.press(.control("t"), .character("d"))
    editor.type("a greeting\n")
    #expect(editor.sent?.request.tool == .compose)
    editor.reply(.success(.text("Hello.")))
    editor.acceptAll()
    #expect(editor.text == "Hello.")
  }

  @Test func `the last description is offered again`() {
    let editor = TestEditor("⟦We meet.⟧\n", model: .near)
    editor.press(.control("t"), .character("d"))
    editor.type("past\n")
    editor.press(.escape, .control("t"), .enter)
    #expect(editor.screen.contains("Describe the change: past"))
    editor.press(.enter)
    #expect(editor.sent?.request.instruction == "past")
  }

  @Test func `nothing described asks nothing`() {
    let editor = TestEditor("⟦We meet.⟧\n", model: .near)
    editor.press(.control("t"), .character("d"), .enter)
    #expect(editor.sent == nil)
    #expect(editor.status.contains("Nothing was described"))
  }

  @Test func `a text that goes away under the line is no danger`() {
    let editor = TestEditor("A long line of words.\n\nMore of them.‸\n", model: .near)
    editor.press(.control("t"), .tab, .tab, .character("d"))
    editor.perform(.selectAll)
    editor.perform(.deleteBackward)
    editor.type("shorter\n")
    #expect(editor.text.isEmpty && editor.sent == nil)
    #expect(editor.status.contains("There is no text here"))
  }
}

@MainActor struct RefiningTests {
  private let wordy = "We met in order to talk about it.\n"

  private func reviewing(by model: ModelChoice? = .near) -> TestEditor {
    let editor = TestEditor("‸" + wordy, model: model, configured: nil)
    editor.press(.control("t"), .character("c"))
    editor.reply(.success(.text("We met to talk about it.")))
    return editor
  }

  @Test func `m sends the result with a further wish`() {
    let editor = reviewing()
    editor.press(.character("m"))
    #expect(editor.screen.contains("What should be different:"))
    editor.type("warmer\n")
    #expect(editor.sent?.request.refining == "We met to talk about it.")
    #expect(editor.sent?.request.instruction == "warmer")
    #expect(editor.sent?.request.text.hasPrefix("We met in order to talk about it.") == true)
    editor.reply(.success(.text("We met for a good talk about it.")))
    #expect(editor.screen.contains("good"))
    #expect(editor.text == wordy)
  }

  @Test(arguments: [false, true])
  func `the review comes back where nothing came of the wish`(stops: Bool) {
    let editor = reviewing()
    editor.press(.character("m"))
    editor.type("warmer\n")
    if stops { editor.press(.escape) } else { editor.reply(.failure(.failed("cut off"))) }
    #expect(editor.editor.state.context == .review)
    editor.acceptAll()
    #expect(editor.text == "We met to talk about it.\n")
  }

  @Test func `what is typed while a wish is at work moves the review that comes back`() {
    let editor = reviewing()
    editor.press(.character("m"))
    editor.type("warmer\n")
    editor.type("So. ")
    editor.reply(.failure(.failed("cut off")))
    editor.press(Key(.function(8)))
    editor.acceptAll()
    #expect(editor.text == "So. We met to talk about it.\n")
  }

  @Test func `r asks who answered before`() {
    let editor = reviewing()
    editor.editor.configure { $0.model = nil }
    editor.press(.character("r"))
    #expect(editor.sent?.model == .near)
    #expect(editor.sent?.request.tool == .rewrite(.concise))
  }

  @Test func `e in a review asks the rules instead`() {
    let editor = reviewing()
    editor.press(.character("e"))
    #expect(editor.asked?.1.tool == .rewrite(.concise))
    editor.reply(.success(.nothing("nothing to change")))
    #expect(editor.editor.state.context == .review)
  }

  @Test func `without a model refining names the way to one`() {
    let editor = reviewing(by: nil)
    editor.press(.character("m"))
    #expect(editor.status.contains("Refining needs a language model"))
  }

  @Test func `each failed check is named and stands before Enter`() {
    let faults: [(String, String)] = [
      ("We met to talk about 42 of it.", "the number 42 is new"),
      ("We met. See https://evil.example/x about it.", "the address https://evil.example/x is new"),
      ("I'm sorry, but I can't help with that request.", "refus"),
    ]
    for (said, words) in faults {
      let editor = TestEditor("‸" + wordy, model: .near)
      editor.press(.control("t"), .character("c"))
      editor.reply(.success(.text(said)))
      editor.acceptAll()
      #expect(editor.text == wordy, "\(said)")
      #expect(editor.screen.lowercased().contains(words), "\(editor.screen)")
    }
  }
}
