/// Counts the rows of what nobody has laid out yet, on a snapshot, for an idle thread.
///
/// Keeps no rows. Hand each answer to `TK2Layout.take(_:)` of the layout that made it.
public struct RowCounter: Sendable {
  private let text: TextStorage
  private let options: TypesetOptions
  private let typesetter: any Typesetter
  /// What is to be counted, last first: stretches that begin and end at elements.
  private var stretches: [Range<Int>]
  private var breaks: [RowBreak] = []

  /// The bytes that one answer is about, unless an element is longer.
  public static let helping = 65_536

  init(
    text: TextStorage, options: TypesetOptions, typesetter: any Typesetter,
    gaps: [Range<Int>], near position: Int
  ) {
    self.text = text
    self.options = options
    self.typesetter = typesetter
    stretches = Self.parts(of: gaps, text, options).sorted {
      Self.distance($0, position) > Self.distance($1, position)
    }
  }

  /// Whether everything was counted.
  public var isDone: Bool { stretches.isEmpty }

  /// Counts the next stretch, the nearest to the viewport first, or returns nil when all is counted.
  public mutating func next() -> RowCounts? {
    guard let stretch = stretches.popLast() else { return nil }
    var end = stretch.lowerBound
    var rows = 0
    text.forEachElement(from: ByteCount(end), limit: options.elementLimit) { element, bytes in
      guard !element.isEmpty else { return false }
      breaks.removeAll(keepingCapacity: true)
      typesetter.breakRows(of: bytes, from: 0, limit: .max, options: options, into: &breaks)
      rows += breaks.count
      end = element.upperBound.value
      return end < stretch.upperBound && end - stretch.lowerBound < Self.helping
    }
    if end < stretch.upperBound { stretches.append(end..<stretch.upperBound) }
    return RowCounts(
      range: stretch.lowerBound..<end, rows: rows, revision: text.revision, options: options)
  }

  private static func distance(_ stretch: Range<Int>, _ position: Int) -> Int {
    max(0, stretch.lowerBound - position, position - stretch.upperBound)
  }

  /// Cuts long gaps at elements into parts of a MiB or so.
  private static func parts(
    of gaps: [Range<Int>], _ text: TextStorage, _ options: TypesetOptions
  ) -> [Range<Int>] {
    gaps.flatMap { gap -> [Range<Int>] in
      var parts: [Range<Int>] = []
      var start = gap.lowerBound
      while start < gap.upperBound {
        var end = gap.upperBound
        if end - start > 1 << 21 {
          end =
            text.element(containing: ByteCount(start + 1 << 20), limit: options.elementLimit)
            .upperBound.value
        }
        parts.append(start..<min(end, gap.upperBound))
        start = end
      }
      return parts
    }
  }
}

/// How many rows a stretch of a text has.
public struct RowCounts: Hashable, Sendable {
  /// Bytes of the text at `revision`.
  let range: Range<Int>
  public let rows: Int
  public let revision: Revision
  let options: TypesetOptions
}
