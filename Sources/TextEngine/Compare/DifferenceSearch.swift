/// Looks for places where two layouts of one text differ, one place at a time.
public struct DifferenceSearch: Sendable {
  public var options: TypesetOptions
  public var sides: (LayoutContestant, LayoutContestant)

  /// What was found.
  public enum Outcome: Hashable, Sendable {
    /// The start of the first row that one side has and the other has not.
    case difference(at: ByteCount)
    /// So many rows of the first side were compared, and none differs.
    case none(rows: Int)
    case stopped
  }

  public init(options: TypesetOptions, sides: (LayoutContestant, LayoutContestant)) {
    self.options = options
    self.sides = sides
  }

  /// Returns the nearest difference that begins after `position`, or before it.
  ///
  /// A difference is a stretch of rows between two places where rows of both sides begin.
  ///
  /// - Parameters:
  ///   - position: nil looks from the end that the direction begins at.
  ///   - isStopped: Asked now and then, for each element.
  /// - Complexity: O(text between), and what the engines need to get to `position`.
  public func find(
    in text: TextStorage, from position: ByteCount?, backwards: Bool = false,
    isStopped: () -> Bool = { false }
  ) -> Outcome {
    let first = sides.0.make(text, options)
    let second = sides.1.make(text, options)
    var compared = 0
    let start = min(max(position ?? (backwards ? text.count : 0), 0), text.count)
    var row: Row? = first.row(containing: start, affinity: .downstream)
    while let current = row {
      if isStopped() { return .stopped }
      let place = RowPlace(element: current.place.element, row: 0)
      let ones = Self.rows(of: place, in: first)
      let others = Self.rows(of: place, in: second)
      compared += ones.count
      let found = Self.differences(ones, others).filter { found in
        guard let position else { return true }
        return backwards ? found < position : found > position
      }
      if let place = backwards ? found.last : found.first { return .difference(at: place) }
      row = backwards ? first.row(before: ones[0]) : first.row(after: ones[ones.count - 1])
      if row == nil, !backwards, let extra = second.row(after: others[others.count - 1]) {
        return .difference(at: extra.range.lowerBound)
      }
    }
    return .none(rows: compared)
  }

  private static func rows(of place: RowPlace, in layout: any LayoutEngine) -> [Row] {
    var rows: [Row] = []
    var next: Row? = layout.row(at: place)
    while let first = next {
      let batch = layout.rows(from: first.place, count: 64)
      for row in batch {
        rows.append(row)
        if row.endsElement { return rows }
      }
      next = batch.last.flatMap(layout.row(after:))
    }
    return rows
  }

  /// Returns where stretches begin in which rows end at different places.
  static func differences(_ ones: [Row], _ others: [Row]) -> [ByteCount] {
    var found: [ByteCount] = []
    var common = ones.first?.range.lowerBound ?? 0
    var isOpen = false
    var (i, j) = (0, 0)
    while i < ones.count || j < others.count {
      let a = i < ones.count ? ones[i].range.upperBound : nil
      let b = j < others.count ? others[j].range.upperBound : nil
      if let a, a == b {
        common = a
        isOpen = false
        i += 1
        j += 1
        continue
      }
      if !isOpen {
        found.append(common)
        isOpen = true
      }
      if b == nil || a.map({ $0 < b! }) == true { i += 1 } else { j += 1 }
    }
    return found
  }
}
