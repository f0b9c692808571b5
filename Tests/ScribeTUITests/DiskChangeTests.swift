import Documents
import ScribeTUI
import Testing
import TextEngine

/// What the writer is told of a file that other programs change.
@MainActor struct DiskChangeTests {
  nonisolated private static let first = FileIdentity(device: 1, inode: 1, size: 4, modified: 1)
  nonisolated private static let grown = FileIdentity(device: 1, inode: 1, size: 8, modified: 2)

  private func editor() -> TestEditor {
    let editor = TestEditor("x", columns: 80)
    var reading = Reading(newOf: .plainText)
    reading.text = TextStorage("one\n")
    reading.identity = Self.first
    editor.take(.opened(path: "a.log", .success(reading)))
    return editor
  }

  private func looks(_ editor: TestEditor) -> Bool {
    editor.effects.contains { if case .look = $0 { true } else { false } }
  }

  private var id: (TestEditor) -> DocumentID { { $0.editor.state.document.id } }

  @Test func `the file is looked at when the window gets the focus, and now and then`() {
    let editor = editor()
    editor.send(.focused(true))
    #expect(looks(editor))
    editor.seconds = 1
    editor.press(.right)
    #expect(!looks(editor), "a second is too soon")
    editor.seconds = 3
    editor.press(.right)
    #expect(looks(editor))
    editor.press(.right)
    #expect(!looks(editor))
  }

  @Test(arguments: [
    (DiskChange.gone, "was deleted on disk"), (.changed(to: grown), "changed on disk"),
    (.grown(to: grown), "grew by 4 bytes on disk"),
  ])
  func `a change is told once`(change: DiskChange, words: String) {
    let editor = editor()
    editor.take(.looked(id(editor), since: Self.first, change))
    #expect(editor.status.contains(words))
    editor.press(.right)
    editor.take(.looked(id(editor), since: Self.first, change))
    #expect(!editor.status.contains(words))
  }

  @Test func `what was looked at before a save is not told after it`() {
    let editor = editor()
    editor.type("y")
    editor.press(.control("s"))
    editor.take(.looked(id(editor), since: Self.first, .changed(to: Self.grown)))
    #expect(!editor.status.contains("changed on disk"))
  }

  @Test func `what was added is taken up at the end, and counts as saved`() {
    let editor = editor()
    editor.take(.looked(id(editor), since: Self.first, .grown(to: Self.grown)))
    editor.perform(.takeTail)
    guard case .readTail(let id, let path, let old, let now, .utf8)? = editor.effects.first else {
      Issue.record("no tail was read")
      return
    }
    #expect(path == "a.log" && old == Self.first && now == Self.grown)
    editor.take(.tailRead(id, from: old, to: now, .success(Array("two\n".utf8))))
    #expect(editor.text == "one\ntwo\n")
    #expect(!editor.editor.state.document.isModified)
    #expect(editor.editor.state.document.identity == Self.grown)
    editor.press(.control("z"))
    #expect(editor.text == "one\n" && editor.editor.state.document.isModified)
  }

  @Test func `a text that was changed stays changed when a tail is taken up`() {
    let editor = editor()
    editor.type("my ")
    editor.take(.looked(id(editor), since: Self.first, .grown(to: Self.grown)))
    editor.perform(.takeTail)
    editor.take(
      .tailRead(id(editor), from: Self.first, to: Self.grown, .success(Array("two\n".utf8))))
    #expect(editor.text == "my one\ntwo\n")
    #expect(editor.editor.state.document.isModified)
    editor.press(.control("s"))
    for case .save(_, _, _, _, let expecting, _) in editor.effects {
      #expect(expecting == Self.grown)
    }
  }

  @Test func `a file in another encoding is looked at and read in it`() {
    let editor = TestEditor("x", columns: 80)
    var reading = Reading(newOf: .plainText)
    reading.text = TextStorage("one\n")
    reading.identity = Self.first
    reading.encoding = TextEncoding(.utf16(bigEndian: true))
    editor.take(.opened(path: "a.log", .success(reading)))
    editor.send(.focused(true))
    var looked: (String?, TextEncoding)?
    for case .look(_, _, _, let text, let encoding) in editor.effects {
      looked = (text?.string, encoding)
    }
    #expect(looked?.0 == "one\n" && looked?.1 == reading.encoding)
    editor.take(.looked(id(editor), since: Self.first, .grown(to: Self.grown)))
    editor.perform(.takeTail)
    guard case .readTail(_, _, _, _, let encoding)? = editor.effects.first else {
      Issue.record("no tail was read")
      return
    }
    #expect(encoding == reading.encoding)
  }

  @Test func `without a change that is known the disk is asked`() {
    let editor = editor()
    editor.perform(.takeTail)
    #expect(looks(editor))
    editor.perform(.saveRest)
    #expect(editor.status.contains("Nothing of the text is lost"))
  }
}
