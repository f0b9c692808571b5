import Documents
import Testing
import TextEngine

@testable import WritingTools

@Suite struct PlacingTests {
  @Test(arguments: [
    ("Milk, eggs.‸\n", "- milk\n- eggs\n"),
    ("Milk, eggs.‸", "- milk\n- eggs"),
    ("One.\n\nMilk, eggs.‸\n\nTwo.\n", "One.\n\n- milk\n- eggs\n\nTwo.\n"),
    ("One.\r\n\r\nMilk, eggs.‸\r\n", "One.\r\n\r\n- milk\r\n- eggs\r\n"),
    ("> Milk, eggs.‸\n", "> - milk\n> - eggs\n"),
    ("- Milk, eggs.‸\n- other\n", "- milk\n- eggs\n- other\n"),
    ("  - Milk,‸\n    eggs.\n", "  - milk\n  - eggs\n"),
    ("We need ⟦milk, eggs⟧ now.\n", "We need\n\n- milk\n- eggs\n\nnow.\n"),
    ("# Title\n‸Milk, eggs.\nMore.\n", "# Title\n\n- milk\n- eggs\n"),
    ("> We need ⟦milk, eggs⟧\n> now.\n", "> We need\n>\n> - milk\n> - eggs\n>\n> now.\n"),
  ])
  func `a list takes its scope's place`(draft: String, expected: String) {
    let list = ToolContent.list(["milk", "eggs"], ordered: false)
    #expect(Draft(draft).accepting(list, of: .list) == expected)
  }

  @Test(arguments: [
    ("Long text.‸\n", "Long text.\n\nShort.\n"),
    ("Long text.‸", "Long text.\n\nShort."),
    ("‸Long text.\n\nNext.\n", "Long text.\n\nShort.\n\nNext.\n"),
    ("‸Long text.\r\n\r\nNext.\r\n", "Long text.\r\n\r\nShort.\r\n\r\nNext.\r\n"),
    ("> Long ‸text.\n", "> Long text.\n>\n> Short.\n"),
    ("- ‸Long text.\n- Next.\n", "- Long text.\n\n  Short.\n\n- Next.\n"),
    ("⟦Long⟧ text\nof lines.\n# Next\n", "Long text\nof lines.\n\nShort.\n\n# Next\n"),
  ])
  func `a summary lands below its paragraph`(draft: String, expected: String) {
    let marked = Draft(draft)
    var session = marked.session(
      .summarize, extent: marked.selection.isEmpty ? .paragraph : .selection)
    session.receive(ToolAnswer(content: .text("Short."), provider: "test"))
    session.acceptAll(knowing: true)
    guard case .allowed(let pass) = session.outcome(in: marked.text) else {
      Issue.record("refused: \(session.phase)")
      return
    }
    var text = marked.text
    text.apply(pass)
    #expect(text.string == expected)
  }
}
