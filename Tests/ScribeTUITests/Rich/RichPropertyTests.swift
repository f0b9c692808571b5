import Documents
import RichText
import TestSupport
import TextEngine
import Testing

@testable import ScribeTUI

/// Whatever a writer does to a rich document leaves a valid one, and undo takes all of it back.
@MainActor @Suite struct RichPropertyTests {
  private func desk() -> RichDesk {
    RichDesk(columns: 50, rows: 12, path: "a.rtfd", format: .rtfd) {
      $0.append("Heading")
      $0.endParagraph(ParagraphStyle(kind: .heading(1)))
      var style = InlineStyle()
      style.isItalic = true
      $0.append("Some 漢字 and ")
      $0.append("slanted é words", style: style)
      $0.attach(.file(name: "a", bytes: [1]))
      $0.endParagraph()
      let list = $0.addList()
      for (level, words) in [(0, "one"), (1, "two"), (0, "three")] {
        var item = ParagraphStyle()
        item.list = ListItem(list: list, level: level, marker: .decimal)
        $0.append(words)
        $0.endParagraph(item)
      }
      let table = $0.addTable(Table(columns: [Table.Column(), Table.Column()]))
      for row in 0..<2 {
        for column in 0..<2 {
          var cell = ParagraphStyle()
          cell.cell = CellPlace(table: table, row: row, column: column)
          $0.append("c\(row)\(column)")
          $0.endParagraph(cell)
        }
      }
      $0.append("last 👩‍🚀")
      $0.endParagraph()
    }
  }

  private static let commands: [Command] =
    [
      .insert("x"), .insert("漢"), .newline, .deleteBackward, .deleteForward, .deleteWordLeft,
      .style(.bold), .style(.code), .paragraph(.heading(2)), .paragraph(.numbers),
      .paragraph(.quote), .paragraph(.body), .insertTab, .unnest, .copy, .cut, .paste,
      .pasteAsText, .removeLink, .table(.insert), .cutLine,
    ] + TableEdit.allCases.map { .table(.edit($0)) }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `random work leaves a valid document, and undo restores all of it`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let desk = desk()
    let before = desk.document
    for step in 0..<40 {
      let text = desk.editor.state.document.text
      let head = text.graphemeBoundary(
        atOrBefore: ByteCount(Int.random(in: 0...text.count.value, using: &random)))
      let anchor =
        Int.random(in: 0..<3, using: &random) == 0
        ? text.graphemeBoundary(
          atOrBefore: ByteCount(Int.random(in: 0...text.count.value, using: &random))) : head
      desk.editor.configure { $0.document.selection = Selection(anchor: anchor, head: head) }
      guard let command = Self.commands.randomElement(using: &random) else { continue }
      desk.perform(command)
      _ = desk.editor.frame
      #expect(
        desk.document.invariantFailure() == nil, "seed \(seed), step \(step): \(command)")
      #expect(
        desk.document.text.string == desk.text, "seed \(seed), step \(step): \(command)")
      if desk.document.invariantFailure() != nil { return }
    }
    for _ in 0..<500 where desk.editor.state.document.history.canUndo { desk.perform(.undo) }
    #expect(desk.document.paragraphs == before.paragraphs, "seed \(seed)")
    #expect(desk.document.tables == before.tables && desk.text == before.text.string)
  }
}
