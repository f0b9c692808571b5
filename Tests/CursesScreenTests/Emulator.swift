import CNcurses
import ScribeTUI

/// A terminal that only remembers: what a VT with UTF-8, 256 colours and joined clusters shows after
/// the bytes that it was sent. It knows what descriptions of xterm and tmux make curses send, and
/// keeps a list of what it did not know.
struct Emulator {
  struct Pen: Hashable {
    var codes: Set<Int> = []
    var letters: Int?
    var ground: Int?
  }
  struct Cell: Hashable {
    var text = " "
    /// 0 for the second half.
    var width = 1
    var pen = Pen()
  }

  let columns: Int
  let rows: Int
  var cells: [Cell]
  var row = 0
  var column = 0
  var pen = Pen()
  /// The last column was written, and the next character goes to the next row.
  var wraps = false
  /// The cell that marks and joined characters are added to.
  var last: Int?
  var saved: (row: Int, column: Int, pen: Pen) = (0, 0, Pen())
  var top = 0
  var bottom: Int
  var modes: Set<String> = ["7", "25"]
  var unknown: [String] = []
  private var pending: [UInt8] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
    bottom = rows - 1
  }

  mutating func feed(_ bytes: [UInt8]) {
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar.value {
      case 0x1B:
        let start = index
        guard index < scalars.count else { return unknown.append("escape at the end") }
        let kind = scalars[index]
        index += 1
        if kind == "[" {
          while index < scalars.count, !(0x40...0x7E).contains(scalars[index].value) { index += 1 }
          index += 1
          control(String(String.UnicodeScalarView(scalars[start + 1..<index])))
        } else if kind == "(" || kind == ")" {
          index += 1
        } else {
          escape(kind)
        }
      case 0x08: move(row, column - 1)
      case 0x0A: lineFeed()
      case 0x0D: move(row, 0)
      case 0x0E, 0x0F, 0x07, 0x00: break
      case 0x09: move(row, min(columns - 1, (column / 8 + 1) * 8))
      case 0..<0x20: unknown.append("control \(scalar.value)")
      default: print(scalar)
      }
    }
  }

  mutating func move(_ row: Int, _ column: Int) {
    self.row = min(max(0, row), rows - 1)
    self.column = min(max(0, column), columns - 1)
    wraps = false
    last = nil
  }

  // MARK: Characters

  private mutating func print(_ scalar: Unicode.Scalar) {
    let width = Int(scribe_curses_width(scalar.value))
    if let last, joins(scalar, to: cells[last].text, width: width) {
      cells[last].text.unicodeScalars.append(scalar)
      if cells[last].width == 1,
        scalar.value == 0xFE0F || (0x1F1E6...0x1F1FF).contains(scalar.value)
      {
        widen(last)
      }
      return
    }
    guard width > 0 else { return unknown.append("mark alone: \(scalar.value)") }
    if wraps || column + width > columns {
      move(row, 0)
      lineFeed()
    }
    put(String(Character(scalar)), width)
  }

  private func joins(_ scalar: Unicode.Scalar, to text: String, width: Int) -> Bool {
    if width == 0 { return true }
    if text.unicodeScalars.last?.value == 0x200D { return true }
    if (0x1F3FB...0x1F3FF).contains(scalar.value) {
      return text.unicodeScalars.count == 1 && text != " "
    }
    let flags = text.unicodeScalars.allSatisfy { (0x1F1E6...0x1F1FF).contains($0.value) }
    return (0x1F1E6...0x1F1FF).contains(scalar.value) && flags && text.unicodeScalars.count == 1
  }

  private mutating func put(_ text: String, _ width: Int) {
    let index = row * columns + column
    for place in index..<index + width { breakWide(place) }
    cells[index] = Cell(text: text, width: width, pen: pen)
    if width == 2 { cells[index + 1] = Cell(text: "", width: 0, pen: pen) }
    last = index
    column += width
    if column >= columns {
      column = columns - 1
      wraps = modes.contains("7")
    }
  }

  private mutating func widen(_ index: Int) {
    guard index % columns < columns - 1 else { return }
    breakWide(index + 1)
    cells[index].width = 2
    cells[index + 1] = Cell(text: "", width: 0, pen: cells[index].pen)
    if column == index % columns + 1 {
      column += 1
      if column >= columns {
        column = columns - 1
        wraps = modes.contains("7")
      }
    }
  }

  /// Before `index` is overwritten: the other half of a wide character there becomes blank.
  mutating func breakWide(_ index: Int) {
    if cells[index].width == 0, index % columns > 0 {
      cells[index - 1] = Cell(pen: cells[index - 1].pen)
    }
    if cells[index].width == 2 { cells[index + 1] = Cell(pen: cells[index].pen) }
    cells[index] = Cell(pen: cells[index].pen)
  }

  var text: [String] {
    (0..<rows).map { row in cells[row * columns..<(row + 1) * columns].map(\.text).joined() }
  }
}
