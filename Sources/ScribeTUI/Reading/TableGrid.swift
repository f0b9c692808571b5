import RichText
import TextEngine

/// A table of a rich document as lines of cells side by side.
///
/// ```
/// ┌──────┬─────┐
/// │ name │ age │
/// ├──────┼─────┤
/// │ Anna │ 42  │
/// └──────┴─────┘
/// ```
struct TableGrid {
  typealias Piece = ReadingProjection.Piece

  struct Cell {
    var place: CellPlace
    var paragraphs: Range<Int>
    var lines: [CellLine] = []
    /// The widest of its lines, uncut.
    var natural = 0
  }

  let document: RichDocument
  let id: TableID
  let options: TypesetOptions
  private let glyphs: GlyphShelf
  private(set) var cells: [Cell] = []
  /// For each row and column the cell that covers it.
  private var owner: [[Int]] = []
  private var widths: [Int] = []
  private var padding = 1
  private var signs: BoxSigns

  /// - Returns: Nil where the table has no room in `width` cells of the screen, or is too large.
  init?(
    of id: TableID, paragraphs: Range<Int>, in document: RichDocument, options: TypesetOptions,
    glyphs: GlyphShelf, width: Int
  ) {
    guard let table = document.tables[id], paragraphs.count <= Self.mostParagraphs else {
      return nil
    }
    self.document = document
    self.id = id
    self.options = options
    self.glyphs = glyphs
    signs = options.ambiguousIsWide ? .ascii : .lines
    for index in paragraphs {
      guard let place = document.place(ofParagraph: index, in: id) else { return nil }
      if let last = cells.last, last.place.isSameCell(as: place) {
        cells[cells.count - 1].paragraphs = last.paragraphs.lowerBound..<index + 1
      } else {
        cells.append(Cell(place: place, paragraphs: index..<index + 1))
      }
    }
    let columns = table.columns.count
    let rows = cells.map { $0.place.row + $0.place.rowSpan }.max() ?? 0
    guard rows > 0, columns > 0 else { return nil }
    owner = Array(repeating: Array(repeating: -1, count: columns), count: rows)
    for (number, cell) in cells.enumerated() {
      for row in cell.place.row..<min(cell.place.row + cell.place.rowSpan, rows) {
        for column in cell.place.column..<min(cell.place.column + cell.place.columnSpan, columns) {
          owner[row][column] = number
        }
      }
    }
    guard setWidths(columns, within: width) else { return nil }
    for number in cells.indices {
      cells[number].lines =
        CellLines(
          of: cells[number].paragraphs, in: id, document: document, options: options,
          glyphs: glyphs, width: max(innerWidth(of: number), 1)
        ).lines
    }
  }

  /// More are shown one below the other.
  private static let mostParagraphs = 4000

  // MARK: Widths

  /// Gives each column what it needs, or a fair part of what there is.
  private mutating func setWidths(_ columns: Int, within width: Int) -> Bool {
    for space in [1, 0] {
      padding = space
      let room = width - (columns + 1) - 2 * space * columns
      if room < columns * (space == 1 ? 4 : 2) { continue }
      widths = Array(repeating: 1, count: columns)
      for number in cells.indices {
        cells[number].natural =
          CellLines(
            of: cells[number].paragraphs, in: id, document: document, options: options,
            glyphs: glyphs, width: max(room, 1)
          ).widest
      }
      for cell in cells where cell.place.columnSpan == 1 {
        widths[cell.place.column] = max(widths[cell.place.column], min(cell.natural, room))
      }
      for cell in cells where cell.place.columnSpan > 1 {
        let missing = min(cell.natural, room) - inner(cell.place)
        if missing > 0 { widths[last(of: cell.place)] += missing }
      }
      shrink(to: room)
      return true
    }
    return false
  }

  /// Cuts the widest columns alike until all fit.
  private mutating func shrink(to room: Int) {
    guard widths.reduce(0, +) > room else { return }
    var (low, high) = (1, widths.max() ?? 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if widths.reduce(0, { $0 + min($1, middle) }) <= room {
        low = middle
      } else {
        high = middle - 1
      }
    }
    var left = room - widths.reduce(0) { $0 + min($1, low) }
    widths = widths.map { width in
      guard width > low, left > 0 else { return min(width, low) }
      left -= 1
      return low + 1
    }
  }

  private func last(of place: CellPlace) -> Int {
    min(place.column + place.columnSpan, widths.count) - 1
  }

