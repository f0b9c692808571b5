import TextEngine

/// A table as cells with their paragraphs, to be added to and taken from.
struct CellGrid {
  struct Line {
    var paragraph: Paragraph
    var bytes: [UInt8]
  }
  struct Cell {
    var place: CellPlace
    var lines: [Line]
    /// Tables that stand in it.
    var inner: Set<TableID> = []
  }

  private let table: TableID
  /// By row, then column.
  private(set) var cells: [Cell] = []

  /// - Returns: Nil where a paragraph is in no cell of the table.
  init?(_ range: Range<Int>, of table: TableID, in document: RichDocument) {
    self.table = table
    for index in range {
      guard let place = document.place(ofParagraph: index, in: table) else { return nil }
      let line = Line(
        paragraph: document.paragraphs[index],
        bytes: document.text.bytes(in: document.range(ofParagraph: index)))
      if cells.last?.place.isSameCell(as: place) != true {
        cells.append(Cell(place: place, lines: []))
      }
      cells[cells.count - 1].lines.append(line)
      guard let own = document.paragraphs[index].style.cell?.table, own != table,
        let child = document.tablePath(own).drop(while: { $0 != table }).dropFirst().first
      else { continue }
      cells[cells.count - 1].inner.insert(child)
    }
  }

  var rows: Int { cells.map { $0.place.row + $0.place.rowSpan }.max() ?? 0 }

  private func empty(_ row: Int, _ column: Int) -> Cell {
    var style = ParagraphStyle()
    let place = CellPlace(table: table, row: row, column: column)
    style.cell = place
    return Cell(place: place, lines: [Line(paragraph: Paragraph(style: style), bytes: [])])
  }

  private mutating func sort() {
    cells.sort { ($0.place.row, $0.place.column) < ($1.place.row, $1.place.column) }
  }

  mutating func insertRow(_ row: Int, columns: Int) {
    var covered: Set<Int> = []
    for index in cells.indices {
      let place = cells[index].place
      if place.row >= row {
        cells[index].place.row += 1
      } else if place.row + place.rowSpan > row {
        cells[index].place.rowSpan += 1
        covered.formUnion(place.column..<place.column + place.columnSpan)
      }
    }
    cells += (0..<columns).filter { !covered.contains($0) }.map { empty(row, $0) }
    sort()
  }

  mutating func insertColumn(_ column: Int) {
    let rows = self.rows
    var covered: Set<Int> = []
    for index in cells.indices {
      let place = cells[index].place
      if place.column >= column {
        cells[index].place.column += 1
      } else if place.column + place.columnSpan > column {
        cells[index].place.columnSpan += 1
        covered.formUnion(place.row..<place.row + place.rowSpan)
      }
    }
    cells += (0..<rows).filter { !covered.contains($0) }.map { empty($0, column) }
    sort()
  }

  mutating func removeRow(_ row: Int) {
    cells.removeAll { $0.place.row == row && $0.place.rowSpan == 1 }
    for index in cells.indices {
      let place = cells[index].place
      if place.row > row {
        cells[index].place.row -= 1
      } else if place.row + place.rowSpan > row {
        cells[index].place.rowSpan -= 1
      }
    }
    sort()
  }

  mutating func removeColumn(_ column: Int) {
    cells.removeAll { $0.place.column == column && $0.place.columnSpan == 1 }
    for index in cells.indices {
      let place = cells[index].place
      if place.column > column {
        cells[index].place.column -= 1
      } else if place.column + place.columnSpan > column {
        cells[index].place.columnSpan -= 1
      }
    }
    sort()
  }

  /// Lets the tables within cells name the places that those have now, and forgets those that went.
  func follow(in tables: inout [TableID: Table]) {
    var kept: Set<TableID> = []
    for cell in cells {
      for id in cell.inner {
        tables[id]?.parent = cell.place
        kept.insert(id)
      }
    }
    var gone = Set(
      tables.filter { $0.value.parent?.table == table && !kept.contains($0.key) }.map(\.key))
    while !gone.isEmpty {
      for id in gone { tables[id] = nil }
      gone = Set(
        tables.filter { $0.value.parent.map { tables[$0.table] == nil } ?? false }.map(\.key))
    }
  }
}
