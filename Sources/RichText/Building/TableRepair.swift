internal import TextEngine

/// Walks over the places of cells and says what to keep, cut and add.
struct TableRepair {
  enum Step {
    case keep(Int, CellPlace?)
    case add(CellPlace)
  }

  /// A table that is being walked over.
  private struct Open {
    var id: TableID
    /// The cell that paragraphs go to now, and how the reader called it.
    var cell: CellPlace?
    var wanted: CellPlace?
    /// Whether it has a paragraph of its own.
    var isFilled = false
    /// For each column, the row from which on it is free.
    var free: [Int]
    var row = 0
    var column = 0
  }

  private(set) var tables: [TableID: Table]
  /// As the reader announced them; parents are by its own places.
  private let announced: [TableID: Table]
  private(set) var steps: [Step] = []
  private(set) var isChanged = false
  private var stack: [Open] = []
  private var closed: Set<TableID> = []
  /// How many rows each table that was closed has.
  private var rows: [TableID: Int] = [:]
  private var added = 0
  /// With more cells added than this, what follows is read as text.
  private static let mostAdded = 1_000_000
  /// What a table that came back after its end is called from then on.
  private var renamed: [TableID: TableID] = [:]

  init(tables: [TableID: Table]) {
    announced = tables
    self.tables = tables
    for (id, table) in tables {
      if table.columns.isEmpty { self.tables[id]!.columns = [Table.Column()] }
      if table.columns.count > Table.mostColumns {
        self.tables[id]!.columns.removeLast(table.columns.count - Table.mostColumns)
      }
    }
  }

  /// Takes the paragraph at `index`, which stands in `cell`.
  mutating func take(_ cell: CellPlace?, at index: Int) {
    guard let cell, announced[cell.table] != nil, added < Self.mostAdded else {
      closeAll()
      if cell != nil { isChanged = true }
      steps.append(.keep(index, nil))
      return
    }
    let place = enter(cell)
    stack[stack.count - 1].isFilled = true
    if place != cell { isChanged = true }
    steps.append(.keep(index, place))
  }

  /// Goes to `cell`, from the outermost table inwards.
  private mutating func enter(_ cell: CellPlace) -> CellPlace {
    var path = [cell]
    var seen: Set<TableID> = [cell.table]
    while path.count < Table.deepest, let parent = announced[path.last!.table]?.parent,
      announced[parent.table] != nil, seen.insert(parent.table).inserted
    {
      path.append(parent)
    }
    path.reverse()
    var result = cell
    for (depth, wanted) in path.enumerated() {
      let id = current(wanted.table)
      if depth < stack.count, stack[depth].id != id { close(to: depth) }
      if depth == stack.count { open(id, parent: depth > 0 ? stack[depth - 1].cell : nil) }
      // Going to another cell of this table ends the tables in the cell before.
      if stack[depth].wanted?.isSameCell(as: wanted) != true {
        close(to: depth + 1)
        advance(depth, to: wanted)
        stack[depth].wanted = wanted
      }
      result = stack[depth].cell!
    }
    close(to: path.count)
    return result
  }

  /// The identity that `id` has now: a table that was closed goes on as a new one.
  private mutating func current(_ id: TableID) -> TableID {
    let now = renamed[id] ?? id
    guard closed.contains(now) else { return now }
    let next = TableID((tables.keys.max()?.number ?? 0) + 1)
    var copy = tables[id]!
    copy.headerRows = 0
    tables[next] = copy
    renamed[id] = next
    isChanged = true
    return next
  }

  private mutating func open(_ id: TableID, parent: CellPlace?) {
    tables[id]!.parent = parent
    let columns = tables[id]!.columns.count
    stack.append(Open(id: id, free: Array(repeating: 0, count: columns)))
  }

