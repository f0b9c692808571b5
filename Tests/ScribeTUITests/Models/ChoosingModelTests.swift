import ScribeTUI
import Testing
import WritingTools

@MainActor struct ChoosingModelTests {
  @Test func `found servers are listed and none answers before it is chosen`() {
    let editor = TestEditor("We met in order to talk.‸\n", model: nil)
    editor.press(.control("t"), .character("m"))
    #expect(editor.effects.contains { if case .listModels = $0 { true } else { false } })
    #expect(editor.screen.contains("> embedded rules"))
    #expect(editor.screen.contains("Looking for servers"))
    editor.take(.models(ModelChoices(choices: [.near, .other])))
    #expect(editor.screen.contains("qwen  (configured, Ollama, context 8192)"))
    #expect(editor.screen.contains("sent to 127.0.0.1:8080"))
    editor.press(.escape)
    #expect(editor.screen.contains("answers: embedded rules"))
    editor.press(.character("c"))
    #expect(editor.asked != nil && editor.sent == nil)
  }

  @Test func `the chosen model answers, and the panel says where text goes`() {
    let editor = TestEditor("We met in order to talk.‸\n", model: nil)
    editor.press(.control("t"), .character("m"))
    editor.take(.models(ModelChoices(choices: [.near, .other])))
    editor.press(.down, .down, .enter)
    #expect(editor.screen.contains("answers: small, sent to 127.0.0.1:8080"))
    #expect(editor.screen.contains("small answers; text is sent to 127.0.0.1:8080."))
    editor.press(.character("c"))
    #expect(editor.sent?.model == .other)
    #expect(editor.sent?.request.tool == .rewrite(.concise))
  }

  @Test func `the rules can be chosen again`() {
    let editor = TestEditor("We met.‸\n", model: .near, configured: .near)
    editor.press(.control("t"), .character("m"))
    editor.take(.models(ModelChoices(choices: [.near, .other])))
    #expect(editor.screen.contains("> qwen"))
    editor.press(.up, .enter)
    #expect(editor.screen.contains("answers: embedded rules"))
    #expect(editor.screen.contains("nothing leaves this program"))
    #expect(editor.editor.state.model == nil)
  }

  @Test func `a row stays chosen while servers are found`() {
    let editor = TestEditor("We met.‸\n", model: nil, configured: .near)
    editor.press(.control("t"), .character("m"), .down)
    #expect(editor.screen.contains("> qwen"))
    editor.take(.models(ModelChoices(choices: [.other, .near])))
    #expect(editor.screen.contains("> qwen"))
    editor.press(.enter)
    #expect(editor.editor.state.model == .near)
  }

  @Test func `a model elsewhere is said to be elsewhere, before and while it works`() {
    let editor = TestEditor("We met.‸\n", model: .far)
    editor.press(.control("t"))
    #expect(editor.screen.contains("sent to models.example.org:443, NOT this machine"))
    editor.press(.character("c"))
    #expect(editor.screen.contains("sent to models.example.org:443, NOT this machine"))
  }

  @Test func `where there is none, the way to one is named`() {
    let editor = TestEditor("We met.‸\n", model: nil)
    editor.press(.control("t"))
    #expect(editor.screen.contains("(describe)"))
    #expect(editor.screen.contains("describe needs a model (m)"))
    editor.press(.character("m"))
    editor.take(.models(ModelChoices(notes: ["No model answers on this machine."])))
    #expect(editor.screen.contains("No model answers on this machine."))
    editor.press(.down, .enter)
    #expect(editor.editor.state.model == nil)
  }

  @Test func `translation stays with the translator`() {
    let editor = TestEditor("We met.‸\n", model: .near)
    editor.press(.control("t"), .character("x"))
    #expect(editor.editor.state.context == .languages)
  }

  @Test(arguments: [(80, 24), (120, 40), (40, 12), (20, 5)])
  func `the panel fits any screen and keeps the chosen row in sight`(columns: Int, rows: Int) {
    let editor = TestEditor("We met.‸\n", model: nil, columns: columns, rows: rows)
    editor.press(.control("t"), .character("m"))
    let many = (0..<30).map { number in
      ModelChoice(
        address: "http://127.0.0.1:8080/v1", name: "m\(number)", destination: "127.0.0.1:8080",
        isHere: true, isConfigured: false)
    }
    editor.take(.models(ModelChoices(choices: many)))
    for number in 0..<30 {
      editor.press(.down)
      #expect(editor.screen.contains("> m\(number)"), "\(editor.screen)")
    }
  }
}
