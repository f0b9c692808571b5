import Testing

@testable import CursesScreen

struct CurlyLinesTests {
  @Test(arguments: [
    ("\u{1B}[5mteh\u{1B}[m", "\u{1B}[4:3mteh\u{1B}[m"),
    ("\u{1B}[0;1;5;38;5;75mx", "\u{1B}[0;1;4:3;38;5;75mx"),
    // A five that is part of a colour, of a place, or of the text.
    ("\u{1B}[38;5;5mx", "\u{1B}[38;5;5mx"), ("\u{1B}[48;2;5;5;5;5mx", "\u{1B}[48;2;5;5;5;4:3mx"),
    ("\u{1B}[5;5Hx5", "\u{1B}[5;5Hx5"), ("\u{1B}[?25lx", "\u{1B}[?25lx"), ("55m", "55m"),
    ("\u{1B}[5", "\u{1B}[5"), ("\u{1B}", "\u{1B}"), ("", ""),
  ])
  func `what was to blink has a curly line`(written: String, drawn: String) {
    let bytes = CurlyLines.drawn(Array(written.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == drawn)
  }
}
