import ScribeTUI

/// Which cells differ between what is shown and what shall be.
struct FrameChanges {
  /// From the first cell that differs to the last one, by row, from the top.
  private(set) var spans: [(row: Int, columns: Range<Int>)] = []
  /// Rows on which something is painted past curses.
  private(set) var rows: Set<Int> = []
  private let rowCount: Int

  init(from shown: FittedFrame?, to frame: FittedFrame) {
    let columns = max(0, frame.size.columns)
    rowCount = max(0, frame.size.rows)
    guard columns > 0 else { return }
    guard let shown, shown.size == frame.size else {
      spans = (0..<rowCount).map { ($0, 0..<columns) }
      markAll()
      return
    }
    var changedClusters: Set<Int> = []
    if shown.clusters != frame.clusters {
      for (index, cluster) in frame.clusters where shown.clusters[index] != cluster {
        changedClusters.insert(index)
      }
      for index in shown.clusters.keys where frame.clusters[index] == nil {
        changedClusters.insert(index)
      }
    }
    for row in 0..<rowCount {
      let start = row * columns
      func differs(_ index: Int) -> Bool {
        frame.cells[index] != shown.cells[index]
          || !changedClusters.isEmpty && changedClusters.contains(index)
      }
      guard var first = (start..<start + columns).first(where: differs),
        var last = (start..<start + columns).last(where: differs)
      else { continue }
      while first > start, frame.cells[first].width == 0 { first -= 1 }
      while last + 1 < start + columns, frame.cells[last + 1].width == 0 { last += 1 }
      spans.append((row, first - start..<last + 1 - start))
      rows.insert(row)
    }
  }

  mutating func mark(_ row: Int) { rows.insert(row) }
  mutating func markAll() { rows.formUnion(0..<rowCount) }
}
