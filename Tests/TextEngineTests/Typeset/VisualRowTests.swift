import TestSupport
import TextEngine
import Testing

private func row(_ string: String, width: Int = 40, _ direction: BaseDirection = .automatic)
  -> (TextStorage, VisualRow)
{
  let text = TextStorage(string)
  let all = 0..<text.count
  let options = TypesetOptions(width: CellCount(width))
  return (text, text.visualRow(all, of: all, options: options, direction: direction))
}

/// Returns what a terminal would show, blanks for empty cells before the row.
private func shown(_ string: String, width: Int = 40, _ direction: BaseDirection = .automatic)
  -> String
{
  let (text, row) = row(string, width: width, direction)
  return row.items.map { $0.mirrored ?? text.string(in: $0.cluster.range) }.joined()
}

@Test func `text from left to right stays as it is`() {
  let (_, row) = row("abc 漢字\n")
  #expect(!row.isReordered && !row.runsRightToLeft)
  #expect(row.items.map(\.cell.value) == [0, 1, 2, 3, 4, 6, 8])
}

@Test func `a Hebrew word in English is turned, and the English is not`() {
  #expect(shown("abc אבג def") == "abc גבא def")
  let (_, row) = row("abc אבג def")
  #expect(row.isReordered && !row.runsRightToLeft)
}

/// U15
@Test func `a Hebrew paragraph begins at the right, with numbers and brackets in order`() {
  #expect(shown("אבג abc 123 (דהו)\n", width: 20) == "\n(והד) abc 123 גבא")
  let (text, row) = row("אבג abc 123 (דהו)\n", width: 20)
  #expect(row.runsRightToLeft)
  #expect(row.cells == 3..<20)
  // The caret stands on the letter that comes next, and past the left edge at the end.
  #expect(row.cell(of: 0) == 19)
  #expect(row.cell(of: 2) == 18)
  #expect(row.cell(of: 7) == 9)
  #expect(row.cell(of: text.count - 1) == 2)
  // Deleting what stands at the caret takes the character that is shown there.
  for item in row.items where item.cluster.width > 0 {
    #expect(row.position(at: item.cell) == item.cluster.range.lowerBound)
    #expect(row.cell(of: item.cluster.range.lowerBound) == item.cell)
  }
  #expect(row.position(at: 1) == nil && row.isPastEnd(1))
}

@Test func `left and right go by the screen`() throws {
  let (text, row) = row("ab אב c")
  var at: ByteCount = 0
  var path: [Int] = []
  while let next = row.position(1, from: at) {
    at = next
    path.append(at.value)
  }
  #expect(path == [1, 2, 5, 3, 7, 8, 9])
  #expect(at == text.count)
  var back: [Int] = []
  while let next = row.position(-1, from: at) {
    at = next
    back.append(at.value)
  }
  #expect(back == [8, 7, 3, 5, 2, 1, 0])
}

@Test func `clusters are not split by turning`() {
  #expect(shown("א\u{5B8}ב👩‍🚀") == "👩‍🚀בא\u{5B8}")
}

@Test func `a row of a longer paragraph goes by the whole paragraph's direction`() {
  let text = TextStorage("אבג דהו abc def")
  let options = TypesetOptions(width: 8)
  let element = 0..<text.count
  let rows: [Range<ByteCount>] = [0..<14, 14..<text.count]
  let found = text.visualRows(rows, of: element, options: options)
  #expect(found.map(\.runsRightToLeft) == [true, true])
  #expect(found[1].items.first?.cell == 1)
  #expect(found[1].items.map { text.string(in: $0.cluster.range) }.joined() == "abc def")
}

@Test func `every cluster has cells of its own, whatever the text`() {
  let parts = [
    "a", " ", "אב", "ג", "(", ")", "123", "م", "ا", "漢", "👩‍🚀", "e\u{301}", "\u{5B8}", "\t",
    "\u{202E}",
    "\u{2067}", "\u{2069}", "\u{200F}", "\u{1}", "\u{FFFD}", ".",
  ]
  for seed in Seeds.upTo(300) {
    var random = SeededRandom(seed: seed)
    let string = (0..<Int.random(in: 0...40, using: &random)).map { _ in
      parts.randomElement(using: &random) ?? ""
    }.joined()
    let text = TextStorage(string)
    let options = TypesetOptions(width: 30)
    let all = 0..<text.count
    var breaks: [RowBreak] = []
    Array(string.utf8).withUnsafeBufferPointer {
      WindowedTypesetter().breakRows(of: $0, from: 0, limit: .max, options: options, into: &breaks)
    }
    var start: ByteCount = 0
    for rowBreak in breaks {
      let range = start..<ByteCount(rowBreak.end)
      start = range.upperBound
      let row = text.visualRow(range, of: all, options: options)
      let plain = text.clusters(in: range, options: options)
      #expect(
        row.items.map(\.cluster).sorted { $0.range.lowerBound < $1.range.lowerBound } == plain,
        "seed \(seed)")
      for (left, right) in zip(row.items, row.items.dropFirst()) {
        #expect(left.cell + left.cluster.width == right.cell, "seed \(seed)")
      }
      #expect(row.cells.upperBound <= 30, "seed \(seed)")
    }
  }
}
