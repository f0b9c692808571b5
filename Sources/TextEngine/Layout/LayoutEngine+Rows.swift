extension LayoutEngine {
  public func rows(from place: RowPlace, count: Int) -> [Row] {
    var rows: [Row] = []
    var next: Row? = count > 0 ? row(at: place) : nil
    while let row = next, rows.count < count {
      rows.append(row)
      next = rows.count < count ? self.row(after: row) : nil
    }
    return rows
  }

  /// Returns the row `distance` rows below (above, if negative) `row`, or the last (first) there is.
  public func row(_ distance: Int, from row: Row) -> Row {
    var found = row
    for _ in 0..<abs(distance) {
      guard let next = distance > 0 ? self.row(after: found) : self.row(before: found) else {
        break
      }
      found = next
    }
    return found
  }

  /// Returns the last row of the text.
  public var lastRow: Row { row(containing: text.count, affinity: .downstream) }
}
