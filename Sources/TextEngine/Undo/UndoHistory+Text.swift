// The history and its text together: what an editor does at each key.
extension UndoHistory {
  /// Applies `edits` to `text` and records them.
  ///
  /// What is kept for redoing are the spans that the edits made, so that redoing adds no bytes.
  @discardableResult
  public mutating func apply(
    _ edits: EditSet, to text: inout TextStorage, kind: Kind, at time: Duration,
    graphemes: Int = 1, selectionsBefore: [Selection], selectionsAfter: [Selection]
  ) -> EditSummary {
    let inverse = edits.inverse(in: text)
    let summary = text.apply(edits)
    record(
      edits: inverse.inverse(in: text), inverse: inverse, kind: kind, at: time,
      graphemes: graphemes, selectionsBefore: selectionsBefore, selectionsAfter: selectionsAfter,
      collapsed: summary.collapsed)
    return summary
  }

  /// Takes the last group back in `text`, its marks too; returns nil at the beginning.
  public mutating func undo(in text: inout TextStorage) -> (
    summary: EditSummary, selections: [Selection]
  )? {
    let marks = nodes[current].collapsed
    guard let (edits, selections) = undo() else { return nil }
    let summary = text.apply(edits)
    text.marks.restore(marks)
    return (summary, selections)
  }

  /// Does the next group again in `text`; returns nil at the end of the branch.
  public mutating func redo(in text: inout TextStorage) -> (
    summary: EditSummary, selections: [Selection]
  )? {
    guard let (edits, selections) = redo() else { return nil }
    return (text.apply(edits), selections)
  }
}
