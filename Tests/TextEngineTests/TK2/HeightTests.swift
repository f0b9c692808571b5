import TestSupport
import Testing

@testable import TextEngine

@Suite struct HeightTests {
  private func layout(_ text: TextStorage, width: Int = 20, limit: Int = 64) -> TK2Layout {
    TK2Layout(
      text: text, options: TypesetOptions(width: CellCount(width), elementLimit: limit),
      typesetter: WindowedTypesetter())
  }

  @Test func `a short text is counted at once, and stays counted while one types`() {
    for seed in Seeds.upTo(80) {
      var random = SeededRandom(seed: seed)
      var text = TextStorage.random(using: &random)
      let layout = layout(text, width: .random(in: 1...30, using: &random))
      for step in 0..<8 {
        let rows = plainRows(of: text, options: layout.options)
        #expect(layout.height == .exact(RowCount(rows.count)), "seed \(seed), step \(step)")
        for row in rows where Int.random(in: 0..<9, using: &random) == 0 {
          let number = rows.firstIndex(of: row)!
          #expect(layout.rowsAbove(row) == .exact(RowCount(number)), "seed \(seed), step \(step)")
        }
        layout.apply(text.apply(text.randomEdits(upTo: 3, using: &random)), text: text)
        layout.heights?.checkInvariants()
        #expect(layout.heights?.bytes == text.count.value)
      }
    }
  }

  /// A text above what is counted at once, of `count` paragraphs.
  private func longText(_ count: Int) -> TextStorage {
    let paragraphs = (0..<count).map { number in
      String(repeating: "word ", count: 4 + number * 7 % 23) + "\n"
    }
    return TextStorage(paragraphs.joined())
  }

  @Test func `a long text is estimated, says so, and is exact once it was counted`() throws {
    let text = longText(4_000)
    let layout = layout(text, limit: 65_536)
    let rows = plainRows(of: text, options: layout.options)
    let estimate = layout.height
    #expect(!estimate.isExact)
    #expect(abs(estimate.value.value - rows.count) < rows.count / 10)
    #expect(!layout.rowsAbove(rows[9_000]).isExact)
    #expect(layout.report.bytesTypeset < 32 * 500)

    var counter = try #require(layout.rowCounter(near: text.count))
    let next = counter.next()
    let first = try #require(next)
    #expect(first.range.upperBound <= text.count.value)
    #expect(layout.take(first))
    while let counts = counter.next() { #expect(layout.take(counts)) }
    #expect(counter.isDone)
    #expect(layout.height == .exact(RowCount(rows.count)))
    #expect(layout.rowsAbove(rows[9_000]) == .exact(9_000))
    #expect(layout.rowCounter(near: 0) == nil)
  }

  @Test func `what was counted before an edit elsewhere still counts`() throws {
    for seed in Seeds.upTo(6) {
      var random = SeededRandom(seed: seed)
      var text = longText(3_000)
      let layout = layout(text, limit: seed % 2 == 0 ? 65_536 : 48)
      for pass in 0..<2 {
        guard var counter = layout.rowCounter(near: 70_000) else { break }
        var edited = 0
        while let counts = counter.next() {
          if pass == 0, edited < 6, seed > 0 {
            layout.apply(text.apply(text.randomEdits(upTo: 2, using: &random)), text: text)
            edited += 1
          }
          layout.take(counts)
        }
        layout.heights?.checkInvariants()
      }
      let rows = plainRows(of: text, options: layout.options)
      #expect(layout.height == .exact(RowCount(rows.count)), "seed \(seed)")
    }
  }

  @Test func `an answer for a stretch that was edited is dropped`() throws {
    var text = longText(3_000)
    let layout = layout(text, limit: 65_536)
    var counter = try #require(layout.rowCounter(near: 0))
    let next = counter.next()
    let counts = try #require(next)
    layout.apply(text.apply(EditSet(Edit(range: 100..<120, text: "\n\n"))), text: text)
    #expect(!layout.take(counts))
    layout.options.width = 9
    #expect(!layout.take(counts))
  }

  @Test func `nothing on the screen moves when counts arrive`() throws {
    let text = longText(3_000)
    let layout = layout(text, limit: 65_536)
    let top = layout.row(containing: 150_000, affinity: .downstream)
    let shown = layout.rows(from: top.place, count: 40)
    let thumb = layout.scrollFraction(firstRow: shown[0], lastRow: shown[39])
    _ = layout.height
    var counter = try #require(layout.rowCounter(near: 150_000))
    while let counts = counter.next() { layout.take(counts) }
    #expect(layout.rows(from: top.place, count: 40) == shown)
    #expect(layout.scrollFraction(firstRow: shown[0], lastRow: shown[39]) == thumb)
  }

  @Test func `blocks and gaps add up, whatever is recorded and forgotten`() {
    for seed in Seeds.upTo(200) {
      var random = SeededRandom(seed: seed)
      var tree = HeightTree(bytes: 1_000, sampledRate: 0.1, shape: .tiny)
      var bytes = 1_000
      for _ in 0..<60 {
        let lower = Int.random(in: 0...bytes, using: &random)
        let upper = Int.random(in: lower...min(bytes, lower + 90), using: &random)
        if Bool.random(using: &random) {
          if lower < upper { tree.record(lower..<upper, rows: 3) }
        } else {
          let growth = Int.random(in: -(upper - lower)...30, using: &random)
          tree.invalidate(lower..<upper, growth: growth)
          bytes += growth
        }
        tree.checkInvariants()
        #expect(tree.bytes == bytes, "seed \(seed)")
        #expect(tree.gaps().reduce(0) { $0 + $1.count } == tree.unknownBytes)
      }
      if bytes > 0 {
        tree.record(0..<bytes, rows: 77)
        #expect(tree.rows == .exact(77))
      }
    }
  }
}
