import TestSupport
import Testing
import TextEngine

/// Texts of one thing only, far longer than anybody writes.
@Suite struct HostileTextTests {
  private static let texts: [(name: String, piece: String, count: Int)] = [
    ("empty lines", "\n", 4_000_000), ("tabs", "\t", 1_000_000), ("spaces", " ", 1_000_000),
    ("marks", "\u{301}", 400_000), ("joiners", "\u{200D}", 300_000), ("a word", "x", 4_000_000),
    ("words", "word ", 800_000), ("zeros", "\0", 1_000_000), ("flags", "🇩🇪", 100_000),
    ("ideographs", "字", 400_000), ("Thai", "ภาษาไทย", 50_000), ("Hebrew", "שלום ", 100_000),
    ("returns", "\r", 500_000),
  ]

  @Test(arguments: texts.map(\.name))
  func `a screen at the top, at the end and after a key costs some elements, not the text`(
    name: String
  ) throws {
    let (_, piece, count) = try #require(Self.texts.first { $0.name == name })
    let unit = Array(piece.utf8)
    var text = TextStorage(
      bytes: [UInt8](unsafeUninitializedCapacity: unit.count * count) { buffer, filled in
        for index in 0..<unit.count * count {
          buffer.initializeElement(at: index, to: unit[index % unit.count])
        }
        filled = unit.count * count
      })
    let layout = Engine.tk2.layout(text, width: 80)
    let top = layout.rows(from: RowPlace(element: 0, row: 0), count: 50)
    #expect(top.first?.range.lowerBound == 0)
    let last = layout.lastRow
    #expect(last.range.upperBound == text.count && layout.row(after: last) == nil)
    let end = layout.rows(from: layout.row(-49, from: last).place, count: 50)
    #expect(end.last == last)
    let middle = text.graphemeBoundary(atOrBefore: ByteCount(text.count.value / 2))
    let summary = text.apply(EditSet(Edit(range: middle..<middle, text: "x")))
    layout.apply(summary, text: text)
    let row = layout.row(containing: middle, affinity: .downstream)
    #expect(row.range.lowerBound <= middle && row.range.upperBound >= middle)
    let shown = layout.rows(from: layout.row(-20, from: row).place, count: 50)
    for (above, below) in zip(shown, shown.dropFirst()) {
      #expect(above.range.upperBound == below.range.lowerBound)
    }
    // A screen may lie in two elements, and what is before a row in the one above. Where an element is
    // one cluster it is a row, and so are blanks, which hang over a row's edge: a screen is more of them
    // than there are.
    let isOneRow = ["marks", "joiners", "tabs", "spaces"].contains(name)
    #expect(layout.report.bytesTypeset <= (isOneRow ? 4 * text.count.value : 10 * 65_536))
  }
}
