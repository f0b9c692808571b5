extension TK1Layout {
  public func row(containing position: ByteCount, affinity: Affinity) -> Row {
    let position = min(max(position, 0), text.count)
    ensureLayout(through: position)
    var index = table.index(atOrBefore: position.value)
    if affinity == .upstream, index > 0, table.start(index) == position.value,
      !text.endsLine(at: position)
    {
      index -= 1
    }
    return row(index)
  }

  public func row(at place: RowPlace) -> Row {
    let position = min(max(place.element, 0), text.count)
    ensureLayout(through: position)
    var index = elementIndex(of: table.index(atOrBefore: position.value))
    var number = 0
    while number < place.row, index + 1 < table.count, !table.beginsElement(index + 1) {
      index += 1
      number += 1
    }
    return row(index, number: number)
  }

  public func row(after row: Row) -> Row? {
    ensureLayout(through: row.range.upperBound)
    let next = table.index(atOrBefore: row.range.lowerBound.value) + 1
    guard next < table.count else { return nil }
    return self.row(next, number: table.beginsElement(next) ? 0 : row.place.row + 1)
  }

  public func row(before row: Row) -> Row? {
    ensureLayout(through: row.range.lowerBound)
    let index = table.index(atOrBefore: row.range.lowerBound.value)
    guard index > 0 else { return nil }
    return table.beginsElement(index)
      ? self.row(index - 1) : self.row(index - 1, number: row.place.row - 1)
  }

  public func rows(from place: RowPlace, count: Int) -> [Row] {
    guard count > 0 else { return [] }
    var rows = [row(at: place)]
    var index = table.index(atOrBefore: rows[0].range.lowerBound.value)
    while rows.count < count {
      let last = rows[rows.count - 1]
      ensureLayout(through: last.range.upperBound)
      index += 1
      guard index < table.count else { break }
      rows.append(row(index, number: table.beginsElement(index) ? 0 : last.place.row + 1))
    }
    return rows
  }

  public var height: Known<RowCount> {
    ensureLayout()
    return .exact(RowCount(table.count))
  }

  public func rowsAbove(_ row: Row) -> Known<RowCount> {
    ensureLayout(through: row.range.lowerBound)
    return .exact(RowCount(table.index(atOrBefore: row.range.lowerBound.value)))
  }

  /// The row at `index` of the table.
  private func row(_ index: Int) -> Row {
    row(index, number: index - elementIndex(of: index))
  }

  private func row(_ index: Int, number: Int) -> Row {
    let start = table.start(index)
    let isLast = index + 1 == table.count
    let end = isLast ? laidOut : table.start(index + 1)
    return Row(
      place: RowPlace(element: elementStart(ofRow: index, number: number), row: number),
      range: ByteCount(start)..<ByteCount(end),
      endsElement: isLast || table.beginsElement(index + 1))
  }

  private func elementStart(ofRow index: Int, number: Int) -> ByteCount {
    ByteCount(table.start(index - number))
  }

  /// The row that begins the element of row `index`.
  private func elementIndex(of index: Int) -> Int {
    var first = index
    while !table.beginsElement(first) {
      first -= 1
      if index - first == 256 {
        let element = text.element(
          containing: ByteCount(table.start(index)), limit: options.elementLimit)
        return table.index(atOrBefore: element.lowerBound.value)
      }
    }
    return first
  }
}
