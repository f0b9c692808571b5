import TestSupport
import Testing
import TextEngine

@Suite struct NavigationTests {
  @Test(arguments: Engine.allCases)
  func `down and up keep the cell through a shorter row`(engine: Engine) {
    let layout = engine.layout("a long row\nab\nanother one", width: 20)
    let start = Selection(caret: 6)
    let down = layout.moved(start, rows: 1, goal: nil, extending: false)
    #expect(down.selection == Selection(caret: 13))
    let further = layout.moved(down.selection, rows: 1, goal: down.goal, extending: false)
    #expect(further.selection == Selection(caret: 20))
    let back = layout.moved(further.selection, rows: -2, goal: down.goal, extending: false)
    #expect(back.selection == start)
  }

  @Test(arguments: Engine.allCases)
  func `down n rows, then up n rows, returns`(engine: Engine) {
    for seed in Seeds.upTo(40) {
      var random = SeededRandom(seed: seed)
      let text = TextStorage.random(using: &random)
      let layout = engine.layout(text, width: .random(in: 1...30, using: &random), limit: 64)
      // A row from right to left has its start elsewhere than at cell 0.
      layout.options.order = .logical
      let rows = layout.allRows
      let from = Int.random(in: 0..<rows.count, using: &random)
      let steps = Int.random(in: 0..<(rows.count - from), using: &random)
      let start = Selection(caret: rows[from].range.lowerBound)
      let down = layout.moved(start, rows: steps, goal: 0, extending: false)
      #expect(down.selection.head == rows[from + steps].range.lowerBound, "seed \(seed)")
      let up = layout.moved(down.selection, rows: -steps, goal: down.goal, extending: false)
      #expect(up.selection == start, "seed \(seed)")
    }
  }

  @Test(arguments: Engine.allCases)
  func `pages down reach the end and skip no row`(engine: Engine) {
    let text = TextStorage(
      (1...60).map { "paragraph number \($0) of many" }.joined(separator: "\n"))
    let layout = engine.layout(text, width: 11)
    let page = 7
    var seen: [Row] = []
    var top = layout.row(at: RowPlace(element: 0, row: 0))
    while true {
      let rows = layout.rows(from: top.place, count: page)
      seen += rows
      guard rows.count == page, let next = layout.row(after: rows[page - 1]) else { break }
      top = next
    }
    #expect(seen == layout.allRows)
  }

  @Test(arguments: Engine.allCases)
  func `home and end go by rows, and from there by paragraphs`(engine: Engine) {
    let layout = engine.layout("one two three four\nnext", width: 9)
    #expect(layout.shownRows == ["one two ", "three ", "four\n", "next"])
    let home = layout.movedToRowStart(Selection(caret: 10), extending: false)
    #expect(home.selection == Selection(caret: 8))
    let again = layout.movedToRowStart(home.selection, extending: false)
    #expect(again.selection == Selection(caret: 0))
    let end = layout.movedToRowEnd(Selection(caret: 2), extending: false)
    #expect(end.selection == Selection(caret: 7))
    let paragraph = layout.movedToRowEnd(end.selection, extending: false)
    #expect(paragraph.selection == Selection(caret: 18))
    let extended = layout.movedToRowEnd(Selection(caret: 20), extending: true)
    #expect(extended.selection == Selection(anchor: 20, head: 23))
  }

  @Test(arguments: Engine.allCases)
  func `at the first and last row a caret stays`(engine: Engine) {
    let layout = engine.layout("ab\ncd", width: 9)
    #expect(
      layout.moved(Selection(caret: 1), rows: -1, goal: nil, extending: false).selection
        == Selection(caret: 1))
    #expect(
      layout.moved(Selection(caret: 4), rows: 5, goal: nil, extending: false).selection
        == Selection(caret: 4))
  }

  @Test(arguments: Engine.allCases)
  func `a click finds the nearest caret stop`(engine: Engine) {
    let layout = engine.layout("wide 漢字 text\n\nend", width: 9)
    #expect(layout.shownRows == ["wide 漢字 ", "text\n", "\n", "end"])
    let top = RowPlace(element: 0, row: 0)
    #expect(layout.position(atRow: 0, cell: 2, top: top) == 2)
    #expect(layout.position(atRow: 0, cell: 6, top: top) == 5)
    #expect(layout.position(atRow: 2, cell: 50, top: top) == 17)
    #expect(layout.position(atRow: 90, cell: 50, top: top) == layout.text.count)
  }

  @Test(arguments: Engine.allCases)
  func `plain rows answer like those that are walked by clusters`(engine: Engine) {
    for seed in Seeds.upTo(60) {
      var random = SeededRandom(seed: seed)
      let text = TextStorage.random(using: &random)
      let layout = engine.layout(text, width: .random(in: 1...20, using: &random))
      layout.options.order = .logical
      for row in layout.allRows {
        var cell: CellCount = 0
        for cluster in text.clusters(in: row.range, options: layout.options) {
          let start = cluster.range.lowerBound
          #expect(layout.cell(of: start, in: row) == min(cell, layout.options.width))
          if cluster.width > 0, cluster.kind != .lineEnd {
            #expect(layout.position(in: row, at: cell) == start, "seed \(seed)")
          }
          cell += cluster.width
        }
        let last = layout.lastStop(of: row)
        #expect(last == row.range.lowerBound || row.range.contains(last) || last == text.count)
      }
    }
  }

  @Test(arguments: Engine.allCases)
  func `a cell and the place drawn at it find each other, whatever runs from right to left`(
    engine: Engine
  ) {
    for seed in Seeds.upTo(40) {
      var random = SeededRandom(seed: seed)
      let text = TextStorage(bytes: NastyText.bytes(upTo: 60, using: &random))
      let layout = engine.layout(text, width: .random(in: 1...20, using: &random))
      let rows = layout.allRows
      for row in rows {
        let element = text.element(containing: row.place.element)
        let visual = text.visualRow(row.range, of: element, options: layout.options)
        for item in visual.items where item.cluster.width > 0 {
          let start = item.cluster.range.lowerBound
          #expect(layout.cell(of: start, in: row) == item.cell, "seed \(seed)")
          #expect(layout.position(in: row, at: item.cell) == start, "seed \(seed)")
        }
        let turned = layout.visualRow(row)
        #expect(turned.map { $0 == visual } ?? !visual.isReordered, "seed \(seed)")
      }
      let mayTurn = layout.mayRunRightToLeft(rows)
      #expect(mayTurn || rows.allSatisfy { layout.visualRow($0) == nil }, "seed \(seed)")
    }
  }

  @Test(arguments: Engine.allCases)
  func `the parts of a long paragraph all run as its beginning does`(engine: Engine) {
    let text = TextStorage("אבג " + String(repeating: "word ", count: 40))
    let layout = engine.layout(text, width: 30, limit: 64)
    let rows = layout.allRows
    #expect(rows.contains { $0.place.element > 0 })
    #expect(layout.mayRunRightToLeft(rows))
    #expect(rows.allSatisfy { layout.visualRow($0)?.runsRightToLeft == true })
    // An edit is followed.
    var edited = text
    let summary = edited.apply(EditSet(Edit(range: 0..<6, text: "abc")))
    layout.apply(summary, text: edited)
    #expect(!layout.mayRunRightToLeft(layout.allRows))
    #expect(layout.allRows.allSatisfy { layout.visualRow($0) == nil })
  }
}
