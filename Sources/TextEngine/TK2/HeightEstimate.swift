/// What is known of the number of rows of a text that is not laid out.
struct HeightEstimate {
  /// Rows a byte, from samples.
  var rowsPerByte: Double

  mutating func follow(_ summary: EditSummary) {}
}

extension TK2Layout {
  public var height: Known<RowCount> {
    .estimated(RowCount(Int((estimate.rowsPerByte * Double(text.count.value)).rounded()) + 1))
  }

  public func rowsAbove(_ row: Row) -> Known<RowCount> {
    let start = row.place.element.value
    if start == 0 { return .exact(RowCount(row.place.row)) }
    let above = Int((estimate.rowsPerByte * Double(start)).rounded())
    return .estimated(RowCount(above + row.place.row))
  }

  private var estimate: HeightEstimate {
    if let heights { return heights }
    var rows = 0
    var bytes = 0
    for sample in 0..<32 {
      let element = element(containing: text.count.value * sample / 32)
      let range = ByteCount(element.lowerBound)..<ByteCount(element.upperBound)
      breaks.removeAll(keepingCapacity: true)
      text.withElementBytes(range, scratch: &scratch) {
        typesetter.breakRows(of: $0, from: 0, limit: 64, options: options, into: &breaks)
      }
      rows += breaks.count
      bytes += breaks.last?.end ?? 0
    }
    work.bytesTypeset += bytes
    work.rowsTypeset += rows
    let made = HeightEstimate(rowsPerByte: Double(rows) / Double(max(bytes, 1)))
    heights = made
    return made
  }
}
