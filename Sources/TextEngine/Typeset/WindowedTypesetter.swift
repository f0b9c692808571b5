/// Cuts rows asking ICU only about the bytes where the answer is not certain.
public struct WindowedTypesetter: Typesetter {
  public init() {}

  public func breakRows(
    of element: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int,
    options: TypesetOptions, into rows: inout [RowBreak]
  ) {
    // Skeleton: cuts plain ASCII at spaces. Replaced by the Unicode and typesetting work.
    var begin = start
    var made = 0
    while made < limit, begin < element.count || made == 0 && begin == 0 {
      var end = begin
      var cells = 0
      var lastSpace = -1
      while end < element.count,
        cells < options.width.value || element[end] == 0x20
          || element[end] == 0x0A
      {
        if element[end] == 0x20 { lastSpace = end + 1 }
        end += 1
        cells += 1
        if element[end - 1] == 0x0A { break }
      }
      if end < element.count, lastSpace > begin { end = lastSpace }
      rows.append(RowBreak(end: end, isRestart: end == lastSpace || end == element.count))
      made += 1
      if end == begin { break }
      begin = end
    }
  }
}
