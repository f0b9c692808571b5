import ScribeTUI
import TestSupport
import Testing

@testable import CursesScreen

extension Frame {
  /// A frame with these rows of text. Characters beyond ASCII take two cells, except those with
  /// `narrow` bases.
  init(_ lines: [String], columns: Int, style: Style = .text, cursor: Point? = nil) {
    self.init(size: Size(columns: columns, rows: lines.count))
    self.cursor = cursor
    for (row, line) in lines.enumerated() {
      var column = 0
      for character in line {
        let width = character.isWideInTests ? 2 : 1
        guard column + width <= columns else { break }
        set(character, width: width, row: row, column: column, style: style)
        column += width
      }
    }
  }

  mutating func set(_ character: Character, width: Int, row: Int, column: Int, style: Style = .text)
  {
    let index = row * size.columns + column
    cells[index] = FrameCell(
      character.unicodeScalars.first!, style: style, width: UInt8(width))
    if width == 2 { cells[index + 1] = FrameCell(" ", style: style, width: 0) }
    clusters[index] = character.unicodeScalars.count > 1 ? String(character) : nil
  }
}

extension Character {
  var isWideInTests: Bool {
    unicodeScalars.first!.value >= 0x1100
      || unicodeScalars.contains { $0.value == 0xFE0F }
  }
}

let descriptions = ["xterm-256color", "tmux-256color", "screen-256color", "xterm"]

// Curses has one screen in a process: these tests take turns.
@Suite(.serialized) @MainActor struct `A screen of curses` {
  @Test(arguments: descriptions)
  func `shows what the frame says`(_ terminal: String) throws {
    let screen = try TestScreen(terminal: terminal, columns: 20, rows: 3)
    var frame = Frame(["naïve 漢字 e\u{301}", "", "status"], columns: 20)
    frame.cursor = Point(column: 3, row: 0)
    for column in 0..<20 { frame.cells[40 + column].style = .status }
    screen.present(frame)
    #expect(screen.differences(from: frame) == [])
    #expect(screen.writes.count == 1, "one write a frame")
  }

  @Test(arguments: descriptions)
  func `a letter at a line's end is one byte`(_ terminal: String) throws {
    let screen = try TestScreen(terminal: terminal, columns: 40, rows: 5)
    var text = "Once upon a time"
    for letter in " there was" {
      let cursor = Point(column: text.count, row: 1)
      screen.present(Frame(["", text, "", "", ""], columns: 40, cursor: cursor))
      text.append(letter)
      let next = Frame(
        ["", text, "", "", ""], columns: 40, cursor: Point(column: text.count, row: 1))
      let bytes = screen.bytes(for: next)
      // A blank that is one already is passed over with the letter after it.
      #expect(bytes.count <= (letter == " " ? 6 : 2), "\(bytes)")
      #expect(screen.differences(from: next) == [])
    }
  }

  @Test func `an equal frame writes nothing`() throws {
    let screen = try TestScreen(columns: 20, rows: 3)
    let frame = Frame(["one", "two", "👩‍🚀"], columns: 20, cursor: Point(column: 0, row: 0))
    screen.present(frame)
    #expect(screen.bytes(for: frame) == [])
  }

  @Test(arguments: descriptions, ["👩‍🚀", "🇫🇷", "👨‍👩‍👧‍👦", "❤️", "👋🏽", "e\u{301}\u{302}\u{303}\u{304}\u{305}"])
  func `a joined cluster stays whole when both neighbours change`(
    _ terminal: String, _ cluster: String
  ) throws {
    let character = Character(cluster)
    func frame(_ left: Character, _ right: Character) -> Frame {
      Frame(
        ["a\(left)\(character)\(right)z", "", ""], columns: 12, cursor: Point(column: 0, row: 1))
    }
    let once = try TestScreen(terminal: terminal, columns: 12, rows: 3)
    once.present(frame("b", "c"))
    #expect(once.differences(from: frame("b", "c")) == [])
    once.present(frame("x", "y"))
    #expect(once.differences(from: frame("x", "y")) == [])

    once.present(frame("k", "y"))
    #expect(once.differences(from: frame("k", "y")) == [])
    once.present(frame("k", "l"))
    #expect(once.differences(from: frame("k", "l")) == [])
  }

  @Test(arguments: descriptions)
  func `moving the cursor over a joined cluster leaves it whole`(_ terminal: String) throws {
    let screen = try TestScreen(terminal: terminal, columns: 20, rows: 3)
    for column in [0, 4, 6, 7, 5, 8, 1, 12, 3] {
      let frame = Frame(
        ["ab👩‍🚀c🇫🇷de", "", ""], columns: 20, cursor: Point(column: column, row: 0))
      screen.present(frame)
      #expect(screen.differences(from: frame) == [])
    }
  }

  @Test func `scrolling moves joined clusters along`() throws {
    let screen = try TestScreen(columns: 30, rows: 12)
    let lines = (0..<40).map { "line \($0) of many " + ["👩‍🚀 here", "plain", "🇫🇷", "漢字"][$0 % 4] }
    for top in [0, 1, 2, 5, 4, 3, 20, 19, 18, 0] {
      var rows = Array(lines[top..<top + 11])
      rows.append("status \(top)")
      let frame = Frame(rows, columns: 30, cursor: Point(column: 2, row: 3))
      screen.present(frame)
      #expect(screen.differences(from: frame) == [])
    }
  }
}
