internal import TextEngine

extension HTMLWalk {
  /// A cell of a page's table and where it stands.
  private struct Cell {
    var place: HTMLTree.Place
    var row: Int
    var column: Int
    var rowSpan: Int
    var columnSpan: Int
  }

  mutating func visitTable(_ place: HTMLTree.Place, _ inner: HTMLScope, _ outer: HTMLScope) {
    endLine(outer)
    var scope = outer
    scope.style = inner.style
    // What stands in a table and in no cell comes before it, as browsers show it.
    var rows: [HTMLTree.Place] = []
    var heads = 0
    gatherRows(in: place, scope, &rows, &heads)
    endLine(scope)
    let (cells, columns) = layOut(rows)
    guard columns > 0 else { return }
    if heads == 0 { heads = headRows(rows) }
    var table = Table(
      columns: Array(repeating: Table.Column(), count: columns), headerRows: heads,
      parent: outer.cell)
    readColumns(of: place, cells, &table)
    let id = builder.addTable(table)
    var styles: [HTMLTree.Place: HTMLScope] = [:]
    for row in rows {
      var rowScope = scope
      if let found = self.inner(of: row, .block, scope) { rowScope.style = found.style }
      styles[row] = rowScope
    }
    for cell in cells {
      let rowScope = styles[HTMLTree.Place(index: tree[cell.place].parent)] ?? scope
      guard let found = self.inner(of: cell.place, .block, rowScope) else { continue }
      visitCell(cell, id, table, found)
    }
  }

  private mutating func visitCell(
    _ cell: Cell, _ id: TableID, _ table: Table, _ found: HTMLScope
  ) {
    var scope = HTMLScope()
    scope.style = found.style
    scope.style.alignment = alignment(ofCell: cell.place)
    if let alignment = table.columns[cell.column].alignment,
      alignment == scope.style.alignment?.model
    {
      scope.cellAlignment = scope.style.alignment
    }
    scope.cell = CellPlace(
      table: id, row: cell.row, column: cell.column, rowSpan: cell.rowSpan,
      columnSpan: cell.columnSpan)
    let before = builder.paragraphCount
    let outerItems = items
    items = []
    visitChildren(of: cell.place, scope)
    endLine(scope, isForced: builder.paragraphCount == before)
    items = outerItems
  }

  /// Finds the rows, in groups or not; anything else in the table is walked over at once.
  private mutating func gatherRows(
    in place: HTMLTree.Place, _ scope: HTMLScope, _ rows: inout [HTMLTree.Place],
    _ heads: inout Int
  ) {
    var feet: [HTMLTree.Place] = []
    for child in tree.children(of: place) {
      let node = tree[child]
      switch node.name {
      case "tr": rows.append(child)
      case "thead":
        var none = 0
        let before = rows.count
        gatherRows(in: child, scope, &rows, &none)
        if before == heads { heads = rows.count }
      case "tbody":
        var none = 0
        gatherRows(in: child, scope, &rows, &none)
      case "tfoot":
        var none = 0
        gatherRows(in: child, scope, &feet, &none)
      case "colgroup", "col": continue
      case "":
        if !node.text.allSatisfy(\.isHTMLSpace) { visit(child, scope) }
      default: visit(child, scope)
      }
    }
    rows += feet
  }

  /// Rows at the top in which every cell is a heading.
  private func headRows(_ rows: [HTMLTree.Place]) -> Int {
    rows.prefix { row in
      let cells = tree.children(of: row).filter { Self.isCell(tree[$0].name) }
      return !cells.isEmpty && cells.allSatisfy { tree[$0].name == "th" }
    }.count
  }

  private static func isCell(_ name: String) -> Bool { name == "td" || name == "th" }

  /// Gives each cell its place as browsers do: the next column that no cell from above covers.
  private func layOut(_ rows: [HTMLTree.Place]) -> (cells: [Cell], columns: Int) {
    var cells: [Cell] = []
    // For each column, the row from which on it is free.
    var free: [Int] = []
    for (row, place) in rows.enumerated() {
      var column = 0
      for child in tree.children(of: place) where Self.isCell(tree[child].name) {
        while column < free.count, free[column] > row { column += 1 }
        guard column < Table.mostColumns else { break }
        let width = min(
          max(1, span("colspan", child) ?? 1), Table.mostColumns - column)
        var height = span("rowspan", child) ?? 1
        height = height == 0 ? rows.count - row : min(max(1, height), rows.count - row)
        while free.count < column + width { free.append(0) }
        // A cell that is wider than the gap it found ends before what covers the rest.
        var covered = 1
        while covered < width, free[column + covered] <= row { covered += 1 }
        for index in column..<column + covered { free[index] = row + height }
        cells.append(
          Cell(place: child, row: row, column: column, rowSpan: height, columnSpan: covered))
        column += covered
      }
    }
    return (cells, free.count)
  }

  private func span(_ name: String, _ place: HTMLTree.Place) -> Int? {
    tree.attribute(name, of: place).flatMap { Int($0.trimmed) }
  }

  /// Widths from `col`, alignments from cells that agree.
  private func readColumns(of place: HTMLTree.Place, _ cells: [Cell], _ table: inout Table) {
    var column = 0
    for child in tree.descendants(of: place) {
      if tree[child].name == "tr" { break }
      guard tree[child].name == "col" else { continue }
      var width: Double?
      if let value = tree.attribute("width", of: child) {
        width = CSSValues.points(value.allSatisfy(\.isNumber) ? value + "px" : value, parent: 0)
      }
      for one in sheet.declarations(for: child, in: tree) where one.property == "width" {
        width = CSSValues.points(one.value, parent: 0, pixel: dialect.pixel)
      }
      for _ in 0..<max(1, span("span", child) ?? 1) where column < table.columns.count {
        if let width, width > 0 { table.columns[column].width = Twips(Int((width * 20).rounded())) }
        column += 1
      }
    }
    for column in table.columns.indices {
      let found = Set(
        cells.lazy.filter { $0.column == column && $0.columnSpan == 1 }
          .map { self.alignment(ofCell: $0.place) })
      if found.count == 1, let one = found.first, let alignment = one {
        table.columns[column].alignment = alignment.model
      }
    }
  }

  /// What a cell, its row or its table says of its alignment.
  private func alignment(ofCell place: HTMLTree.Place) -> HTMLStyle.Alignment? {
    var style = HTMLStyle()
    let row = tree[place].parent
    for index in [row, place.index] where index >= 0 {
      let place = HTMLTree.Place(index: index)
      style.apply(tag: "", tree[place].attributes)
      for one in sheet.declarations(for: place, in: tree) where one.property == "text-align" {
        style.apply(one.property, one.value, dialect: dialect)
      }
    }
    return style.alignment
  }
}

extension HTMLStyle.Alignment {
  var model: ParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .right: .right
    case .centre: .center
    case .justified: .justified
    }
  }
}
