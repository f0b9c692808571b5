extension TK2Layout {
  /// How far before a change rows may depend on it: two rows and this many bytes.
  private static var lookahead: Int { 64 }

  /// Returns the rows of `element`, reusing those of `old` that `changes` cannot have moved, and
  /// the bytes that were laid out again.
  func layOutAgain(
    _ old: TextLayoutFragment, _ changes: [ElementChange], element: Range<Int>
  ) -> (TextLayoutFragment, rule: Int?, relaid: Range<Int>) {
    let changes = ElementChange.completing(
      changes, oldLength: old.length, length: element.count)
    let range = ByteCount(element.lowerBound)..<ByteCount(element.upperBound)
    var rows: [UInt32] = []
    rows.reserveCapacity(old.rowCount + 4)
    var relaid: Range<Int>?
    var row = 0  // of `old`: the first that has no counterpart in `rows` yet
    var shift = 0
    var next = 0
    var isDone = false
    var rule: Int?
    text.withElementBytes(range, scratch: &scratch) { bytes in
      rule = self.rule(for: bytes)
      while next < changes.count, !isDone {
        let first = Self.lastSureRow(in: old, from: row, before: changes[next].old.lowerBound)
        rows.append(contentsOf: old.packedEnds(row..<first, shift: shift))
        let start = old.range(ofRow: first).lowerBound + shift
        let due = next
        var damageEnd = start
        var matched: Int?
        var end = start
        typesetRows(of: bytes, from: start) { rowBreak in
          end = rowBreak.end
          while next < changes.count, changes[next].old.lowerBound + shift < end {
            damageEnd = changes[next].old.lowerBound + shift + changes[next].count
            shift += changes[next].growth
            next += 1
          }
          rows.append(TextLayoutFragment.packed(rowBreak))
          if next > due, rowBreak.isRestart, end < bytes.count, end >= damageEnd {
            matched = Self.row(of: old, after: first, from: end - shift)
          }
          return matched == nil
        }
        relaid = (relaid?.lowerBound ?? start)..<end
        row = matched ?? old.rowCount
        isDone = matched == nil
      }
    }
    if !isDone { rows.append(contentsOf: old.packedEnds(row..<old.rowCount, shift: shift)) }
    let bytes = relaid ?? 0..<0
    return (
      TextLayoutFragment(rows), rule,
      (element.lowerBound + bytes.lowerBound)..<(element.lowerBound + bytes.upperBound)
    )
  }

  /// Returns the last row, not before `first`, on whose start no change at `offset` can have any
  /// influence, and where typesetting may begin.
  private static func lastSureRow(
    in fragment: TextLayoutFragment, from first: Int, before offset: Int
  ) -> Int {
    var row = fragment.row(containing: offset) - 2
    while row > first,
      !fragment.isRestart(row - 1) || fragment.end(ofRow: row - 1) > offset - lookahead
    {
      row -= 1
    }
    return max(row, first)
  }

  /// Returns the row of `fragment`, after `row`, that begins at `offset` where typesetting can begin.
  private static func row(
    of fragment: TextLayoutFragment, after row: Int, from offset: Int
  ) -> Int? {
    let found = fragment.row(containing: offset)
    guard found > row, fragment.range(ofRow: found).lowerBound == offset,
      fragment.isRestart(found - 1)
    else { return nil }
    return found
  }

  /// Calls `body` with each row of `bytes` from `start` on until it returns false.
  ///
  /// Rows are made a few at a time; each helping begins at the last restart of the one before.
  private func typesetRows(
    of bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ body: (RowBreak) -> Bool
  ) {
    var start = start
    var limit = 4
    while true {
      breaks.removeAll(keepingCapacity: true)
      typesetter.breakRows(of: bytes, from: start, limit: limit, options: options, into: &breaks)
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
