import Documents
import ScribeTUI
import TextEngine
import WritingTools
import Testing

private let wordy = "We met in order to talk at this point in time about it.\n"
private let concise: [ProposedEdit] = [
  ProposedEdit(
    range: 7..<18, replacement: "to", rule: "wordy",
    explanation: "\"in order to\" → \"to\": wordy phrase"),
  ProposedEdit(
    range: 24..<45, replacement: "now", rule: "wordy",
    explanation: "\"at this point in time\" → \"now\": wordy phrase"),
]

@MainActor struct ReviewTests {
  @Test(arguments: EngineKind.allCases)
  func `a rewrite takes three keys from the selection`(engine: EngineKind) {
    let editor = TestEditor(
      "⟦We met in order to talk at this point in time about it.⟧\n", columns: 80, rows: 24,
      engine: engine)
    editor.press(.control("t"), .character("c"))
    editor.answer(.edits(concise))
    #expect(editor.text == wordy)
    editor.press(.enter)
    #expect(editor.text == "We met to talk now about it.\n")
    editor.press(.control("z"))
    #expect(editor.text == wordy)
  }

  @Test func `TK2 shows the changes in the text and TK1 in a panel`() {
    for (engine, place) in [(EngineKind.tk2, "inline"), (.tk1, "panel")] {
      let editor = TestEditor("‸" + wordy, columns: 80, rows: 24, engine: engine)
      editor.perform(.runTool(.rewrite(.concise)))
      editor.answer(.edits(concise))
      #expect(editor.lines[0].contains("\(engine.rawValue) \(place)"))
      #expect(editor.lines[0].contains("Concise 1 of 2"))
      #expect(editor.screen.contains("We met [-in order to-]{+to+} talk"))
      #expect(editor.status.contains("\"in order to\" → \"to\": wordy phrase"))
      #expect(editor.status.contains("lands: replace"))
      if engine == .tk1 { #expect(editor.lines[1].contains("We met in order to talk")) }
    }
  }

  @Test func `y and n decide one change each, and Enter applies what was accepted`() {
    let editor = TestEditor("‸" + wordy, columns: 80, rows: 24)
    editor.perform(.runTool(.rewrite(.concise)))
    editor.answer(.edits(concise))
    editor.press(.character("y"))
    #expect(editor.text == wordy)
    #expect(editor.screen.contains("We met {+✓to+} talk"))
    editor.press(.character("n"), .enter)
    #expect(editor.text == "We met to talk at this point in time about it.\n")
    #expect(editor.status.contains("1 accepted, 1 rejected"))
  }

  @Test func `a result can go to the clipboard or a new document instead`() {
    for (presses, place) in [(3, "clipboard"), (2, "new document")] {
      let editor = TestEditor("‸" + wordy, columns: 80, rows: 24)
      editor.perform(.runTool(.rewrite(.concise)))
      editor.answer(.edits(concise))
      for _ in 0..<presses { editor.press(.character("p")) }
      editor.press(.enter)
      #expect(editor.status.contains("is on the clipboard") == (place == "clipboard"))
      if place == "clipboard" {
        #expect(editor.text == wordy)
      } else {
        #expect(editor.text == "We met to talk now about it.\n")
        #expect(editor.editor.state.document.format == .markdown)
      }
    }
  }

  @Test func `Ctrl-Z in a review takes back the last decision only`() {
    let editor = TestEditor("‸" + wordy, columns: 80, rows: 24)
    editor.type("x")
    editor.perform(.runTool(.rewrite(.concise)))
    editor.answer(
      .edits(
        concise.map { edit in
          var moved = edit
          moved.range = edit.range.lowerBound + 1..<edit.range.upperBound + 1
          return moved
        }))
    editor.press(.character("n"), .control("z"))
    #expect(editor.editor.state.document.session?.session.undecided == 2)
    #expect(editor.text == "x" + wordy)
  }

  @Test func `rejecting all leaves every byte as it was`() {
    for engine in EngineKind.allCases {
      let editor = TestEditor("‸" + wordy, columns: 80, rows: 24, engine: engine)
      editor.perform(.runTool(.rewrite(.concise)))
      editor.answer(.edits(concise))
      editor.press(.character("N"))
      #expect(editor.text == wordy)
      #expect(!editor.editor.state.document.isModified)
      #expect(editor.editor.state.document.session == nil)
    }
  }

  @Test func `Esc parks a review and F8 brings it back`() {
    let editor = TestEditor("‸" + wordy, columns: 80, rows: 24)
    editor.perform(.runTool(.rewrite(.concise)))
    editor.answer(.edits(concise))
    editor.press(.character("y"), .escape)
    #expect(!editor.screen.contains("{+"))
    #expect(editor.status.contains("F8"))
    editor.press(Key(.function(8)))
    #expect(editor.screen.contains("{+✓to+}"))
  }

  @Test func `Space swaps original and new`() {
    let editor = TestEditor("‸" + wordy, columns: 80, rows: 24)
    editor.perform(.runTool(.rewrite(.concise)))
    editor.answer(.edits(concise))
    editor.press(.character(" "))
    #expect(editor.screen.contains("We met in order to talk"))
    editor.press(.character("o"))
    #expect(editor.screen.contains("{+to+}"))
  }

  @Test func `a list in a text file is shown and not applied`() {
    let editor = TestEditor("‸milk and eggs\n", columns: 80, rows: 24, path: "notes.txt")
    editor.perform(.runTool(.list))
    editor.answer(.list(["milk", "eggs"], ordered: false))
    #expect(editor.screen.contains("List: NOT applied, file unchanged"))
    #expect(editor.screen.contains("Kind: list. A .txt file holds: plain."))
    #expect(editor.screen.contains("d preview as plain lines"))
    #expect(editor.screen.contains("f treat this file as Markdown"))
    #expect(editor.text == "milk and eggs\n")
    editor.press(.character("c"))
    #expect(editor.text == "milk and eggs\n")
    #expect(
      editor.editor.state.clipboard == Array("- milk\n- eggs\n".utf8)
        || editor.editor.state.clipboard == Array("- milk\n- eggs".utf8))
    editor.press(.character("d"), .enter)
    #expect(editor.text == "milk\neggs\n")
    editor.press(.control("z"))
    #expect(editor.text == "milk and eggs\n")
  }

