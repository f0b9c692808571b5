import CNcurses
import ScribeTUI

/// A frame as the terminal can show it: of the screen's size, with every wide character whole.
struct FittedFrame {
  let size: Size
  var cells: [FrameCell]
  var clusters: [Int: String]
  var cursor: Point?
  /// What curses cannot hold, by the index of its first cell: clusters with a second base or more
  /// than four marks, those of more than two cells, and characters whose width differs from what the C library thinks.
  var specials: [Int: String] = [:]
}

extension FittedFrame {
  /// A blank screen.
  init(size: Size) {
    self.size = size
    cells = Frame(size: size).cells
    clusters = [:]
  }

  /// Takes over a row of `frame`, as far as it is on the screen.
  ///
  /// - Returns: From the first column that is not as it was to the last one; nil if none.
  mutating func take(row: Int, of frame: Frame) -> Range<Int>? {
    let columns = size.columns
    guard columns > 0 else { return nil }
    let start = row * columns
    if let changed = takePlain(row: row, of: frame) { return changed }
    var cells = Array(repeating: FrameCell(), count: columns)
    var clusters: [Int: String] = [:]
    let from = row * frame.size.columns
    if row < frame.size.rows {
      let shared = max(0, min(columns, frame.size.columns, frame.cells.count - from))
      for column in 0..<shared { cells[column] = frame.cells[from + column] }
      if !frame.clusters.isEmpty {
        for column in 0..<shared { clusters[column] = frame.clusters[from + column] }
      }
    }
    FittedFrame.mend(&cells, &clusters)

    var changed: Range<Int>?
    for column in 0..<columns {
      let index = start + column
      var differs = cells[column] != self.cells[index]
      if !clusters.isEmpty || !self.clusters.isEmpty, clusters[column] != self.clusters[index] {
        self.clusters[index] = clusters[column]
        differs = true
      }
      guard differs else { continue }
      self.cells[index] = cells[column]
      changed = (changed?.lowerBound ?? column)..<column + 1
    }
    guard let changed else { return nil }
    findSpecials(in: start..<start + columns)
    var first = changed.lowerBound
    var end = changed.upperBound
    while first > 0, cells[first].width == 0 { first -= 1 }
    while end < columns, cells[end].width == 0 { end += 1 }
    return first..<end
  }

  /// The same for a row of which every character, before and after, fills one cell and is no cluster;
  /// nil for others, and where nothing is known to differ.
  private mutating func takePlain(row: Int, of frame: Frame) -> Range<Int>? {
    guard frame.size == size, frame.cells.count == cells.count, frame.clusters.isEmpty,
      clusters.isEmpty, specials.isEmpty
    else { return nil }
    let range = row * size.columns..<(row + 1) * size.columns
    let changed = cells.withUnsafeMutableBufferPointer { cells -> Range<Int>? in
      frame.cells.withUnsafeBufferPointer { new in
        guard let first = range.first(where: { cells[$0] != new[$0] }),
          let last = range.last(where: { cells[$0] != new[$0] }),
          new[range].allSatisfy({ $0.width == 1 && (0x20..<0x7F).contains($0.base.value) }),
          cells[first...last].allSatisfy({ $0.width == 1 })
        else { return nil }
        for index in first...last { cells[index] = new[index] }
        return first..<last + 1
      }
    }
    guard let changed else { return nil }
    return changed.lowerBound - range.lowerBound..<changed.upperBound - range.lowerBound
  }

  /// Makes blanks of cells of characters that are not whole.
  private static func mend(_ cells: inout [FrameCell], _ clusters: inout [Int: String]) {
    var column = 0
    while column < cells.count {
      let width = Int(cells[column].width)
      let isWhole =
        width == 1
        || width > 1 && column + width <= cells.count
          && cells[column + 1..<column + width].allSatisfy { $0.width == 0 }
      if !isWhole {
        cells[column] = FrameCell(" ", style: cells[column].style)
        if !clusters.isEmpty { clusters[column] = nil }
      }
      column += isWhole ? width : 1
    }
  }

  private mutating func findSpecials(in row: Range<Int>) {
    if !specials.isEmpty {
      for index in row { specials[index] = nil }
    }
    for index in row {
      let cell = cells[index]
      let base = cell.base.value
      // Printable ASCII, which is nearly everything, never needs a second look.
      if base >= 0x20, base < 0x7F, cell.width == 1, clusters.isEmpty { continue }
      guard cell.width > 0 else { continue }
      let cluster = clusters[index]
      if !isHeld(cell, cluster) || isNextToCorner(index) {
        specials[index] = harmless(cluster ?? String(Character(cell.base)))
      }
    }
  }

  /// Whether the character at `index` is a wide one that ends just before the lower right corner.
  ///
  /// Where a terminal's margins cannot be switched off, curses writes the corner one cell early and
  /// pushes it into place (`PutCharLR`), which takes a wide character's second half for a whole one.
  private func isNextToCorner(_ index: Int) -> Bool {
    index + 3 == cells.count && cells[index].width == 2 && size.columns > 2
  }

  /// Whether a cell of curses can hold the character, at the same width.
  private func isHeld(_ cell: FrameCell, _ cluster: String?) -> Bool {
    guard let cluster else {
      if cell.base.value >= 0x20, cell.base.value < 0x7F { return cell.width == 1 }
      return scribe_curses_width(cell.base.value) == Int32(cell.width)
    }
    var count = 0
    for scalar in cluster.unicodeScalars {
      let width = scribe_curses_width(scalar.value)
      guard width == (count == 0 ? Int32(cell.width) : 0) else { return false }
      count += 1
    }
    return (1...Int(SCRIBE_MARKS) + 1).contains(count)
  }

  /// The text without what a terminal would obey: control characters, and marks that turn the
  /// direction of the rest of the row (UAX #9 §2).
  private func harmless(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0x10EEEE: continue
      default: kept.append(scalar)
      }
    }
    // No cluster has those (UAX #29 GB4), so this is more than one, of which one fits.
    if kept.count < text.unicodeScalars.count {
      kept = String.UnicodeScalarView(String(kept).prefix(1).unicodeScalars)
    }
    // Alone, a mark would go to the cell on its left.
    if let first = kept.first, scribe_curses_width(first.value) == 0 {
      kept.insert(" ", at: kept.startIndex)
    }
    return String(kept)
  }
}
