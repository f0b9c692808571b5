/// The contiguous layout: a table of all rows, made from the first on.
///
/// Any question about a place first lays out everything before it. An edit lays out its paragraph
/// again until the rows match, and shifts the records after it.
public final class TK1Layout: LayoutEngine {
  public static var name: String { "TK1" }

  public internal(set) var text: TextStorage { didSet { directions.forget() } }
  public var options: TypesetOptions {
    didSet { if options != oldValue { forget() } }
  }
  let typesetter: any Typesetter
  public let directions = Directions()

  /// The rows of all elements before `laidOut`.
  var table = LineTable()
  /// Where the first element begins that is not in the table.
  var laidOut = 0
  /// Whether the table holds every row of the text.
  var isComplete = false
  /// What was done so far; `report` adds what is kept now.
  var work = LayoutReport()
  /// Room for the typesetter's answers and for bytes that do not lie in one piece.
  var breaks: [RowBreak] = []
  var scratch: [UInt8] = []

  public init(text: TextStorage, options: TypesetOptions, typesetter: any Typesetter) {
    self.text = text
    self.options = options
    self.typesetter = typesetter
  }

  /// Whether rows may be known without those before them: never, in this engine.
  public var allowsNoncontiguousLayout: Bool { false }

  /// The first byte that has not been laid out yet.
  public var firstUnlaidPosition: ByteCount { ByteCount(laidOut) }

  public func reset(to text: TextStorage) {
    self.text = text
    forget()
  }

  private func forget() {
    directions.forget()
    table = LineTable()
    laidOut = 0
    isComplete = false
  }

  public var report: LayoutReport {
    var report = work
    report.rowsKept = table.count
    report.memory = table.memory
    return report
  }
}
