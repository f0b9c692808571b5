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
  private var anchor: Int
  /// Every byte from the current row's start to here is printable ASCII.
  private var plainEnd: Int
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

  /// Returns the row if its bytes are plain ASCII and its end is certain.
  ///
  /// A byte is a cell and a cluster, so that the margin is known at once and the row's end lies at
  /// the last certain break before it.
  private mutating func plainRow(from begin: Int) -> RowBreak? {
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
    return isCertain(at, from: begin) ? RowBreak(end: at, isRestart: true) : nil
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
  private func hangingRow(_ margin: Int, from begin: Int, _ usable: Int) -> RowBreak? {
    var at = margin
    while at < usable, element[at] == 0x20 { at += 1 }
    if at >= usable { return lastPlainRow(usable) }
    return isCertain(at, from: begin) ? RowBreak(end: at, isRestart: true) : nil
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
      let start = scan.lastCertain ?? anchor
      if !stretch.covers(margin, from: start) {
        stretch.begin(start..<certainBreak(after: margin, scan), of: element)
      }
      end =
        stretch.lastBreak(after: scan.lastCertain ?? begin, notAfter: margin, in: scanner) ?? end
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

/// Keeps the last certain break, and whether there was an uncertain one since.
struct CertaintyScan {
  private(set) var lastCertain: Int?
  private(set) var isUnknownSince = false
  /// The last cluster that is no space.
  private var edge: ClusterEdge?
  private var hasSpaces = false

  /// Weighs the boundary at `position`, before `next`.
  @inline(__always) mutating func pass(_ position: Int, before next: ScannedCluster) {
    switch BreakCertainty(before: edge, spaces: hasSpaces, after: next.leading) {
    case .certain:
      lastCertain = position
      isUnknownSince = false
    case .none: break
    case .unknown: isUnknownSince = true
    }
  }

  @inline(__always) mutating func take(_ cluster: ScannedCluster) {
    if cluster.last == .space, cluster.byte == 0x20 {
      hasSpaces = true
    } else {
      edge = cluster.trailing
      hasSpaces = false
    }
  }
}