  /// The cells of the screen between the lines round a cell, without the room beside its text.
  private func inner(_ place: CellPlace) -> Int {
    let columns = place.column...last(of: place)
    return columns.reduce(0) { $0 + widths[$1] } + (columns.count - 1) * (1 + 2 * padding)
  }

  private func innerWidth(of number: Int) -> Int { inner(cells[number].place) }

  /// The width of all of it.
  var width: Int { widths.reduce(0, +) + widths.count * 2 * padding + widths.count + 1 }

  // MARK: Lines

  var lines: [[Piece]] {
    var lines: [[Piece]] = []
    let headers = document.tables[id]?.headerRows ?? 0
    for row in owner.indices {
      lines.append([rule(above: row)])
      let starting = Set(owner[row]).filter { $0 >= 0 && cells[$0].place.row == row }
      let height = max(starting.map { cells[$0].lines.count }.max() ?? 1, 1)
      for line in 0..<height {
        lines.append(content(of: row, line: line, isHeader: row < headers))
      }
    }
    lines.append([rule(above: owner.count)])
    return lines
  }

  private func content(of row: Int, line: Int, isHeader: Bool) -> [Piece] {
    var pieces: [Piece] = []
    var pending = ""
    func flush() {
      if !pending.isEmpty {
        pieces.append(Piece(content: .sign(pending), style: .panelBorder))
        pending = ""
      }
    }
    var column = 0
    while column < widths.count {
      let number = owner[row][column]
      pending += signs.upright
      guard number >= 0 else {
        pending += String(repeating: " ", count: widths[column] + 2 * padding)
        column += 1
        continue
      }
      let cell = cells[number]
      let room = innerWidth(of: number)
      pending += String(repeating: " ", count: padding)
      if cell.place.row == row {
        flush()
        var used = 0
        if cell.lines.indices.contains(line) {
          used = cell.lines[line].width
          pieces += cell.lines[line].pieces.map { piece in
            var piece = piece
            if isHeader { piece.marks.insert(.bold) }
            return piece
          }
        } else {
          let end = document.range(ofParagraph: cell.paragraphs.upperBound - 1).upperBound
          pieces.append(Piece(content: .own(end..<end, isFiller: true)))
        }
        pending += String(repeating: " ", count: max(room - used, 0))
      } else {
        pending += String(repeating: " ", count: room)
      }
      pending += String(repeating: " ", count: padding)
      column = last(of: cell.place) + 1
    }
    pending += signs.upright
    flush()
    return pieces
  }

  /// The line between two rows, or round the table.
  private func rule(above row: Int) -> Piece {
    func number(_ row: Int, _ column: Int) -> Int? {
      owner.indices.contains(row) && widths.indices.contains(column) ? owner[row][column] : nil
    }
    /// Whether there is a line on the left of a column in a row.
    func stands(_ row: Int, _ column: Int) -> Bool {
      guard owner.indices.contains(row) else { return false }
      let (a, b) = (number(row, column - 1), number(row, column))
      return a != b || a == -1
    }
    /// Whether there is a line above a row in a column.
    func lies(_ column: Int) -> Bool {
      guard widths.indices.contains(column) else { return false }
      let (a, b) = (number(row - 1, column), number(row, column))
      return a != b || a == -1
    }
    var words = ""
    for column in 0...widths.count {
      words += signs.corner(
        up: stands(row - 1, column), down: stands(row, column), left: lies(column - 1),
        right: lies(column))
      if column < widths.count {
        words += String(
          repeating: lies(column) ? signs.level : " ", count: widths[column] + 2 * padding)
      }
    }
    return Piece(content: .sign(words), style: .panelBorder)
  }
}

/// What lines are drawn with.
struct BoxSigns: Sendable {
  var upright: String
  var level: String
  /// By up, down, left, right as bits.
  private var corners: [String]

  static let lines = BoxSigns(
    upright: "│", level: "─",
    corners: [" ", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼"])
  /// Where lines take two cells.
  static let ascii = BoxSigns(
    upright: "|", level: "-",
    corners: [" ", "|", "|", "|", "-", "+", "+", "+", "-", "+", "+", "+", "-", "+", "+", "+"])

  func corner(up: Bool, down: Bool, left: Bool, right: Bool) -> String {
    corners[(up ? 1 : 0) + (down ? 2 : 0) + (left ? 4 : 0) + (right ? 8 : 0)]
  }
}
