import Documents
import ScribeTUI
import TestSupport
import Testing
import TextEngine

/// Rows that are counted beside the editor while the writer looks at the text.
@MainActor struct RowCountTests {
  private static func prose(_ count: Int) -> String {
    (0..<count).map { "paragraph \($0) " + String(repeating: "of words ", count: $0 % 40) + "\n" }
      .joined()
  }

  /// The rows of text on the screen, without what is said of the document above and below.
  private func body(_ editor: TestEditor) -> [String] {
    Array(editor.lines.dropFirst().dropLast(2))
  }

  @Test func `nothing on the screen moves when counts arrive, wherever one is`() throws {
    let text = Self.prose(900)
    for seed in 0..<3 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let editor = TestEditor(text, columns: 50, rows: 14)
      var counting = try #require(editor.editor.rowCounting())
      var steps = 0
      while let counts = counting.counter.next() {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: editor.press(Key(.pageDown))
        case 1: editor.press(Key(.end).controlled())
        case 2: editor.press(Key(.pageUp))
        case 3: editor.type("x")
        default: editor.send(.resized(Size(columns: 50, rows: .random(in: 8...20, using: &random))))
        }
        let before = body(editor)
        let top = editor.editor.state.document.top
        editor.take(.rowsCounted(counting.document, [counts]))
        #expect(body(editor) == before, "seed \(seed)")
        #expect(editor.editor.state.document.top == top)
        steps += 1
      }
      #expect(steps > 1, "the text is counted in parts")
      // What was edited meanwhile takes another round, and is little.
      #expect(editor.editor.rowCounting() == nil && !editor.editor.needsRowCount)
      let layout = TypesetOptions(width: CellCount(editor.editor.state.textColumns))
      let fresh = TK1Layout(
        text: editor.editor.state.document.text, options: layout,
        typesetter: WindowedTypesetter())
      let rows = fresh.height.value.value
      // The number has the least weight of the facts: a wide title shows it.
      #expect(editor.editor.countedRows == rows, "seed \(seed)")
    }
  }

  @Test func `counts for another width are refused, and asked for again`() throws {
    let editor = TestEditor(Self.prose(900), columns: 50, rows: 14)
    var counting = try #require(editor.editor.rowCounting())
    editor.send(.resized(Size(columns: 40, rows: 14)))
    _ = editor.lines
    while let counts = counting.counter.next() {
      editor.take(.rowsCounted(counting.document, [counts]))
    }
    #expect(editor.editor.needsRowCount)
    var again = try #require(editor.editor.rowCounting())
    while let counts = again.counter.next() {
      editor.take(.rowsCounted(again.document, [counts]))
    }
    #expect(!editor.editor.needsRowCount)
  }

  @Test func `TK1 knows no counting`() {
    let editor = TestEditor(Self.prose(900), columns: 50, rows: 14, engine: .tk1)
    _ = editor.lines
    #expect(!editor.editor.needsRowCount && editor.editor.rowCounting() == nil)
  }
}

extension Editor {
  /// The number of rows that the title would tell on a screen wide enough.
  fileprivate var countedRows: Int? {
    let words = state.titleWords
    guard let fact = words.first(where: { $0.hasSuffix(" rows") }) else { return nil }
    return Int(fact.dropLast(5))
  }
}
