import CNcurses
import ScribeTUI
import Testing

@testable import CursesScreen

/// A screen of curses whose terminal is an emulator.
@MainActor final class TestScreen {
  let size: Size
  private(set) var emulator: Emulator
  /// One element for each write to the terminal.
  private(set) var writes: [[UInt8]] = []
  private(set) var screen: CursesScreen!

  init(
    terminal: String = "xterm-256color", columns: Int, rows: Int, theme: Theme = .dark
  ) throws {
    size = Size(columns: columns, rows: rows)
    emulator = Emulator(columns: columns, rows: rows)
    screen = try CursesScreen(terminal: terminal, size: size, theme: theme) { [unowned self] in
      writes.append($0)
      emulator.feed($0)
    }
    screen.enter()
  }

  func present(_ frame: Frame) { screen.present(frame) }

  /// Presents the frame, and returns what was written for it.
  func bytes(for frame: Frame) -> [UInt8] {
    let before = writes.count
    screen.present(frame)
    return Array(writes[before...].joined())
  }

  /// Where the emulator shows something else than `frame` asks for.
  func differences(from frame: Frame) -> [String] {
    var found = emulator.unknown
    for (index, cell) in frame.cells.enumerated() {
      let shown = emulator.cells[index]
      let text = cell.width == 0 ? "" : frame.clusters[index] ?? String(Character(cell.base))
      let at = "\(index / size.columns),\(index % size.columns)"
      if shown.text != text || shown.width != Int(cell.width) {
        found.append("\(at): \(shown.text.debugDescription) for \(text.debugDescription)")
      }
      if cell.width > 0 { found += penDifferences(shown, cell, at, isBlank: text == " ") }
    }
    if let cursor = frame.cursor, (emulator.row, emulator.column) != (cursor.row, cursor.column) {
      found.append("cursor \(emulator.row),\(emulator.column) for \(cursor.row),\(cursor.column)")
    }
    if (frame.cursor != nil) != emulator.modes.contains("25") {
      found.append("cursor's visibility")
    }
    return found
  }

  private func penDifferences(
    _ shown: Emulator.Cell, _ cell: FrameCell, _ at: String, isBlank: Bool
  ) -> [String] {
    let look = screen.theme.look(of: cell.style).reduced(to: Int(scribe_curses_colors()))
    let codes: [(Look.Attributes, Int)] = [
      (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
    ]
    var pen = Emulator.Pen()
    pen.codes = Set(codes.filter { look.attributes.contains($0.0) }.map(\.1))
    if scribe_curses_capability("sitm") == nil { pen.codes.remove(3) }
    let reverses = look.attributes.contains(.reverse)
    (pen.letters, pen.ground) =
      reverses ? (look.ground, look.letters) : (look.letters, look.ground)
    var seen = shown.pen
    if isBlank {
      // Letters without ink have no colour, weight or slant.
      for pen in [\Emulator.Cell.pen] where shown[keyPath: pen].codes.isDisjoint(with: [4, 7]) {
        seen.letters = nil
      }
      seen.codes.formIntersection([4, 7])
      pen.codes.formIntersection([4, 7])
      if pen.codes.isEmpty { pen.letters = nil }
    }
    return seen == pen ? [] : ["\(at): pen \(seen) for \(pen)"]
  }
}
