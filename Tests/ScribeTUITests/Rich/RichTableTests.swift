import Documents
import RichText
import TextEngine
import Testing

@testable import ScribeTUI

/// Tables: drawn with their cells side by side, gone through with Tab, made larger and smaller.
@MainActor @Suite struct RichTableTests {
  private func desk(
    columns: Int = 44, rows: Int = 16, engine: EngineKind = .tk2, _ words: [[String]]
  ) -> RichDesk {
    RichDesk(columns: columns, rows: rows, engine: engine) {
      $0.append("Before")
      $0.endParagraph()
      let table = $0.addTable(
        Table(columns: Array(repeating: Table.Column(), count: words[0].count)))
      for (row, cells) in words.enumerated() {
        for (column, cell) in cells.enumerated() {
          var style = ParagraphStyle()
          style.cell = CellPlace(table: table, row: row, column: column)
          $0.append(cell)
          $0.endParagraph(style)
        }
      }
      $0.append("After")
      $0.endParagraph()
    }
  }

  /// The rows of the text from the first line of a table on, without the margin.
  private func drawn(_ desk: RichDesk) -> [String] {
    desk.lines.filter { line in "┌│├└".contains { line.contains($0) } }
      .map { line in String(line.drop { !"┌│├└".contains($0) }) }
  }

  private static let people = [["name", "age"], ["Anna", "42"], ["Ben", "7"]]

