extension TK1Layout {
  @discardableResult
  public func apply(_ summary: EditSummary, text newText: TextStorage) -> Invalidation {
    precondition(
      summary.before == text.revision,
      "the edit follows revision \(summary.before.number), the layout \(text.revision.number)")
    text = newText
    let rowsBefore = work.rowsTypeset
    var pass = TK1EditPass(summary.edits)
    while pass.start != nil { follow(&pass) }
    let damage = pass.damage ?? 0..<0
    return Invalidation(
      bytes: ByteCount(damage.lowerBound)..<ByteCount(damage.upperBound),
      relaid: work.rowsTypeset - rowsBefore, shifted: pass.shifted)
  }

  /// Follows the next edit, and those too close after it to tell apart.
  private func follow(_ pass: inout TK1EditPass) {
    guard let start = pass.start else { return }
    if !isComplete, start >= laidOut {
      _ = pass.take()
      checkEnd()
      return
    }
    var probe = start
    if probe > 0, !isParagraphStart(probe) { probe -= 1 }
    var element = elementRange(at: probe)
    var first = table.element(at: element.lowerBound)
    while first == nil {
      element = elementRange(at: element.lowerBound - 1)
      first = table.element(at: element.lowerBound)
    }
    guard let first else { return }
    let done = layOutAgain(firstRow: first, element: element, editStart: start, &pass)
    verifyParts(from: done.stop, damageEnd: done.damageEnd, &pass)
  }

  /// Gives up rows before `laidOut` if an edit after it moved the cut that was there.
  private func checkEnd() {
    while laidOut > 0, elementRange(at: laidOut).lowerBound != laidOut {
      let start = elementRange(at: laidOut).lowerBound
      laidOut = table.start(table.index(atOrBefore: start))
      table.removeAll(from: table.index(atOrBefore: start))
    }
  }

  /// Checks the elements of a long paragraph that come after an edit: their cuts may have moved.
  ///
  /// A paragraph that begins at the damage's end may be the rest of a longer one.
  private func verifyParts(from position: Int, damageEnd: Int, _ pass: inout TK1EditPass) {
    var position = position
    while position < (isComplete ? text.count.value : laidOut),
      position <= damageEnd || !isParagraphStart(position)
    {
      let element = elementRange(at: position)
      if let start = pass.start, start < element.upperBound { return }
      guard let row = table.element(at: position) else { return }
      let next = nextElement(after: row)
      let end = next < table.count ? table.start(next) : laidOut
      position = element.upperBound
      if end != element.upperBound {
        position =
          layOutAgain(
            firstRow: row, element: element, editStart: min(end, element.upperBound), &pass
          ).stop
      }
    }
  }

  func isParagraphStart(_ position: Int) -> Bool {
    text.lineStart(containing: ByteCount(position)).value == position
  }

  /// The first row after `row` that begins an element, or the number of rows.
  func nextElement(after row: Int) -> Int {
    var next = row + 1
    while next < table.count, !table.beginsElement(next) { next += 1 }
    return next
  }

  func elementRange(at position: Int) -> Range<Int> {
    let element = text.element(containing: ByteCount(position), limit: options.elementLimit)
    return element.lowerBound.value..<element.upperBound.value
  }
}
