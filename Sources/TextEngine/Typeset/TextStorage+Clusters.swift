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

  /// Returns what `cluster` is drawn as: see `Cluster.visibleForm(of:)`.
  public func visibleForm(of cluster: Cluster) -> String? {
    withContiguousBytes(in: cluster.range) { cluster.visibleForm(of: $0) }
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
