/// Cuts rows with every boundary of the element asked of ICU: slow, and plainly right.
public struct ReferenceTypesetter: Typesetter {
  public init() {}

  public func breakRows(
    of element: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int,
    options: TypesetOptions, into rows: inout [RowBreak]
  ) {
    if element.isEmpty, limit > 0 {
      rows.append(RowBreak(end: 0, isRestart: true))
      return
    }
    var breaker = Breaker(.line)
    breaker.setText(UnsafeBufferPointer(rebasing: element[start...]))
    let scanner = ClusterScanner(element, options: options)
    var begin = start
    var made = 0
    var breaks: [Int] = []
    while let next = breaker.next() { breaks.append(start + next) }
    var passed = 0
    while begin < element.count, made < limit {
      let row = row(from: begin, breaks: breaks[passed...], scanner, options)
      rows.append(row)
      made += 1
      begin = row.end
      while passed < breaks.count, breaks[passed] <= begin { passed += 1 }
    }
  }

  /// Returns the row from `begin`; `breaks` are the allowed breaks after it.
  private func row(
    from begin: Int, breaks: ArraySlice<Int>, _ scanner: ClusterScanner, _ options: TypesetOptions
  ) -> RowBreak {
    let element = scanner.bytes
    var breaks = breaks
    var cells = CellCursor(options: options)
    var lastBreak: Int?
    var at = begin
    while at < element.count {
      let cluster = scanner.cluster(at: at)
      // Breaks inside a cluster (a space that bears a mark) do not count, nor do those before a
      // space or tab, which never begins a row.
      while let next = breaks.first, next <= at {
        if next == at, !cluster.hangs { lastBreak = at }
        breaks.removeFirst()
      }
      if at > begin, cells.overflows(with: cluster) {
        guard let lastBreak else { return RowBreak(end: at, isRestart: false) }
        return RowBreak(end: lastBreak, isRestart: element.mayRestart(at: lastBreak))
      }
      at = cluster.end
      if cluster.kind == .lineEnd { break }
      _ = cells.advance(over: cluster)
    }
    return RowBreak(end: at, isRestart: true)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether breaking may begin afresh at `position`, an allowed break.
  ///
  /// Not inside a run of Thai, Khmer, Lao or Burmese: the dictionary looks at neighbouring words.
  func mayRestart(at position: Int) -> Bool {
    guard position > 0, position < count, self[position] >= 0xE0, self[position - 1] >= 0x80,
      scalar(at: position).properties.hint == .southEastAsian
    else { return true }
    let before = scalar(at: scalarStart(atOrBefore: position - 1))
    return before.properties.hint != .southEastAsian
  }
}
