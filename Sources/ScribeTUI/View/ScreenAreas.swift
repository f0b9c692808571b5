/// A rectangle of cells.
struct Area: Hashable {
  var column: Int
  var row: Int
  var columns: Int
  var rows: Int

  var isEmpty: Bool { columns <= 0 || rows <= 0 }
  /// The rows inside a box of this size; a low one has no lower edge.
  var innerRows: Int { max(rows - (rows > 4 ? 2 : 1), 0) }
  func contains(_ point: Point) -> Bool {
    point.column >= column && point.column < column + columns && point.row >= row
      && point.row < row + rows
  }
}

/// How the screen is shared out. What does not fit is left out, the text last.
struct ScreenAreas: Hashable {
  /// The line with the document's name and options; nil on small screens.
  var title: Int?
  /// Where the text is, without its margins.
  var text: Area
  /// Where a panel is, with its border.
  var panel: Area?
  /// The rows at the bottom, the first of them.
  var footer: Area

  /// - Parameters:
  ///   - panelRows: Rows that a panel under the text wants, with its border; 0 for none.
  ///   - footerRows: Rows of position, hints or explanation; at least 1.
  ///   - asks: Whether the footer asks something: then it comes before all else.
  ///   - isCentred: Whether a text that is narrower than the screen stands in its middle.
  ///   - margin: Columns before the text for signs beside it.
  init(
    size: Size, panelRows: Int, footerRows: Int, asks: Bool, wrapWidth: Int?, margin: Int = 0,
    isCentred: Bool = false
  ) {
    let columns = max(0, size.columns)
    let rows = max(0, size.rows)
    // On a small screen an open panel comes before the title and the second row of the footer.
    let isCrowded = panelRows > 0 && rows < 10
    let footer =
      asks
      ? min(footerRows, rows)
      : rows >= 5 && !isCrowded ? min(footerRows, rows - 3) : rows >= 2 ? 1 : 0
    let hasTitle = rows >= 4 && !isCrowded && footer < rows
    title = hasTitle ? 0 : nil
    let first = hasTitle ? 1 : 0
    self.footer = Area(column: 0, row: rows - footer, columns: columns, rows: footer)
    let left = rows - footer - first
    // A panel leaves a few rows of text where it can, and takes more where little would be left of it.
    var panel = 0
    if panelRows > 0 {
      panel = left - 3 >= panelRows ? panelRows : isCrowded ? left : max(min(left, 5), left - 3)
    }
    let start = (columns >= 40 ? 3 : 0) + margin
    let end = columns >= 40 ? 1 : 0
    var width = columns - start - end
    let room = width
    if let wrapWidth, wrapWidth > 0 { width = min(width, wrapWidth) }
    let before = isCentred ? (room - width) / 2 : 0
    text = Area(
      column: start + before, row: first, columns: max(width, 0), rows: max(left - panel, 0))
    self.panel =
      panel > 0
      ? Area(column: 0, row: rows - footer - panel, columns: columns, rows: panel) : nil
  }
}
