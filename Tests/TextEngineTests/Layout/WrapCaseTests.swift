import TestSupport
import Testing
import TextEngine

/// The wrap cases that users of other editors reported.
@Suite struct WrapCaseTests {
  @Test(arguments: Engine.allCases)
  func `W01 a paragraph of 600 letters is walked by screen rows`(engine: Engine) {
    let layout = engine.layout(String(repeating: "x", count: 600), width: 60)
    #expect(layout.allRows.count == 10)
    let down = layout.moved(Selection(caret: 5), rows: 1, goal: nil, extending: false)
    #expect(down.selection.head == 65)
    #expect(layout.movedToRowStart(down.selection, extending: false).selection.head == 60)
    let end = layout.movedToRowEnd(down.selection, extending: false).selection
    #expect(end.head == 119)
    #expect(layout.movedToRowEnd(end, extending: false).selection.head == 600)
    let up = layout.moved(down.selection, rows: -1, goal: down.goal, extending: false)
    #expect(up.selection.head == 5)
  }

  @Test(arguments: Engine.allCases)
  func `W03 typing in a paragraph taller than the window leaves the rows above alone`(
    engine: Engine
  ) {
    var text = TextStorage(String(repeating: "words that wrap ", count: 200))
    let layout = engine.layout(text, width: 20)
    let top = layout.row(at: RowPlace(element: 0, row: 60))
    let above = layout.rows(from: top.place, count: 10)
    let caret = above[9].range.upperBound + 30
    let summary = text.apply(EditSet(Edit(range: caret..<caret, text: "typed")))
    layout.apply(summary, text: text)
    #expect(layout.rows(from: top.place, count: 10) == above)
    let page = layout.moved(Selection(caret: caret), rows: 20, goal: nil, extending: false)
    #expect(
      layout.moved(page.selection, rows: -20, goal: page.goal, extending: false).selection.head
        == caret)
  }

  @Test(arguments: Engine.allCases)
  func `W05 decomposed letters are never parted`(engine: Engine) {
    let text = TextStorage(String(repeating: "e\u{301}clair re\u{301}sume\u{301} ", count: 20))
    for width in 1...9 {
      let layout = engine.layout(text, width: width)
      for row in layout.allRows where row.range.lowerBound > 0 {
        #expect(text.graphemeBoundary(atOrBefore: row.range.lowerBound) == row.range.lowerBound)
        if width >= 6 { #expect(text.byte(at: row.range.lowerBound - 1) == 0x20) }
      }
    }
  }

  @Test(arguments: Engine.allCases)
  func `W07 wrapping at another width keeps the caret at its character and row`(engine: Engine) {
    let layout = engine.layout(" ab", width: 80)
    layout.options.width = 10
    let row = layout.caretRow(2)
    #expect(row.place == RowPlace(element: 0, row: 0))
    #expect(layout.cell(of: 2, in: row) == 2)
  }

  @Test(arguments: Engine.allCases)
  func `W09 a closing mark after a no-break space never begins a row`(engine: Engine) {
    for end in ["\u{A0}?", "\u{A0}»", ")", "\u{2060}x"] {
      let layout = engine.layout("Parlez-vous français\(end)", width: 20)
      let last = layout.text.string(in: layout.lastRow.range)
      #expect(last == "français\(end)")
    }
  }

  @Test(arguments: Engine.allCases)
  func `W11 half pages up from the end reach the top past a line of 3000 letters`(engine: Engine) {
    let text = "a\nb\nc\n" + String(repeating: "x", count: 3_000) + "\nd"
    let layout = engine.layout(text, width: 40)
    var motion = RowMotion(selection: Selection(caret: layout.text.count), goal: 0)
    var steps = 0
    while motion.selection.head > 0, steps < 100 {
      motion = layout.moved(motion.selection, rows: -12, goal: motion.goal, extending: false)
      steps += 1
    }
    #expect(motion.selection.head == 0)
    #expect(steps == 7)
  }

  @Test(arguments: Engine.allCases)
  func `W13 undo far above is shown where it happened`(engine: Engine) {
    var text = TextStorage((0..<2_000).map { "Paragraph \($0) has some words.\n" }.joined())
    let layout = engine.layout(text, width: 16)
    let place = text.count.value / 2
    let edits = EditSet(Edit(range: 300..<420, text: "changed"))
    let inverse = edits.inverse(in: text)
    layout.apply(text.apply(edits), text: text)
    _ = layout.row(containing: ByteCount(place), affinity: .downstream)
    layout.apply(text.apply(inverse), text: text)
    let row = layout.row(containing: 300, affinity: .downstream)
    #expect(row.range.contains(300))
    let plain = plainRows(of: text, options: layout.options)
    #expect(plain.contains(row))
    #expect(layout.rows(from: row.place, count: 20).allSatisfy(plain.contains))
  }

  @Test(arguments: Engine.allCases)
  func `W15 after another width the last row is reached at once`(engine: Engine) {
    let layout = engine.layout(String(repeating: "some words\n", count: 400), width: 30)
    _ = layout.lastRow
    layout.options.width = 7
    let last = layout.lastRow
    #expect(last.range == layout.text.count..<layout.text.count)
    #expect(layout.row(after: last) == nil)
  }
}
