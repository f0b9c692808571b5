/// Cuts rows asking ICU only about the bytes where the answer is not certain.
///
/// Two results make that exact. Most breaks need no rules: after a letter and spaces a letter may
/// begin a row whatever surrounds them, and no row ends inside a word. And breaking may begin afresh
/// at any allowed break, except in scripts that are broken by dictionary; so where it does take the
/// rules, they see the text between two certain breaks and no more.
public struct WindowedTypesetter: Typesetter {
  public init() {}

  public func breakRows(
    of element: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int,
    options: TypesetOptions, into rows: inout [RowBreak]
  ) {
    if element.isEmpty, limit > 0 {
      rows.append(RowBreak(end: 0, isRestart: true))
      return
    }
    var cutter = RowCutter(element, from: start, options: options)
    var begin = start
    var made = 0
    while begin < element.count, made < limit {
      let row = cutter.row(from: begin)
      rows.append(row)
      begin = row.end
      made += 1
    }
  }
}

/// Cuts the rows of one element, front to back.
struct RowCutter: ~Copyable {
  let element: UnsafeBufferPointer<UInt8>
  let scanner: ClusterScanner
  let options: TypesetOptions
  let width: Int
  /// The last position from which breaking may begin afresh, not after the current row's start.
  var anchor: Int
  /// Every byte from the current row's start to here is printable ASCII.
  var plainEnd: Int
  var stretch = BreakStretch()

  init(_ element: UnsafeBufferPointer<UInt8>, from start: Int, options: TypesetOptions) {
    self.element = element
    self.options = options
    scanner = ClusterScanner(element, options: options)
    width = options.width.value
    anchor = start
    plainEnd = start
  }

  /// Returns the row that begins at `begin`, the end of the one before.
  mutating func row(from begin: Int) -> RowBreak {
    let row = plainRow(from: begin) ?? anyRow(from: begin)
    if row.isRestart { anchor = row.end }
    return row
  }

  /// Returns the last break not after `margin`, by what ICU says of the bytes since `lastCertain`.
  mutating func askedBreak(_ margin: Int, from begin: Int, _ lastCertain: Int?) -> Int? {
    stretch.lastBreak(after: lastCertain ?? begin, notAfter: margin, in: scanner) ?? lastCertain
  }

  /// Returns the row, whatever is in it, going forwards cluster by cluster.
  private mutating func anyRow(from begin: Int) -> RowBreak {
    var cells = CellCursor(options: options)
    var scan = CertaintyScan()
    var at = begin
    while at < element.count {
      let cluster = scanner.cluster(at: at)
      if at > begin {
        scan.pass(at, before: cluster)
        if cells.overflows(with: cluster) { return cut(at, from: begin, scan) }
      }
      scan.take(cluster)
      at = cluster.end
      if cluster.kind == .lineEnd { break }
      _ = cells.advance(over: cluster)
    }
    return RowBreak(end: at, isRestart: true)
  }

  /// Returns the row from `begin` whose next cluster, at `margin`, does not fit.
  private mutating func cut(_ margin: Int, from begin: Int, _ scan: CertaintyScan) -> RowBreak {
    var end = scan.lastCertain
    if scan.isUnknownSince {
      let start = end ?? anchor
      if !stretch.covers(margin, from: start) {
        stretch.begin(start..<certainBreak(after: margin, scan), of: element)
      }
      end = askedBreak(margin, from: begin, end)
    }
    guard let end else { return RowBreak(end: margin, isRestart: false) }
    return RowBreak(end: end, isRestart: element.mayRestart(at: end))
  }

  /// Returns the first certain break after `margin`, or the element's end.
  private func certainBreak(after margin: Int, _ scan: CertaintyScan) -> Int {
    var scan = scan
    var at = margin
    while at < element.count {
      let cluster = scanner.cluster(at: at)
      if at > margin {
        scan.pass(at, before: cluster)
        if scan.lastCertain == at { return at }
      }
      scan.take(cluster)
      at = cluster.end
      if cluster.kind == .lineEnd { break }
    }
    return at
  }
}
