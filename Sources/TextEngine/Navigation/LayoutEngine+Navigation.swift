/// Where a motion by rows went.
public struct RowMotion: Hashable, Sendable {
  public var selection: Selection
  /// The cell to keep while going up and down through shorter rows.
  public var goal: CellCount

  public init(selection: Selection, goal: CellCount) {
    self.selection = selection
    self.goal = goal
  }
}

extension LayoutEngine {
  /// Returns where the caret goes `rows` rows down (up, if negative), or as far as there are rows.
  ///
  /// - Parameters:
  ///   - goal: The cell kept from the motion before; nil takes the caret's own.
  ///   - extending: Whether the anchor stays.
  public func moved(
    _ selection: Selection, rows: Int, goal: CellCount?, extending: Bool
  ) -> RowMotion {
    let start = caretRow(selection.head)
    let goal = goal ?? cell(of: selection.head, in: start)
    let target = row(rows, from: start)
    let head = target == start ? selection.head : position(in: target, at: goal)
    return RowMotion(selection: Self.moving(selection, to: head, extending), goal: goal)
  }

  /// Returns where Home goes: the start of the caret's row; from there, the paragraph's start.
  public func movedToRowStart(_ selection: Selection, extending: Bool) -> RowMotion {
    let row = caretRow(selection.head)
    let head =
      selection.head == row.range.lowerBound
      ? text.lineStart(containing: selection.head) : row.range.lowerBound
    return motion(selection, to: head, extending)
  }

  /// Returns where End goes: the last caret stop of the caret's row; from there, the paragraph's
  /// end, before the line end.
  ///
  /// The last stop of a wrapped row lies before its last cluster, which is a space as a rule: the
  /// position after it is the start of the next row.
  public func movedToRowEnd(_ selection: Selection, extending: Bool) -> RowMotion {
    var row = caretRow(selection.head)
    var head = lastStop(of: row)
    if head == selection.head, isWrapped(row) {
      let end = text.lineEnd(containing: head)
      row = self.row(containing: end, affinity: .upstream)
      if row.range.lowerBound == end, end > head { row = self.row(before: row) ?? row }
      head = lastStop(of: row)
    }
    return motion(selection, to: head, extending)
  }

  /// Returns the position at a cell of the screen whose first row is at `top`: in the last row, if
  /// the screen goes on below the text.
  public func position(atRow number: Int, cell: CellCount, top: RowPlace) -> ByteCount {
    position(in: row(max(number, 0), from: row(at: top)), at: max(cell, 0))
  }

  /// The row in which a caret at `position` is drawn: the one that begins there.
  public func caretRow(_ position: ByteCount) -> Row {
    row(containing: position, affinity: .downstream)
  }

  private func motion(_ selection: Selection, to head: ByteCount, _ extending: Bool) -> RowMotion {
    RowMotion(
      selection: Self.moving(selection, to: head, extending),
      goal: cell(of: head, in: caretRow(head)))
  }

  private static func moving(
    _ selection: Selection, to head: ByteCount, _ extending: Bool
  ) -> Selection {
    Selection(anchor: extending ? selection.anchor : head, head: head)
  }
}
