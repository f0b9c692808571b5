/// What a table's paragraphs share. The paragraphs name it by their `cell`, and stand together.
public struct Table: Hashable, Sendable {
  public struct Column: Hashable, Sendable {
    public var alignment: ParagraphStyle.Alignment?
    /// Nil where nothing was said.
    public var width: Twips?

    public init(alignment: ParagraphStyle.Alignment? = nil, width: Twips? = nil) {
      self.alignment = alignment
      self.width = width
    }
  }

  /// At least one.
  public var columns: [Column]
  /// How many rows at the top are headings.
  public var headerRows: Int
  /// The cell that it stands in, for a table in a table.
  public var parent: CellPlace?
  /// Borders and shades, as they came.
  public var unknowns: [Unknown]

  public init(columns: [Column], headerRows: Int = 0, parent: CellPlace? = nil) {
    self.columns = columns
    self.headerRows = headerRows
    self.parent = parent
    unknowns = []
  }

  /// Tables in tables deeper than this are read as text.
  public static let deepest = 16
  public static let mostColumns = 1000
}

/// Where in a table a paragraph stands. Paragraphs with the same row and column share a cell.
public struct CellPlace: Hashable, Sendable {
  public var table: TableID
  /// From 0.
  public var row: Int
  /// From 0; the leftmost that the cell covers.
  public var column: Int
  /// How many rows and columns the cell covers; the same in all its paragraphs.
  public var rowSpan: Int
  public var columnSpan: Int

  public init(table: TableID, row: Int, column: Int, rowSpan: Int = 1, columnSpan: Int = 1) {
    self.table = table
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
  }

  /// Whether both are the same cell.
  public func isSameCell(as other: CellPlace) -> Bool {
    table == other.table && row == other.row && column == other.column
  }
}
