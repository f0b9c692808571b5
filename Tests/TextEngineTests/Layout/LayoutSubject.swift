import TestSupport
import TextEngine

/// The engines that the suite runs over.
enum Engine: String, CaseIterable {
  case tk1 = "TK1"
  case tk2 = "TK2"

  func layout(
    _ text: TextStorage, width: Int = 20, limit: Int = TextStorage.elementLimit,
    typesetter: any Typesetter = WindowedTypesetter()
  ) -> any LayoutEngine {
    let options = TypesetOptions(width: CellCount(width), elementLimit: limit)
    return switch self {
    case .tk1: TK1Layout(text: text, options: options, typesetter: typesetter)
    case .tk2: TK2Layout(text: text, options: options, typesetter: typesetter)
    }
  }

  func layout(_ string: String, width: Int) -> any LayoutEngine {
    layout(TextStorage(string), width: width)
  }
}

/// All rows of `text`, made the plain way: each element on its own, from its start.
func plainRows(
  of text: TextStorage, options: TypesetOptions,
  by typesetter: any Typesetter = ReferenceTypesetter()
) -> [Row] {
  var rows: [Row] = []
  var position: ByteCount = 0
  while true {
    let element = text.element(containing: position, limit: options.elementLimit)
    var breaks: [RowBreak] = []
    text.bytes(in: element).withUnsafeBufferPointer {
      typesetter.breakRows(
        of: $0, from: 0, limit: .max, options: options, into: &breaks)
    }
    var start = element.lowerBound
    for (number, rowBreak) in breaks.enumerated() {
      let end = element.lowerBound + ByteCount(rowBreak.end)
      rows.append(
        Row(
          place: RowPlace(element: element.lowerBound, row: number), range: start..<end,
          endsElement: number == breaks.count - 1))
      start = end
    }
    position = element.upperBound
    if position == text.count, element.isEmpty || !text.endsLine(at: position) { return rows }
  }
}

extension LayoutEngine {
  /// All rows, walked from the first down.
  var allRows: [Row] {
    var rows = [row(at: RowPlace(element: 0, row: 0))]
    while let next = row(after: rows[rows.count - 1]) { rows.append(next) }
    return rows
  }

  /// The rows as strings, as a screen would show them.
  var shownRows: [String] { allRows.map { text.string(in: $0.range) } }
}

extension TextStorage {
  /// A random text: mostly plain words in short and long lines, or one of nasty pieces.
  static func random(using random: inout SeededRandom) -> TextStorage {
    if Bool.random(using: &random) {
      return TextStorage(bytes: NastyText.bytes(upTo: 120, using: &random))
    }
    var words = ""
    for _ in 0..<Int.random(in: 0...90, using: &random) {
      words += String(repeating: "x", count: .random(in: 1...9, using: &random))
      words += ["\n", " ", " ", " ", " ", "  ", ", ", "-", ". ", "/"].randomElement(using: &random)!
    }
    return TextStorage(words)
  }

  /// Random edits, ascending and apart, on any bytes.
  func randomEdits(upTo count: Int, using random: inout SeededRandom) -> EditSet {
    var edits: [Edit] = []
    var start = 0
    for _ in 0..<Int.random(in: 1...count, using: &random) where start <= self.count.value {
      let lower = Int.random(in: start...self.count.value, using: &random)
      let upper = min(self.count.value, lower + Int.random(in: 0...12, using: &random))
      let bytes =
        Int.random(in: 0..<3, using: &random) == 0
        ? [] : NastyText.bytes(upTo: 6, using: &random)
      edits.append(
        Edit(range: ByteCount(lower)..<ByteCount(upper), text: TextSlice(bytes: bytes)))
      start = upper + 1
    }
    return EditSet(edits)
  }
}
