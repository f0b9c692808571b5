import TestSupport
import Testing
import TextEngine

/// What an engine does is counted, never timed.
@Suite struct WorkTests {
  private static let paragraph = String(repeating: "a few plain words of prose ", count: 18) + "\n"
  private static let screen = (rows: 50, bytes: 50 * 80)

  private func paintEnd(_ layout: any LayoutEngine) -> [Row] {
    let top = layout.row(-(Self.screen.rows - 1), from: layout.lastRow)
    return layout.rows(from: top.place, count: Self.screen.rows)
  }

  @Test func `TK2 lays out three screens at most to paint the end of 10 MB, and TK1 all of it`() {
    let text = TextStorage.repeating(Self.paragraph, toAtLeast: 10_000_000)
    let one = Engine.tk1.layout(text, width: 80, typesetter: PlainTypesetter())
    let two = Engine.tk2.layout(text, width: 80, typesetter: PlainTypesetter())
    #expect(paintEnd(one) == paintEnd(two))
    #expect(two.report.bytesTypeset <= 3 * Self.screen.bytes)
    #expect(one.report.bytesTypeset == text.count.value)
    #expect(one.report.rowsKept > 50 * two.report.rowsKept)
  }

  @Test func `TK1 lays out nothing below the screen`() {
    let text = TextStorage.repeating(Self.paragraph, toAtLeast: 1_000_000)
    let layout = Engine.tk1.layout(text, width: 80, typesetter: PlainTypesetter())
    _ = layout.rows(from: RowPlace(element: 0, row: 0), count: Self.screen.rows)
    #expect(layout.report.bytesTypeset <= 3 * Self.screen.bytes)
  }

  private func workForKeys(_ engine: Engine, piece: String, bytes: Int) -> LayoutReport {
    var text = TextStorage.repeating(piece, toAtLeast: bytes)
    let layout = engine.layout(text, width: 80, typesetter: PlainTypesetter())
    var caret = ByteCount(text.count.value / 2 + 7)
    func paint() {
      let row = layout.row(containing: caret, affinity: .downstream)
      _ = layout.rows(from: layout.row(-10, from: row).place, count: Self.screen.rows)
    }
    paint()
    let before = layout.report
    for _ in 0..<20 {
      let summary = text.apply(EditSet(Edit(range: caret..<caret, text: "x")))
      layout.apply(summary, text: text)
      caret += 1
      paint()
    }
    var work = layout.report
    work.bytesTypeset -= before.bytesTypeset
    work.rowsTypeset -= before.rowsTypeset
    return work
  }

  @Test func `work for a key does not grow with the text`() {
    for piece in [Self.paragraph, "one paragraph without an end "] {
      let small = workForKeys(.tk2, piece: piece, bytes: 1_000_000)
      let large = workForKeys(.tk2, piece: piece, bytes: 100_000_000)
      #expect(large.bytesTypeset <= 2 * small.bytesTypeset)
      #expect(large.memory <= 2 * small.memory)
    }
    let small = workForKeys(.tk1, piece: Self.paragraph, bytes: 500_000)
    let large = workForKeys(.tk1, piece: Self.paragraph, bytes: 5_000_000)
    #expect(large.bytesTypeset <= 2 * small.bytesTypeset)
  }

  @Test(arguments: Engine.allCases)
  func `a key in a paragraph of 60 KiB lays out a few rows again`(engine: Engine) {
    var text = TextStorage(String(repeating: "some longer words ", count: 3_400))
    let layout = engine.layout(text, width: 80)
    _ = layout.allRows
    let before = layout.report.bytesTypeset
    let summary = text.apply(EditSet(Edit(range: 40_000..<40_000, text: "x")))
    let invalidation = layout.apply(summary, text: text)
    #expect(layout.report.bytesTypeset - before < 2_000)
    #expect(invalidation.relaid < 20)
    #expect(invalidation.bytes.contains(40_000))
    #expect(layout.allRows == plainRows(of: text, options: layout.options))
  }

  @Test func `an edit at the top shifts all later records of TK1, and none of TK2`() {
    var text = TextStorage.repeating(Self.paragraph, toAtLeast: 200_000)
    let one = Engine.tk1.layout(text, width: 80, typesetter: PlainTypesetter())
    let two = Engine.tk2.layout(text, width: 80, typesetter: PlainTypesetter())
    _ = one.height
    _ = two.rows(from: RowPlace(element: 0, row: 0), count: 50)
    let summary = text.apply(EditSet(Edit(range: 5..<5, text: "x")))
    let shifted = one.apply(summary, text: text).shifted
    #expect(shifted > one.height.value.value - 20)
    #expect(two.apply(summary, text: text).shifted == 0)
  }

  @Test func `TK2 keeps some hundred fragments however far one reads`() {
    let text = TextStorage.repeating(Self.paragraph, toAtLeast: 1_000_000)
    let layout = Engine.tk2.layout(text, width: 80, typesetter: PlainTypesetter())
    var rows = 0
    var row: Row? = layout.row(at: RowPlace(element: 0, row: 0))
    while let next = row {
      rows += 1
      row = layout.row(after: next)
    }
    #expect(rows > 12_000)
    #expect(layout.report.rowsKept < 5_000)
  }
}
