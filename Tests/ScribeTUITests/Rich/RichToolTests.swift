import Documents
import RichText
import TextEngine
import Testing
import WritingTools

@testable import ScribeTUI

/// Tools in rich documents: what may be applied where, and what it becomes.
@MainActor @Suite struct RichToolTests {
  private static let five = "Buy milk. Call Anna. Pay the rent. Book a room. Write the report."

  private func style(_ change: (inout InlineStyle) -> Void) -> InlineStyle {
    var style = InlineStyle()
    change(&style)
    return style
  }

  @Test(arguments: EngineKind.allCases)
  func `AI-33: five sentences become five true items, and one undo takes them back`(
    engine: EngineKind
  ) {
    let desk = RichDesk(engine: engine) {
      $0.append(Self.five)
      $0.endParagraph()
      $0.append("Something after it.")
      $0.endParagraph()
    }
    let before = desk.document
    desk.put(caret: 3)
    desk.run(
      .list,
      answer: .list(
        ["Buy milk", "Call Anna", "Pay the rent", "Book a room", "Write the report"],
        ordered: true))
    desk.accept()
    let items = desk.document.paragraphs.prefix(5)
    #expect(desk.text.hasPrefix("Buy milk\nCall Anna\nPay the rent\nBook a room\nWrite the report"))
    #expect(items.allSatisfy { $0.style.list?.marker == .decimal })
    #expect(Set(items.map { $0.style.list?.list }).count == 1)
    #expect(desk.document.listNumbers().prefix(6) == [1, 2, 3, 4, 5, nil])
    #expect(desk.text.hasSuffix("\nSomething after it."))
    desk.document.checkInvariants()
    desk.perform(.undo)
    #expect(desk.document == before)
    desk.perform(.redo)
    #expect(desk.document.listNumbers().prefix(5) == [1, 2, 3, 4, 5])
  }

  @Test func `a list keeps the styles of the words that survive`() {
    let bold = style { $0.isBold = true }
    let linked = style { $0.link = Link(address: "https://example.org") }
    let desk = RichDesk {
      $0.append("Buy ")
      $0.append("milk", style: bold)
      $0.append(". Read ")
      $0.append("the page", style: linked)
      $0.append(".")
      $0.endParagraph()
    }
    desk.put(caret: 0)
    desk.run(.list, answer: .list(["Buy milk", "Read the page"], ordered: false))
    desk.accept()
    #expect(desk.text == "Buy milk\nRead the page")
    #expect(desk.document.isAll(in: 4..<8) { $0.isBold })
    #expect(desk.document.isAll(in: 14..<22) { $0.link?.address == "https://example.org" })
    #expect(!desk.document.isAll(in: 0..<3) { $0.isBold })
  }

  @Test func `a table lands as cells`() {
    let desk = RichDesk {
      $0.append("Anna is 42, Ben is 7.")
      $0.endParagraph()
    }
    desk.put(caret: 0)
    desk.run(
      .table, answer: .table(header: ["name", "age"], rows: [["Anna", "42"], ["Ben", "7"]]))
    desk.accept()
    let cells = desk.document.paragraphs.compactMap(\.style.cell)
    #expect(cells.count == 6 && desk.document.tables.count == 1)
    #expect(desk.document.tables.values.first?.headerRows == 1)
    #expect(desk.text.hasPrefix("name\nage\nAnna\n42\nBen\n7"))
    desk.document.checkInvariants()
    desk.perform(.undo)
    #expect(desk.document.tables.isEmpty && desk.text == "Anna is 42, Ben is 7.")
  }

  @Test func `rich results become styles and leave no signs`() {
    let desk = RichDesk {
      $0.append("This is very important, 2 * 3 * 4.")
      $0.endParagraph()
    }
    let before = desk.document
    desk.put(caret: 0)
    desk.run(.rewrite(.plain), answer: .text("This is **very important**, 2 * 3 * 4."))
    desk.accept()
    #expect(desk.text == "This is very important, 2 * 3 * 4.")
    #expect(desk.document.isAll(in: 8..<22) { $0.isBold })
    #expect(!desk.document.isAll(in: 0..<8) { $0.isBold })
    desk.perform(.undo)
    #expect(desk.document == before)
  }

  @Test func `AI-17: words that are replaced hand their style on`() {
    let bold = style { $0.isBold = true }
    let desk = RichDesk {
      $0.append("The team is ")
      $0.append("in a position to", style: bold)
      $0.append(" proceed with the hiring of people.")
      $0.endParagraph()
    }
    desk.put(caret: 0)
    desk.run(
      .rewrite(.concise),
      answer: .edits([
        ProposedEdit(range: 12..<28, replacement: "able to", rule: "wordy", explanation: "")
      ]))
    desk.accept()
    #expect(desk.text.hasPrefix("The team is able to proceed"))
    #expect(desk.document.isAll(in: 12..<19) { $0.isBold })
    #expect(!desk.document.isAll(in: 0..<12) { $0.isBold })
    #expect(!desk.document.isAll(in: 19..<27) { $0.isBold })
  }

