/// A row as it is drawn: its clusters from left to right, each with its cell.
///
/// Text from right to left is put in display order (UAX #9); a paragraph that runs so begins at the
/// right margin. Storage, rows and widths are as they are without.
///
/// The caret stands on the cluster that comes after it in the text, wherever that is drawn. At the
/// end of the row it stands past the last cluster: right of everything, or in a paragraph from right
/// to left, left of it (on it, if no cell is left).
public struct VisualRow: Hashable, Sendable {
  /// A cluster where it is drawn.
  public struct Item: Hashable, Sendable {
    public var cluster: Cluster
    /// The leftmost of its cells.
    public var cell: CellCount
    /// Whether it is part of a run from right to left.
    public var isRightToLeft: Bool
    /// What is drawn for it: the mirror image of a bracket in such a run.
    public var mirrored: String?
  }

  /// The clusters from left to right. What is 0 wide (line end, hanging spaces) is among them.
  public internal(set) var items: [Item]
  /// The row's bytes.
  public let range: Range<ByteCount>
  /// Whether the paragraph runs from right to left, and so begins at the right margin.
  public let runsRightToLeft: Bool
  /// Whether the order differs from the text's.
  public let isReordered: Bool
  let width: CellCount

  /// The cells that the row takes, all of them together.
  public var cells: Range<CellCount> {
    guard let first = items.first, let last = items.last else {
      let edge = runsRightToLeft ? width : 0
      return edge..<edge
    }
    return first.cell..<(last.cell + last.cluster.width)
  }

  /// Returns the cell at which the caret stands; never past the row's width.
  ///
  /// - Parameter position: In the row or at its end.
  /// - Complexity: O(row)
  public func cell(of position: ByteCount) -> CellCount {
    for item in items
    where item.cluster.range.contains(position) && item.cluster.kind != .lineEnd {
      return min(item.cell, width)
    }
    return runsRightToLeft ? max(cells.lowerBound - 1, 0) : min(cells.upperBound, width)
  }

  /// Returns the position of the cluster that is drawn at `cell`; nil beside the row.
  public func position(at cell: CellCount) -> ByteCount? {
    items.first { $0.cell <= cell && cell < $0.cell + $0.cluster.width }?.cluster.range.lowerBound
  }

  /// Returns whether `cell` is past the row's end in the direction that it runs; if not and beside
  /// the row, it is before the row's start.
  public func isPastEnd(_ cell: CellCount) -> Bool {
    runsRightToLeft ? cell < cells.lowerBound : cell >= cells.upperBound
  }

  /// Returns the caret position one cluster to the left (`-1`) or right (`1`) on the screen; nil at
  /// the row's edge. The row's end counts as the cell past its last cluster.
  public func position(_ step: Int, from position: ByteCount) -> ByteCount? {
    let drawn = items.filter { $0.cluster.width > 0 }
    let at: Int
    if let found = drawn.firstIndex(where: { $0.cluster.range.contains(position) }) {
      at = found
    } else {
      at = runsRightToLeft ? -1 : drawn.count
    }
    let next = at + step
    if drawn.indices.contains(next) { return drawn[next].cluster.range.lowerBound }
    let end = runsRightToLeft ? -1 : drawn.count
    return next == end && at != end ? endPosition : nil
  }

  /// Where the caret stands at the end of the row.
  private var endPosition: ByteCount {
    items.first { $0.cluster.kind == .lineEnd }?.cluster.range.lowerBound ?? range.upperBound
  }
}
