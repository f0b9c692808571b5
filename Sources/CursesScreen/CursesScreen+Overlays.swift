import CNcurses
internal import FoundationEssentials
import Glyphs
import ScribeTUI

// Pictures that curses does not know of. The cells below are stand-ins, which curses writes anew as
// soon as anything else is there: a character in each cell is the one eraser that all terminals obey.
extension CursesScreen {
  /// Paints pictures whose cells are all still theirs.
  ///
  /// - Parameter rows: Only those that touch them; nil for all.
  func paintOverlays(
    _ overlays: [FrameOverlay], of frame: FittedFrame, rows: Set<Int>?, into output: inout [UInt8]
  ) {
    painted = painted.filter { overlays.contains($0.key) }
    guard codes.isVT, !codes.saveCursor.isEmpty else { return }
    for overlay in overlays {
      let own = overlay.point.row..<overlay.point.row + overlay.rows
      guard rows.map({ !$0.isDisjoint(with: own) }) ?? true, frame.isCovered(by: overlay) else {
        continue
      }
      let bytes = painted[overlay] ?? Self.painting(overlay)
      painted[overlay] = bytes
      output += codes.saveCursor + bytes + codes.restoreCursor
    }
  }

  /// What paints it, from any pen; where the cursor stands after it is not known.
  private static func painting(_ overlay: FrameOverlay) -> [UInt8] {
    func move(_ row: Int) -> String {
      "\u{1B}[\(overlay.point.row + row + 1);\(overlay.point.column + 1)H"
    }
    var text = "\u{1B}[m"
    let blank = String(repeating: " ", count: overlay.columns)
    if overlay.way == .symbols {
      let lines = overlay.pixels.symbols(
        columns: overlay.columns, trueColour: overlay.isTrueColour)
      for (row, line) in lines.prefix(overlay.rows).enumerated() { text += move(row) + line }
      return Array(text.utf8)
    }
    // Another picture may have been there, which would show where this one is clear.
    for row in 0..<overlay.rows { text += move(row) + blank }
    text += move(0)
    if overlay.way == .iterm {
      text += TerminalPixels.iterm(
        base64: Data(overlay.picture).base64EncodedString(), columns: overlay.columns,
        rows: overlay.rows, bytes: overlay.picture.count)
    } else if let cell = overlay.cell {
      // Less than all rows: at the last line of sixels some terminals go to the next row.
      let side = min(overlay.columns * cell.columns, overlay.rows * cell.rows)
      text += overlay.pixels.scaled(to: min(max(side / 6 * 6, 6), 480)).sixel
    }
    return Array(text.utf8)
  }
}

extension FittedFrame {
  fileprivate func isCovered(by overlay: FrameOverlay) -> Bool {
    guard overlay.point.column >= 0, overlay.point.row >= 0,
      overlay.point.column + overlay.columns <= size.columns,
      overlay.point.row + overlay.rows <= size.rows
    else { return false }
    return (0..<overlay.rows).allSatisfy { row in
      let start = (overlay.point.row + row) * size.columns + overlay.point.column
      return cells[start..<start + overlay.columns].allSatisfy { $0.picture == FrameCell.covered }
    }
  }
}
