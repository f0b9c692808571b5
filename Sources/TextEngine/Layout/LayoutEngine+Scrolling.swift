extension LayoutEngine {
  /// Returns how far down the text a screen from `first` to `last` is, from 0 to 1.
  ///
  /// The bytes above against the bytes above and below: 0 exactly at the top, 1 exactly at the
  /// bottom, monotone between, and untouched by what is estimated or counted. 0 when all is seen.
  public func scrollFraction(firstRow first: Row, lastRow last: Row) -> Double {
    let above = first.range.lowerBound.value
    let isAtEnd = last.range.upperBound == text.count && row(after: last) == nil
    let below = isAtEnd ? 0 : max(1, text.count.value - last.range.upperBound.value)
    return above == 0 ? 0 : Double(above) / Double(above + below)
  }

  /// Returns the part of the text that the rows from `first` to `last` hold, from 0 to 1.
  public func visibleFraction(firstRow first: Row, lastRow last: Row) -> Double {
    text.isEmpty
      ? 1
      : Double(last.range.upperBound.value - first.range.lowerBound.value)
        / Double(text.count.value)
  }

  /// Returns the first row of the element at `fraction` of the text's bytes, for a dragged thumb.
  public func row(atScrollFraction fraction: Double) -> Row {
    let position = ByteCount(Int(Double(text.count.value) * min(max(fraction, 0), 1)))
    return row(at: RowPlace(element: position, row: 0))
  }
}
