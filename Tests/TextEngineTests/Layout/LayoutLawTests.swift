import TestSupport
import Testing
import TextEngine

@Suite struct LayoutLawTests {
  @Test(arguments: Engine.allCases)
  func `rows are those of each element laid out alone`(engine: Engine) {
    for seed in Seeds.upTo(80) {
      var random = SeededRandom(seed: seed)
      let text = TextStorage.random(using: &random)
      let width = [1, 2, 3, 7, 20, 80].randomElement(using: &random)!
      let limit = [16, 40, 65_536].randomElement(using: &random)!
      let layout = engine.layout(text, width: width, limit: limit)
      let rows = layout.allRows
      let expected = plainRows(of: text, options: layout.options, by: OracleTypesetter())
      #expect(rows == expected, "seed \(seed)")
    }
  }

  @Test(arguments: Engine.allCases)
  func `rows joined are the text, and each knows its neighbours`(engine: Engine) {
    for seed in 200..<300 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let text = TextStorage.random(using: &random)
      let layout = engine.layout(text, width: .random(in: 1...12, using: &random), limit: 24)
      let rows = layout.allRows
      #expect(rows.flatMap { text.bytes(in: $0.range) } == text.bytes(in: 0..<text.count))
      #expect(layout.row(before: rows[0]) == nil, "seed \(seed)")
      for (number, row) in rows.enumerated() {
        if number > 0 { #expect(layout.row(before: row) == rows[number - 1], "seed \(seed)") }
        #expect(layout.row(at: row.place) == row, "seed \(seed)")
        #expect(
          layout.row(containing: row.range.lowerBound, affinity: .downstream) == row,
          "seed \(seed)")
      }
      let top = rows.randomElement(using: &random)!
      let below = Array(rows[rows.firstIndex(of: top)!...].prefix(9))
      #expect(layout.rows(from: top.place, count: 9) == below, "seed \(seed)")
    }
  }

  @Test(arguments: Engine.allCases)
  func `an edited text is laid out like a fresh one`(engine: Engine) {
    for seed in Seeds.upTo(60) {
      var random = SeededRandom(seed: seed)
      var text = TextStorage.random(using: &random)
      let width = [1, 2, 3, 7, 20, 80].randomElement(using: &random)!
      let limit = [16, 40, 200, 65_536].randomElement(using: &random)!
      let layout = engine.layout(text, width: width, limit: limit)
      for step in 0..<12 {
        // Look at a random part first, so that there is something to keep.
        let seen = ByteCount(Int.random(in: 0...text.count.value, using: &random))
        let row = layout.row(containing: seen, affinity: .downstream)
        if Bool.random(using: &random) { _ = layout.rows(from: row.place, count: 30) }
        let summary = text.apply(text.randomEdits(upTo: 3, using: &random))
        layout.apply(summary, text: text)
        guard step % 3 == 2 else { continue }
        let rows = layout.allRows
        let expected = plainRows(of: text, options: layout.options)
        let difference = zip(rows, expected).first { $0 != $1 }
        #expect(difference == nil, "seed \(seed), step \(step)")
        #expect(rows.count == expected.count, "seed \(seed), step \(step)")
        if rows != expected { return }
      }
    }
  }

  @Test(arguments: Engine.allCases)
  func `typing in a long paragraph is followed key by key`(engine: Engine) {
    for seed in Seeds.upTo(20) {
      var random = SeededRandom(seed: seed)
      let words = (0..<400).map { _ in
        String(repeating: "w", count: .random(in: 1...11, using: &random))
      }
      var text = TextStorage(words.joined(separator: " "))
      let layout = engine.layout(text, width: 12, limit: 512)
      _ = layout.allRows
      var caret = ByteCount(Int.random(in: 0...text.count.value, using: &random))
      for key in 0..<60 {
        let typed = ["a", "b", " ", "\n", "é"].randomElement(using: &random)!
        let erases = caret > 0 && Int.random(in: 0..<4, using: &random) == 0
        let edit =
          erases
          ? Edit(range: (caret - 1)..<caret, text: "") : Edit(range: caret..<caret, text: typed)
        let summary = text.apply(EditSet(edit))
        layout.apply(summary, text: text)
        caret = summary.edits.moving(caret, bias: .after)
        let row = layout.row(containing: caret, affinity: .downstream)
        #expect(row.range.contains(caret) || row.range.upperBound == text.count)
        if key % 10 == 9 {
          #expect(
            layout.allRows == plainRows(of: text, options: layout.options), "seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: Engine.allCases)
  func `another width lays out anew`(engine: Engine) {
    let layout = engine.layout("one two three four five six", width: 9)
    #expect(layout.shownRows == ["one two ", "three ", "four five ", "six"])
    layout.options.width = 14
    #expect(layout.shownRows == ["one two three ", "four five six"])
    layout.reset(to: TextStorage("all new"))
    #expect(layout.shownRows == ["all new"])
  }

  @Test(arguments: Engine.allCases)
  func `a text that ends in a line end has a last, empty row`(engine: Engine) {
    for (string, rows) in [
      ("", [""]), ("a", ["a"]), ("a\n", ["a\n", ""]), ("\n", ["\n", ""]),
      ("a\r\n\r\n", ["a\r\n", "\r\n", ""]), ("a\r", ["a\r", ""]),
      ("a\u{2028}", ["a\u{2028}", ""]),
    ] {
      let layout = engine.layout(string, width: 10)
      #expect(layout.shownRows == rows)
      #expect(layout.lastRow.range.upperBound == layout.text.count)
      #expect(layout.lastRow.range.isEmpty == (rows.last == ""))
    }
  }

  @Test(arguments: Engine.allCases)
  func `affinity chooses a row only where a row was wrapped`(engine: Engine) {
    let layout = engine.layout("aaa bbb\nccc", width: 4)
    #expect(layout.shownRows == ["aaa ", "bbb\n", "ccc"])
    #expect(layout.row(containing: 4, affinity: .upstream).place.row == 0)
    #expect(layout.row(containing: 4, affinity: .downstream).place.row == 1)
    #expect(layout.row(containing: 8, affinity: .upstream).range == 8..<11)
    #expect(layout.row(containing: 0, affinity: .upstream).range == 0..<4)
  }
}
