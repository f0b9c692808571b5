import Documents
import Testing
import TextEngine

@testable import WritingTools

@Suite struct SessionTests {
  private func edits(_ list: (Range<Int>, String)...) -> ToolAnswer {
    ToolAnswer(
      content: .edits(
        list.map { ProposedEdit(range: $0.0, replacement: $0.1, rule: "r", explanation: "why") }),
      provider: "rules")
  }

  @Test func `a session goes from asking to reviewing and says where it is`() {
    var session = Draft("⟦one two three⟧\n").session(.rewrite(.concise))
    #expect(session.phase == .asking && session.status == "asking")
    session.receive(partial: "one ")
    session.receive(partial: "2 three")
    #expect(session.phase == .streaming(words: 3) && session.status == "streaming 3 words")
    session.receive(edits((0..<3, "1"), (8..<13, "3")))
    #expect(session.status == "reviewing 1 of 2" && session.provider == "rules")
    session.decideFocused(accept: true)
    #expect(session.status == "reviewing 2 of 2")
    session.decideFocused(accept: false)
    #expect(session.phase == .reviewing && session.undecided == 0)
  }

  @Test func `a stopped answer is kept as a proposal or dropped`() {
    let draft = Draft("⟦one two three⟧\n")
    var session = draft.session(.rewrite(.plain))
    session.receive(partial: "once two and")
    var dropped = session
    dropped.stop(keeping: false)
    #expect(dropped.phase == .resting("stopped") && dropped.suggestions.isEmpty)
    session.stop(keeping: true)
    // What the answer did not reach stays: its last words may stand for more than they say.
    #expect(session.phase == .reviewing && session.suggestions.map(\.replacement) == ["once"])
    #expect(session.blocking.contains { $0.name == .cut })
  }

  @Test func `a failed provider leaves a reason`() {
    var session = Draft("⟦one⟧\n").session(.change)
    session.fail(.notAvailable("change needs a model"))
    #expect(session.phase == .resting("change needs a model"))
    session.fail(.cancelled)
    #expect(session.phase == .resting("stopped"))
  }

  @Test func `unseen suggestions are visited before all are accepted`() {
    var session = Draft("⟦one two three⟧\n").session(.proofread)
    session.receive(edits((0..<3, "1"), (4..<7, "2"), (8..<13, "3")))
    session.markSeen([0])
    #expect(session.unseen == 2)
    var found = session.focusNextUnseen()
    #expect(found && session.focused == 1)
    session.markSeen([1, 2])
    found = session.focusNextUnseen()
    #expect(!found && session.unseen == 0)
  }

  @Test func `another replacement can be chosen`() {
    let draft = Draft("⟦teh cat⟧\n")
    var session = draft.session(.proofread)
    session.receive(
      ToolAnswer(
        content: .edits([
          ProposedEdit(
            range: 0..<3, replacement: "the", rule: "spelling", explanation: "",
            alternatives: ["ten", "tea"])
        ]), provider: "rules"))
    session.chooseAlternative(1)
    #expect(session.focusedSuggestion?.replacement == "tea")
    #expect(session.focusedSuggestion?.alternatives == ["ten", "the"])
    session.acceptAll()
    #expect(session.textForSaving(draft.text).string == "tea cat\n")
  }

  @Test func `edits in code and links are left out and counted`() {
    var session = Draft("⟦Run `teh` and teh [x](teh).⟧\n").session(.proofread)
    session.receive(edits((5..<8, "the"), (14..<17, "the"), (22..<25, "the")))
    #expect(session.suggestions.map(\.range.lowerBound.value) == [14])
    #expect(session.notices == ["2 left out in code, links or quotations"])
  }

