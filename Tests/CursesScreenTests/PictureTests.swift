import Glyphs
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

  // MARK: Painted over cells

  private static func painted(
    _ way: GraphicsMode, shade: UInt8 = 255, row: Int = 1
  ) throws -> Frame {
    var frame = Frame(["top", "", "", "", "low"], columns: 12)
    for index in 0..<8 {
      let place = (row + index / 4) * 12 + 4 + index % 4
      frame.cells[place].picture = FrameCell.covered
    }
    let pixels = try #require(
      TerminalPixels(
        side: 4, pixels: Array(repeating: [shade, 0, 0, 255], count: 16).flatMap(\.self))
    )
    frame.overlays = [
      FrameOverlay(
        point: Point(column: 4, row: row), columns: 4, rows: 2, way: way, pixels: pixels,
        picture: [1, 2, 3], cell: Size(columns: 6, rows: 12), isTrueColour: true)
    ]
    return frame
  }

  @Test(arguments: [
    (GraphicsMode.sixel, "\u{1B}P0;1;0q\"1;1;24;24"),
    (.iterm, "\u{1B}]1337;File=inline=1;size=3;width=4;height=2;preserveAspectRatio=1:AQID\u{07}"),
    (.symbols, "\u{1B}[0;38;2;255;0;0;48;2;255;0;0m▀"),
  ])
  func `a picture is painted over its cells once`(way: GraphicsMode, sequence: String) throws {
    let test = try TestScreen(columns: 12, rows: 5)
    let frame = try Self.painted(way)
    let bytes = String(decoding: test.bytes(for: frame), as: UTF8.self)
    #expect(bytes.contains(sequence))
    #expect(bytes.contains("\u{1B}[2;5H"))
    #expect(test.bytes(for: frame).isEmpty)
    // What changes elsewhere leaves it alone; what touches its rows paints it again.
    var other = frame
    other.set("x", width: 1, row: 4, column: 0)
    #expect(!String(decoding: test.bytes(for: other), as: UTF8.self).contains(sequence))
    other.set("y", width: 1, row: 1, column: 0)
    #expect(String(decoding: test.bytes(for: other), as: UTF8.self).contains(sequence))
  }

  @Test func `a picture that is gone leaves a character in each of its cells`() throws {
    let test = try TestScreen(columns: 12, rows: 5)
    test.present(try Self.painted(.symbols))
    #expect(test.emulator.cells[16].text == "▀")
    let plain = Frame(["top", "", "", "", "low"], columns: 12)
    test.present(plain)
    // The emulator does not know the colours of 24 bits that the picture had.
    #expect(test.differences(from: plain).allSatisfy { $0 == "SGR" })
  }

  @Test func `another picture in the same cells takes the place of the first`() throws {
    let test = try TestScreen(columns: 12, rows: 5)
    test.present(try Self.painted(.symbols))
    let bytes = String(
      decoding: test.bytes(for: try Self.painted(.symbols, shade: 9)), as: UTF8.self)
    #expect(bytes.contains("38;2;9;0;0"))
  }

  @Test func `a picture that something covers is not painted`() throws {
    let test = try TestScreen(columns: 12, rows: 5)
    var frame = try Self.painted(.sixel)
    frame.cells[17].picture = 0
    #expect(!String(decoding: test.bytes(for: frame), as: UTF8.self).contains("\u{1B}P"))
  }
}
