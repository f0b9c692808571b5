internal import TextEngine

/// Composes the RTF of one document: its tables are gathered first, then the body is written.
struct RTFComposer {
  let document: RichDocument
  /// Whether attachments lie beside the text, as in an RTFD.
  let isPackage: Bool
  var out = RTFOutput()
  /// The text of each paragraph.
  private(set) var texts: [ArraySlice<UInt8>] = []
  let numbers: [Int?]

  private var fonts: [String] = []
  private var fontNumbers: [String: Int] = [:]
  private var colors: [RichColor] = []
  private var colorNumbers: [RichColor: Int] = [:]
  var lists = RTFListWriter()
  /// The names of attachments in the package.
  var names: [AttachmentID: String] = [:]

  static let plainFont = "Helvetica"
  static let codeFont = "Courier New"

  init(_ document: RichDocument, isPackage: Bool, names: [AttachmentID: String] = [:]) {
    self.document = document
    self.isPackage = isPackage
    self.names = names
    numbers = document.listNumbers()
    var texts: [ArraySlice<UInt8>] = []
    document.forEachParagraph { _, _, text in texts.append(text) }
    self.texts = texts
    gather()
  }

  private mutating func gather() {
    addFont(document.base.family ?? Self.plainFont)
    addFont(Self.codeFont)
    for paragraph in document.paragraphs {
      if let item = paragraph.style.list { lists.add(item) }
      for run in paragraph.runs {
        if let font = run.style.font { addFont(font) }
        for color in [run.style.color, run.style.background] {
          if let color, colorNumbers[color] == nil {
            colors.append(color)
            colorNumbers[color] = colors.count
          }
        }
      }
    }
  }

  private mutating func addFont(_ name: String) {
    guard fontNumbers[name] == nil else { return }
    fontNumbers[name] = fonts.count
    fonts.append(name)
  }

  func font(_ name: String) -> Int { fontNumbers[name] ?? 0 }
  func color(_ color: RichColor) -> Int { colorNumbers[color] ?? 0 }
  var baseSize: Int { document.base.size?.value ?? 24 }

  mutating func compose() -> [UInt8] {
    out.raw("{\\rtf1\\ansi\\ansicpg1252\\uc0\\deff0\n{\\fonttbl")
    for (index, name) in fonts.enumerated() {
      let isFixed = RTFLooks.isFixed(name)
      out.raw("{\\f\(index)\\\(isFixed ? "fmodern" : "fnil")\\fcharset0 ")
      out.text(name.utf8.filter { $0 != UInt8(ascii: ";") })
      out.raw(";}")
    }
    out.raw("}\n{\\colortbl;")
    for color in colors {
      out.raw("\\red\(color.red)\\green\(color.green)\\blue\(color.blue);")
    }
    out.raw("}\n")
    composeStyles()
    lists.write(to: &out)
    for unknown in document.head where unknown.format == .rtf {
      out.raw(bytes: unknown.bytes)
      out.raw("\n")
    }
    composeBlocks(document.paragraphs.indices, depth: 0)
    out.raw("}\n")
    return out.bytes
  }

  /// Half points of a heading's letters, by level from 1.
  static func headingSize(_ level: Int) -> Int { [48, 36, 30, 26, 24, 22][level - 1] }
  static let quoteStyle = 10
  static let codeStyle = 30
  static let codeCharacterStyle = 40

  private mutating func composeStyles() {
    out.raw("{\\stylesheet{\\s0 Normal;}")
    for level in 1...6 {
      out.raw(
        "{\\s\(level)\\outlinelevel\(level - 1)\\sb240\\sa120\\b\\fs\(Self.headingSize(level))")
      out.raw(" heading \(level);}")
    }
    for depth in 1...9 {
      out.raw("{\\s\(Self.quoteStyle + depth)\\li\(720 * depth)\\ri720 ")
      out.raw(depth == 1 ? "Quote;}" : "Quote \(depth);}")
    }
    out.raw("{\\s\(Self.codeStyle)\\f1 Preformatted Text;}")
    out.raw("{\\*\\cs\(Self.codeCharacterStyle)\\additive\\f1 Source Text;}}\n")
  }

  // MARK: - Blocks

