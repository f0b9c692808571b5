internal import TextEngine

/// Finds the columns that a table's cells cover, from their edges and merges.
struct RTFTableGrid {
  private let table: RTFOpenTable
  /// The edges of columns, ascending; the first is the table's left one.
  private var edges: [Int] = []
  /// For each row and cell the column and how many it covers.
  private var spans: [[Range<Int>]] = []

  /// Edges that differ by less are one; programs round them.
  private static let tolerance = 40

  init(_ table: RTFOpenTable) {
    self.table = table
    findEdges()
    spans = table.rows.map { columns(of: $0) }
    widenLastCells()
  }

  private mutating func findEdges() {
    var all: Set<Int> = []
    for row in table.rows {
      // Rows may begin a little to the left or right; their first cells are the first column.
      all.formUnion(row.edges.prefix(row.cells).filter { $0 > row.left })
    }
    for edge in all.sorted() where edge - (edges.last ?? -1_000_000) >= Self.tolerance {
      edges.append(edge)
      if edges.count == Table.mostColumns { break }
    }
  }

  private func column(endingAt edge: Int) -> Int {
    var low = 0
    var high = edges.count
    while low < high {
      let middle = (low + high) / 2
      if edges[middle] + Self.tolerance <= edge { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }

  private func columns(of row: RTFOpenTable.Row) -> [Range<Int>] {
    var start = 0
    return (0..<row.cells).map { cell in
      let said = row.edges.indices.contains(cell) ? column(endingAt: row.edges[cell]) : 0
      let end = max(said, start + 1)
      defer { start = end }
      return start..<end
    }
  }

  /// A row that ends early goes on to the table's edge, if its cells say where they end.
  private mutating func widenLastCells() {
    let count = spans.compactMap { $0.last?.upperBound }.max() ?? 1
    for (row, cells) in spans.enumerated() {
      guard let last = cells.last, last.upperBound < count,
        table.rows[row].edges.count >= table.rows[row].cells
      else { continue }
      spans[row][cells.count - 1] = last.lowerBound..<count
    }
  }

  /// Gives the table's paragraphs their columns and spans, and the table its own.
  func place(in builder: inout DocumentBuilder) {
    var cells = self.spans
    var rowSpans = cells.map { $0.map { _ in 1 } }
    var home: [[(row: Int, cell: Int)]] = cells.enumerated().map { row, spans in
      spans.indices.map { (row, $0) }
    }
    let isEmpty = emptyCells(builder)
    for (row, spans) in cells.enumerated() {
      var above: [Int: (row: Int, cell: Int)] = [:]
      if row > 0 {
        for (cell, span) in cells[row - 1].enumerated()
        where home[row - 1][cell].cell == cell || home[row - 1][cell].row != row - 1 {
          above[span.lowerBound] = (row - 1, cell)
        }
      }
      for (cell, span) in spans.enumerated() {
        guard table.rows[row].merges.indices.contains(cell), isEmpty[row][cell] else { continue }
        let merge = table.rows[row].merges[cell]
        if merge.joinsLeft, cell > 0 {
          let left = home[row][cell - 1]
          guard left.row == row else { continue }
          cells[row][left.cell] = cells[row][left.cell].lowerBound..<span.upperBound
          home[row][cell] = left
        } else if merge.joinsAbove, let upper = above[span.lowerBound],
          cells[upper.row][upper.cell] == span
        {
          let top = home[upper.row][upper.cell]
          rowSpans[top.row][top.cell] += 1
          home[row][cell] = top
        }
      }
    }
    var kept: [Int] = []
    for index in table.paragraphs {
      guard let place = builder.paragraphs[index].style.cell else { continue }
      let (row, cell) = (place.row, place.column)
      guard cells.indices.contains(row), cells[row].indices.contains(cell) else { continue }
      guard home[row][cell] == (row, cell) else {
        builder.dropped.insert(index)
        continue
      }
      builder.paragraphs[index].style.cell = CellPlace(
        table: table.id, row: row, column: cells[row][cell].lowerBound,
        rowSpan: rowSpans[row][cell], columnSpan: cells[row][cell].count)
      kept.append(index)
    }
    moveTables(in: &builder, cells, rowSpans)
    describe(&builder, kept)
  }

  /// For each cell whether its paragraphs have no text and no table.
  private func emptyCells(_ builder: DocumentBuilder) -> [[Bool]] {
    var isEmpty = spans.map { $0.map { _ in true } }
    var counts: [Int: Int] = [:]
    for index in table.paragraphs {
      guard let place = builder.paragraphs[index].style.cell, isEmpty.indices.contains(place.row),
        isEmpty[place.row].indices.contains(place.column)
      else { continue }
      counts[place.row << 12 | place.column, default: 0] += 1
      if !builder.isEmptyParagraph(index) || counts[place.row << 12 | place.column]! > 1 {
        isEmpty[place.row][place.column] = false
      }
    }
    for child in builder.tables.values {
      guard let parent = child.parent, parent.table == table.id,
        isEmpty.indices.contains(parent.row), isEmpty[parent.row].indices.contains(parent.column)
      else { continue }
      isEmpty[parent.row][parent.column] = false
    }
    return isEmpty
  }

  /// Tables within go to the places that their cells have now.
  private func moveTables(
    in builder: inout DocumentBuilder, _ cells: [[Range<Int>]], _ rowSpans: [[Int]]
  ) {
    for (id, child) in builder.tables {
      guard let parent = child.parent, parent.table == table.id,
        cells.indices.contains(parent.row), cells[parent.row].indices.contains(parent.column)
      else { continue }
      builder.tables[id]!.parent = CellPlace(
        table: table.id, row: parent.row, column: cells[parent.row][parent.column].lowerBound,
        rowSpan: rowSpans[parent.row][parent.column],
        columnSpan: cells[parent.row][parent.column].count)
    }
  }

  /// Says what is common to the columns: widths, and the alignment if all of a column share it.
  private func describe(_ builder: inout DocumentBuilder, _ paragraphs: [Int]) {
    let count = max(spans.compactMap { $0.last?.upperBound }.max() ?? 1, 1)
    var columns = Array(repeating: Table.Column(), count: min(count, Table.mostColumns))
    if edges.count == count {
      let left = table.rows.map(\.left).min() ?? 0
      for index in columns.indices {
        columns[index].width = Twips(edges[index] - (index == 0 ? left : edges[index - 1]))
      }
    }
    var alignments: [Int: Set<ParagraphStyle.Alignment?>] = [:]
    for index in paragraphs {
      let style = builder.paragraphs[index].style
      guard let cell = style.cell else { continue }
      alignments[cell.column, default: []].insert(style.alignment)
    }
    for index in columns.indices {
      guard let all = alignments[index], all.count == 1, let one = all.first, let one else {
        continue
      }
      columns[index].alignment = one
    }
    for index in paragraphs {
      guard let cell = builder.paragraphs[index].style.cell, columns.indices.contains(cell.column)
      else { continue }
      if columns[cell.column].alignment != nil { builder.paragraphs[index].style.alignment = nil }
    }
    builder.changeTable(table.id) {
      $0.columns = columns
      $0.headerRows = table.rows.prefix { $0.isHeader }.count
    }
  }
}
