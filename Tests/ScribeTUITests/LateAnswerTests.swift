import Documents
import ScribeTUI
import Testing
import TextEngine

/// The disk is slow, and the writer goes on meanwhile.
@MainActor struct LateAnswerTests {
  private func open(_ text: String, as path: String, in editor: TestEditor) {
    var reading = Reading(newOf: DocumentFormat(path: path))
    reading.text = TextStorage(text)
    editor.take(.opened(path: path, .success(reading)))
  }

  /// Ends a save that was asked for; `nil` where there was none.
  private func answer(of effects: [Effect]) -> Answer? {
    for case .save(let id, let text, _, let path, _, _) in effects {
      let identity = FileIdentity(device: 1, inode: 1, size: 1, modified: 1)
      return .saved(document: id, path: path, text.revision, .success(identity), notes: [])
    }
    return nil
  }

  private func names(_ editor: TestEditor) -> [String] {
    editor.editor.state.documents.map(\.name)
  }

  private func isEnding(_ effects: [Effect]) -> Bool {
    effects.contains { if case .quit = $0 { true } else { false } }
  }

  @Test(arguments: [Command.quit, .closeDocument])
  func `what is typed while a save on the way out runs is not lost`(leaving: Command) throws {
    let editor = TestEditor("‸mist\n")
    editor.type("a")
    editor.perform(leaving)
    editor.press(.character("s"))
    let saved = try #require(answer(of: editor.effects))
    editor.type("d")
    editor.take(saved)
    #expect(!isEnding(editor.effects))
    #expect(editor.text == "admist\n")
    #expect(editor.editor.state.document.isModified)
    #expect(editor.editor.state.context == .text)
  }

  @Test func `a save that ends while another document is closed closes neither`() throws {
    let editor = TestEditor("‸mist\n", path: "one.md")
    editor.type("a")
    editor.perform(.save)
    let saved = try #require(answer(of: editor.effects))
    editor.type("b")
    open("fog\n", as: "two.md", in: editor)
    editor.type("c")
    editor.perform(.closeDocument)
    editor.take(saved)
    #expect(names(editor) == ["one.md", "two.md"])
    #expect(editor.text == "cfog\n")
    #expect(editor.editor.state.context == .quitting)
    editor.press(.character("s"))
    editor.take(try #require(answer(of: editor.effects)))
    #expect(names(editor) == ["one.md"])
    #expect(editor.text == "abmist\n")
  }

  @Test func `without a name to save under the writer stays`() throws {
    let editor = TestEditor("‸", path: nil)
    editor.type("a")
    editor.press(.control("q"), .character("s"), .enter)
    editor.perform(.saveAs)
    editor.type("a.md")
    editor.press(.enter)
    editor.take(try #require(answer(of: editor.effects)))
    #expect(!isEnding(editor.effects))
    #expect(editor.editor.state.document.name == "a.md")
  }

  @Test func `a search goes on in a file that comes meanwhile`() {
    let editor = TestEditor("a long line of words‸\n", path: "one.md")
    editor.press(.control("f"))
    open("fog\n", as: "two.md", in: editor)
    editor.send(.paste(Array("g".utf8)))
    #expect(editor.marked == "fo⟦g⟧\n")
    editor.press(.escape)
    #expect(editor.marked == "‸fog\n")
  }

  @Test func `a file read again goes where it was asked for`() throws {
    let editor = TestEditor("‸mist\n", path: "one.md")
    editor.type("a")
    open("fog\n", as: "two.md", in: editor)
    editor.perform(.nextDocument)
    editor.perform(.answerReload)
    editor.perform(.nextDocument)
    open("rain\n", as: "three.md", in: editor)
    editor.perform(.nextDocument)
    open("new mist\n", as: "one.md", in: editor)
    #expect(editor.editor.state.documents.map(\.text.string) == ["new mist\n", "fog\n", "rain\n"])
  }
}
