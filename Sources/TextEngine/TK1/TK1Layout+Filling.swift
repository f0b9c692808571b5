extension TK1Layout {
  /// Lays out, front to back, until the row that holds `position` is known.
  public func ensureLayout(through position: ByteCount) {
    guard !isComplete, position.value >= laidOut else { return }
    fill { $0 > position.value }
    if laidOut == text.count.value, !text.endsLine(at: text.count) { isComplete = true }
  }

  /// Lays out all of the text.
  public func ensureLayout() { ensureLayout(through: text.count) }

  /// Lays out about `bytes` bytes more, for an idle moment; returns whether any are left.
  @discardableResult
  public func layOutMore(bytes: Int) -> Bool {
    let goal = min(laidOut + max(bytes, 1), text.count.value)
    ensureLayout(through: ByteCount(goal))
    return !isComplete
  }

  /// Appends elements' rows until `isEnough` accepts the end of the last one, or the text ends.
  private func fill(until isEnough: (Int) -> Bool) {
    let options = options
    text.forEachElement(from: ByteCount(laidOut), limit: options.elementLimit) { element, bytes in
      let start = element.lowerBound.value
      breaks.removeAll(keepingCapacity: true)
      typesetter.breakRows(of: bytes, from: 0, limit: .max, options: options, into: &breaks)
      var row = LineTable.Record(start: start, beginsElement: true, isRestart: true)
      for rowBreak in breaks {
        table.append(row)
        row = .init(
          start: start + rowBreak.end, beginsElement: false,
          isRestart: rowBreak.begins(rowsIn: bytes))
      }
      assert(row.start == element.upperBound.value, "rows end at \(row.start)")
      work.bytesTypeset += bytes.count
      work.rowsTypeset += breaks.count
      laidOut = element.upperBound.value
      if bytes.isEmpty { isComplete = true }
      return !isEnough(laidOut)
    }
  }
}
