internal import TextEngine

/// A table whose rows are being read. Cells are counted as the file counts them; their columns are
/// known when the table is over.
struct RTFOpenTable {
  struct Row {
    var cells = 0
    /// The right edges of cells, in twips, as far as they are said.
    var edges: [Int] = []
    var merges: [RTFMerge] = []
    var left = 0
    var isHeader = false
    var isLast = false
  }

  var id: TableID
  var rows: [Row] = []
  /// The definition in force: it holds for rows until another comes.
  var definition = Row()
  var cell = 0
  /// The indices of its own paragraphs, without those of tables within.
  var paragraphs: [Int] = []
}

struct RTFMerge {
  var isFirstOfRow = false
  var joinsLeft = false
  var isFirstOfColumn = false
  var joinsAbove = false
}

extension RTFInterpreter {
  /// Makes sure that a table is open `depth` deep, and returns the cell that comes next in it.
  mutating func openTable(_ depth: Int) -> CellPlace {
    while tables.count < depth {
      var table = Table(columns: [Table.Column()])
      table.parent = tables.last.map(Self.place)
      var open = RTFOpenTable(id: builder.addTable(table))
      if tables.isEmpty { open.definition = outerDefinition }
      tables.append(open)
    }
    return Self.place(tables[depth - 1])
  }

  private static func place(_ table: RTFOpenTable) -> CellPlace {
    CellPlace(table: table.id, row: table.rows.count, column: table.cell)
  }

  /// `\cell`: ends a cell and the paragraph in it.
  mutating func endCell(isNested: Bool) {
    hasBody = true
    if state.note != nil { return }
    let depth = min(max(tableDepth, isNested ? 2 : 1), Table.deepest)
    closeTables(below: depth)
    finishParagraph(depth: depth)
    tables[depth - 1].cell += 1
  }

  /// `\row`: ends the row, and what is left of its last cell.
  mutating func endRow(isNested: Bool) {
    let depth = min(max(tableDepth, isNested ? 2 : 1), Table.deepest)
    guard isNested || !tables.isEmpty || !builder.isAtParagraphStart else { return }
    closeTables(below: isNested ? depth : 1)
    let level = isNested ? depth : 1
    if !builder.isAtParagraphStart {
      finishParagraph(depth: level)
      tables[level - 1].cell += 1
    }
    guard tables.count >= level, tables[level - 1].cell > 0 else { return }
    finishRow(level)
    if tables[level - 1].rows.last!.isLast {
      closeTables(below: level - 1)
      if level == 1 { outerDefinition = RTFOpenTable.Row() }
    }
  }

  private mutating func finishRow(_ depth: Int) {
    var row = tables[depth - 1].definition
    row.cells = tables[depth - 1].cell
    tables[depth - 1].rows.append(row)
    tables[depth - 1].cell = 0
  }

  // MARK: - Definitions

  private mutating func changeDefinition(_ change: (inout RTFOpenTable.Row) -> Void) {
    let depth = max(tableDepth, 1)
    if state.destination != .body { return }
    if depth == 1 { change(&outerDefinition) }
    if depth <= tables.count { change(&tables[depth - 1].definition) }
  }

  mutating func setRow(_ flag: RTFFlag) {
    changeDefinition { row in
      switch flag {
      case .trowd: row = RTFOpenTable.Row()
      case .trhdr: row.isHeader = true
      case .lastrow: row.isLast = true
      default:
        while row.merges.count <= row.edges.count { row.merges.append(RTFMerge()) }
        switch flag {
        case .clmgf: row.merges[row.edges.count].isFirstOfRow = true
        case .clmrg: row.merges[row.edges.count].joinsLeft = true
        case .clvmgf: row.merges[row.edges.count].isFirstOfColumn = true
        case .clvmrg: row.merges[row.edges.count].joinsAbove = true
        default: break
        }
      }
    }
  }

  mutating func setCell(_ value: RTFValue, _ number: Int) {
    changeDefinition { row in
      if value == .trleft {
        row.left = number
      } else if row.edges.count < Table.mostColumns {
        row.edges.append(number)
      }
    }
  }

  // MARK: - The end of a table

  /// Ends the tables that are deeper than `depth`.
  mutating func closeTables(below depth: Int) {
    while tables.count > depth {
      if let last = tables.last, last.cell > 0 || hasParagraphInRow(last) {
        if last.cell == 0 { tables[tables.count - 1].cell = 1 }
        finishRow(tables.count)
      }
      let table = tables.removeLast()
      RTFTableGrid(table).place(in: &builder)
    }
    if depth == 0 { outerDefinition = RTFOpenTable.Row() }
  }

  private func hasParagraphInRow(_ table: RTFOpenTable) -> Bool {
    guard let last = table.paragraphs.last else { return false }
    return builder.paragraphs[last].style.cell?.row == table.rows.count
  }
}
