import Glibc
import ScribeTUI
import TestSupport
import Testing

@testable import CursesScreen

extension `A screen of curses` {
  @Test(arguments: [
    ("", ScreenError.Reason.unnamed), ("nosuch", .unknown("nosuch")), ("dumb", .unable("dumb")),
    ("no/such\nthing", .unknown("no/such\nthing")),
  ])
  func `a terminal that cannot be used is named in one line`(
    _ name: String, _ reason: ScreenError.Reason
  ) {
    let error = #expect(throws: ScreenError.self) {
      _ = try TestScreen(terminal: name, columns: 10, rows: 2)
    }
    #expect(error?.reason == reason)
    #expect(error?.message.contains("\n") == false)
    #expect(error?.message.contains("TERM") == true)
  }

  @Test(arguments: [
    ("xterm-nosuch", "xterm-256color"), ("kitty-nosuch", "xterm-256color"),
    ("tmux-nosuch", "tmux-256color"), ("screen.nosuch", "screen-256color"),
  ])
  func `a terminal without a description goes by a compatible one`(
    _ name: String, _ description: String
  ) throws {
    let screen = try TestScreen(terminal: name, columns: 10, rows: 2)
    #expect(screen.screen.terminal == description)
    #expect(screen.screen.notice?.contains(description) == true)
    screen.present(Frame(["fine", ""], columns: 10))
    #expect(screen.emulator.text[0] == "fine      ")
  }

  @Test(arguments: [(0, 0), (1, 1), (0, 5), (5, 0), (1, 3), (2, 1), (3, 2)])
  func `any size is survived, and the frame back after it`(_ columns: Int, _ rows: Int) throws {
    let screen = try TestScreen(columns: 20, rows: 4)
    let whole = Frame(
      ["漢字 and 👩‍🚀", "two", "", "four"], columns: 20, cursor: Point(column: 19, row: 3))
    screen.present(whole)
    screen.screen.resize(to: Size(columns: columns, rows: rows))
    // Drawn for the old size, and for the new one.
    screen.present(whole)
    screen.present(Frame(size: Size(columns: columns, rows: rows)))
    screen.screen.resize(to: screen.size)
    screen.present(whole)
    #expect(screen.differences(from: whole) == [])
  }

  @Test func `halves of wide characters and wrong cursors are drawn as blanks`() throws {
    let screen = try TestScreen(columns: 6, rows: 2)
    var broken = Frame(["abcdef", "ghijkl"], columns: 6, cursor: Point(column: 99, row: -7))
    broken.cells[0] = FrameCell(" ", width: 0)
    broken.cells[2] = FrameCell("漢", width: 2)
    broken.cells[5] = FrameCell("字", width: 2)
    broken.cells[8] = FrameCell("z", width: 7)
    broken.clusters[9] = "\u{1B}]0;title\u{7}"
    screen.present(broken)
    #expect(screen.emulator.text == [" b de ", "gh ]kl"])
    #expect(screen.emulator.unknown == [])
  }

  @Test func `a cluster that the terminal draws apart has a cell for each part`() throws {
    let screen = try TestScreen(columns: 12, rows: 2)
    screen.present(Frame(["abcdefghij", ""], columns: 12))
    var frame = Frame(["a", ""], columns: 12)
    frame.set("👩‍🚀", width: 4, row: 0, column: 1)
    for column in 2...4 { frame.cells[column] = FrameCell(" ", width: 0) }
    frame.cells[5] = FrameCell("z")
    screen.present(frame)
    // The emulator joins the parts: what counts is that nothing else stands in the four cells.
    #expect(screen.emulator.text[0] == "a👩‍🚀  z      ")
    frame.cells[11] = FrameCell("漢", width: 4)
    screen.present(frame)
    #expect(screen.emulator.text[0] == "a👩‍🚀  z      ")
  }

  @Test func `nothing that a text holds reaches the terminal as a command`() throws {
    let screen = try TestScreen(columns: 40, rows: 1)
    for value in Array(UInt32(0)..<0x20) + Array(0x7F..<0xA0) + [0x200D, 0x202E, 0x2066, 0x301] {
      var frame = Frame(["x y z"], columns: 40)
      frame.cells[1].base = Unicode.Scalar(value)!
      frame.cells[3].base = "e"
      frame.clusters[3] = "e" + String(Character(Unicode.Scalar(value)!)) + "漢"
      screen.present(Frame(size: screen.size))
      let bytes = screen.bytes(for: frame)
      let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
      if value >= 0x7F {
        #expect(!text.contains(Unicode.Scalar(value)!) || value == 0x301 || value == 0x200D)
      }
      #expect(screen.emulator.unknown == [], "\(value)")
      #expect(screen.emulator.cells[0].text == "x")
      #expect(screen.emulator.cells[2].text == "y", "\(value)")
    }
  }

  @Test func `leaving gives everything back, and entering draws it again`() throws {
    let screen = try TestScreen(columns: 20, rows: 3)
    let frame = Frame(["text", "👩‍🚀", "status"], columns: 20)
    screen.present(frame)
    #expect(screen.emulator.modes.isSuperset(of: ["1049", "2004", "1002", "1006"]))
    screen.screen.leave()
    #expect(screen.emulator.modes == ["7", "25"])
    let writes = screen.writes.count
    screen.present(frame)
    screen.screen.leave()
    #expect(screen.writes.count == writes, "frames between are dropped")
    screen.screen.enter()
    screen.present(frame)
    #expect(screen.differences(from: frame) == [])
    screen.screen.leave()
    #expect(screen.emulator.modes == ["7", "25"])
  }

  @Test func `the farewell gives the terminal back from any state`() throws {
    let screen = try TestScreen(columns: 20, rows: 3)
    screen.present(Frame(["text", "", ""], columns: 20))
    #expect(!screen.emulator.modes.contains("25"))
    var emulator = screen.emulator
    emulator.feed(screen.screen.farewell)
    #expect(emulator.modes == ["7", "25"])
    #expect(screen.screen.farewell.count <= 512)
  }

  @Test(arguments: ["vt100", "linux", "rxvt", "xterm-mono"])
  func `lesser terminals show the text`(_ name: String) throws {
    let screen = try TestScreen(terminal: name, columns: 20, rows: 3)
    screen.present(
      Frame(["text 漢", "two", "status"], columns: 20, cursor: Point(column: 1, row: 1)))
    #expect(
      screen.emulator.text == [
        "text 漢             ", "two                 ", "status              ",
      ])
  }
}

extension `A screen of curses` {
  @Test(arguments: descriptions)
  func `a preamble goes before the first frame, once, and is drawn over`(_ terminal: String) throws
  {
    let screen = try TestScreen(terminal: terminal, columns: 20, rows: 3)
    screen.screen.preamble = Array("\u{1B}[2;1Hsample\u{1B}[6n".utf8)
    let frame = Frame(["text", "", ""], columns: 20, cursor: Point(column: 4, row: 0))
    screen.present(frame)
    #expect(screen.writes.count == 1)
    #expect(screen.emulator.unknown == ["CSI 6n"])
    #expect(
      screen.emulator.text == [
        "text                ", String(repeating: " ", count: 20),
        String(repeating: " ", count: 20),
      ])
    screen.screen.resize(to: screen.size)
    screen.present(frame)
    #expect(screen.emulator.unknown == ["CSI 6n"])
  }

  @Test func `keys come from the description`() throws {
    let screen = try TestScreen(terminal: "sun", columns: 20, rows: 3)
    #expect(screen.screen.keys[Array("\u{1B}[214z".utf8)] == Key(.home))
  }
}
