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

extension LayoutEngine {
  /// Calls `body` with each row from the top down until it returns false; returns how many rows there
  /// were.
  @discardableResult
  public func forEachRow(_ body: (Row) -> Bool) -> Int {
    var count = 0
    var next: Row? = row(at: RowPlace(element: 0, row: 0))
    while let first = next {
      let batch = rows(from: first.place, count: 512)
      for row in batch {
        count += 1
        if !body(row) { return count }
      }
      next = batch.last.flatMap(row(after:))
    }
    return count
  }
}
