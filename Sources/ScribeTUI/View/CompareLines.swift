import TextEngine

/// One line of both layouts side by side.
struct CompareLine: Hashable {
  /// The rows on the sides; nil where the side has no row beside the other's.
  var rows: [Row?]
  /// Whether the rows begin and end at the same bytes.
  var isSame: Bool

  /// Puts rows side by side: where both end at the same byte they are level again.
  static func level(_ ones: [Row], _ others: [Row], count: Int) -> [CompareLine] {
    var lines: [CompareLine] = []
    var (i, j) = (0, 0)
    while lines.count < count, i < ones.count || j < others.count {
      if i < ones.count, j < others.count, ones[i].range == others[j].range {
        lines.append(CompareLine(rows: [ones[i], others[j]], isSame: true))
        i += 1
        j += 1
        continue
      }
      var left: [Row] = []
      var right: [Row] = []
      // To the next byte at which rows of both end.
      repeat {
        let a = i < ones.count ? ones[i].range.upperBound : nil
        let b = j < others.count ? others[j].range.upperBound : nil
        guard a != nil || b != nil else { break }
        if let a, b.map({ a <= $0 }) ?? true {
          left.append(ones[i])
          i += 1
        }
        if let b, a.map({ b <= $0 }) ?? true {
          right.append(others[j])
          j += 1
        }
      } while left.last?.range.upperBound != right.last?.range.upperBound
      for index in 0..<max(left.count, right.count) {
        lines.append(
          CompareLine(
            rows: [
              index < left.count ? left[index] : nil, index < right.count ? right[index] : nil,
            ], isSame: false))
      }
    }
    return Array(lines.prefix(count))
  }
}

/// How the screen is shared out while both layouts are looked at.
struct CompareAreas: Hashable {
  /// Rows above the text: a title, and the heads of the sides.
  var head: Int
  /// Rows of text.
  var body: Int
  /// Rows of figures below, a row of words, a row of hints.
  var figures: Int
  var status: Int
  var hints: Int
  /// The columns of each side.
  var columns: Int

  init(size: Size, sides: Int, measured: Bool) {
    let rows = max(size.rows, 0)
    hints = rows >= 3 ? 1 : 0
    status = rows >= 5 ? 1 : 0
    head = rows >= 4 ? 1 : 0
    figures = rows >= 10 ? (measured ? 2 : 1) * sides : 0
    body = max(rows - hints - status - head - figures, 0)
    columns = sides > 1 ? (max(size.columns, 0) - 3) / 2 : max(size.columns, 0)
  }
}

extension EditorState {
  /// The sides on the screen, from the left.
  var comparedSides: [EngineKind] {
    compare?.sides(columns: size.columns, first: document.engine) ?? []
  }

  var compareAreas: CompareAreas {
    CompareAreas(
      size: size, sides: max(comparedSides.count, 1), measured: compare?.measured != nil)
  }

  var compareOptions: TypesetOptions { options(width: compareAreas.columns) }

  /// The lines on the screen, from the row that holds the top.
  @MainActor func compareLines(layouts: Layouts) -> [CompareLine] {
    guard let compare else { return [] }
    let count = compareAreas.body
    let sides = comparedSides.map { kind in
      let engine = comparedEngine(kind, layouts: layouts)
      let top = engine.row(containing: compare.top, affinity: .downstream)
      return engine.rows(from: top.place, count: count + 8)
    }
    if sides.count == 2 { return CompareLine.level(sides[0], sides[1], count: count) }
    return sides[0].prefix(count).map { CompareLine(rows: [$0], isSame: true) }
  }
}
