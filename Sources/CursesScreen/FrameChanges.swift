import ScribeTUI

/// Which cells differ between what is shown and what shall be.
struct FrameChanges {
  /// From the first cell that differs to the last one, by row, from the top.
  private(set) var spans: [(row: Int, columns: Range<Int>)] = []
  /// Rows on which something is painted past curses.
  private(set) var rows: Set<Int> = []
  private let rowCount: Int

  /// Takes `frame` over into `shown`.
  ///
  /// - Parameters:
  ///   - before: The frame that `shown` was made of; nil if nothing is known of the screen, which
  ///     changes every cell.
  /// - Complexity: O(cells) to compare the two frames; only rows that differ are looked at closely.
  init(from before: Frame?, to frame: Frame, shown: inout FittedFrame) {
    rowCount = max(0, shown.size.rows)
    let clusterRows = FrameChanges.rows(whereClustersDiffer: before, frame)
    for row in 0..<rowCount {
      if let before, !clusterRows.contains(row), frame.hasRow(row, as: before) { continue }
      let changed = shown.take(row: row, of: frame)
      if before == nil {
        if shown.size.columns > 0 { spans.append((row, 0..<shown.size.columns)) }
        rows.insert(row)
      } else if let changed {
        spans.append((row, changed))
        rows.insert(row)
      }
    }
  }

  private static func rows(whereClustersDiffer before: Frame?, _ frame: Frame) -> Set<Int> {
    guard let before, before.clusters != frame.clusters, frame.size.columns > 0 else { return [] }
    var rows: Set<Int> = []
    for (index, cluster) in frame.clusters where before.clusters[index] != cluster {
      rows.insert(index / frame.size.columns)
    }
    for index in before.clusters.keys where frame.clusters[index] == nil {
      rows.insert(index / frame.size.columns)
    }
    return rows
  }

  mutating func mark(_ row: Int) { rows.insert(row) }
  mutating func markAll() { rows.formUnion(0..<rowCount) }
}