  private mutating func advance(_ depth: Int, to wanted: CellPlace) {
    let columns = stack[depth].free.count
    // Rows far below are an error of the file, unless those between are under spans.
    let reached = stack[depth]
    let lowest = reached.cell == nil ? 0 : max(reached.row + 1, reached.free.min() ?? 0)
    let row = min(wanted.row, lowest)
    var column = min(wanted.column, columns - 1)
    if row != wanted.row || column != wanted.column { isChanged = true }
    if reached.cell != nil, (row, column) < (reached.row, reached.column) {
      // What stands before the place that was reached joins the cell there.
      isChanged = true
      return
    }
    fill(depth, before: (row, column))
    if stack[depth].free[column] > row {
      // Under a span from above: the next free place takes it.
      isChanged = true
      guard let next = (column..<columns).first(where: { stack[depth].free[$0] <= row }) else {
        return
      }
      fill(depth, before: (row, next))
      column = next
    }
    begin(
      depth,
      CellPlace(
        table: stack[depth].id, row: row, column: column, rowSpan: max(wanted.rowSpan, 1),
        columnSpan: max(wanted.columnSpan, 1)))
  }

  /// Begins a cell, its spans cut to where there is room.
  private mutating func begin(_ depth: Int, _ cell: CellPlace) {
    finishCell(depth)
    var cell = cell
    let free = stack[depth].free
    var span = 1
    while span < cell.columnSpan, cell.column + span < free.count,
      free[cell.column + span] <= cell.row
    {
      span += 1
    }
    cell.columnSpan = span
    cell.rowSpan = min(cell.rowSpan, 1 << 20)
    for column in cell.column..<cell.column + span {
      stack[depth].free[column] = cell.row + cell.rowSpan
    }
    stack[depth].cell = cell
    stack[depth].isFilled = false
    stack[depth].row = cell.row
    stack[depth].column = cell.column + span
  }

  /// A cell that holds tables alone gets a paragraph of its own.
  private mutating func finishCell(_ depth: Int) {
    guard let cell = stack[depth].cell, !stack[depth].isFilled else { return }
    steps.append(.add(cell))
    added += 1
    stack[depth].isFilled = true
    isChanged = true
  }

  /// Adds the cells that are missing before a place.
  private mutating func fill(_ depth: Int, before place: (row: Int, column: Int)) {
    let columns = stack[depth].free.count
    while (stack[depth].row, stack[depth].column) < place {
      let (row, column) = (stack[depth].row, stack[depth].column)
      if column >= columns {
        stack[depth].row += 1
        stack[depth].column = 0
      } else if stack[depth].free[column] > row {
        stack[depth].column += 1
      } else {
        begin(depth, CellPlace(table: stack[depth].id, row: row, column: column))
      }
    }
  }

  private mutating func closeAll() { close(to: 0) }

  private mutating func close(to depth: Int) {
    while stack.count > depth {
      let last = stack.count - 1
      fill(last, before: (stack[last].row, stack[last].free.count))
      finishCell(last)
      let id = stack[last].id
      closed.insert(id)
      rows[id] = stack[last].cell.map { $0.row + 1 }
      stack.removeLast()
    }
  }

  /// Ends all tables, cuts the cells that reach below them and forgets those that have none.
  mutating func finish() {
    closeAll()
    for index in steps.indices {
      switch steps[index] {
      case .keep(let paragraph, let cell?): steps[index] = .keep(paragraph, cut(cell))
      case .add(let cell): steps[index] = .add(cut(cell))
      case .keep(_, nil): break
      }
    }
    for (id, table) in tables {
      guard let count = rows[id] else {
        tables[id] = nil
        continue
      }
      tables[id]!.headerRows = min(max(table.headerRows, 0), count)
      if let parent = table.parent { tables[id]!.parent = cut(parent) }
    }
  }

  private mutating func cut(_ cell: CellPlace) -> CellPlace {
    guard let count = rows[cell.table], cell.row + cell.rowSpan > count else { return cell }
    isChanged = true
    var cell = cell
    cell.rowSpan = count - cell.row
    return cell
  }
}