  @Test(arguments: EngineKind.allCases)
  func `cells stand side by side in box lines`(engine: EngineKind) {
    let desk = desk(engine: engine, Self.people)
    #expect(
      drawn(desk) == [
        "┌──────┬─────┐",
        "│ name │ age │",
        "├──────┼─────┤",
        "│ Anna │ 42  │",
        "├──────┼─────┤",
        "│ Ben  │ 7   │",
        "└──────┴─────┘",
      ])
    #expect(desk.text == "Before\nname\nage\nAnna\n42\nBen\n7\nAfter")
  }

  @Test(arguments: [20, 30, 44, 120])
  func `cells wrap, and no line is wider than the screen`(columns: Int) {
    let words = "one two three four five six seven eight nine ten"
    let desk = desk(columns: columns, rows: 40, [[words, words], [words, "漢字漢字漢字漢字漢字漢字"]])
    let lines = drawn(desk)
    #expect(!lines.isEmpty)
    #expect(Set(lines.map { cellWidth($0) }).count == 1, "\(lines)")
    #expect(desk.lines.allSatisfy { cellWidth($0) <= columns })
    let all = lines.joined()
    for word in words.split(separator: " ") { #expect(all.contains(word), "\(word)") }
  }

  @Test func `where there is no room cells stand one below the other`() {
    let desk = desk(columns: 20, rows: 30, [Array(repeating: "wide cell", count: 12)])
    #expect(drawn(desk).isEmpty)
    #expect(desk.lines.filter { $0.contains("wide cell") }.count == 12)
  }

  @Test(arguments: EngineKind.allCases)
  func `the caret goes down a column and types where it stands`(engine: EngineKind) {
    let desk = desk(engine: engine, Self.people)
    desk.put(caret: 12)  // before "age"
    desk.press(.down)
    desk.press(Key(.character("x")))
    #expect(desk.text.contains("\nx42\n"))
    desk.press(.down)
    desk.press(Key(.character("y")))
    #expect(desk.text.contains("\n7y\n"), "\(desk.text)")
    desk.press(.up, .up, .up)
    #expect(desk.document.paragraphIndex(at: desk.editor.state.document.selection.head) == 0)
    desk.document.checkInvariants()
  }

  @Test func `every place of a table shows on the screen and leads back`() {
    let desk = desk(Self.people)
    let shown = desk.editor.state.shown(layouts: desk.editor.layouts)
    for position in 0...desk.document.text.count.value {
      let place = ByteCount(position)
      #expect(shown.document(shown.shown(place)) == place, "\(position)")
    }
    for position in 0...shown.text.count.value {
      let place = shown.document(ByteCount(position))
      #expect(place >= 0 && place <= desk.document.text.count)
    }
  }

  @Test func `Tab goes through the cells, and after the last adds a row`() {
    let desk = desk(Self.people)
    desk.put(caret: 8)
    var places: [String] = []
    for _ in 0..<6 {
      desk.press(.tab)
      let index = desk.document.paragraphIndex(at: desk.editor.state.document.selection.head)
      let cell = desk.document.paragraphs[index].style.cell
      places.append("\(cell?.row ?? -1),\(cell?.column ?? -1)")
    }
    #expect(places == ["0,1", "1,0", "1,1", "2,0", "2,1", "3,0"])
    #expect(desk.document.paragraphs.count { $0.style.cell != nil } == 8)
    desk.document.checkInvariants()
    desk.press(Key.tab.shifted())
    let index = desk.document.paragraphIndex(at: desk.editor.state.document.selection.head)
    #expect(desk.document.paragraphs[index].style.cell?.row == 2)
    desk.perform(.undo)
    #expect(desk.document.paragraphs.count { $0.style.cell != nil } == 6)
    desk.document.checkInvariants()
  }

  @Test(arguments: TableEdit.allCases)
  func `rows and columns are added and removed, one undo each`(edit: TableEdit) {
    let desk = desk(Self.people)
    let before = desk.document
    desk.put(caret: 16)  // in "Anna"
    desk.perform(.table(.edit(edit)))
    desk.document.checkInvariants()
    #expect(desk.editor.state.document.text.string == desk.document.text.string)
    let cells = desk.document.paragraphs.count { $0.style.cell != nil }
    let expected =
      switch edit {
      case .rowAbove, .rowBelow: 8
      case .columnLeft, .columnRight: 9
      case .removeRow: 4
      case .removeColumn: 3
      case .removeTable: 0
      }
    #expect(cells == expected)
    #expect(desk.text.hasPrefix("Before\n") && desk.text.hasSuffix("\nAfter"))
    let after = desk.document
    desk.perform(.undo)
    #expect(desk.document == before)
    desk.perform(.redo)
    #expect(desk.document == after)
  }

  @Test func `a table is put in and can be left below`() {
    let desk = RichDesk {
      $0.append("End")
      $0.endParagraph()
    }
    desk.put(caret: 3)
    desk.perform(.table(.insert))
    desk.document.checkInvariants()
    #expect(desk.document.paragraphs.count { $0.style.cell != nil } == 4)
    #expect(desk.document.paragraphs.last?.style.cell == nil)
    desk.press(Key(.character("a")), .tab, Key(.character("b")))
    #expect(desk.text.hasPrefix("End\na\nb\n"))
    for _ in 0..<3 { desk.perform(.undo) }
    #expect(desk.text == "End" && desk.document.tables.isEmpty)
  }

  @Test func `spans grow and shrink with what is added and taken`() {
    let desk = RichDesk {
      let table = $0.addTable(Table(columns: [Table.Column(), Table.Column()]))
      for (row, column, span, words) in [
        (0, 0, 2, "across"), (1, 0, 1, "a"), (1, 1, 1, "b"),
      ] {
        var style = ParagraphStyle()
        style.cell = CellPlace(table: table, row: row, column: column, columnSpan: span)
        $0.append(words)
        $0.endParagraph(style)
      }
    }
    desk.put(caret: 7)
    desk.perform(.table(.edit(.columnRight)))
    #expect(desk.document.paragraphs[0].style.cell?.columnSpan == 3)
    desk.document.checkInvariants()
    #expect(drawn(desk).first == "┌────────────┐" || drawn(desk).first?.contains("┬") == false)
    desk.perform(.table(.edit(.removeColumn)))
    desk.perform(.table(.edit(.removeColumn)))
    #expect(desk.document.paragraphs[0].style.cell?.columnSpan == 1)
    desk.document.checkInvariants()
  }

  @Test func `attachments are named boxes`() {
    let desk = RichDesk(path: "a.rtfd", format: .rtfd) {
      $0.append("see ")
      $0.attach(.file(name: "cat.png", bytes: [1]))
      $0.append(" now")
      $0.endParagraph()
    }
    #expect(desk.lines.contains { $0.contains("see [cat.png] now") })
    desk.put(caret: 4)
    desk.press(.right)
    #expect(desk.editor.state.document.selection.head == 7)
    desk.press(.backspace)
    #expect(desk.text == "see  now")
    desk.perform(.undo)
    #expect(desk.lines.contains { $0.contains("see [cat.png] now") })
  }

  @Test func `the name of an attachment cannot drive the terminal`() {
    let label = Attachment.file(name: "a\u{1B}[31mb\u{202E}c\nd", bytes: []).displayName
    #expect(label == "a[31mbcd")
  }
}
