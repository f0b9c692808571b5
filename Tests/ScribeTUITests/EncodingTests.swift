import Documents
import ScribeTUI
import Testing
import TextEngine

/// Files that are not UTF-8, as the writer sees them.
@MainActor struct EncodingTests {
  private func editor(_ text: String, _ name: String) throws -> TestEditor {
    let editor = TestEditor("x", columns: 70)
    var reading = Reading(newOf: .markdown)
    reading.text = TextStorage(text)
    reading.encoding = try #require(TextEncoding(named: name))
    reading.identity = FileIdentity(device: 1, inode: 1, size: 1, modified: 1)
    editor.take(.opened(path: "old.txt", .success(reading)))
    return editor
  }

  private func saved(_ editor: TestEditor) -> (TextEncoding, String)? {
    for case .save(_, _, let encoding, let path, _, _) in editor.effects {
      return (encoding, path)
    }
    return nil
  }

  private func answerSave(_ editor: TestEditor, _ result: Result<FileIdentity, SaveError>) {
    for case .save(let id, let text, _, let path, _, _) in editor.effects {
      editor.take(.saved(document: id, path: path, text.revision, result, notes: []))
      return
    }
  }

  @Test func `the title names an encoding, and a save keeps it`() throws {
    let editor = try editor("one", "utf-16le")
    #expect(editor.lines[0].contains("UTF-16LE"))
    editor.press(.control("s"))
    #expect(saved(editor)?.0.name == "UTF-16LE")
  }

  @Test func `another encoding makes the document changed until it is saved`() throws {
    let editor = try editor("one", "latin-1")
    #expect(!editor.editor.state.document.isModified)
    editor.perform(.setEncoding)
    editor.type("utf-8")
    editor.press(.enter)
    #expect(editor.editor.state.document.isModified)
    editor.press(.control("s"))
    #expect(saved(editor)?.0 == .utf8)
    answerSave(editor, .success(FileIdentity(device: 1, inode: 1, size: 2, modified: 2)))
    #expect(!editor.editor.state.document.isModified)
    #expect(!editor.lines[0].contains("ISO"))
  }

  @Test func `an unknown encoding is said and changes nothing`() throws {
    let editor = try editor("one", "latin-1")
    editor.perform(.setEncoding)
    editor.type("latin-99")
    editor.press(.enter)
    #expect(editor.status.contains("latin-99 is no encoding"))
    #expect(!editor.editor.state.document.isModified)
  }

  @Test func `a character that the encoding lacks is shown, and the writer chooses`() throws {
    for choice in [Key.character("u"), .escape, .character("e")] {
      let editor = try editor("one\ntwo → three", "latin-1")
      editor.press(.control("s"))
      let found = try #require(
        TextEncoding(named: "latin-1")?.firstNotHeld(in: editor.editor.state.document.text))
      answerSave(editor, .failure(.notHeld(found, encoding: "ISO-8859-1")))
      #expect(editor.status.contains("Not saved: ISO-8859-1 has no “→” (U+2192), line 2."))
      #expect(editor.marked == "one\ntwo ‸→ three")
      editor.press(choice)
      switch choice {
      case .character("u"):
        #expect(saved(editor)?.0 == .utf8 && saved(editor)?.1 == "old.txt")
      case .escape: #expect(editor.editor.state.mode == .text)
      default: #expect(editor.status.contains("Encoding to save in"))
      }
    }
  }

  @Test func `a file is read again in another encoding, and undo goes back`() throws {
    let editor = try editor("caf\u{FFFD}", "utf-8")
    editor.perform(.readInEncoding)
    editor.type("latin-1")
    editor.press(.enter)
    guard case .open(let path, let encoding?)? = editor.effects.first else {
      Issue.record("nothing was opened")
      return
    }
    #expect(path == "old.txt" && encoding.name == "ISO-8859-1")
    var reading = Reading(newOf: .markdown)
    reading.text = TextStorage("café")
    reading.encoding = encoding
    editor.take(.opened(path: path, .success(reading)))
    #expect(editor.text == "café" && editor.lines[0].contains("ISO-8859-1"))
    editor.press(.control("z"))
    #expect(editor.text == "caf\u{FFFD}")
  }

  @Test func `what would not come back is not saved over`() throws {
    let editor = TestEditor("x", columns: 70)
    var reading = Reading(newOf: .markdown)
    reading.text = TextStorage("あ")
    reading.encoding = try #require(TextEncoding(named: "Shift_JIS"))
    reading.comesBack = false
    editor.take(.opened(path: "old.txt", .success(reading)))
    editor.press(.control("s"))
    #expect(saved(editor) == nil)
    #expect(editor.status.contains("would not come back as Shift_JIS"))
  }
}
