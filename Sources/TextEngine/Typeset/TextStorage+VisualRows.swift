extension TextStorage {
  /// Returns rows of one element as they are drawn.
  ///
  /// Without text from right to left this costs what `clusters(in:options:)` does.
  ///
  /// - Parameters:
  ///   - rows: Rows of the element.
  ///   - element: The element, a paragraph with its line end: directions depend on all of it.
  /// - Complexity: O(rows), and O(element) where something runs from right to left.
  public func visualRows(
    _ rows: [Range<ByteCount>], of element: Range<ByteCount>, options: TypesetOptions,
    direction: BaseDirection = .automatic
  ) -> [VisualRow] {
    withContiguousBytes(in: element) { bytes in
      if options.order == .logical || direction != .rightToLeft && !bytes.mayRunRightToLeft {
        return rows.map { inTextOrder($0, options: options) }
      }
      let paragraph = BidiParagraph(bytes, direction: direction)
      return rows.map { row in
        visualRow(row, in: paragraph, from: element.lowerBound, options: options)
      }
    }
  }

  /// Returns one row as it is drawn.
  public func visualRow(
    _ row: Range<ByteCount>, of element: Range<ByteCount>, options: TypesetOptions,
    direction: BaseDirection = .automatic
  ) -> VisualRow {
    visualRows([row], of: element, options: options, direction: direction)[0]
  }

  /// Returns one row as it is drawn, by the directions of its element, which begins at `start`.
  ///
  /// - Parameter marks: Bytes that part what is between them: they run as the paragraph does.
  func visualRow(
    _ row: Range<ByteCount>, in paragraph: borrowing BidiParagraph, from start: ByteCount,
    options: TypesetOptions, marks: [Range<ByteCount>] = []
  ) -> VisualRow {
    let lower = (row.lowerBound - start).value
    let upper = (row.upperBound - start).value
    var levels = paragraph.levels(ofRow: lower..<upper)
    let isRightToLeft = paragraph.isRightToLeft(at: lower)
    for mark in marks where mark.overlaps(row) {
      for at in mark.clamped(to: row).bytes {
        levels[at - row.lowerBound.value] = isRightToLeft ? 1 : 0
      }
    }
    return inDisplayOrder(
      row, levels: levels, runsRightToLeft: isRightToLeft, options: options)
  }

  private func inTextOrder(_ row: Range<ByteCount>, options: TypesetOptions) -> VisualRow {
    var cell: CellCount = 0
    let items = clusters(in: row, options: options).map { cluster in
      defer { cell += cluster.width }
      return VisualRow.Item(cluster: cluster, cell: cell, isRightToLeft: false)
    }
    return VisualRow(
      items: items, range: row, runsRightToLeft: false, isReordered: false, width: options.width)
  }

  private func inDisplayOrder(
    _ row: Range<ByteCount>, levels: [UInt8], runsRightToLeft: Bool, options: TypesetOptions
  ) -> VisualRow {
    let clusters = clusters(in: row, options: options)
    let clusterLevels = clusters.map { levels[($0.range.lowerBound - row.lowerBound).value] }
    let order = BidiParagraph.order(of: clusterLevels)
    let total = clusters.reduce(CellCount(0)) { $0 + $1.width }
    var cell = runsRightToLeft ? max(options.width - total, 0) : 0
    let items = order.map { at in
      let cluster = clusters[at]
      let isRightToLeft = clusterLevels[at] & 1 == 1
      defer { cell += cluster.width }
      return VisualRow.Item(
        cluster: cluster, cell: cell, isRightToLeft: isRightToLeft,
        mirrored: isRightToLeft ? mirrorImage(of: cluster) : nil)
    }
    return VisualRow(
      items: items, range: row, runsRightToLeft: runsRightToLeft,
      isReordered: runsRightToLeft || order != Array(order.indices), width: options.width)
  }

  private func mirrorImage(of cluster: Cluster) -> String? {
    if cluster.kind != .text { return nil }
    return withContiguousBytes(in: cluster.range) { bytes in
      let first = bytes.scalar(at: 0)
      guard let mirror = BidiParagraph.mirror(of: first.value) else { return nil }
      let marks = UnsafeBufferPointer(rebasing: bytes[first.length...])
      return String(mirror) + String(decoding: marks, as: UTF8.self)
    }
  }
}
