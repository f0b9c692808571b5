extension TK2Layout {
  /// What may be counted at once when somebody asks: a few screens' time at most.
  private static var countedAtOnce: Int { 65_536 }

  /// The number of rows: counted if the text is short or `RowCounter` went through it, else
  /// estimated from samples.
  public var height: Known<RowCount> {
    let last = endsInEmptyRow ? 1 : 0
    return switch countedHeights().rows {
    case .exact(let rows): .exact(RowCount(rows + last))
    case .estimated(let rows): .estimated(RowCount(max(rows, 1) + last))
    }
  }

  /// The number of rows above `row`: exact if all above was counted.
  ///
  /// - Complexity: O(log *n*), and at most 64 KiB laid out.
  public func rowsAbove(_ row: Row) -> Known<RowCount> {
    let start = row.place.element.value
    if start == 0 { return .exact(RowCount(row.place.row)) }
    let heights = countedHeights()
    guard let block = heights.block(holding: start) else {
      return heights.rows.map { RowCount($0 + row.place.row) }
    }
    if block.isGap || !block.rowsBefore.isExact {
      let inside = heights.estimate(bytes: start - block.start)
      return .estimated(RowCount(block.rowsBefore.value + inside + row.place.row))
    }
    let inside = countRows(block.start..<start)
    return .exact(RowCount(block.rowsBefore.value + inside + row.place.row))
  }

  /// Returns what counts the rows that are not known yet, those near `position` first; nil if all
  /// are known. For an idle thread: `take(_:)` takes the answers.
  public func rowCounter(near position: ByteCount) -> RowCounter? {
    let gaps = countedHeights().gaps()
    if gaps.isEmpty { return nil }
    editsWhileCounting = EditLog()
    return RowCounter(
      text: text, options: options, typesetter: typesetter, gaps: gaps, near: position.value)
  }

  /// Takes an answer of a counter; returns whether it still held.
  ///
  /// An answer from before an edit is moved with the text, and dropped where the text changed.
  @discardableResult
  public func take(_ counts: RowCounts) -> Bool {
    guard heights != nil, counts.options == options else { return false }
    var range = counts.range
    if counts.revision != text.revision {
      guard let moved = moved(range, from: counts.revision) else { return false }
      range = moved
    }
    heights?.record(range, rows: counts.rows)
    return true
  }

  /// Returns where `range` of the text at `revision` is now, if nothing in it changed since.
  private func moved(_ range: Range<Int>, from revision: Revision) -> Range<Int>? {
    let old = ByteCount(range.lowerBound)..<ByteCount(range.upperBound)
    guard
      case .moved(let now)? = editsWhileCounting?.fate(
        of: old, from: revision, to: text.revision, countsRims: true)
    else { return nil }
    let range = now.lowerBound.value..<now.upperBound.value
    // The cuts of a long paragraph may have moved by an edit elsewhere in it.
    let ends = [range.lowerBound, range.upperBound - 1].map {
      text.elementPart(containing: ByteCount($0), limit: options.elementLimit)
    }
    let isWhole =
      ends[0].range.lowerBound.value == range.lowerBound
      && ends[1].range.upperBound.value == range.upperBound
    return isWhole && !ends[0].isPart && !ends[1].isPart ? range : nil
  }

  private var endsInEmptyRow: Bool { text.isEmpty || text.endsLine(at: text.count) }

  /// The height tree; made if there is none, and completed if little is missing.
  private func countedHeights() -> HeightTree {
    var tree =
      heights
      ?? HeightTree(
        bytes: text.count.value,
        sampledRate: text.count.value > Self.countedAtOnce ? sampledRate() : 0)
    if (1...Self.countedAtOnce).contains(tree.unknownBytes) {
      for gap in tree.gaps() { tree.record(gap, rows: countRows(gap)) }
    }
    heights = tree
    return tree
  }

  /// Counts the rows of the elements in `range`, keeping none.
  private func countRows(_ range: Range<Int>) -> Int {
    guard !range.isEmpty else { return 0 }
    let options = options
    var rows = 0
    text.forEachElement(from: ByteCount(range.lowerBound), limit: options.elementLimit) {
      element, bytes in
      breaks.removeAll(keepingCapacity: true)
      typesetter.breakRows(of: bytes, from: 0, limit: .max, options: options, into: &breaks)
      rows += breaks.count
      work.bytesTypeset += bytes.count
      work.rowsTypeset += breaks.count
      return element.upperBound.value < range.upperBound
    }
    return rows
  }

  /// Rows a byte, from 32 places all over the text.
  private func sampledRate() -> Double {
    var rows = 0
    var bytes = 0
    for sample in 0..<32 {
      let position = ByteCount(text.count.value / 32 * sample)
      let element = text.element(containing: position, limit: options.elementLimit)
      breaks.removeAll(keepingCapacity: true)
      text.withElementBytes(element, scratch: &scratch) {
        typesetter.breakRows(of: $0, from: 0, limit: 64, options: options, into: &breaks)
      }
      rows += breaks.count
      bytes += breaks.last?.end ?? 0
    }
    work.bytesTypeset += bytes
    work.rowsTypeset += rows
    return Double(rows) / Double(max(bytes, 1))
  }
}