  @Test func `a list in Markdown is applied and one undo takes it back`() {
    let editor = TestEditor("‸milk and eggs\n", columns: 80, rows: 24)
    editor.perform(.runTool(.list))
    editor.answer(.list(["milk", "eggs"], ordered: false))
    editor.press(.enter)
    #expect(editor.text == "- milk\n- eggs\n")
    editor.press(.control("z"))
    #expect(editor.text == "milk and eggs\n")
  }

  @Test func `an answer does not take the keyboard from somebody who types`() {
    let editor = TestEditor("‸" + wordy, columns: 80, rows: 24)
    editor.perform(.runTool(.rewrite(.concise)))
    let asked = editor.asked
    editor.press(.end)
    editor.type("\n")
    if let (session, _) = asked {
      editor.take(
        .answered(session, .success(ToolAnswer(content: .edits(concise), provider: "rules"))))
    }
    #expect(editor.status.contains("ready: F8"))
    editor.type("y")
    #expect(editor.text.contains("y"))
  }

  @Test func `what is not available yet says so by name`() {
    let editor = TestEditor(
      "‸" + wordy, columns: 80, rows: 24,
      reaches: [.table: .cannot("not available yet"), .compose: .cannot("not available yet")])
    editor.press(.control("t"), .character("t"))
    #expect(editor.screen.contains("Table: not available yet"))
    editor.press(.character("d"))
    // Without a selection what is described is new.
    #expect(editor.screen.contains("Compose: not available yet"))
    editor.press(.escape)
    #expect(editor.text == wordy)
  }

  @Test(arguments: EngineKind.allCases)
  func `a result below the text is shown to its end`(engine: EngineKind) {
    let editor = TestEditor(
      "‸" + String(repeating: "One line.\n", count: 40), columns: 80, rows: 24, engine: engine)
    editor.perform(.runTool(.keyPoints))
    editor.answer(.list(["First", "Second", "Third", "Last"], ordered: false))
    #expect(editor.screen.contains("- First"))
    #expect(editor.screen.contains("- Last"))
  }

  @Test func `a result that goes elsewhere is shown itself, with the keys that it has`() {
    let editor = TestEditor("‸One line.\n", columns: 80, rows: 24)
    editor.perform(.runTool(.keyPoints))
    editor.answer(.list(["First", "Last"], ordered: false))
    editor.press(.character("p"))
    #expect(editor.status.contains("lands: new document"))
    #expect(editor.screen.contains("│ - First"))
    #expect(editor.screen.contains("│ - Last"))
    #expect(!editor.screen.contains("y/n"))
    #expect(editor.lines[0].contains("Key points whole"))
    editor.press(Key(.pageDown), Key(.pageDown), .enter)
    #expect(editor.text == "- First\n- Last\n")
  }

  @Test func `a review that edits leave nothing of is over`() {
    let editor = TestEditor("‸" + wordy, columns: 80, rows: 24)
    editor.perform(.runTool(.rewrite(.concise)))
    editor.answer(.edits(concise))
    editor.press(.control("t"), .control("a"), .delete)
    #expect(editor.text.isEmpty)
    #expect(editor.editor.state.document.session == nil)
    #expect(editor.status == " Concise: nothing left to review.")
    editor.press(.control("z"))
    #expect(editor.text == wordy)
  }

  @Test func `reading the file again ends a review, and undo brings the text back`() {
    let editor = TestEditor("‸" + wordy, columns: 80, rows: 24)
    editor.perform(.runTool(.rewrite(.concise)))
    editor.answer(.edits(concise))
    editor.perform(.answerReload)
    var reading = Reading(newOf: .markdown)
    reading.text = TextStorage("Other.\n")
    editor.take(.opened(path: "draft.md", .success(reading)))
    #expect(editor.text == "Other.\n")
    editor.press(.control("z"))
    #expect(editor.text == wordy)
  }

  @Test func `saving during a review leaves out what is undecided`() {
    let editor = TestEditor("‸" + wordy, columns: 80, rows: 24)
    editor.perform(.runTool(.rewrite(.concise)))
    editor.answer(.edits(concise))
    editor.press(.character("y"), .control("s"))
    guard case .save(let id, let text, _, let path, _, _) = editor.effects.first else {
      Issue.record("nothing was saved: \(editor.effects)")
      return
    }
    #expect(text.string == "We met to talk at this point in time about it.\n")
    editor.take(
      .saved(
        document: id, path: path, text.revision,
        .success(FileIdentity(device: 1, inode: 1, size: 1, modified: 1)), notes: []))
    #expect(editor.editor.state.message?.text == "Saved without 1 undecided.")
  }
}
