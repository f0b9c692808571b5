/// What an engine has for a part of a text: its elements and their rows, for a report.
public struct LayoutListing: Hashable, Sendable, Codable {
  /// `TK1` or `TK2`.
  public var engine: String
  public var width: Int
  /// The bytes of the whole text.
  public var bytes: Int
  /// The number of rows of the whole text, and whether it was counted; TK1 lays out all to know.
  public var height: Int
  public var heightIsExact: Bool
  /// What had to be laid out for the rows listed, before the height was asked for.
  public var bytesTypeset: Int
  public var rowsTypeset: Int
  /// What the engine kept then.
  public var rowsKept: Int
  public var memory: Int
  /// The elements listed, whole or in part; in TK2 each is one fragment.
  public var elements: [Element]

  /// A paragraph with its line end, or a part of a very long one.
  public struct Element: Hashable, Sendable, Codable {
    public var start: Int
    public var end: Int
    public var rows: [LineRow]
  }

  public struct LineRow: Hashable, Sendable, Codable {
    /// The row's number in its element, from 0.
    public var number: Int
    public var start: Int
    public var end: Int
    /// The cells that are drawn, without the spaces that hang.
    public var cells: Int
    public var ending: Ending
    public var text: String
  }

  /// Why a row ends.
  public enum Ending: String, Hashable, Sendable, Codable {
    /// A line end.
    case line
    /// A break that UAX #14 allows.
    case wrap
    /// No break is allowed in so many cells: between two clusters.
    case forced
    /// A break inside a run of Thai, Lao, Khmer or Burmese: by dictionary, or forced.
    case dictionary
    /// The end of a part of a very long paragraph.
    case cut
    /// The end of the text.
    case text
  }

  /// Lists up to `count` rows from the one that holds `position`.
  ///
  /// - Complexity: What the engine needs for those rows, then for its height.
  public init(
    _ layout: any LayoutEngine, from position: ByteCount, count: Int, typesetter: any Typesetter
  ) {
    let text = layout.text
    let first = layout.row(
      containing: text.graphemeBoundary(atOrBefore: min(max(position, 0), text.count)),
      affinity: .downstream)
    let rows = layout.rows(from: first.place, count: count)
    let report = layout.report
    engine = type(of: layout).name
    width = layout.options.width.value
    bytes = text.count.value
    (bytesTypeset, rowsTypeset) = (report.bytesTypeset, report.rowsTypeset)
    (rowsKept, memory) = (report.rowsKept, report.memory)
    elements = []
    var breaks: [RowBreak] = []
    for row in rows {
      if elements.last?.start != row.place.element.value {
        let range = text.element(containing: row.place.element, limit: layout.options.elementLimit)
        elements.append(
          Element(start: range.lowerBound.value, end: range.upperBound.value, rows: []))
        breaks.removeAll(keepingCapacity: true)
        text.bytes(in: range).withUnsafeBufferPointer {
          typesetter.breakRows(
            of: $0, from: 0, limit: .max, options: layout.options, into: &breaks)
        }
      }
      let isRestart = breaks.contains {
        $0.isRestart && $0.end + row.place.element.value == row.range.upperBound.value
      }
      elements[elements.count - 1].rows.append(
        LineRow(
          number: row.place.row, start: row.range.lowerBound.value,
          end: row.range.upperBound.value, cells: Self.cells(of: row, in: layout),
          ending: Self.ending(of: row, in: text, isRestart: isRestart),
          text: text.string(in: row.range)))
    }
    let known = layout.height
    (height, heightIsExact) = (known.value.value, known.isExact)
  }

  private static func cells(of row: Row, in layout: any LayoutEngine) -> Int {
    let cells = layout.text.clusters(in: row.range, options: layout.options).reduce(0) {
      $0 + ($1.kind == .lineEnd ? 0 : $1.width.value)
    }
    return min(
      cells, max(layout.options.width.value, layout.cell(of: row.range.upperBound, in: row).value))
  }

  private static func ending(of row: Row, in text: TextStorage, isRestart: Bool) -> Ending {
    let end = row.range.upperBound
    if !row.range.isEmpty, text.endsLine(at: end) { return .line }
    if end == text.count { return .text }
    if row.endsElement { return .cut }
    if isRestart { return .wrap }
    let around = text.bytes(in: max(end - 4, 0)..<min(end + 4, text.count))
    let isDictionary = around.withUnsafeBufferPointer { bytes in
      let middle = min(4, end.value)
      let before = bytes.scalar(at: bytes.scalarStart(atOrBefore: middle - 1))
      let after = bytes.scalar(at: middle)
      return before.properties.hint == .southEastAsian && after.properties.hint == .southEastAsian
    }
    return isDictionary ? .dictionary : .forced
  }
}
