import ScribeTUI

extension TerminalProbe {
  /// The typed text on top, notes below it, the size at the bottom.
  static func report(_ probe: TerminalProbe, size: Size) -> Frame {
    var frame = Frame(size: size)
    guard size.rows > 0, size.columns > 0 else { return frame }
    let end = frame.draw(Array(probe.text), row: 0, style: .text)
    frame.cursor = Point(column: min(end, size.columns - 1), row: 0)
    for (row, line) in probe.lines.suffix(max(0, size.rows - 2)).enumerated()
    where row + 1 < size.rows {
      frame.draw(Array(line), row: row + 1, style: .hintKey)
    }
    if size.rows > 1 {
      frame.draw(Array("\(size.columns)x\(size.rows)"), row: size.rows - 1, style: .status)
    }
    return frame
  }
}

extension Frame {
  /// Draws from the left; returns the column after the last cell.
  @discardableResult
  mutating func draw(_ text: [Character], row: Int, style: Style) -> Int {
    var column = 0
    for character in text {
      let scalars = character.unicodeScalars
      let width =
        scalars.contains { $0.value >= 0x1100 && $0.value != 0x200D } && isWide(character) ? 2 : 1
      guard column + width <= size.columns else { break }
      let index = row * size.columns + column
      cells[index] = FrameCell(scalars.first!, style: style, width: UInt8(width))
      if width == 2 { cells[index + 1] = FrameCell(" ", style: style, width: 0) }
      if scalars.count > 1 { clusters[index] = String(character) }
      column += width
    }
    return column
  }

  /// Rough, and enough for the probe: ideographs, kana, Hangul, emoji, flags.
  private func isWide(_ character: Character) -> Bool {
    character.unicodeScalars.contains {
      (0x1100...0x115F).contains($0.value) || (0x2E80...0xA4CF).contains($0.value)
        || (0xAC00...0xD7A3).contains($0.value) || (0xFF01...0xFF60).contains($0.value)
        || (0x1F1E6...0x1F9FF).contains($0.value)
    }
  }
}
