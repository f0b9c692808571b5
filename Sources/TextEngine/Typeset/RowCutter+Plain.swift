// Rows of printable ASCII, whose margin is known at once and whose end is found going backwards.
extension RowCutter {
  /// Returns the row if its bytes are plain ASCII and its end is certain.
  ///
  /// A byte is a cell and a cluster, so that the margin is known at once and the row's end lies at
  /// the last certain break before it.
  mutating func plainRow(from begin: Int) -> RowBreak? {
    let margin = begin + width
    extendPlain(from: begin, past: margin)
    // The last plain byte may bear a mark.
    let isWhole = plainEnd == element.count || element[plainEnd] < 0x80
    let usable = isWhole ? plainEnd : plainEnd - 1
    if usable < begin { return nil }
    if margin >= usable { return lastPlainRow(usable) }
    if element[margin] == 0x20 { return hangingRow(margin, from: begin, usable) }

    var at = margin
    while at > begin, ASCIIClass.glues(element[at - 1], element[at]) { at -= 1 }
    if at == begin { return RowBreak(end: margin, isRestart: false) }
    if isCertain(at, from: begin) { return RowBreak(end: at, isRestart: true) }
    return askedRow(margin, from: begin, certainBefore: at, usable)
  }

  /// Sees that `plainEnd` is past `margin` or at a byte that is not plain.
  private mutating func extendPlain(from begin: Int, past margin: Int) {
    if plainEnd > margin { return }
    let reach = min(element.count, max(margin, begin + 1024) + 64)
    let known = max(begin, plainEnd)
    if known >= reach { return }
    plainEnd = element.plainEnd(from: known, to: reach)
  }

  /// Returns the row if all that is left fits, but for a line end.
  private func lastPlainRow(_ end: Int) -> RowBreak? {
    if end == element.count { return RowBreak(end: end, isRestart: true) }
    return element[end] == 0x0A ? RowBreak(end: end + 1, isRestart: true) : nil
  }

  /// Returns the row if the spaces at the margin end it.
  private mutating func hangingRow(_ margin: Int, from begin: Int, _ usable: Int) -> RowBreak? {
    var at = margin
    while at < usable, element[at] == 0x20 { at += 1 }
    if at >= usable { return lastPlainRow(usable) }
    if isCertain(at, from: begin) { return RowBreak(end: at, isRestart: true) }
    return askedRow(at, from: begin, certainBefore: at, usable)
  }

  /// Returns the row whose next byte, at `margin`, does not fit, by asking ICU about the bytes
  /// between the certain breaks on both sides of it; nil if the next one is out of sight.
  ///
  /// - Parameter limit: No break from here to the margin is certain.
  private mutating func askedRow(
    _ margin: Int, from begin: Int, certainBefore limit: Int, _ usable: Int
  ) -> RowBreak? {
    var last = limit - 1
    while last > begin, !isCertain(last, from: begin) { last -= 1 }
    let lastCertain = last > begin ? last : nil
    if !stretch.covers(margin, from: lastCertain ?? anchor) {
      var next = margin + 1
      while next < usable, !isCertain(next, from: begin) { next += 1 }
      if next >= usable { return nil }
      stretch.begin((lastCertain ?? anchor)..<next, of: element)
    }
    guard let end = askedBreak(margin, from: begin, lastCertain) else {
      return RowBreak(end: margin, isRestart: false)
    }
    return RowBreak(end: end, isRestart: true)
  }

  /// Returns whether a letter or digit at `position`, spaces before it, is certain to begin a row.
  private func isCertain(_ position: Int, from begin: Int) -> Bool {
    guard ASCIIClass.isWord(element[position]), element[position - 1] == 0x20 else { return false }
    var at = position - 1
    while at >= begin, element[at] == 0x20 { at -= 1 }
    if at < begin { return true }
    let byte = element[at]
    return ClusterEdge(hint: CellProperties(UInt32(byte)).hint, byte: byte).letsGo
  }
}
