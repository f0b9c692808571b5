import Documents
import Testing
import TextEngine

@testable import WritingTools

/// Cases that happened to users of other programs, by their names.
@Suite struct TrackerCaseTests {
  // AI-01
  @Test(arguments: [
    "```\nnew text\n```", "```markdown\nnew text\n```\n", "~~~~\nnew text\n~~~~",
    "Here is the rewritten text:\n\n```text\nnew text\n```",
  ])
  func `AI-01 an outer fence and its language are taken off`(answer: String) {
    let draft = Draft("⟦old text⟧ stays\n")
    #expect(draft.accepting(.text(answer), of: .rewrite(.plain)) == "new text stays\n")
  }

  @Test func `AI-01 a fence that belongs to the text stays`() {
    let code = "Run\n\n```sh\nls\n```"
    #expect(AnswerShape("```sh\nls\n```\nor\n```sh\nls -l\n```", for: "x").text.hasPrefix("```sh"))
    #expect(AnswerShape("```\n" + code + "\n```", for: "x").text == code)
    #expect(AnswerShape("```sh\nls\n```", for: "```sh\nls  \n```").text == "```sh\nls\n```")
  }

  // AI-03
  @Test func `AI-03 a fence that is never closed is a cut answer`() {
    let draft = Draft("⟦old text⟧\n")
    var session = draft.session(.rewrite(.plain))
    session.receive(text: "```markdown\nnew text\nand mo")
    #expect(session.findings.contains { $0.name == .cut && $0.isBlocking })
    let accepted = session.acceptAll()
    #expect(!accepted)
    #expect(session.accepted == 0)
    #expect(session.resultAsMarkdown == "new text\nand mo")
    #expect(draft.accepting(.text("```\nnew"), of: .rewrite(.plain)) == draft.text.string)
  }

  // AI-05
  @Test(arguments: [
    ("⟦some text⟧", "new text\n", "new text"),
    ("⟦some text⟧\n", "new text\n", "new text\n"),
    ("⟦some text\n⟧", "new text", "new text\n"),
    ("⟦some text\n\n\n⟧", "new text\n", "new text\n\n\n"),
    ("⟦some text⟧\r\n", "\n\nnew text\r\n\r\n", "new text\r\n"),
  ])
  func `AI-05 final line ends stay as many as they were`(
    draft: String, answer: String, expected: String
  ) {
    #expect(Draft(draft).accepting(.text(answer), of: .rewrite(.plain)) == expected)
  }

  // AI-07
  @Test(arguments: [
    ("- one\n  - ⟦old text⟧\n", "new\ntext", "- one\n  - new\n    text\n"),
    ("⟦  - old\n    text⟧\n", "new text\nhere", "  - new text\n    here\n"),
    ("> ⟦old\n> text⟧\n", "new\nwords", "> new\n> words\n"),
    ("⟦> old\n> text\n⟧", "new\n\nwords", "> new\n>\n> words\n"),
    ("> > ⟦old⟧\n", "new\nwords", "> > new\n> > words\n"),
    ("    ⟦old⟧ text\n", "new\nand", "    new\n    and text\n"),
    ("1. ⟦old⟧\n2. next\n", "new\nwords", "1. new\n   words\n2. next\n"),
    ("- [ ] ⟦old⟧\n", "new", "- [ ] new\n"),
  ])
  func `AI-07 indentation and quotation marks are kept`(
    draft: String, answer: String, expected: String
  ) {
    for format in [DocumentFormat.markdown, .plainText] {
      let result = Draft(draft, format).accepting(
        .text(answer), of: .rewrite(.plain), knowing: true)
      #expect(result == expected)
    }
  }

  // AI-09
  @Test func `AI-09 a selection past the end or inside a character loses no letter`() {
    let text = TextStorage("短い\n行")
    for start in 0...text.count.value + 3 {
      for end in start...text.count.value + 3 {
        let selection = Selection(anchor: ByteCount(start), head: ByteCount(end))
        for tool in [Tool.rewrite(.plain), .list, .proofread] {
          let scope = ToolScope.initial(
            for: tool, text: text, selection: selection, format: .markdown)
          var session = ToolSession(
            tool: tool, scope: scope, text: text, lineEnding: [0x0A],
            gate: Gate(format: .markdown), behaviour: .limited)
          #expect(!session.request.text.contains("\u{FFFD}"))
          session.receive(text: session.request.text + "。")
          session.acceptAll(knowing: true)
          guard case .allowed(let pass) = session.outcome(in: text) else { continue }
          var copy = text
          copy.apply(pass)
          #expect(!copy.string.contains("\u{FFFD}"))
          for letter in "短い行" { #expect(copy.string.contains(letter), "\(start)..<\(end)") }
        }
      }
    }
  }

  // AI-11
  @Test func `AI-11 a second change lands right after a first that adds lines`() {
    let draft = Draft("⟦alpha one beta two gamma⟧\n")
    var session = draft.session(.proofread)
    session.receive(
      ToolAnswer(
        content: .edits([
          ProposedEdit(range: 6..<9, replacement: "1\n2\n3\n4\n5\n6", rule: "a", explanation: ""),
          ProposedEdit(range: 15..<18, replacement: "2", rule: "b", explanation: ""),
        ]), provider: "test"))
    session.decideFocused(accept: true)
    session.decideFocused(accept: true)
    #expect(
      session.textForSaving(draft.text).string == "alpha 1\n2\n3\n4\n5\n6 beta 2 gamma\n")
  }

