import Documents
import ScribeTUI
import Testing
import TextEngine
import WritingTools

/// What else can be done in a review: ignoring, comparing two results, moves, what stays untouched.
@MainActor struct ReviewChoiceTests {
  private let text = "We saw teh cat and teh dog in order to help.\n"
  private let found: [ProposedEdit] = [
    ProposedEdit(
      range: 7..<10, replacement: "the", rule: "spelling", explanation: "no word",
      alternatives: ["ten"]),
    ProposedEdit(range: 19..<22, replacement: "the", rule: "spelling", explanation: "no word"),
    ProposedEdit(
      range: 27..<38, replacement: "to", rule: "wordiness", explanation: "wordy phrase"),
  ]

  private func review(_ path: String? = "draft.md") -> TestEditor {
    let editor = TestEditor("‸" + text, columns: 80, rows: 24, path: path)
    editor.perform(.runTool(.proofread))
    editor.answer(.edits(found))
    return editor
  }

  @Test func `i offers the lists that a word can be added to`() {
    let editor = review()
    editor.press(.character("i"))
    for words in [
      "o leave it this once", "f add “teh” to the dictionary of this file",
      "p add “teh” to the dictionary of this project (there is none)",
      "a add “teh” to the dictionary of yours, for all files", "2 “ten” instead",
    ] {
      #expect(editor.screen.contains(words), "\(words)\n\(editor.screen)")
    }
    editor.press(.escape)
    #expect(editor.editor.state.context == .review)
  }

  @Test func `a word that was added is right everywhere in the review`() {
    let editor = review()
    editor.press(.character("i"), .character("a"))
    guard case .remember(let id, _, .word("teh"), .personal)? = editor.effects.last else {
      Issue.record("\(editor.effects)")
      return
    }
    editor.take(.remembered(id, .word("teh"), .personal, .success("words.txt")))
    let session = editor.editor.state.document.session?.session
    #expect(session?.suggestions.map(\.decision) == [.rejected, .rejected, .undecided])
    #expect(session?.focusedIndex == 2)
    editor.press(.control("z"))
    #expect(editor.editor.state.document.session?.session.undecided == 3)
  }

  @Test func `a rule is left out where it says so`() {
    let editor = review()
    editor.press(.tab, .tab, .character("i"))
    #expect(editor.screen.contains("f leave the rule “wordiness” out in this file"))
    editor.press(.character("f"))
    guard case .remember(let id, "draft.md", .rule("wordiness"), .file)? = editor.effects.last
    else {
      Issue.record("\(editor.effects)")
      return
    }
    editor.take(.remembered(id, .rule("wordiness"), .file, .success("list")))
    #expect(
      editor.editor.state.document.session?.session.suggestions.map(\.decision)
        == [.undecided, .undecided, .rejected])
    // The next run is told.
    editor.press(.character("N"))
    editor.perform(.runTool(.proofread))
    #expect(editor.asked?.1.house.ignoredRules == ["wordiness"])
  }

  @Test func `a list that is not there is named in the panel`() {
    let editor = review()
    editor.press(.character("i"), .character("p"))
    #expect(editor.effects.isEmpty)
    #expect(editor.screen.contains("No project: put a file .scribe.toml"))
    let unnamed = review(nil)
    unnamed.press(.character("i"), .character("f"))
    #expect(unnamed.screen.contains("save it first"))
  }

  @Test func `what the writer cannot write is said`() {
    let editor = review()
    editor.press(.character("i"), .character("a"))
    guard case .remember(let id, _, let entry, let place)? = editor.effects.last else { return }
    editor.take(.remembered(id, entry, place, .failure(HouseError(message: "disk full"))))
    #expect(editor.screen.contains("disk full"))
    #expect(editor.editor.state.document.session?.session.undecided == 3)
  }

  @Test func `asking again keeps the first result and v goes between them`() {
    let editor = review()
    editor.press(.character("y"), .character("r"))
    editor.answer(.edits([found[2]]))
    #expect(editor.lines[0].contains("Proofread 1 of 1, result 2"))
    #expect(editor.screen.contains("v result 1"))
    editor.press(.character("v"))
    #expect(editor.lines[0].contains("result 1"))
    #expect(editor.editor.state.document.session?.session.accepted == 1)
    editor.press(.character("v"), .character("A"))
    #expect(editor.text == "We saw teh cat and teh dog to help.\n")
  }

  @Test func `an edit meanwhile moves both results`() {
    let editor = review()
    editor.press(.character("r"))
    editor.answer(.edits([found[2]]))
    editor.perform(.focusText)
    editor.press(Key(.home, .control))
    editor.type("So ")
    editor.perform(.resumeReview)
    editor.press(.character("v"), .character("A"))
    #expect(editor.text == "So We saw the cat and the dog to help.\n")
  }

  @Test func `the same result, none, or Esc leave the first one`() {
    for content in [ToolContent.edits(found), .nothing("all is well")] {
      let editor = review()
      editor.press(.character("r"))
      editor.answer(content)
      #expect(editor.screen.contains("the first result is still here"))
      #expect(editor.editor.state.document.session?.session.suggestions.count == 3)
      #expect(!editor.screen.contains("v result"))
    }
    let editor = review()
    editor.press(.character("r"), .escape)
    #expect(editor.editor.state.document.session?.session.suggestions.count == 3)
    #expect(editor.editor.state.context == .review)
  }

  @Test func `a moved sentence is shown as moved and decided whole`() {
    let moved = "A cold day had come. We stayed. The fire was warm and we were glad of it.\n"
    let editor = TestEditor("‸" + moved, columns: 80, rows: 24)
    editor.perform(.runTool(.rewrite(.plain)))
    editor.answer(
      .text("We stayed. The fire was warm and we were glad of it. A cold day had come."))
    #expect(editor.screen.contains("[-↓A cold day had come."), "\(editor.screen)")
    #expect(editor.screen.contains("A cold day had come+}"), "\(editor.screen)")
    #expect(editor.status.contains("moved down from here"))
    editor.press(.character("y"))
    #expect(editor.editor.state.document.session?.session.undecided == 0)
    editor.press(.enter)
    #expect(
      editor.text == "We stayed. The fire was warm and we were glad of it. A cold day had come.\n")
  }

  @Test func `u chooses what stays untouched for the next run`() {
    let editor = TestEditor("See `teh` now.\n\n> teh ‸quote\n", columns: 80, rows: 24)
    editor.press(.control("t"))
    #expect(editor.screen.contains("u keeps: code, links, quotations, front matter"))
    editor.press(.character("u"), .character("c"))
    #expect(editor.screen.contains("[ ] code"))
    editor.press(.escape)
    #expect(editor.screen.contains("u keeps: links, quotations, front matter"))
    editor.press(.character("p"))
    let request = editor.asked?.1
    let bytes = Array((request?.text ?? "").utf8)
    #expect(
      request?.protected.map { String(decoding: bytes[$0], as: UTF8.self) } == ["> teh quote"])
    // For one run only.
    editor.answer(.nothing("fine"))
    editor.press(.control("t"))
    #expect(editor.screen.contains("u keeps: code, links, quotations, front matter"))
  }

  @Test func `an empty line is told at once`() {
    let editor = TestEditor("One.\n‸\nTwo.\n", columns: 80, rows: 24)
    editor.press(.control("t"))
    #expect(editor.screen.contains("paragraph, empty"))
    #expect(editor.screen.contains("This paragraph is empty: Tab takes more."))
    let empty = TestEditor("‸", columns: 80, rows: 24)
    empty.press(.control("t"))
    #expect(empty.screen.contains("There is no text here to work on yet."))
    let full = TestEditor("‸One.\n", columns: 80, rows: 24)
    full.press(.control("t"))
    #expect(!full.screen.contains("empty"))
  }
}

