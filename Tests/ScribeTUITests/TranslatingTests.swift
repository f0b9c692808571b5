import ScribeTUI
import Testing
import TextEngine
import WritingTools

@MainActor struct TranslatingTests {
  private let known = LanguageChoices(
    source: "en", sourceName: "English",
    choices: [
      LanguageChoice(tag: "es", name: "Spanish"),
      LanguageChoice(tag: "fr", name: "French", note: "en → es → fr, rougher"),
      LanguageChoice(tag: "ca", name: "Catalan", install: "sudo apt-get install apertium-eng-cat"),
    ])

  /// An editor whose panel of languages is open and filled.
  private func opened(_ text: String = "One here. Two here.‸\n") -> TestEditor {
    let editor = TestEditor(text, columns: 80, rows: 24)
    editor.press(.control("t"), .character("x"))
    let id = editor.editor.state.document.id
    editor.take(.languages(id, known))
    return editor
  }

  @Test func `the panel lists languages, those to be installed last`() {
    let editor = opened()
    #expect(editor.screen.contains("Translate from English into"))
    #expect(editor.screen.contains("> Spanish"))
    #expect(editor.screen.contains("French  (en → es → fr, rougher)"))
    #expect(editor.screen.contains("Catalan  (not installed)"))
  }

  @Test func `opening it asks for the languages of the text's beginning`() {
    let editor = TestEditor("One here.‸\n", columns: 80, rows: 24)
    editor.press(.control("t"), .character("x"))
    var sample: String?
    for case .listLanguages(_, let text) in editor.effects { sample = text }
    #expect(sample?.hasPrefix("One here.") == true)
    #expect(editor.screen.contains("Looking for languages"))
  }

  @Test func `a language is found by its letters, and asked for`() throws {
    let editor = opened()
    editor.type("fre")
    editor.press(.enter)
    let (_, request) = try #require(editor.asked)
    #expect(request.tool == .translate)
    #expect(request.language == "en")
    #expect(request.target == "fr")
  }

  @Test func `what is not installed is named with its command, and nothing is asked`() {
    let editor = opened()
    editor.type("cat")
    editor.press(.enter)
    #expect(editor.asked == nil)
    #expect(editor.screen.contains("Not installed: sudo apt-get install apertium-eng-cat"))
    editor.press(.escape)
    #expect(!editor.screen.contains("Translate from"))
  }

  @Test func `the file's last language is offered first`() throws {
    let editor = opened()
    editor.press(.down, .enter)
    #expect(editor.asked?.1.target == "fr")
    editor.press(.escape)
    editor.press(.control("t"), .character("x"))
    editor.take(.languages(editor.editor.state.document.id, known))
    editor.press(.enter)
    #expect(editor.asked?.1.target == "fr")
  }

  @Test func `a translation lands below, and in place sentence by sentence`() {
    let editor = opened()
    editor.press(.enter)
    editor.answer(
      .edits([
        ProposedEdit(
          range: 0..<9, replacement: "Uno aquí.", rule: "translation", explanation: "draft"),
        ProposedEdit(
          range: 10..<19, replacement: "Dos aquí.", rule: "translation", explanation: "draft"),
      ]), provider: "Apertium")
    #expect(editor.screen.contains("lands: below"))
    // Below, new document, clipboard, replace.
    editor.press(.character("p"), .character("p"), .character("p"))
    #expect(editor.screen.contains("lands: replace"))
    editor.press(.character("y"), .character("n"), .enter)
    #expect(editor.text == "Uno aquí. Two here.\n")
  }

  @Test func `a sentence whose code is kept may take its place`() {
    let editor = opened("Use `a` now.‸\n")
    editor.press(.enter)
    editor.answer(
      .edits([
        ProposedEdit(
          range: 0..<12, replacement: "Ahora usa `a`.", rule: "translation", explanation: "")
      ]))
    editor.press(.character("p"), .character("p"), .character("p"), .character("A"))
    #expect(editor.text == "Ahora usa `a`.\n")
  }

  @Test func `a sentence that loses its code is left out`() {
    let editor = opened("Use `a` now.‸\n")
    editor.press(.enter)
    editor.answer(
      .edits([
        ProposedEdit(
          range: 0..<12, replacement: "Ahora usa `b`.", rule: "translation", explanation: "")
      ]))
    #expect(editor.text == "Use `a` now.\n")
    #expect(!editor.screen.contains("Ahora"))
  }

  @Test func `languages for another document than the one on the screen are no one's`() {
    let editor = TestEditor("One here.‸\n", columns: 80, rows: 24)
    editor.press(.control("t"), .character("x"))
    editor.take(.languages(DocumentID(99), known))
    #expect(editor.screen.contains("Looking for languages"))
  }
}