  /// Writes paragraphs that are `depth` tables deep, and the tables in them.
  mutating func composeBlocks(_ range: Range<Int>, depth: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      if let table = document.paragraphs[index].style.cell?.table {
        let root = document.ancestor(of: table, depth: depth)
        let end = document.end(ofTable: root, from: index, before: range.upperBound)
        composeTable(root, index..<end, depth: depth + 1)
        index = end
      } else {
        composeParagraph(index, depth: depth)
        if index + 1 < document.paragraphs.count || document.origin.hasFinalNewline {
          out.raw("\\par\n")
        }
        index += 1
      }
    }
  }

  private mutating func composeTable(_ id: TableID, _ range: Range<Int>, depth: Int) {
    guard let table = document.tables[id] else { return }
    let grid = RTFRowPlan(document, id, range)
    for (index, row) in grid.rows.enumerated() {
      let isLast = index + 1 == grid.rows.count
      if depth == 1 { define(table, row, isLast: isLast, isHeader: index < table.headerRows) }
      for cell in row { composeCell(cell, depth: depth, table) }
      if depth == 1 {
        out.raw("\\row\n")
      } else {
        out.raw("{\\*\\nesttableprops")
        define(table, row, isLast: isLast, isHeader: index < table.headerRows)
        out.raw("\\nestrow}{\\nonesttables\\par}\n")
      }
    }
  }

  private mutating func define(
    _ table: Table, _ row: [RTFRowPlan.Cell], isLast: Bool, isHeader: Bool
  ) {
    out.raw("\\trowd\\trgaph108\\trleft0")
    if isHeader { out.raw("\\trhdr") }
    if isLast { out.raw("\\lastrow") }
    var edges: [Int] = []
    for column in table.columns {
      edges.append((edges.last ?? 0) + max(column.width?.value ?? 9000 / table.columns.count, 60))
    }
    for cell in row {
      if cell.isTall { out.raw(cell.isContinued ? "\\clvmrg" : "\\clvmgf") }
      for side in ["t", "l", "b", "r"] { out.raw("\\clbrdr\(side)\\brdrs\\brdrw10") }
      out.raw("\\cellx\(edges[min(cell.columns.upperBound, edges.count) - 1])")
    }
    out.raw("\n")
  }

  private mutating func composeCell(_ cell: RTFRowPlan.Cell, depth: Int, _ table: Table) {
    let ending: StaticString = depth == 1 ? "\\cell\n" : "\\nestcell\n"
    let alignment =
      table.columns.indices.contains(cell.columns.lowerBound)
      ? table.columns[cell.columns.lowerBound].alignment : nil
    var index = cell.paragraphs.lowerBound
    var isOpen = true
    while index < cell.paragraphs.upperBound {
      let place = document.paragraphs[index].style.cell
      if let place, place.table == cell.table {
        composeParagraph(index, depth: depth, alignment: alignment)
        index += 1
        isOpen = index < cell.paragraphs.upperBound
        out.raw(isOpen ? "\\par\n" : ending)
      } else if let place {
        let root = document.ancestor(of: place.table, depth: depth)
        let end = document.end(ofTable: root, from: index, before: cell.paragraphs.upperBound)
        composeTable(root, index..<end, depth: depth + 1)
        index = max(end, index + 1)
      } else {
        index += 1
      }
    }
    if isOpen {
      out.raw("\\pard\\plain\\intbl\\itap\(depth)")
      out.raw(ending)
    }
  }
}

/// The cells of a table row by row, with those that tall cells continue in.
struct RTFRowPlan {
  struct Cell {
    var table: TableID
    var columns: Range<Int>
    var isTall = false
    var isContinued = false
    /// With those of tables within.
    var paragraphs: Range<Int>
  }

  private(set) var rows: [[Cell]] = []

  init(_ document: RichDocument, _ id: TableID, _ range: Range<Int>) {
    var cells: [(place: CellPlace, paragraphs: Range<Int>)] = []
    for index in range {
      guard let place = document.place(ofParagraph: index, in: id) else { continue }
      if let last = cells.last, last.place.isSameCell(as: place) {
        cells[cells.count - 1].paragraphs = last.paragraphs.lowerBound..<index + 1
      } else {
        cells.append((place, index..<index + 1))
      }
    }
    let count = (cells.map { $0.place.row + $0.place.rowSpan }.max() ?? 0)
    rows = Array(repeating: [], count: count)
    for (place, paragraphs) in cells {
      let columns = place.column..<place.column + place.columnSpan
      for row in place.row..<place.row + place.rowSpan {
        rows[row].append(
          Cell(
            table: id, columns: columns, isTall: place.rowSpan > 1, isContinued: row > place.row,
            paragraphs: row == place.row
              ? paragraphs : paragraphs.lowerBound..<paragraphs.lowerBound))
      }
    }
    for row in rows.indices { rows[row].sort { $0.columns.lowerBound < $1.columns.lowerBound } }
  }
}