  @Test func `AI-15: an attachment travels as a token and comes back`() throws {
    let desk = RichDesk(path: "a.rtfd", format: .rtfd) {
      $0.append("See the bird ")
      $0.attach(.file(name: "orange bird.png", bytes: [1, 2]))
      $0.append(" that is there now.")
      $0.endParagraph()
    }
    let before = desk.document
    desk.put(caret: 0)
    desk.perform(.runTool(.rewrite(.plain)))
    let request = try #require(desk.asked)
    #expect(request.text == "See the bird ⟦1: orange bird.png⟧ that is there now.")
    let token = "⟦1: orange bird.png⟧"
    let start = request.text.utf8.count - " that is there now.".utf8.count - token.utf8.count
    #expect(request.protected.contains(start..<start + token.utf8.count))
    answer(desk, .text("See the bird ⟦1: orange bird.png⟧ which is there today."))
    #expect(desk.editor.state.document.session?.session.blocking.isEmpty == true)
    desk.accept()
    #expect(desk.text == "See the bird \u{FFFC} which is there today.")
    #expect(desk.document.attachments == before.attachments)
    #expect(desk.document.attachments(in: 0..<desk.document.text.count).count == 1)
  }

  private func answer(_ desk: RichDesk, _ content: ToolContent) {
    for case .ask(let id, _) in desk.effects {
      desk.effects = desk.editor.take(
        .answered(id, .success(ToolAnswer(content: content, provider: "rules"))))
    }
  }

  @Test func `AI-15: a result that loses an attachment or a link says so before it is applied`() {
    let linked = style { $0.link = Link(address: "https://example.org/a") }
    let desk = RichDesk(path: "a.rtfd", format: .rtfd) {
      $0.append("Look at ")
      $0.append("this page", style: linked)
      $0.append(" and the bird ")
      $0.attach(.file(name: "bird.png", bytes: [1, 2]))
      $0.append(" over there.")
      $0.endParagraph()
    }
    let before = desk.document
    desk.put(caret: 0)
    desk.run(.rewrite(.plain), answer: .text("Look and the bird over there."))
    let words = desk.editor.state.document.session?.session.blocking.map(\.message) ?? []
    #expect(words.contains { $0.contains("bird.png") && $0.contains("lost") })
    #expect(words.contains { $0.contains("https://example.org/a") && $0.contains("lost") })
    desk.perform(.acceptAll)
    #expect(desk.document == before)
    #expect(desk.message.hasPrefix("Not accepted"))
  }

  @Test func `tokens that come back in another order are found out`() {
    let desk = RichDesk(path: "a.rtfd", format: .rtfd) {
      $0.append("A ")
      $0.attach(.file(name: "one", bytes: [1]))
      $0.append(" and ")
      $0.attach(.file(name: "two", bytes: [2]))
      $0.append(" end.")
      $0.endParagraph()
    }
    desk.put(caret: 0)
    desk.run(.rewrite(.plain), answer: .text("A ⟦2: two⟧ and ⟦1: one⟧ end."))
    #expect(
      desk.editor.state.document.session?.session.blocking
        .contains { $0.message.contains("another order") } ?? true)
  }

  @Test(
    arguments: [
      ("code", ResultOptions.plain), ("heading", [.plain, .rich]), ("cell", [.plain, .rich]),
      ("prose", .all),
    ] as [(String, ResultOptions)])
  func `the place of a selection narrows what may be applied`(
    words: String, expected: ResultOptions
  ) {
    let desk = RichDesk {
      $0.append("heading words")
      $0.endParagraph(ParagraphStyle(kind: .heading(1)))
      $0.append("prose words")
      $0.endParagraph()
      $0.append("code words")
      $0.endParagraph(ParagraphStyle(kind: .code(language: nil)))
      var style = ParagraphStyle()
      style.cell = CellPlace(
        table: $0.addTable(Table(columns: [Table.Column()])), row: 0, column: 0)
      $0.append("cell words")
      $0.endParagraph(style)
    }
    desk.select(words)
    #expect(desk.document.options(at: desk.editor.state.document.selection.range) == expected)
    desk.run(.list, answer: .list(["one", "two"], ordered: false))
    let isRefused = desk.editor.state.context == .refused
    #expect(isRefused == (expected != .all))
  }

  @Test func `a save during a review writes what was accepted and says what was not`() throws {
    let desk = RichDesk {
      $0.append("The the cat sat on on the mat.")
      $0.endParagraph()
    }
    desk.put(caret: 0)
    desk.run(
      .proofread,
      answer: .edits([
        ProposedEdit(range: 0..<7, replacement: "The", rule: "twice", explanation: ""),
        ProposedEdit(range: 16..<21, replacement: "on", rule: "twice", explanation: ""),
      ]))
    desk.perform(.acceptOne)
    desk.perform(.save)
    let save = try #require(desk.saved)
    #expect(save.document.text.string == "The cat sat on on the mat.")
    #expect(desk.text == "The the cat sat on on the mat.")
    save.document.checkInvariants()
    let identity = FileIdentity(device: 1, inode: 1, size: 1, modified: 1)
    _ = desk.editor.take(
      .saved(
        document: save.id, path: save.path, save.document.text.revision, .success(identity),
        notes: []))
    #expect(desk.message == "Saved without 1 undecided.")
    #expect(!desk.editor.state.document.isModified)
  }
}
