import TextEngine

extension Painter {
  /// Draws a box's edge in the margin beside `row`, if its paragraph is boxed: rows stay where they
  /// are, so there is no room for more.
  mutating func putBox(beside row: Row, of engine: any LayoutEngine, at point: Point) {
    // The margin is three columns: the box, the mark of a change, a gap.
    guard point.column >= 3, engine.fragmentName(of: row) != nil else { return }
    let edge: Unicode.Scalar =
      switch (row.place.row == 0, row.endsElement) {
      case (true, true): "["
      case (true, false): "┌"
      case (false, true): "└"
      case (false, false): "│"
      }
    put(edge, at: Point(column: point.column - 3, row: point.row), style: .panelBorder)
  }
}