/// A review for screen readers.
@MainActor struct SpokenReviewTests {
  private let text = "We met in order to talk.\nAnd and then we went very home.\n"

  private func review(columns: Int = 100, engine: EngineKind = .tk2) -> TestEditor {
    let editor = TestEditor("‸" + text, columns: columns, rows: 14, engine: engine)
    editor.editor.configure { $0.settings.reviewsInLines = true }
    editor.perform(.runTool(.proofread))
    editor.answer(
      .edits([
        ProposedEdit(
          range: 7..<18, replacement: "to", rule: "wordy", explanation: "wordy phrase"),
        ProposedEdit(
          range: 25..<32, replacement: "And", rule: "repeated", explanation: "The word is doubled."),
        ProposedEdit(range: 46..<51, replacement: "", rule: "filler", explanation: ""),
      ]))
    return editor
  }

  private func spoken(_ editor: TestEditor) -> String {
    guard let cursor = editor.editor.frame.cursor else { return "no cursor" }
    return String(editor.lines[cursor.row].drop { $0 == " " })
  }

  @Test(arguments: EngineKind.allCases)
  func `each suggestion is one sentence, with the cursor on it`(engine: EngineKind) {
    let editor = review(engine: engine)
    #expect(
      spoken(editor) == "1 of 3, line 1: “in order to” becomes “to”; wordy phrase. Undecided.")
    #expect(!editor.screen.contains("{+"))
    #expect(!editor.screen.contains("┌"))
    editor.press(.character("y"))
    #expect(
      spoken(editor) == "2 of 3, line 2: “And and” becomes “And”; The word is doubled. Undecided.")
    editor.press(.tab)
    #expect(spoken(editor) == "3 of 3, line 2: “very” goes. Undecided.")
    editor.press(.tab)
    #expect(
      spoken(editor) == "1 of 3, line 1: “in order to” becomes “to”; wordy phrase. Accepted.")
    editor.press(.character("A"))
    #expect(editor.text == "We met to talk.\nAnd then we went home.\n")
  }

  @Test func `what is not heard yet is not accepted by Enter`() {
    let editor = review()
    editor.press(.enter)
    #expect(spoken(editor).hasPrefix("2 of 3"))
    editor.press(.enter)
    #expect(spoken(editor).hasPrefix("3 of 3"))
    editor.press(.enter)
    #expect(editor.editor.state.document.session == nil)
  }

  @Test(arguments: [80, 40, 20])
  func `a long sentence goes on in the next row and the cursor stays at its start`(columns: Int) {
    let editor = review(columns: columns)
    #expect(spoken(editor).hasPrefix("1 of 3"))
  }
}
