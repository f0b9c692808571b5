extension TK1Layout {
  /// Lays out again from the row that an edit may have changed until the rows match the old ones.
  ///
  /// - Parameters:
  ///   - firstRow: The row that begins `element`, in the table.
  ///   - element: The element as it is in the text after all edits.
  ///   - editStart: The first byte that changed.
  /// - Returns: The end of the last element that was looked at, and of the bytes that changed.
  func layOutAgain(
    firstRow: Int, element: Range<Int>, editStart: Int, _ pass: inout TK1EditPass
  ) -> (stop: Int, damageEnd: Int) {
    let shift = pass.shift
    var damageEnd = editStart
    var element = element
    let kept = lastSureRow(from: firstRow, before: editStart)
    let start = table.start(kept)
    var from = start - element.lowerBound
    var fresh: [LineTable.Record] = []
    while true {
      while let next = pass.start, next <= element.upperBound {
        damageEnd = max(damageEnd, pass.take())
      }
      let growth = pass.shift - shift
      let old = oldElement(endingAt: element.upperBound - growth, after: kept)
      var matched: Int?
      let range = ByteCount(element.lowerBound)..<ByteCount(element.upperBound)
      text.withElementBytes(range, scratch: &scratch) { bytes in
        typesetter.forEachRow(
          of: bytes, from: from, options: options, breaks: &breaks, work: &work
        ) { rowBreak in
          let end = element.lowerBound + rowBreak.end
          if rowBreak.isRestart, end < element.upperBound, end >= damageEnd, let old,
            let row = oldRow(at: end - growth, in: old)
          {
            matched = row
            pass.noteDamage(start..<end)
            return false
          }
          if end < element.upperBound {
            fresh.append(.init(start: end, beginsElement: false, isRestart: rowBreak.isRestart))
          }
          return true
        }
      }
      let end = element.upperBound
      let isLast = end == text.count.value && (element.isEmpty || !text.endsLine(at: text.count))
      if matched == nil {
        pass.noteDamage(start..<end)
        if !isLast, end >= damageEnd, isComplete || end - growth < laidOut {
          matched = table.element(at: end - growth).flatMap { $0 > kept ? $0 : nil }
        }
      } else if pass.start.map({ $0 <= end }) == true {
        assertionFailure("an edit inside the element was not taken")
      }
      if let matched {
        table.replace((kept + 1)..<matched, with: fresh, shift: growth)
        laidOut += growth
        pass.shifted += growth == 0 ? 0 : table.count - kept - 1 - fresh.count
        return (end, damageEnd)
      }
      if isLast || !isComplete && end >= damageEnd && end - growth >= laidOut {
        table.replace((kept + 1)..<table.count, with: fresh, shift: 0)
        laidOut = end
        isComplete = isComplete || isLast
        return (end, damageEnd)
      }
      element = elementRange(at: end)
      fresh.append(.init(start: end, beginsElement: true, isRestart: true))
      from = 0
    }
  }

  /// Returns the last row of the element from `firstRow` on whose start no edit at `position` can
  /// have moved, and where typesetting may begin.
  private func lastSureRow(from firstRow: Int, before position: Int) -> Int {
    let end = nextElement(after: firstRow)
    var edge = position
    var row = table.index(atOrBefore: position)
    if row >= end {
      row = end
      edge = end < table.count ? min(edge, table.start(end)) : edge
    }
    return SureRow.find(
      from: firstRow, before: row, edge: edge, start: { table.start($0) },
      isRestart: { table[$0].isRestart })
  }

  /// Returns the rows of the old element that ended at `position`, if one did.
  private func oldElement(endingAt position: Int, after row: Int) -> Range<Int>? {
    let end: Int
    if let next = table.element(at: position), next > row {
      end = next
    } else if position == laidOut {
      end = table.count
    } else {
      return nil
    }
    var first = end - 1
    while first > row, !table.beginsElement(first) { first -= 1 }
    return first < end ? max(first, row)..<end : nil
  }

  /// Returns the row inside the old element `rows` that began at `position`, where typesetting
  /// could begin.
  private func oldRow(at position: Int, in rows: Range<Int>) -> Int? {
    let row = table.index(atOrBefore: position)
    guard row > rows.lowerBound, row < rows.upperBound else { return nil }
    let record = table[row]
    return record.start == position && record.isRestart && !record.beginsElement ? row : nil
  }
}