  @Test(arguments: [
    ("Text.\n\n> A ⟦teh⟧ quote.\n", 1), ("Text.\n\n⟦> A teh quote.\n\nAnd teh.⟧\n", 1),
    ("```\n⟦teh⟧ x\n```\n", 0), ("---\na: ⟦teh⟧\n---\n", 0),
  ])
  func `a quotation is protected unless the writer selects in it`(marked: String, count: Int) {
    var session = Draft(marked).session(.proofread)
    let text = session.request.text
    var found: [ProposedEdit] = []
    let bytes = Array(text.utf8)
    for at in bytes.indices where bytes[at...].starts(with: Array("teh".utf8)) {
      found.append(
        ProposedEdit(range: at..<(at + 3), replacement: "the", rule: "", explanation: ""))
    }
    session.receive(ToolAnswer(content: .edits(found), provider: "rules"))
    #expect(session.suggestions.count == count)
  }

  @Test func `edits that do not fit the text are left out`() {
    var session = Draft("⟦é one⟧\n").session(.proofread)
    session.receive(edits((1..<2, "x"), (3..<6, "1"), (4..<5, "y"), (6..<99, "z")))
    #expect(session.suggestions.map(\.replacement) == ["1"])
    #expect(session.notices == ["3 left out: they do not fit the text"])
  }

  @Test func `typing elsewhere moves suggestions, typing in one drops it alone`() {
    let draft = Draft("⟦one two three⟧\n")
    var text = draft.text
    var session = draft.session(.proofread)
    session.receive(edits((0..<3, "1"), (4..<7, "2"), (8..<13, "3")))
    for edit in [
      Edit(range: 0..<0, text: "So "), Edit(range: 8..<9, text: ""), Edit(range: 9..<9, text: "ly"),
    ] {
      text.apply(EditSet(edit))
      session.follow(EditSet(edit))
    }
    #expect(text.string == "So one toly three\n")
    #expect(session.suggestions.map(\.id) == [0, 2])
    #expect(session.notices == ["1 dropped: you changed that text"])
    session.acceptAll()
    #expect(session.textForSaving(text).string == "So 1 toly 3\n")
  }

  @Test func `a result goes round its places`() {
    let draft = Draft("⟦one two⟧\n")
    var session = draft.session(.rewrite(.plain))
    session.receive(text: "one 2 words")
    #expect(session.landing == .replace)
    session.decideFocused(accept: true)
    session.cycleLanding()
    #expect(session.landing == .below && session.accepted == 0)
    session.acceptAll(knowing: true)
    #expect(session.textForSaving(draft.text).string == "one two\n\none 2 words\n")
    session.cycleLanding()
    session.cycleLanding()
    #expect(session.landing == .clipboard)
    #expect(session.textForSaving(draft.text).string == draft.text.string)
    session.cycleLanding()
    #expect(session.landing == .replace)

    let typed = EditSet(Edit(range: 2..<2, text: "x"))
    session.follow(typed)
    session.landing = .clipboard
    session.cycleLanding()
    #expect(session.landing == .below)
    var text = draft.text
    text.apply(typed)
    session.acceptAll(knowing: true)
    #expect(session.textForSaving(text).string == "onxe two\n\none 2 words\n")
  }

  @Test func `a summary of a text with code at its end lands below the code`() {
    let draft = Draft("Run it:\n\n```\nls\n\nls -l\n```\n")
    var session = draft.session(.summarize, extent: .document)
    session.receive(text: "Run it.")
    session.acceptAll(knowing: true)
    #expect(
      session.textForSaving(draft.text).string
        == "Run it:\n\n```\nls\n\nls -l\n```\n\nRun it.\n")
  }

  @Test func `a list asked for and not given is named`() {
    var session = Draft("⟦one, two⟧\n").session(.list)
    session.receive(text: "one and two")
    #expect(session.blocking.map(\.name) == [.notAList])
    #expect(session.phase == .reviewing)
  }

  @Test func `a provider is told the text, the context and what may be applied`() {
    let draft = Draft("> Before it, ⟦the words\n> selected⟧ and after.\n")
    let request = draft.session(.rewrite(.plain), preferred: [.plain, .rich]).request
    #expect(request.text == "the words\nselected")
    #expect(request.contextBefore == "> Before it, ")
    #expect(request.contextAfter == " and after.\n")
    #expect(request.options == [.plain, .rich])
  }
}
