/// A layout without a memory but for the element last asked for: slow, and plainly right. Against it
/// both engines can be held where a difference was found.
public final class NaiveLayout: LayoutEngine {
  public static var name: String { "naive" }

  public private(set) var text: TextStorage { didSet { directions.forget() } }
  public var options: TypesetOptions {
    didSet {
      known = nil
      directions.forget()
    }
  }
  public let directions = Directions()
  private let typesetter: any Typesetter
  private var known: (element: Range<ByteCount>, rows: [Row])?
  public private(set) var report = LayoutReport()

  public init(text: TextStorage, options: TypesetOptions, typesetter: any Typesetter) {
    self.text = text
    self.options = options
    self.typesetter = typesetter
  }

  @discardableResult
  public func apply(_ summary: EditSummary, text: TextStorage) -> Invalidation {
    reset(to: text)
    return Invalidation(bytes: 0..<text.count, relaid: 0, shifted: 0)
  }

  public func reset(to text: TextStorage) {
    self.text = text
    known = nil
  }

  /// The rows of the element that holds `position`.
  private func rows(around position: ByteCount) -> [Row] {
    let element = text.element(containing: position, limit: options.elementLimit)
    if let known, known.element == element { return known.rows }
    var breaks: [RowBreak] = []
    text.bytes(in: element).withUnsafeBufferPointer {
      typesetter.breakRows(of: $0, from: 0, limit: .max, options: options, into: &breaks)
    }
    report.bytesTypeset += element.length().value
    report.rowsTypeset += breaks.count
    report.rowsKept = breaks.count
    var start = element.lowerBound
    let rows = breaks.enumerated().map { number, rowBreak in
      let end = element.lowerBound + ByteCount(rowBreak.end)
      defer { start = end }
      return Row(
        place: RowPlace(element: element.lowerBound, row: number), range: start..<end,
        endsElement: number == breaks.count - 1)
    }
    known = (element, rows)
    return rows
  }

  public func row(containing position: ByteCount, affinity: Affinity) -> Row {
    let position = min(max(position, 0), text.count)
    let rows = rows(around: position)
    let index =
      rows.firstIndex { $0.range.contains(position) } ?? rows.count - 1
    let row = rows[index]
    if affinity == .upstream, position > 0, row.range.lowerBound == position,
      !text.endsLine(at: position), let before = self.row(before: row)
    {
      return before
    }
    return row
  }

  public func row(at place: RowPlace) -> Row {
    let rows = rows(around: min(max(place.element, 0), text.count))
    return rows[min(max(place.row, 0), rows.count - 1)]
  }

  public func row(after row: Row) -> Row? {
    if !row.endsElement { return rows(around: row.range.lowerBound)[row.place.row + 1] }
    let end = row.range.upperBound
    if end == text.count, row.range.isEmpty || !text.endsLine(at: end) { return nil }
    return rows(around: end)[0]
  }

  public func row(before row: Row) -> Row? {
    if row.place.row > 0 { return rows(around: row.range.lowerBound)[row.place.row - 1] }
    guard row.range.lowerBound > 0 else { return nil }
    return rows(around: row.range.lowerBound - 1).last
  }

  public var height: Known<RowCount> {
    var count = 0
    var row: Row? = row(at: RowPlace(element: 0, row: 0))
    while let next = row {
      count += 1
      row = self.row(after: next)
    }
    return .exact(RowCount(count))
  }

  public func rowsAbove(_ row: Row) -> Known<RowCount> {
    var count = 0
    var above = self.row(before: row)
    while let next = above {
      count += 1
      above = self.row(before: next)
    }
    return .exact(RowCount(count))
  }
}
