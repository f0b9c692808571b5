import CNcurses
import ScribeTUI

/// A frame as the terminal can show it: of the screen's size, with every wide character whole.
struct FittedFrame: Equatable {
  let size: Size
  var cells: [FrameCell]
  var clusters: [Int: String]
  var cursor: Point?
  /// What curses cannot hold, by the index of its first cell: clusters with a second base or more
  /// than four marks, those of more than two cells, and characters whose width differs from what the C library thinks.
  var specials: [Int: String] = [:]
}

extension Frame {
  /// The part of the frame that is on a screen of `size`, filled up with blanks.
  func fitted(to size: Size) -> FittedFrame {
    var fitted = FittedFrame(size: size, cells: cells, clusters: clusters, cursor: cursor)
    if self.size != size || cells.count != max(0, size.columns) * max(0, size.rows) {
      fitted.cells = Frame(size: size).cells
      fitted.clusters = [:]
      for row in 0..<max(0, min(size.rows, self.size.rows)) {
        for column in 0..<max(0, min(size.columns, self.size.columns)) {
          let from = row * self.size.columns + column
          let to = row * size.columns + column
          guard from < cells.count else { break }
          fitted.cells[to] = cells[from]
          if let cluster = clusters[from] { fitted.clusters[to] = cluster }
        }
      }
    }
    fitted.mendWideCells()
    fitted.findSpecials()
    return fitted
  }
}

extension FittedFrame {
  /// Makes blanks of cells of characters that are not whole.
  fileprivate mutating func mendWideCells() {
    guard size.columns > 0 else { return }
    var index = 0
    var rowEnd = size.columns
    while index < cells.count {
      if index == rowEnd { rowEnd += size.columns }
      let width = Int(cells[index].width)
      let isWhole =
        width == 1
        || width > 1 && index + width <= rowEnd
          && cells[index + 1..<index + width].allSatisfy { $0.width == 0 }
      if !isWhole { blank(index) }
      index += isWhole ? width : 1
    }
  }

  private mutating func blank(_ index: Int) {
    cells[index] = FrameCell(" ", style: cells[index].style)
    if !clusters.isEmpty { clusters[index] = nil }
  }

  fileprivate mutating func findSpecials() {
    for index in cells.indices {
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
      case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: continue
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