  // AI-13
  @Test func `AI-13 swapping three times and undoing leaves one old copy`() {
    let draft = Draft("keep ⟦old words⟧ keep\n")
    var session = draft.session(.rewrite(.plain))
    session.receive(text: "new words")
    for _ in 0..<3 {
      session.showsOriginal.toggle()
      let shown = ReviewProjection(session: session, text: draft.text).text.string
      #expect(
        shown == (session.showsOriginal ? draft.text.string : "keep [-old-]{+new+} words keep\n"))
    }
    session.acceptAll()
    let undone = session.undoDecision()
    #expect(undone)
    #expect(session.textForSaving(draft.text).string == draft.text.string)
  }

  // AI-21
  @Test func `AI-21 two of six are applied, and one inverse takes them back`() {
    let draft = Draft("a1 b2 c3 d4 e5 f6\n")
    var session = draft.session(.proofread)
    session.receive(
      ToolAnswer(
        content: .edits(
          (0..<6).map {
            ProposedEdit(range: $0 * 3..<$0 * 3 + 2, replacement: "X", rule: "r", explanation: "")
          }), provider: "test"))
    for accept in [true, false, false, true, false, false] { session.decideFocused(accept: accept) }
    guard case .allowed(let pass) = session.outcome(in: draft.text) else {
      Issue.record("refused")
      return
    }
    var text = draft.text
    text.apply(pass)
    #expect(text.string == "X b2 c3 X e5 f6\n")
    #expect(pass.edits.edits.count == 2)
    text.apply(pass.edits.inverse(in: draft.text))
    #expect(text.string == draft.text.string)
  }

  // AI-25
  @Test(arguments: [
    ("<think>hm, a < b</think>Text", "Text"), ("hm, what\n</think>\n\nText\n", "Text"),
    ("<think>a</think><think>b</think>Text", "Text"),
  ])
  func `AI-25 thinking is taken off`(answer: String, expected: String) {
    let draft = Draft("⟦Old⟧\n")
    #expect(draft.accepting(.text(answer), of: .rewrite(.plain)) == expected + "\n")
    // Cut anywhere into two pieces of a stream, the same is shown at the end.
    for cut in answer.indices {
      var session = draft.session(.rewrite(.plain))
      session.receive(partial: String(answer[..<cut]))
      session.receive(partial: String(answer[cut...]))
      #expect(session.partialText == expected)
    }
  }

  @Test func `AI-25 thinking without an end is no result`() {
    var session = Draft("⟦Old⟧\n").session(.rewrite(.plain))
    session.receive(text: "<think>let me see, Text")
    #expect(session.phase == .resting("the answer ends inside its thinking"))
    #expect(session.suggestions.isEmpty)
    session.acceptAll(knowing: true)
    #expect(session.accepted == 0)
  }

  // AI-31
  @Test(arguments: ["some **bold** text", "- some\n- text", "| some |\n| --- |\n| text |"])
  func `AI-31 markup is not written raw where only plain text is allowed`(answer: String) {
    for (format, options) in [
      (DocumentFormat.plainText, ResultOptions.all), (.markdown, .plain), (.sourceCode, .all),
    ] {
      let draft = Draft("⟦some text⟧\n", format)
      #expect(draft.accepting(.text(answer), of: .change, preferred: options) == nil)
      var session = draft.session(.change, preferred: options)
      session.receive(text: answer)
      guard case .refused(let refusal) = session.phase else {
        Issue.record("\(session.phase)")
        return
      }
      #expect(refusal.remedies.first == .degrade(to: .plain))
      let degraded = session.degrade()
      #expect(degraded)
      #expect(session.resultAsMarkdown.contains("some"))
      #expect(!session.resultAsMarkdown.contains { "*-|".contains($0) })
    }
  }

  // AI-33
  @Test func `AI-33 five sentences become five items and undo is one`() {
    let draft = Draft("Before.\n\n‸One is. Two is. Three is. Four is. Five is.\n\nAfter.\n")
    let items = ["One", "Two", "Three", "Four", "Five"].map { $0 + " is." }
    var session = draft.session(.list)
    session.receive(ToolAnswer(content: .list(items, ordered: true), provider: "test"))
    session.acceptAll()
    guard case .allowed(let pass) = session.outcome(in: draft.text) else {
      Issue.record("refused")
      return
    }
    var text = draft.text
    text.apply(pass)
    let structure = MarkdownStructure(text.string)
    #expect(structure.blocks.count { $0.kind == .item } == 5)
    #expect(structure.lists == 1)
    #expect(text.string.contains("5. Five is.\n"))
    text.apply(pass.edits.inverse(in: draft.text))
    #expect(text.string == draft.text.string)
  }
}
