import TextEngine

/// What lies over a stretch of the text that is shown, and how it looks.
struct StyledRange: Hashable {
  var range: Range<ByteCount>
  var style: Style
  /// What is set on the cells besides, selected or not.
  var marks: TextMarks = []
  /// The number of the picture that is drawn instead; 0 for none.
  var picture: UInt8 = 0
}

/// A row of text, and where and how it is to be drawn.
struct TextRow {
  var row: Row
  /// Its clusters in display order, where that is not the text's.
  var visual: VisualRow?
  var text: TextStorage
  var options: TypesetOptions
  /// Its first cell.
  var point: Point
  /// The cells it may use.
  var columns: Int
  /// Styles over its bytes; ascending and apart.
  var runs: [StyledRange] = []
  /// Bytes that are selected; drawn over the runs. A selected line end shows as one selected cell.
  var selection: Range<ByteCount> = 0..<0
  /// What is found, in order; drawn over the runs and under the selection.
  var hits: [Range<ByteCount>] = []
  /// What stays bright; nil where all does.
  var bright: Range<ByteCount>?

  /// How the byte at `position` looks.
  func style(at position: ByteCount) -> Style {
    if selection.contains(position) { return .selection }
    if hits.contains(where: { $0.contains(position) }) { return .searchHit }
    if let bright, !bright.contains(position) { return .dim }
    return runs.first { $0.range.contains(position) }?.style ?? .text
  }
}

extension Painter {
  /// Draws one row of text; nothing beside its cells is touched.
  mutating func put(_ row: TextRow) {
    defer {
      if row.runs.contains(where: { !$0.marks.isEmpty || $0.picture != 0 }) { mark(row) }
    }
    let bytes = row.text.bytes(in: row.row.range)
    let start = row.row.range.lowerBound
    if let visual = row.visual {
      for item in visual.items {
        // A line end stands where the caret would.
        let cell =
          item.cluster.kind == .lineEnd
          ? visual.cell(of: item.cluster.range.lowerBound) : item.cell
        put(item.cluster, of: bytes, in: row, at: cell.value, drawn: item.mirrored)
      }
    } else if let length = plainLength(of: bytes) {
      putPlain(bytes, length, row)
    } else {
      var column = 0
      for cluster in row.text.clusters(in: start..<row.row.range.upperBound, options: row.options) {
        put(cluster, of: bytes, in: row, at: column, drawn: nil)
        column += cluster.width.value
      }
    }
  }

  /// Sets the marks of the runs on the cells that were drawn.
  private mutating func mark(_ row: TextRow) {
    func set(_ cluster: Cluster, at cell: Int) {
      guard cluster.kind != .lineEnd,
        let run = row.runs.first(where: { $0.range.contains(cluster.range.lowerBound) })
      else { return }
      if run.picture != 0, cluster.width.value == 2, cell >= 0, cell + 2 <= row.columns {
        put(
          picture: run.picture, columns: 2, rows: 1,
          at: Point(column: row.point.column + cell, row: row.point.row), style: run.style)
      }
      let found = run.marks
      guard !found.isEmpty else { return }
      for column in max(0, cell)..<max(0, min(cell + cluster.width.value, row.columns)) {
        mark(Point(column: row.point.column + column, row: row.point.row), found)
      }
    }
    if let visual = row.visual {
      for item in visual.items { set(item.cluster, at: item.cell.value) }
      return
    }
    var column = 0
    for cluster in row.text.clusters(
      in: row.row.range.lowerBound..<row.row.range.upperBound, options: row.options)
    {
      set(cluster, at: column)
      column += cluster.width.value
    }
  }

  /// The bytes before the line end, if all are printable ASCII.
  private func plainLength(of bytes: [UInt8]) -> Int? {
    var length = bytes.count
    if length > 0, bytes[length - 1] == 0x0A { length -= 1 }
    if length > 0, length < bytes.count, bytes[length - 1] == 0x0D { length -= 1 }
    let isPlain = bytes.withUnsafeBufferPointer {
      UnsafeBufferPointer(rebasing: $0[..<length]).isPrintableASCII
    }
    return isPlain ? length : nil
  }

  private mutating func putPlain(_ bytes: [UInt8], _ length: Int, _ row: TextRow) {
    let start = row.row.range.lowerBound.value
    // Mostly nothing lies over a row.
    if row.runs.isEmpty && row.hits.isEmpty && row.bright == nil
      && !row.selection.overlaps(row.row.range)
    {
      bytes.withUnsafeBufferPointer { bytes in
        _ = put(
          ascii: UnsafeBufferPointer(rebasing: bytes[..<length]), at: row.point, style: .text,
          limit: max(row.columns, 0))
      }
      return
    }
    for column in 0..<min(length, max(row.columns, 0)) {
      put(
        Unicode.Scalar(bytes[column]),
        at: Point(column: row.point.column + column, row: row.point.row),
        style: row.style(at: ByteCount(start + column)))
    }
    if length < bytes.count, length < row.columns,
      row.selection.contains(ByteCount(start + length))
    {
      put(
        " ", at: Point(column: row.point.column + length, row: row.point.row), style: .selection)
    }
  }

  /// Draws one cluster at a cell of its row, or as much as fits.
  ///
  /// - Parameter drawn: What stands for it, if it is another character.
  private mutating func put(
    _ cluster: Cluster, of bytes: [UInt8], in row: TextRow, at column: Int, drawn: String?
  ) {
    let room = row.columns - column
    guard column >= 0, room > 0 else { return }
    let place = Point(column: row.point.column + column, row: row.point.row)
    let look = row.style(at: cluster.range.lowerBound)
    let start = row.row.range.lowerBound
    let part =
      (cluster.range.lowerBound - start).value..<(cluster.range.upperBound - start).value
    let width = cluster.width.value
    switch cluster.kind {
    case .lineEnd:
      if look == .selection { put(" ", at: place, style: look) }
    case .tab:
      fill(row: row.point.row, from: place.column, columns: min(width, room), style: look)
    case .text, .control, .invalid:
      let placeholder = look == .selection ? look : .placeholder
      let form = bytes[part].withUnsafeBufferPointer {
        cluster.visibleForm(of: $0)
      }
      if width > room, cluster.kind == .text {
        // Wider than the whole row: the layout had no other place for it.
        fill(row: row.point.row, from: place.column, columns: room, style: placeholder)
        put(">", at: place, style: placeholder)
      } else if cluster.kind != .text {
        put(form ?? "", at: place, style: placeholder, limit: room)
      } else {
        put(
          cluster: (form ?? drawn ?? String(decoding: bytes[part], as: UTF8.self)).unicodeScalars,
          width: width, at: place, style: form == nil ? look : placeholder)
      }
    }
  }
}

extension TextStorage {
  /// How many bytes at the start of `range` are printable ASCII, and so a cluster each; but the last
  /// of them may begin a cluster that goes on after it.
  ///
  /// - Complexity: O(answer), many bytes at a time.
  func plainPrefix(of range: Range<ByteCount>) -> Int {
    var count = 0
    forEachPiece(in: range) { piece in
      var plain = 0
      while plain + 64 <= piece.count,
        UnsafeBufferPointer(rebasing: piece[plain..<plain + 64]).isPrintableASCII
      {
        plain += 64
      }
      while plain < piece.count, piece[plain] &- 0x20 < 0x5F { plain += 1 }
      count += plain
      return plain == piece.count
    }
    return count
  }
}
