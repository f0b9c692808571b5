extension LayoutEngine {
  /// Returns the cell at which `position` is drawn in `row`, where a caret stands; never more than
  /// the row's width.
  ///
  /// - Complexity: O(row); a row of plain ASCII is only looked through.
  public func cell(of position: ByteCount, in row: Row) -> CellCount {
    if let visual = visualRow(row) { return visual.cell(of: position) }
    let offset =
      min(max(position, row.range.lowerBound), row.range.upperBound)
      .value - row.range.lowerBound.value
    if let length = plainLength(of: row) {
      return min(CellCount(min(offset, length)), options.width)
    }
    var cell: CellCount = 0
    for cluster in text.clusters(in: row.range, options: options) {
      if position < cluster.range.upperBound { break }
      cell += cluster.width
    }
    return min(cell, options.width)
  }

  /// Returns the position in `row` nearest to `cell`: a caret stop, never past the row's last
  /// cluster if the row was wrapped, and never after its line end.
  ///
  /// - Complexity: As `cell(of:in:)`.
  public func position(in row: Row, at cell: CellCount) -> ByteCount {
    if let visual = visualRow(row) {
      return visual.position(at: cell)
        ?? (visual.isPastEnd(cell) ? lastStop(of: row) : row.range.lowerBound)
    }
    return position(in: row, atLogical: cell)
  }

  /// Returns the last place in `row` where a caret may stand.
  public func lastStop(of row: Row) -> ByteCount {
    position(in: row, atLogical: CellCount(Int.max / 4))
  }

  /// As `position(in:at:)`, for a row that is drawn as the text goes.
  private func position(in row: Row, atLogical cell: CellCount) -> ByteCount {
    if let length = plainLength(of: row) {
      let last = length == row.range.length().value && isWrapped(row) ? length - 1 : length
      return row.range.lowerBound + ByteCount(max(0, min(cell.value, last)))
    }
    var at: CellCount = 0
    var last = row.range.lowerBound
    for cluster in text.clusters(in: row.range, options: options) {
      last = cluster.range.lowerBound
      if cluster.kind == .lineEnd || at + cluster.width > cell { return last }
      at += cluster.width
    }
    return isWrapped(row) ? last : row.range.upperBound
  }

  /// Whether the text goes on after `row` without a line end between.
  public func isWrapped(_ row: Row) -> Bool {
    row.range.upperBound < text.count && !text.endsLine(at: row.range.upperBound)
  }

  /// The bytes of `row` before its line end, if all of them are printable ASCII, and the line end
  /// is LF, CRLF or none: then one byte is one cell and one caret stop.
  private func plainLength(of row: Row) -> Int? {
    var isPlain = true
    var length = 0
    var lineEnd = 0
    text.forEachPiece(in: row.range) { piece in
      for byte in piece {
        switch byte {
        case 0x20...0x7E where lineEnd == 0: length += 1
        case 0x0D where lineEnd == 0, 0x0A: lineEnd += 1
        default:
          isPlain = false
          return false
        }
      }
      return true
    }
    guard isPlain else { return nil }
    // A CR alone is left to the clusters.
    return lineEnd == 0 || text.byte(at: row.range.upperBound - 1) == 0x0A ? length : nil
  }
}
