import TextEngine

extension Painter {
  /// Draws where in the text the window is: one sign in the last column, which the text leaves free
  /// where there is room for it. Nothing is drawn where all of the text is seen.
  ///
  /// It stands in the first row only at the very top and in the last only at the very end, and goes
  /// by bytes: nothing that is counted later moves it.
  mutating func putThumb(beside rows: [Row], of engine: any LayoutEngine, in area: Area) {
    let column = frame.size.columns - 1
    guard area.rows >= 3, column >= area.column + area.columns, let first = rows.first,
      let last = rows.last,
      first.range.lowerBound > 0 || engine.row(after: last) != nil
    else { return }
    let row =
      area.row
      + Self.thumbRow(
        at: engine.scrollFraction(firstRow: first, lastRow: last), of: area.rows)
    put("▐", at: Point(column: column, row: row), style: .dim)
  }

  /// Returns the row, from 0, of `count` (at least 3) that stands for `fraction` of the way down.
  static func thumbRow(at fraction: Double, of count: Int) -> Int {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return count - 1 }
    return 1 + min(Int(fraction * Double(count - 2)), count - 3)
  }
}
