/// The layout from the viewport: fragments of elements, made where somebody looks.
///
/// Elements far away are never laid out for a question about a place; what is said of the whole
/// text is estimated until it was counted, and says so.
public final class TK2Layout: LayoutEngine {
  public static var name: String { "TK2" }

  public internal(set) var text: TextStorage { didSet { directions.forget() } }
  public var options: TypesetOptions {
    didSet { if options != oldValue { forget() } }
  }
  let typesetter: any Typesetter
  public let directions = Directions()

  var cache = FragmentCache()
  /// Rows of the whole text, as far as they are known; made when first asked for.
  var heights: HeightTree?
  /// What was edited since the last counter was made; nil when there was none.
  var editsWhileCounting: EditLog?
  /// The user's own kinds of fragments.
  var fragmentRules: [FragmentRule] = []
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

  public func reset(to text: TextStorage) {
    self.text = text
    forget()
  }

  private func forget() {
    directions.forget()
    cache.removeAll()
    heights = nil
    editsWhileCounting = nil
  }

  public var report: LayoutReport {
    var report = work
    report.rowsKept = cache.rowCount
    report.memory = cache.memory + (heights?.memory ?? 0)
    return report
  }
}
