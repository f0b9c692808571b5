import Documents
import ScribeTUI
import TestSupport
import TextEngine
import Testing

/// Laws of the text area, over text that breaks editors.
@MainActor struct PaintingTests {
  private static let pieces = [
    "א", "ب", "שלום ", "(", ")", "1", "👨‍👩‍👧‍👦", "🤷🏻", "🇳🇴", "🇳", "\u{200D}", "\u{FE0F}", "\u{AD}",
    "\u{200B}", "\u{2060}", "\u{93E}", "का", "\u{301}", "\u{600}", "한", "漢", "\t", "\u{1}", "\u{9B}",
    "\u{1C}", "\u{202E}", "\u{2067}", "\u{2069}", "\u{FEFF}", "\u{E0001}", "word ", " ", "\r\n",
    "\n",
  ]

  private func text(_ random: inout SeededRandom) -> [UInt8] {
    if Bool.random(using: &random) { return NastyText.bytes(upTo: 60, using: &random) }
    return (0..<60).flatMap { _ in Array(Self.pieces.randomElement(using: &random)!.utf8) }
  }

  /// How wide the characters are that are drawn, if each is laid out by itself.
  private func width(_ drawn: String, _ options: TypesetOptions) -> Int {
    var wide = options
    wide.width = 1000
    let text = TextStorage(drawn)
    return text.clusters(in: 0..<text.count, options: wide).reduce(0) { $0 + $1.width.value }
  }

  @Test(arguments: EngineKind.allCases)
  func `cells are those that the layout gave, and nothing beside the text is touched`(
    engine: EngineKind
  ) {
    for seed in 0..<60 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let bytes = text(&random)
      let columns = Int.random(in: 1...14, using: &random)
      let quirks = WidthQuirks(rawValue: .random(in: 0..<32, using: &random))
      let selects = Bool.random(using: &random)
      let editor = TestEditor("‸", columns: 60, rows: 40, engine: engine)
      editor.editor.configure { state in
        state.settings.wrapWidth = columns
        state.quirks = quirks
        var reading = Reading(newOf: .plainText)
        reading.text = TextStorage(bytes: bytes)
        _ = state.open(path: "nasty.txt", reading: reading)
      }
      if selects { editor.perform(.selectAll) }
      editor.perform(.move(.textStart, extending: selects))
      let frame = editor.editor.frame
      let text = editor.editor.state.document.text
      let options = TypesetOptions(width: CellCount(columns), quirks: quirks)
      let layout = TK2Layout(text: text, options: options, typesetter: WindowedTypesetter())
      let rows = layout.rows(from: RowPlace(element: 0, row: 0), count: 37)
      for (number, row) in rows.enumerated() {
        let start = (number + 1) * 60
        let outside = Array(
          frame.cells[start..<start + 3] + frame.cells[(start + 3 + columns)..<start + 60])
        #expect(
          outside.allSatisfy { $0 == FrameCell() }, "seed \(seed), row \(number)")
        let element = text.element(containing: row.place.element)
        let visual = text.visualRow(row.range, of: element, options: options)
        for item in visual.items where item.cluster.width > 0 && item.cluster.kind == .text {
          let width = item.cluster.width.value
          let cell = start + 3 + item.cell.value
          guard item.cell.value + width <= columns else {
            #expect(
              item.cell == 0, "only a cluster wider than the row may pass its end, seed \(seed)")
            continue
          }
          let note: Comment = "seed \(seed), row \(number), cell \(item.cell.value)"
          #expect(Int(frame.cells[cell].width) == width, note)
          #expect(frame.cells[(cell + 1)..<(cell + width)].allSatisfy { $0.width == 0 }, note)
          let drawn = frame.clusters[cell] ?? String(frame.cells[cell].base)
          #expect(self.width(drawn, options) == width, note)
        }
      }
      if let cursor = frame.cursor {
        #expect((3...3 + columns).contains(cursor.column), "seed \(seed)")
      }
    }
  }
}
