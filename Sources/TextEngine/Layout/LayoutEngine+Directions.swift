extension LayoutEngine {
  /// Returns `row` as it is drawn, where it holds text from right to left or is in a paragraph that
  /// does; nil where it is drawn as the text goes.
  ///
  /// - Complexity: O(row) where something runs from right to left, and once O(element).
  public func visualRow(_ row: Row) -> VisualRow? {
    guard options.order == .visual,
      let mixed = directions.mixed(row, of: text, limit: options.elementLimit)
    else { return nil }
    return text.visualRow(
      row.range, in: mixed.paragraph, from: mixed.range.lowerBound, options: options,
      marks: directions.marks)
  }

  /// Returns whether one of `rows`, which follow each other, may be drawn in another order than the
  /// text's: where not, `visualRow(_:)` need not be asked.
  ///
  /// - Complexity: O(bytes of the rows' elements), sixteen at a time; nothing if already known.
  public func mayRunRightToLeft(_ rows: [Row]) -> Bool {
    guard options.order == .visual, let first = rows.first, let last = rows.last else {
      return false
    }
    if directions.isPlain(first.range.lowerBound..<last.range.upperBound) { return false }
    let start = first.place.element
    let end =
      last.endsElement
      ? last.range.upperBound
      : text.element(containing: last.place.element, limit: options.elementLimit).upperBound
    // Parts of a long paragraph go by its beginning, which may not be here: ask row by row.
    guard end.value - start.value <= options.elementLimit, start == 0 || text.endsLine(at: start)
    else { return rows.contains { visualRow($0) != nil } }
    return !directions.areAllPlain(start..<end, of: text)
  }
}
