import ScribeTUI
import TestSupport
import Testing

@testable import CursesScreen

private let alphabet: [Character] = [
  "a", "b", "c", " ", " ", "é", "e\u{301}", "漢", "字", "👩", "👩‍🚀", "🇫🇷", "🇩🇪", "❤️", "👨‍👩‍👧", "👋🏽", "한",
  "a\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}",
]

extension Frame {
  /// Overwrites up to `count` stretches with characters of the alphabet in random styles.
  fileprivate mutating func scribble(_ count: Int, using random: inout SeededRandom) {
    for _ in 0..<count {
      let row = Int.random(in: 0..<size.rows, using: &random)
      var column = Int.random(in: 0..<size.columns, using: &random)
      let style = Style.allCases.randomElement(using: &random)!
      if cells[row * size.columns + column].width == 0 { column -= 1 }
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let character = alphabet.randomElement(using: &random)!
        let width = character.isWideInTests ? 2 : 1
        guard column + width <= size.columns else { break }
        for place in column..<column + width { clear(row, place) }
        set(character, width: width, row: row, column: column, style: style)
        column += width
      }
    }
  }

  /// Makes a blank of a cell and of the other half of what was there.
  private mutating func clear(_ row: Int, _ column: Int) {
    let index = row * size.columns + column
    let places =
      cells[index].width == 2
      ? [index, index + 1] : cells[index].width == 0 ? [index - 1, index] : [index]
    for place in places {
      cells[place] = FrameCell()
      clusters[place] = nil
    }
  }

  /// Moves rows up or down, as scrolling does.
  fileprivate mutating func scroll(_ count: Int) {
    let before = self
    for row in 0..<size.rows where (0..<size.rows).contains(row + count) {
      for column in 0..<size.columns {
        let from = (row + count) * size.columns + column
        let to = row * size.columns + column
        cells[to] = before.cells[from]
        clusters[to] = before.clusters[from]
      }
    }
  }
}

extension `A screen of curses` {
  @Test(arguments: descriptions, [0..<40 as Range<UInt64>])
  func `shows random frames, whatever came before`(
    _ terminal: String, _ seeds: Range<UInt64>
  ) throws {
    for seed in seeds {
      var random = SeededRandom(seed: seed)
      let columns = Int.random(in: 2...24, using: &random)
      let rows = Int.random(in: 1...14, using: &random)
      let screen = try TestScreen(
        terminal: terminal, columns: columns, rows: rows,
        theme: Theme.allCases.randomElement(using: &random)!)
      var frame = Frame(size: screen.size)
      for step in 0..<12 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: frame.scroll(Int.random(in: -2...2, using: &random))
        case 1: break
        case 2: frame.scribble(8, using: &random)
        default: frame.scribble(1, using: &random)
        }
        frame.cursor =
          Int.random(in: 0..<8, using: &random) == 0
          ? nil
          : Point(
            column: Int.random(in: 0..<columns, using: &random),
            row: Int.random(in: 0..<rows, using: &random))
        let before = screen.writes.count
        screen.present(frame)
        try #require(
          screen.differences(from: frame) == [], "seed \(seed), step \(step), \(columns)x\(rows)")
        try #require(screen.writes.count <= before + 1, "seed \(seed), step \(step)")
      }
    }
  }
}
