import Documents
import ScribeTUI
import TextEngine
import WritingTools
import Testing

private let wordy = "We met in order to talk at this point in time about it.\n"
private let concise: [ProposedEdit] = [
  ProposedEdit(range: 7..<18, replacement: "to", rule: "wordy", explanation: "wordy phrase"),
  ProposedEdit(range: 24..<45, replacement: "now", rule: "wordy", explanation: "wordy phrase"),
]

/// What a review says of itself: what is shown, what is below the screen, what a save would write.
@MainActor struct ReviewMannersTests {
  private func reviewing(
    _ text: String = wordy, _ content: ToolContent = .edits(concise),
    tool: Tool = .rewrite(.concise),
    rows: Int = 24, engine: EngineKind = .tk2
  ) -> TestEditor {
    let editor = TestEditor("‸" + text, columns: 80, rows: rows, engine: engine)
    editor.perform(.runTool(tool))
    editor.answer(content)
    return editor
  }

  @Test(arguments: EngineKind.allCases)
  func `Space says that the original is shown, and what brings the new back`(engine: EngineKind) {
    let editor = reviewing(engine: engine)
    let before = editor.screen
    editor.press(.character(" "))
    #expect(editor.status.contains("The original is shown; Space shows the new."))
    #expect(editor.lines.suffix(2).joined().contains("Space new"))
    #expect(!editor.screen.contains("{+"))
    editor.press(.character(" "))
    #expect(editor.screen == before)
  }

  @Test(arguments: EngineKind.allCases, [10, 24])
  func `a result that is taller than the screen is read to its end`(engine: EngineKind, rows: Int) {
    let items = (1...60).map { "point number \($0)" }
    let editor = reviewing(
      "Some text.\n\nMore text.\n", .list(items, ordered: false), tool: .keyPoints, rows: rows,
      engine: engine)
    #expect(editor.screen.contains("- point number 1"))
    #expect(editor.status.contains("PgDn shows the rest"))
    var seen: Set<String> = []
    var presses = 0
    while editor.status.contains("PgDn shows the rest"), presses < 60 {
      seen.formUnion(items.filter { editor.screen.contains("- " + $0) })
      editor.press(Key(.pageDown))
      presses += 1
    }
    seen.formUnion(items.filter { editor.screen.contains("- " + $0) })
    #expect(seen.count == items.count, "\(editor.screen)")
    #expect(editor.screen.contains("- point number 60"))
    for _ in 0..<presses { editor.press(Key(.pageUp)) }
    #expect(editor.screen.contains("- point number 1"))
    // The numbers are not the text's own, so that it is not taken as a whole.
    editor.press(.character("y"), .enter)
    #expect(editor.text.contains("- point number 60"))
  }

  @Test func `a panel that was scrolled shows the next change from its start`() {
    let long = String(repeating: "word ", count: 400)
    let text = "one " + long + "two\n"
    let editor = reviewing(
      text,
      .edits([
        ProposedEdit(range: 0..<3, replacement: long, rule: "", explanation: ""),
        ProposedEdit(
          range: text.utf8.count - 4..<text.utf8.count - 1, replacement: "2", rule: "",
          explanation: ""),
      ]), engine: .tk1)
    editor.press(Key(.pageDown), Key(.pageDown), .tab)
    #expect(editor.screen.contains("[-two-]{+2+}"))
  }

  @Test func `parking says what a save writes`() {
    for (keys, words, status) in [
      ("", "A save writes the text without it.", "review parked: F8"),
      ("y", "A save writes the 1 accepted, not the 1 undecided.", "review parked, 1 accepted: F8"),
      ("yy", "A save writes what was accepted.", "review parked, 2 accepted: F8"),
      ("nn", "A save writes the text without it.", "review parked: F8"),
    ] {
      let editor = reviewing()
      editor.type(keys)
      editor.press(.escape)
      #expect(editor.status.contains("Parked; F8 brings it back. " + words), "\(editor.status)")
      editor.press(.right)
      #expect(editor.status.contains(status), "\(editor.status)")
    }
  }

  @Test func `what was accepted is in what is kept for a crash, and moves with the text`() {
    let editor = reviewing()
    editor.press(.character("y"))
    #expect(editor.agreed == [EditSet(Edit(range: 7..<18, text: "to"))])
    editor.press(.escape, .home)
    editor.type("x")
    #expect(editor.agreed == [EditSet(Edit(range: 8..<19, text: "to"))])
    editor.press(.right)
    #expect(editor.agreed == [])
    editor.press(Key(.function(8)), .control("z"))
    #expect(editor.agreed == [EditSet([])])
    // Applied, it is an edit like others.
    editor.press(.character("y"), .character("y"), .enter)
    #expect(editor.agreed == [])
    #expect(editor.editor.state.document.isModified)
  }

  @Test func `a notice of several lines is one line`() {
    #expect(Message("one\n\ntwo\r\nthree").text == "one two three")
  }
}

extension TestEditor {
  /// What the last event noted in the journal of changes that were accepted and not made.
  fileprivate var agreed: [EditSet] {
    effects.flatMap { effect -> [EditSet] in
      guard case .journal(_, let entries) = effect else { return [] }
      return entries.compactMap { if case .agreed(let edits) = $0 { edits } else { nil } }
    }
  }
}
