import Documents
import ScribeTUI
import Testing
import TextEngine
import WritingTools

private let wordy = "We met in order to talk about it.\n"
private let concise = [
  ProposedEdit(range: 7..<18, replacement: "to", rule: "wordy", explanation: "wordy phrase")
]

/// When a document counts as changed, and what leaving asks then.
@MainActor struct SavingTests {
  /// An editor with a review open in which nothing is decided.
  private func reviewing() -> TestEditor {
    let editor = TestEditor("‸" + wordy, columns: 80, rows: 24)
    editor.perform(.runTool(.rewrite(.concise)))
    editor.answer(.edits(concise))
    return editor
  }

  private func isModified(_ editor: TestEditor) -> Bool {
    editor.editor.state.document.isModified
  }

  private func quits(_ editor: TestEditor) -> Bool {
    if case .quit? = editor.effects.last { true } else { false }
  }

  @Test func `what was accepted in a review is not left without a question`() {
    let editor = reviewing()
    editor.press(.control("q"))
    #expect(quits(editor))
    editor.press(.character("y"))
    #expect(isModified(editor))
    editor.press(.control("q"))
    #expect(editor.editor.state.mode == .question(.leaving))
    editor.press(.character("s"))
    editor.saveReachesDisk()
    #expect(quits(editor))
  }

  @Test func `giving up what was accepted ends the program`() {
    let editor = reviewing()
    editor.press(.character("y"), .control("q"), .character("d"))
    #expect(quits(editor))
  }

  @Test func `who stays after giving up one document's changes has lost nothing`() {
    let editor = TestEditor("a‸\n", columns: 60, path: "/a.md")
    editor.type("x")
    _ = editor.editor.open(path: "/b.md", reading: Reading(newOf: .markdown))
    editor.type("y")
    editor.press(.control("q"))
    #expect(editor.screen.contains("a.md was changed and not saved."))
    editor.press(.character("d"))
    #expect(editor.screen.contains("b.md was changed and not saved."))
    editor.press(.escape)
    #expect(editor.editor.state.documents.map(\.isModified) == [true, true])
    #expect(editor.allEffects.allSatisfy { if case .dropRecovery = $0 { false } else { true } })
    // Asked again about both; giving up both ends the program and leaves nothing.
    editor.press(.control("q"), .character("d"), .character("d"))
    #expect(quits(editor))
    #expect(editor.editor.state.documents.map(\.isModified) == [false, false])
    #expect(editor.effects.count { if case .dropRecovery = $0 { true } else { false } } == 2)
  }

  @Test(arguments: [(20, 5), (12, 8), (40, 4), (80, 24)])
  func `every answer to the question of leaving is on the screen`(columns: Int, rows: Int) {
    let editor = TestEditor("a‸\n", columns: columns, rows: rows)
    editor.type("x")
    editor.press(.control("q"))
    for answer in ["s save", "d discard", "Esc stay"] {
      #expect(editor.screen.contains(answer), "\(editor.screen)")
    }
    let words = editor.screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("draft.md was changed and not saved."), "\(editor.screen)")
  }

  @Test func `a save during a review counts until a decision is taken back`() {
    let editor = reviewing()
    editor.press(.character("y"), .control("s"))
    editor.saveReachesDisk()
    #expect(!isModified(editor))
    editor.press(.control("z"))
    #expect(isModified(editor))
    editor.press(.character("y"))
    #expect(!isModified(editor))
  }

  @Test func `undoing a run that was saved shows the text as changed`() {
    let editor = reviewing()
    editor.press(.character("y"), .control("s"))
    editor.saveReachesDisk()
    editor.press(.enter, .control("z"))
    #expect(editor.text == wordy)
    #expect(isModified(editor))
    editor.press(.control("s"))
    editor.saveReachesDisk()
    #expect(!isModified(editor))
  }

  @Test func `text typed while a save is under way is not taken for saved`() {
    let editor = TestEditor("a‸\n")
    editor.type("b")
    editor.press(.control("s"))
    let saving = editor.effects
    editor.type("c")
    editor.saveReachesDisk(saving)
    #expect(isModified(editor))
    editor.press(.control("z"))
    #expect(isModified(editor))
  }

  @Test func `a save that failed leaves the next one right`() {
    let editor = TestEditor("a‸\n")
    editor.type("b")
    editor.press(.control("s"))
    editor.saveFails(.noSpace)
    #expect(isModified(editor))
    editor.press(.control("s"))
    editor.saveReachesDisk()
    #expect(!isModified(editor))
  }
}

extension TestEditor {
  /// Answers the save among `effects`, or the one asked for last, as done.
  fileprivate func saveReachesDisk(_ effects: [Effect]? = nil) {
    answerSave(
      in: effects ?? self.effects,
      .success(FileIdentity(device: 1, inode: 1, size: 1, modified: 1)))
  }

  fileprivate func saveFails(_ reason: SaveError) { answerSave(in: effects, .failure(reason)) }

  private func answerSave(in effects: [Effect], _ result: Result<FileIdentity, SaveError>) {
    for case .save(let id, let text, _, let path, _, _) in effects {
      take(.saved(document: id, path: path, text.revision, result, notes: []))
      return
    }
    Issue.record("nothing was saved: \(effects)")
  }
}
