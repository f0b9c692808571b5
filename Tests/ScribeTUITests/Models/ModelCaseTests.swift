import Documents
import ScribeTUI
import Testing
import TextEngine
import WritingTools

/// What happened to users of other editors with models, through the whole editor.
@MainActor struct ModelCaseTests {
  @Test(arguments: EngineKind.allCases)
  func `AI-19 the bytes are unchanged until they are accepted, and nothing is saved`(
    engine: EngineKind
  ) {
    let wordy = "We met in order to talk.\n"
    let editor = TestEditor("‸" + wordy, model: .near)
    editor.editor.configure { $0.documents[0].engine = engine }
    editor.press(.control("t"), .character("c"))
    for word in ["We ", "met ", "to talk."] {
      editor.stream(word)
      #expect(editor.text == wordy)
    }
    editor.reply(.success(.text("We met to talk.")))
    #expect(editor.text == wordy)
    #expect(!editor.editor.state.document.isModified)
    #expect(!editor.allEffects.contains { if case .save = $0 { true } else { false } })
    editor.press(.enter)
    #expect(editor.text == "We met to talk.\n")
  }

  @Test func `AI-23 a partial answer can be looked at or thrown away`() {
    let text = "We met in order to talk about it at this point in time.\n"
    for keeps in [true, false] {
      let editor = TestEditor("‸" + text, model: .near)
      editor.press(.control("t"), .character("c"))
      editor.stream("We met to talk about")
      #expect(editor.screen.contains("│ We met to talk about"))
      editor.press(.escape)
      #expect(editor.text == text)
      #expect(editor.screen.contains("met [-in order -]to talk"))
      editor.press(.character(keeps ? "y" : "N"))
      if keeps { editor.press(.enter) }
      #expect(
        editor.text
          == (keeps ? "We met to talk about it at this point in time.\n" : text))
    }
  }

  @Test func `AI-15 AI-17 what a plain answer would lose of a link is named before applying`() {
    let text = "See [the plan](https://example.org/plan) in **bold** and talk.\n"
    let editor = TestEditor("‸" + text, model: .near)
    editor.press(.control("t"), .character("c"))
    editor.reply(.success(.text("See the plan in bold and talk.")))
    editor.acceptAll()
    #expect(editor.text == text)
    #expect(editor.status.contains("must stay and is missing"))
  }

  @Test func `AI-31 markup is not put into a file of plain text`() {
    let editor = TestEditor("‸We met and talked.\n", model: .near)
    editor.editor.configure { $0.documents[0].format = .plainText }
    editor.press(.control("t"), .character("r"))
    editor.reply(.success(.text("We **met** and talked.")))
    #expect(editor.editor.state.context == .refused)
    #expect(editor.text == "We met and talked.\n")
  }

  @Test func `AI-35 a quotation in another language must come back as it was`() {
    let text = "He said it in French:\n\n> C'est la vie, mon ami, et rien de plus.\n"
    let editor = TestEditor("⟦\(text)⟧", model: .near)
    editor.press(.control("t"), .character("r"))
    editor.reply(
      .success(.text("He said in French:\n\n> That is life, my friend, and nothing more.")))
    editor.acceptAll()
    #expect(editor.text == text)
    #expect(editor.status.contains("must stay and is"), "\(editor.status)")
  }
}
