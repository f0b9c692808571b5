import ScribeTUI
import Testing

@testable import CursesScreen

extension `A screen of curses` {
  private static func frame(
    _ row: Int, picture: UInt8 = 42, style: Style = .text, rows: Int = 4
  ) -> Frame {
    var frame = Frame(size: Size(columns: 10, rows: rows))
    for (column, mark) in ["\u{305}", "\u{30D}"].enumerated() {
      frame.set(
        Character("\u{10EEEE}\u{305}\(mark)"), width: 1, row: row, column: column, style: style)
      frame.cells[row * 10 + column].picture = picture
    }
    return frame
  }

  @Test func `a colour names a picture, and its cells go with the text`() throws {
    let test = try TestScreen(columns: 10, rows: 4)
    let first = String(decoding: test.bytes(for: Self.frame(1)), as: UTF8.self)
    #expect(first.contains("38;5;42m"))
    #expect(first.contains("\u{10EEEE}\u{305}\u{305}\u{10EEEE}\u{305}\u{30D}"))
    #expect(test.bytes(for: Self.frame(1)).isEmpty)
    // Another picture in the same cells.
    let second = String(decoding: test.bytes(for: Self.frame(1, picture: 43)), as: UTF8.self)
    #expect(second.contains("38;5;43m"))
    // Moved, then gone.
    test.present(Self.frame(2, picture: 43))
    #expect(test.emulator.cells[10].text == " ")
    #expect(test.emulator.cells[20].text == "\u{10EEEE}\u{305}\u{305}")
    test.present(Frame(size: Size(columns: 10, rows: 4)))
    #expect(test.emulator.cells.allSatisfy { $0.text == " " })
  }

  @Test func `a selected picture keeps its colour`() throws {
    let test = try TestScreen(columns: 10, rows: 4)
    let bytes = String(decoding: test.bytes(for: Self.frame(1, style: .selection)), as: UTF8.self)
    #expect(bytes.contains("38;5;42"))
  }

  @Test func `the character of a text shows no picture`() throws {
    let test = try TestScreen(columns: 10, rows: 4)
    let bytes = String(decoding: test.bytes(for: Self.frame(1, picture: 0)), as: UTF8.self)
    #expect(!bytes.contains("\u{10EEEE}") && bytes.contains("\u{FFFD}"))
  }

  @Test func `what was sent is taken back before the terminal is given back`() throws {
    let test = try TestScreen(columns: 10, rows: 4)
    test.present(Self.frame(1))
    test.screen.parting = Array("BYE".utf8)
    #expect(test.screen.farewell.suffix(3).elementsEqual("BYE".utf8))
    test.screen.leave()
    #expect(test.writes.last?.prefix(3).elementsEqual("BYE".utf8) == true)
    #expect(test.screen.parting.isEmpty)
    let count = test.writes.count
    test.screen.leave()
    #expect(test.writes.count == count)
  }
}
