import RichText
import Testing
import TestSupport
import TextEngine

@Suite struct DocumentBuilderTests {
  @Test func `an empty file is one empty paragraph`() {
    let document = DocumentBuilder(format: .rtf).finish()
    #expect(document.paragraphs.count == 1 && document.text.count == 0)
    document.checkInvariants()
  }

  @Test func `text becomes paragraphs with runs`() {
    var builder = DocumentBuilder(format: .html)
    var bold = InlineStyle()
    bold.isBold = true
    builder.append("one ")
    builder.append("two", style: bold)
    builder.append("\r\nthree\u{7}", style: bold)
    builder.endParagraph()
    builder.append("four")
    let document = builder.finish()
    document.checkInvariants()
    #expect(document.text.string == "one two\u{2028}three\nfour")
    #expect(document.paragraphs[0].runs == [StyleRun(range: 4..<15, style: bold)])
    #expect(document.range(ofParagraph: 1) == 16..<20)
    #expect(document.paragraphIndex(at: 15) == 0 && document.paragraphIndex(at: 16) == 1)
  }

  @Test func `the same attachment twice is one entry`() {
    var builder = DocumentBuilder(format: .rtfd)
    builder.attach(.file(name: "a", bytes: [1]))
    builder.attach(.file(name: "a", bytes: [1]))
    builder.attach(.file(name: "b", bytes: [1]))
    let document = builder.finish()
    document.checkInvariants()
    #expect(document.attachments.count == 2)
    #expect(document.paragraphs[0].runs.map(\.range) == [0..<6, 6..<9])
  }

  @Test func `missing cells are added`() {
    var builder = DocumentBuilder(format: .html)
    let table = builder.addTable(Table(columns: []))
    for (row, column) in [(0, 0), (1, 1), (2, 2)] {
      builder.append("\(row)\(column)")
      var style = ParagraphStyle()
      style.cell = CellPlace(table: table, row: row, column: column)
      builder.endParagraph(style)
    }
    let document = builder.finish()
    document.checkInvariants()
    #expect(document.text.string == "00\n\n\n\n11\n\n\n\n22")
    #expect(document.tables[table]?.columns.count == 3)
  }

  @Test func `spans cover and a table in a cell gets a paragraph beside it`() {
    var builder = DocumentBuilder(format: .html)
    let outer = builder.addTable(Table(columns: [Table.Column(), Table.Column()]))
    var style = ParagraphStyle()
    style.cell = CellPlace(table: outer, row: 0, column: 0, rowSpan: 9, columnSpan: 1)
    builder.append("tall")
    builder.endParagraph(style)
    let place = CellPlace(table: outer, row: 1, column: 1)
    let inner = builder.addTable(Table(columns: [Table.Column()], parent: place))
    style.cell = CellPlace(table: inner, row: 0, column: 0)
    builder.append("inner")
    builder.endParagraph(style)
    builder.append("after")
    let document = builder.finish()
    document.checkInvariants()
    #expect(document.text.string == "tall\n\ninner\n\nafter")
    #expect(document.paragraphs[0].style.cell?.rowSpan == 2)
    #expect(document.paragraphs[3].style.cell == place)
  }

  @Test func `any order of cells gives a valid document`() {
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      var builder = DocumentBuilder(format: .html)
      var places: [CellPlace] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let parent = Bool.random(using: &random) ? places.randomElement(using: &random) : nil
        let columns = Int.random(in: 0...3, using: &random)
        let table = builder.addTable(
          Table(
            columns: Array(repeating: Table.Column(), count: columns),
            headerRows: Int.random(in: 0...2, using: &random), parent: parent))
        for _ in 0..<4 {
          places.append(
            CellPlace(
              table: table, row: .random(in: 0...3, using: &random),
              column: .random(in: 0...3, using: &random),
              rowSpan: .random(in: 0...3, using: &random),
              columnSpan: .random(in: 0...3, using: &random)))
        }
      }
      let count = Int.random(in: 0...20, using: &random)
      for number in 0..<count {
        var style = ParagraphStyle()
        if Int.random(in: 0..<5, using: &random) > 0 {
          style.cell = places.randomElement(using: &random)
        }
        builder.append("<\(number)>")
        builder.endParagraph(style)
      }
      let document = builder.finish()
      #expect(document.invariantFailure() == nil, "seed \(seed)")
      let kept = document.text.string.filter { $0 != "\n" }
      #expect(kept == (0..<count).map { "<\($0)>" }.joined(), "seed \(seed)")
      #expect(document.renumbered().invariantFailure() == nil, "seed \(seed)")
    }
  }
}
