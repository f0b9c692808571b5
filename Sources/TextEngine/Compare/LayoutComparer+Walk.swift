extension LayoutComparer {
  /// Walks all rows of all layouts side by side; notes the first difference of each from the first.
  func walk(
    _ layouts: [any LayoutEngine], _ comparison: inout LayoutComparison, afterEdits: Int
  ) -> [(rows: Int, hash: RowHash)] {
    let known = Set(comparison.differences.map(\.side))
    var batches = layouts.map { RowBatches(layout: $0) }
    var differing = Set(contestants.map(\.name).filter(known.contains))
    let text = layouts[0].text
    let step = max(1, text.count.value / max(sampledRows, 1))
    var nextSample = 0
    while true {
      for index in batches.indices { batches[index].advance() }
      guard batches.contains(where: { $0.current != nil }) else { break }
      let expected = batches[0].current
      if batches[0].number % 4_096 == 0 {
        let place = expected?.range.lowerBound ?? text.count
        progress(Double(place.value) / Double(max(text.count.value, 1)))
      }
      let isSampled = expected.map { $0.range.upperBound.value >= nextSample } ?? false
      if isSampled { nextSample = (expected?.range.upperBound.value ?? 0) + step }
      for index in 1..<layouts.count where !differing.contains(contestants[index].name) {
        var kind: LayoutComparison.Difference.Kind?
        if batches[index].current != expected {
          kind = .row
        } else if isSampled, let row = expected,
          caretStops(of: row, in: layouts[0]) != caretStops(of: row, in: layouts[index])
        {
          kind = .caretStops
        }
        guard let kind else { continue }
        differing.insert(contestants[index].name)
        comparison.differences.append(
          .init(
            side: contestants[index].name, kind: kind, row: batches[0].number,
            expected: batches[0].neighbours, found: batches[index].neighbours,
            afterEdits: afterEdits))
      }
    }
    progress(1)
    return batches.map { ($0.number, $0.hash) }
  }

  /// Where a caret may stand in `row`, by the cells that lead there, and the cells it is drawn at.
  private func caretStops(of row: Row, in layout: any LayoutEngine) -> [Int] {
    (0...options.width.value).flatMap { cell -> [Int] in
      let position = layout.position(in: row, at: CellCount(cell))
      return [position.value, layout.cell(of: position, in: row).value]
    }
  }
}

/// All rows of a layout in order, some at a time.
private struct RowBatches {
  let layout: any LayoutEngine
  private var batch: [Row] = []
  private var index = -1
  private(set) var previous: Row?
  /// The row come to; nil before the first and after the last.
  private(set) var current: Row?
  /// The row's number; the number of rows after the last.
  private(set) var number = -1
  private(set) var hash = RowHash()
  private var isDone = false

  init(layout: any LayoutEngine) { self.layout = layout }

  mutating func advance() {
    if isDone { return }
    previous = current
    index += 1
    if index >= batch.count { fetch() }
    number += 1
    current = index < batch.count ? batch[index] : nil
    if let current { hash.add(current.range.upperBound.value) } else { isDone = true }
  }

  private mutating func fetch() {
    index = 0
    guard let last = batch.last else {
      batch = layout.rows(from: RowPlace(element: 0, row: 0), count: 512)
      return
    }
    batch = layout.row(after: last).map { layout.rows(from: $0.place, count: 512) } ?? []
  }

  /// The row before, this row and the next, as records.
  var neighbours: [LayoutComparison.RowRecord] {
    [previous, current, current.flatMap(layout.row(after:))].compactMap { $0 }.map { row in
      LayoutComparison.RowRecord(
        element: row.place.element.value, row: row.place.row, start: row.range.lowerBound.value,
        end: row.range.upperBound.value, text: layout.text.string(in: row.range))
    }
  }
}

/// FNV-1a of 64 bits.
struct RowHash: Hashable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ number: Int) {
    var rest = UInt64(number)
    for _ in 0..<8 {
      value = (value ^ (rest & 0xFF)) &* 0x100_0000_01B3
      rest >>= 8
    }
  }

  /// Sixteen hexadecimal digits.
  var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
