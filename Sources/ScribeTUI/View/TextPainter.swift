import TextEngine

/// What lies over a stretch of the text that is shown, and how it looks.
struct StyledRange: Hashable {
  var range: Range<ByteCount>
  var style: Style
}

extension Painter {
  /// Draws one row of text from `point` on.
  ///
  /// - Parameters:
  ///   - runs: Styles over the row's bytes; ascending and apart.
  ///   - selection: Bytes that are selected; drawn over the runs. A selected line end shows as one
  ///     selected cell.
  mutating func put(
    row: Row, of text: TextStorage, at point: Point, columns: Int, options: TypesetOptions,
    runs: [StyledRange], selection: Range<ByteCount>
  ) {
    let bytes = text.bytes(in: row.range)
    let start = row.range.lowerBound.value
    var next = 0
    func style(at offset: Int) -> Style {
      let position = ByteCount(start + offset)
      while next < runs.count, runs[next].range.upperBound <= position { next += 1 }
      if selection.contains(position) { return .selection }
      if next < runs.count, runs[next].range.contains(position) { return runs[next].style }
      return .text
    }
    var column = 0
    let visible = bytes.last == 0x0A ? bytes.count - 1 : bytes.count
    if bytes[..<visible].allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      for offset in 0..<visible where column < columns {
        put(
          Unicode.Scalar(bytes[offset]), at: Point(column: point.column + column, row: point.row),
          style: style(at: offset))
        column += 1
      }
      if visible < bytes.count, selection.contains(ByteCount(start + visible)) {
        put(" ", at: Point(column: point.column + column, row: point.row), style: .selection)
      }
      return
    }
    for cluster in text.clusters(in: row.range, options: options) {
      let offset = cluster.range.lowerBound.value - start
      let look = style(at: offset)
      let place = Point(column: point.column + column, row: point.row)
      let part = bytes[offset..<(cluster.range.upperBound.value - start)]
      switch cluster.kind {
      case .lineEnd:
        if look == .selection { put(" ", at: place, style: look) }
      case .tab:
        fill(
          row: point.row, from: place.column, columns: min(cluster.width.value, columns - column),
          style: look)
      case .text:
        put(
          cluster: String(decoding: part, as: UTF8.self).unicodeScalars,
          width: cluster.width.value, at: place, style: look)
      case .control, .invalid:
        put(
          text.visibleForm(of: cluster) ?? "", at: place,
          style: look == .selection ? look : .placeholder, limit: columns - column)
      }
      column += cluster.width.value
    }
  }
}
