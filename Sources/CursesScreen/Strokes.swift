/// What curses did to the terminal, as far as that may touch cells that did not change.
struct Strokes: Equatable {
  /// Wrote characters: perhaps only to move the cursor over them.
  var prints = false
  /// Moved rows up or down.
  var scrolls = false

  private enum State { case ground, escape, sequence }

  /// Reads what curses wrote.
  init(of bytes: some Sequence<UInt8>) {
    var state = State.ground
    for byte in bytes {
      switch (state, byte) {
      case (.ground, 0x1B): state = .escape
      // A line feed on the last row of the scrolling region moves all others.
      case (.ground, 0x0A): scrolls = true
      case (.ground, 0x20...): prints = true
      case (.ground, _): break
      case (.escape, UInt8(ascii: "[")): state = .sequence
      // Index, reverse index, next line.
      case (.escape, UInt8(ascii: "D")), (.escape, UInt8(ascii: "M")), (.escape, UInt8(ascii: "E")):
        scrolls = true
        state = .ground
      // `ESC ( B` and the like: one more byte, which is taken for text.
      case (.escape, _): state = .ground
      case (.sequence, 0x40...0x7E):
        // Insert and delete lines, scroll up and down, set the scrolling region.
        scrolls = scrolls || "LMSTr".utf8.contains(byte)
        state = .ground
      case (.sequence, _): break
      }
    }
  }
}
