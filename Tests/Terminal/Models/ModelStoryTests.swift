import Dispatch
import TestSupport
import Testing

/// A language model in the editor: the real program in a real terminal, by a server that a test plays.
@Suite(
  .enabled(if: TerminalSession.isAvailable, "tmux is not installed"),
  .enabled(if: Binaries.scribe != nil, "scribe is not built"),
  .enabled(
    if: isLongRun, "with servers and many processes these take minutes: scripts/test --long"))
struct `A model in the editor` {
  @Test(arguments: [(80, 24), (120, 40)], ["tk1", "tk2"])
  func `is chosen, asked, seen answering, reviewed and accepted`(
    size: (columns: Int, rows: Int), engine: String
  ) throws {
    let model = try ModelRun(columns: size.columns, rows: size.rows, engine: engine) { _ in
      ModelRun.stream(ModelRun.short)
    }
    let run = model.run
    try model.choose()
    run.press("c")
    try run.see("Concise: streaming ")
    try run.see("sent to \(model.place)")
    try run.see("Concise 1 of ")
    run.expect("draft.md", holds: Array(ModelRun.wordy.utf8))
    try run.acceptAll()
    try run.saveAndQuit("draft.md")
    run.expect("draft.md", holds: Array((ModelRun.short + "\n").utf8))
  }

  @Test func `is freed by Esc, and what came can be looked at and dropped`() async throws {
    let model = try ModelRun { _ in
      [ModelStub.head(), .send(Array(ModelStub.event("We met to talk now").utf8)), .hang]
    }
    let run = model.run
    try model.choose()
    run.press("c")
    try run.see("Concise: streaming 5 words")
    run.press("Escape")
    try run.see("Stopped. What came is a proposal")
    #expect(await model.stub.waits { $0.left == 1 }, "the server still works")
    run.press("N")
    try run.see("Concise: nothing was changed.")
    run.press("C-q")
    #expect(try run.terminal.waitForEnd() == 0)
    run.expect("draft.md", holds: Array(ModelRun.wordy.utf8))
  }

  @Test func `lets the writer go on, and its answer waits`() throws {
    let gate = DispatchSemaphore(value: 0)
    let model = try ModelRun { _ in
      gate.wait()
      return ModelRun.stream(ModelRun.short, pause: .zero)
    }
    let run = model.run
    try model.choose()
    run.press("c")
    try run.see("Concise: asking stub-1")
    run.terminal.type("Yes. ")
    try run.see("Yes. We met in order")
    gate.signal()
    try run.see("Concise is ready: F8")
    run.terminal.type("No. ")
    try run.see("Yes. No. We met in order")
    run.press("F8")
    try run.see("Concise 1 of ")
    try run.acceptAll()
    try run.saveAndQuit("draft.md")
    run.expect("draft.md", holds: Array(("Yes. No. " + ModelRun.short + "\n").utf8))
  }

  @Test func `that takes long gives way to the rules at a key`() async throws {
    let model = try ModelRun { _ in [ModelStub.head(), .hang] }
    let run = model.run
    try model.choose()
    run.press("c")
    try run.see("e rules instead")
    run.press("e")
    let review = try run.see("Concise 1 of ")
    #expect(review.contains("rules"))
    #expect(await model.stub.waits { $0.left == 1 }, "the server still works")
    run.press("N")
    run.press("C-q")
    #expect(try run.terminal.waitForEnd() == 0)
  }

  @Test func `changes what is selected as described, and refines it`() throws {
    let model = try ModelRun { request in
      if request.text.contains("<version>") {
        return ModelRun.stream("We met to have a good talk now about item 42 of the list.")
      }
      return request.text.contains("as follows: be brief")
        ? ModelRun.stream(ModelRun.short) : [ModelStub.whole("500 No", "{}")]
    }
    let run = model.run
    run.press("C-a")
    try run.see("selected 17 words")
    run.press("C-t")
    try run.see("Tools: ")
    run.press("d")
    try run.see("Describe the change:")
    run.terminal.type("be brief")
    run.press("Enter")
    try run.see("Describe 1 of ")
    run.press("m")
    try run.see("What should be different:")
    run.terminal.type("warmer")
    run.press("Enter")
    try run.see("good talk")
    try run.acceptAll()
    try run.saveAndQuit("draft.md")
    run.expect(
      "draft.md",
      holds: Array("We met to have a good talk now about item 42 of the list.\n".utf8))
    // Everything that was sent is in the journal.
    let journal = run.saved(".state/scribe/tools/journal.jsonl") ?? []
    #expect(String(decoding: journal, as: UTF8.self).contains("\"tool\":\"change\""))
  }

  @Test func `writes something new below`() throws {
    let model = try ModelRun("We met.\n") { _ in ModelRun.stream("And then we left.") }
    let run = model.run
    run.press("C-t")
    try run.see("Tools: ")
    run.press("d")
    try run.see("Describe what to write:")
    run.terminal.type("an ending")
    run.press("Enter")
    try run.see("lands: below")
    try run.acceptAll()
    try run.saveAndQuit("draft.md")
    run.expect("draft.md", holds: Array("We met.\n\nAnd then we left.\n".utf8))
  }

  @Test func `that is not there is named, and the text is as it was`() throws {
    let model = try ModelRun(address: "127.0.0.1:9") { _ in [] }
    let run = model.run
    run.press("C-t")
    try run.see("Tools: ")
    run.press("m")
    try run.see("nothing answers at 127.0.0.1:9")
    run.press("Down", "Enter")
    try run.see("answers: stub-1")
    run.press("c")
    try run.see("Concise: nothing answers at 127.0.0.1:9")
    run.press("C-q")
    #expect(try run.terminal.waitForEnd() == 0)
    run.expect("draft.md", holds: Array(ModelRun.wordy.utf8))
  }

  @Test func `cannot draw on the terminal`() throws {
    let model = try ModelRun { _ in
      ModelRun.stream(
        "We \u{1B}[2J\u{1B}[H\u{1B}]0;owned\u{07} met to talk about item 42 of the list.")
    }
    let run = model.run
    try model.choose()
    run.press("c")
    try run.see("Concise 1 of ")
    #expect(run.terminal.variable("pane_title") != "owned")
    #expect(run.terminal.screen.contains("draft.md"))
    run.press("N")
    run.press("C-q")
    #expect(try run.terminal.waitForEnd() == 0)
  }

  @Test(arguments: [(20, 5), (40, 12)])
  func `works on a small screen`(columns: Int, rows: Int) throws {
    let model = try ModelRun(columns: columns, rows: rows) { _ in ModelRun.stream(ModelRun.short) }
    let run = model.run
    run.press("C-t")
    try run.see("p proofread")
    run.press("m")
    try run.see("> embedded")
    run.press("Down")
    try run.see("> stub-1")
    run.press("Enter")
    run.press("c")
    try run.terminal.waitUntil("a review") { $0.contains("[-") || $0.contains("{+") }
    try run.acceptAll()
    run.press("C-s")
    try run.see("Saved")
    run.press("C-q")
    #expect(try run.terminal.waitForEnd() == 0)
    run.expect("draft.md", holds: Array((ModelRun.short + "\n").utf8))
  }
}
