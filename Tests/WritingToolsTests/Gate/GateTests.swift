import Documents
import FoundationEssentials
import Testing
import TextEngine

@testable import WritingTools

@Suite struct GateTests {
  @Test func `a list in a text file says what the file holds and the ways out`() {
    var session = Draft("⟦milk and eggs⟧\n", .plainText).session(.list)
    #expect(session.mayAsk)
    #expect(session.gate.marksCopyOnly(.list))
    session.receive(
      ToolAnswer(content: .list(["milk", "eggs"], ordered: false), provider: "rules"))
    guard case .refused(let refusal) = session.phase else {
      Issue.record("\(session.phase)")
      return
    }
    #expect(refusal.message == "Kind: list. A .txt file holds: plain.")
    #expect(
      refusal.sentence
        == "text files hold plain text; `d` shows it as plain lines, `c` copies it as Markdown")
    #expect(
      refusal.remedies.map { "\($0.key) \($0.words)" } == [
        "d preview as plain lines", "c copy as Markdown", "s save result as .md",
        "f treat this file as Markdown",
      ])
    #expect(session.resultAsMarkdown == "- milk\n- eggs")
    #expect(session.resultAsPlainLines == "milk\neggs")
  }

  @Test func `a named kind that the format cannot hold is refused before the tool runs`() {
    let session = Draft("⟦milk⟧\n", .plainText).session(.list, preferred: .list, isNamed: true)
    #expect(!session.mayAsk)
    guard case .refused(let refusal) = session.phase else {
      Issue.record("\(session.phase)")
      return
    }
    #expect(refusal.reason == .notHeld(.list))
    #expect(
      refusal.message
        == "A .txt file cannot hold: list. It holds: plain. Formats that hold it: Markdown.")
    let setting = Draft("⟦milk⟧\n", .plainText).session(
      .rewrite(.plain), preferred: [.plain, .list])
    #expect(setting.mayAsk && setting.gate.actual == .plain)
  }

  @Test func `an empty set refuses every tool`() {
    for tool in Tool.known {
      for format in DocumentFormat.allCases {
        #expect(Gate(format: format, preferred: []).admits(tool)?.reason == .nothingAllowed)
      }
    }
    #expect(Gate(format: .plainText, preferred: .list).admits(.list)?.reason == .nothingAllowed)
  }

  private static let places: [(String, ResultOptions)] = [
    ("Prose ⟦here⟧.\n", .all), ("# Head ⟦line⟧\n", [.plain, .rich]),
    ("```\nco⟦de⟧\n```\n", .plain), ("| a | b |\n| - | - |\n| ⟦c⟧ | d |\n", [.plain, .rich]),
    ("---\nti⟦tle⟧: x\n---\n\nText.\n", .plain), ("> quoted ⟦words⟧\n", .all),
    ("- item ⟦words⟧\n", .all),
  ]

  @Test(arguments: places)
  func `the place narrows what may be applied`(marked: String, expected: ResultOptions) {
    let draft = Draft(marked)
    let scope = ToolScope(extent: .selection, range: draft.selection.range)
    #expect(Gate.place(of: scope, in: draft.text, format: .markdown) == expected)
  }

  @Test(arguments: [
    ("plain words", "other words", ResultKind.plain), ("plain words", "**bold** words", .rich),
    ("**bold** words", "**bold** text", .plain), ("some text", "- some\n- text", .list),
    ("- some\n- text", "- other\n- words", .plain), ("a", "| a |\n| - |\n| b |", .table),
    ("see x", "see [x](y)", .rich), ("a * b", "a * c", .plain), ("snake_case_name", "x", .plain),
    ("say it", "# say it", .rich), ("say it", "1. say\n2. it", .list),
  ])
  func `a kind is what the result adds`(old: String, new: String, kind: ResultKind) {
    let text = TextStorage("Before.\n\n\(old)\n\nAfter *it*.\n")
    let range: Range<ByteCount> = 9..<ByteCount(9 + old.utf8.count)
    let proposal = Proposal(tool: .change, edits: EditSet(Edit(range: range, text: new)), in: text)
    #expect(proposal.kind == kind)
  }

  @Test func `results for elsewhere leave the document alone`() {
    let draft = Draft("⟦milk and eggs⟧\n", .plainText)
    for landing in [Landing.newDocument, .clipboard] {
      var session = draft.session(.list, landing: landing)
      session.receive(
        ToolAnswer(content: .list(["milk", "eggs"], ordered: false), provider: "rules"))
      #expect(session.phase == .reviewing)
      guard case .allowed(let pass) = session.outcome(in: draft.text) else {
        Issue.record("\(landing.rawValue) was refused")
        continue
      }
      #expect(pass.edits.isEmpty)
      #expect(pass.detached == "- milk\n- eggs")
    }
  }

  @Test func `the tables of the documentation are the gate's own`() throws {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let page = try String(contentsOfFile: "/\(root)/docs/gate.md", encoding: .utf8)
    for table in GateTable.tables { #expect(page.contains(table), "docs/gate.md lacks\n\(table)") }
  }
}
