import TestSupport
import Testing
import TextEngine

@Suite struct ScrollTests {
  @Test(arguments: Engine.allCases)
  func `the thumb goes from 0 to 1 and never back while one scrolls down`(engine: Engine) {
    for seed in Seeds.upTo(25) {
      var random = SeededRandom(seed: seed)
      let text = TextStorage.random(using: &random)
      let layout = engine.layout(text, width: .random(in: 1...20, using: &random), limit: 64)
      let screen = Int.random(in: 1...6, using: &random)
      var last = -1.0
      var top = layout.row(at: RowPlace(element: 0, row: 0))
      while true {
        let rows = layout.rows(from: top.place, count: screen)
        let fraction = layout.scrollFraction(firstRow: rows[0], lastRow: rows[rows.count - 1])
        #expect(fraction > last || last <= 0 && fraction == 0, "seed \(seed)")
        #expect((0...1).contains(fraction))
        if last < 0 { #expect(fraction == 0) }
        last = fraction
        guard let below = layout.row(after: rows[rows.count - 1]) else {
          #expect(fraction == (top.range.lowerBound > 0 ? 1 : 0), "seed \(seed)")
          break
        }
        #expect(fraction < 1, "more below: \(below.place)")
        top = rows.count > 1 ? rows[1] : below
      }
    }
  }

  @Test(arguments: Engine.allCases)
  func `a dragged thumb finds an element's start`(engine: Engine) {
    let layout = engine.layout("one\ntwo\nthree\nfour", width: 10)
    #expect(layout.row(atScrollFraction: 0).range == 0..<4)
    #expect(layout.row(atScrollFraction: 0.5).range == 8..<14)
    #expect(layout.row(atScrollFraction: 1).range == 14..<18)
    #expect(layout.row(atScrollFraction: -3).place.element == 0)
  }

  @Test(arguments: Engine.allCases)
  func `an edit above leaves the rows on the screen alone`(engine: Engine) {
    var text = TextStorage((0..<200).map { "paragraph \($0)\n" }.joined())
    let layout = engine.layout(text, width: 8)
    var top = layout.row(containing: 1_500, affinity: .downstream).place
    let shown = layout.rows(from: top, count: 10).map { text.string(in: $0.range) }
    let summary = text.apply(EditSet(Edit(range: 40..<60, text: "longer than it was\n\n")))
    layout.apply(summary, text: text)
    top.element = summary.edits.moving(top.element, bias: .after)
    #expect(layout.rows(from: top, count: 10).map { text.string(in: $0.range) } == shown)
  }
}
