// What both layouts do when an element is laid out again after an edit.
extension Typesetter {
  /// Calls `body` with each row of `bytes` from `start` on, until it returns false.
  ///
  /// A row that `isRestart` is one at whose end typesetting can begin. Rows are made a few at a time,
  /// because most often a few are enough; each helping begins at the last restart of the one before.
  ///
  /// - Parameters:
  ///   - breaks: Room to work in.
  ///   - work: What was laid out is added to it.
  func forEachRow(
    of bytes: UnsafeBufferPointer<UInt8>, from start: Int, options: TypesetOptions,
    breaks: inout [RowBreak], work: inout LayoutReport, _ body: (RowBreak) -> Bool
  ) {
    var start = start
    var limit = 4
    while true {
      breaks.removeAll(keepingCapacity: true)
      breakRows(of: bytes, from: start, limit: limit, options: options, into: &breaks)
      guard let last = breaks.last else { return }
      work.bytesTypeset += last.end - start
      work.rowsTypeset += breaks.count
      let isEnd = last.end >= bytes.count
      let sure = isEnd ? breaks.count : (breaks.lastIndex { $0.begins(rowsIn: bytes) } ?? -1) + 1
      for rowBreak in breaks[..<sure] {
        let begins = rowBreak.begins(rowsIn: bytes)
        guard body(RowBreak(end: rowBreak.end, isRestart: begins)) else { return }
      }
      if isEnd { return }
      if sure > 0 { start = breaks[sure - 1].end }
      limit *= 2
    }
  }
}

/// The row from which an element is laid out again after an edit.
enum SureRow {
  /// How far before an edit rows may depend on it: two rows and this many bytes.
  static let lookahead = 64

  /// Returns the last row, from `first` to two before `row`, on whose start an edit at `edge` has no
  /// influence, and where typesetting may begin; `first` if there is none.
  ///
  /// - Parameters:
  ///   - row: The row that the edit is in.
  ///   - start: The start of a row, on `edge`'s scale.
  ///   - isRestart: Whether typesetting can begin at a row.
  static func find(
    from first: Int, before row: Int, edge: Int, start: (Int) -> Int, isRestart: (Int) -> Bool
  ) -> Int {
    var row = row - 2
    while row > first, !isRestart(row) || start(row) > edge - lookahead { row -= 1 }
    return max(row, first)
  }
}
