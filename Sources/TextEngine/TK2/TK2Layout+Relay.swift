extension TK2Layout {
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
        typesetter.forEachRow(
          of: bytes, from: start, options: options, breaks: &breaks, work: &work
        ) { rowBreak in
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
    SureRow.find(
      from: first, before: fragment.row(containing: offset), edge: offset,
      start: { fragment.end(ofRow: $0 - 1) }, isRestart: { fragment.isRestart($0 - 1) })
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
}
