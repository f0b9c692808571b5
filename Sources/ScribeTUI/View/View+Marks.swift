import TextEngine

extension Painter {
  /// Draws signs for what is there and not seen: line ends, blanks before them and at a row's end, tabs.
  @MainActor mutating func putMarks(
    on row: Row, of shown: Shown, isOn: Bool, at point: Point, columns: Int
  ) {
    guard isOn, shown.projection == nil else { return }
    let bytes = shown.text.bytes(in: row.range)
    var end = bytes.count
    var sign = ""
    if end > 0, bytes[end - 1] == 0x0A {
      end -= 1
      sign = "¶"
      if end > 0, bytes[end - 1] == 0x0D {
        end -= 1
        sign = "␍¶"
      }
    }
    func column(of offset: Int) -> Int {
      shown.engine.cell(of: row.range.lowerBound + ByteCount(offset), in: row).value
    }
    if !sign.isEmpty {
      let start = column(of: end)
      put(
        sign, at: Point(column: point.column + start, row: point.row), style: .placeholder,
        limit: columns - start)
    }
    var blank = end
    while blank > 0, bytes[blank - 1] == 0x20 || bytes[blank - 1] == 0x09 { blank -= 1 }
    for offset in bytes.indices where offset < end {
      let isTab = bytes[offset] == 0x09
      guard isTab || !sign.isEmpty && offset >= blank && bytes[offset] == 0x20 else { continue }
      let start = column(of: offset)
      guard start < columns else { continue }
      put(
        isTab ? "→" : "·", at: Point(column: point.column + start, row: point.row),
        style: .placeholder, limit: 1)
    }
  }
}
