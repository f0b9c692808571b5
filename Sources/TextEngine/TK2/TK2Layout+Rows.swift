extension TK2Layout {
  public func row(containing position: ByteCount, affinity: Affinity) -> Row {
    let position = min(max(position, 0), text.count)
    let entry = entry(containing: position.value)
    let offset = position.value - entry.start
    let number = entry.fragment.row(containing: offset)
    if affinity == .upstream, position > 0,
      entry.fragment.range(ofRow: number).lowerBound == offset, !text.endsLine(at: position)
    {
      if number > 0 { return row(number - 1, of: entry) }
      let before = self.entry(containing: position.value - 1)
      return row(before.fragment.rowCount - 1, of: before)
    }
    return row(number, of: entry)
  }

  public func row(at place: RowPlace) -> Row {
    let entry = entry(containing: min(max(place.element, 0), text.count).value)
    return row(min(max(place.row, 0), entry.fragment.rowCount - 1), of: entry)
  }

  public func row(after row: Row) -> Row? {
    let entry = entry(containing: row.range.lowerBound.value)
    let number = row.place.row + 1
    if number < entry.fragment.rowCount { return self.row(number, of: entry) }
    return self.entry(after: entry).map { self.row(0, of: $0) }
  }

  public func row(before row: Row) -> Row? {
    if row.place.row > 0 {
      return self.row(row.place.row - 1, of: entry(containing: row.range.lowerBound.value))
    }
    guard row.range.lowerBound > 0 else { return nil }
    let before = entry(containing: row.range.lowerBound.value - 1)
    return self.row(before.fragment.rowCount - 1, of: before)
  }

  public func rows(from place: RowPlace, count: Int) -> [Row] {
    guard count > 0 else { return [] }
    var rows = [row(at: place)]
    rows.reserveCapacity(count)
    var next = entry(containing: rows[0].place.element.value)
    var number = rows[0].place.row + 1
    while rows.count < count {
      if number == next.fragment.rowCount {
        guard let after = entry(after: next) else { break }
        next = after
        number = 0
      }
      rows.append(row(number, of: next))
      number += 1
    }
    return rows
  }

  /// The element after `entry`, or nil after the last.
  private func entry(after entry: FragmentCache.Entry) -> FragmentCache.Entry? {
    let end = entry.end
    if end == text.count.value, entry.fragment.length == 0 || !text.endsLine(at: text.count) {
      return nil
    }
    return self.entry(containing: end)
  }

  private func row(_ number: Int, of entry: FragmentCache.Entry) -> Row {
    let range = entry.fragment.range(ofRow: number)
    return Row(
      place: RowPlace(element: ByteCount(entry.start), row: number),
      range: ByteCount(entry.start + range.lowerBound)..<ByteCount(entry.start + range.upperBound),
      endsElement: number == entry.fragment.rowCount - 1)
  }
}
