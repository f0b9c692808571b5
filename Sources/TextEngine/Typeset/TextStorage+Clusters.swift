extension TextStorage {
  /// Returns the clusters of a row, with their widths in it.
  ///
  /// A control character is drawn as `^X` (2 cells), one of C1 as `<9B>` (4), each byte of an
  /// ill-formed part as `\xFF` (4 a byte): see `visibleForm(of:)`.
  ///
  /// - Parameters:
  ///   - range: A row, from a cluster boundary to a cluster boundary.
  /// - Complexity: O(row)
  public func clusters(in range: Range<ByteCount>, options: TypesetOptions) -> [Cluster] {
    var clusters: [Cluster] = []
    withContiguousBytes(in: range) { bytes in
      clusters.reserveCapacity(min(bytes.count, 4 * options.width.value))
      let scanner = ClusterScanner(bytes, options: options)
      var at = 0
      var cells = CellCursor(options: options)
      while at < bytes.count {
        let found = scanner.cluster(at: at)
        let start = range.lowerBound + ByteCount(at)
        let width = cells.advance(over: found)
        clusters.append(
          Cluster(
            range: start..<(range.lowerBound + ByteCount(found.end)), width: CellCount(width),
            kind: found.kind))
        at = found.end
      }
    }
    return clusters
  }

  /// Returns how a cluster is to be drawn that terminals would not draw in as many cells as its
  /// width says; nil for one that they do, for tabs and for line ends.
  ///
  /// A mark on its own stands on a dotted circle, an invisible character (such as U+200B or U+2060)
  /// shows as `¦`, the soft hyphen as `-`.
  public func visibleForm(of cluster: Cluster) -> String? {
    switch cluster.kind {
    case .tab, .lineEnd: nil
    case .text: byte(at: cluster.range.lowerBound) < 0x80 ? nil : standIn(for: cluster.range)
    case .invalid: bytes(in: cluster.range).map { "\\x" + hexadecimal($0) }.joined()
    case .control:
      switch bytes(in: cluster.range).last {
      case 0x7F: "^?"
      case .some(let byte) where byte < 0x20: "^" + String(UnicodeScalar(byte + 0x40))
      case .some(let byte): "<" + hexadecimal(byte) + ">"
      case nil: ""
      }
    }
  }

  /// Returns what stands for a cluster in which nothing has a width of its own.
  private func standIn(for range: Range<ByteCount>) -> String? {
    withContiguousBytes(in: range) { bytes in
      let first = bytes.scalar(at: 0)
      let properties = first.properties
      if first.value == 0xAD { return "-" }
      guard properties.width == .zero else { return nil }
      switch properties.grapheme {
      case .control: return "¦"
      case .extend, .zwj, .spacingMark:
        var at = 0
        while at < bytes.count {
          let next = bytes.scalar(at: at)
          if next.properties.width != .zero { return nil }
          at += next.length
        }
        return "\u{25CC}" + String(decoding: bytes, as: UTF8.self)
      default: return nil
      }
    }
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 0x10 ? "0" + digits : digits
  }
}

/// The cell that a row has come to.
struct CellCursor {
  private(set) var cell = 0
  private let width: Int
  private let tabWidth: Int

  @inline(__always) init(options: TypesetOptions) {
    width = options.width.value
    tabWidth = options.tabWidth
  }

  /// Returns whether `cluster` would pass the margin; what hangs never does.
  @inline(__always) func overflows(with cluster: ScannedCluster) -> Bool {
    cell + cluster.width > width && !cluster.hangs && cluster.kind != .lineEnd
  }

  /// Goes on over `cluster` and returns its width here: what hangs takes only what is left.
  @inline(__always) mutating func advance(over cluster: ScannedCluster) -> Int {
    var cells = cluster.width
    if cluster.kind == .tab { cells = tabWidth - cell % tabWidth }
    if cluster.hangs { cells = max(0, min(cells, width - cell)) }
    cell += cells
    return cells
  }
}
