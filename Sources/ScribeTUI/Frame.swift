private import Glibc
public import Glyphs

/// What a cell means; the screen decides how that looks in the theme at hand.
public enum Style: UInt8, CaseIterable, Hashable, Sendable {
  case text, status, statusWarning, hint, hintKey
  case selection, searchHit, searchHitCurrent
  case insertion, deletion, decided, currentSuggestion
  case panel, panelBorder, panelTitle, panelKey, panelDim, panelChosen
  case heading, emphasis, strong, code, link, quote
  /// A stand-in for what cannot be drawn: `^X`, `\xFF`, the mark of a hanging caret.
  case placeholder
  case dim, warning, error
}

/// What the text itself says of its look, besides the cell's style.
public struct TextMarks: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let bold = TextMarks(rawValue: 1)
  public static let italic = TextMarks(rawValue: 2)
  public static let underline = TextMarks(rawValue: 4)
  /// Spelling or grammar that was found fault with: a curly line where the terminal has one.
  public static let flaw = TextMarks(rawValue: 8)
}

/// One cell of a frame.
public struct FrameCell: Hashable, Sendable {
  /// The base character; a space where nothing is drawn. A cluster of several scalars is in
  /// `Frame.clusters`.
  public var base: Unicode.Scalar
  public var style: Style
  /// How many cells the character takes; 0 for all of them but the first. More than 2 only where
  /// the terminal draws the parts of a cluster apart.
  public var width: UInt8
  public var marks: TextMarks
  /// The number of the picture that the cell shows a part of; 0 for none, `covered` for one of
  /// `Frame.overlays`. The eighth byte: rows of cells are compared as memory, without gaps.
  public var picture: UInt8 = 0
  /// No picture's number.
  public static let covered: UInt8 = 1

  public init(
    _ base: Unicode.Scalar = " ", style: Style = .text, width: UInt8 = 1, marks: TextMarks = []
  ) {
    self.base = base
    self.style = style
    self.width = width
    self.marks = marks
  }
}

/// A picture that is painted over blank cells, in the terminal's own way.
public struct FrameOverlay: Hashable, Sendable {
  public var point: Point
  public var columns: Int
  public var rows: Int
  /// Sixel, iTerm2's way or symbols.
  public var way: GraphicsMode
  public var pixels: TerminalPixels
  /// The same as PNG.
  public var picture: [UInt8]
  /// The pixels of a cell; nil where that is not known.
  public var cell: Size?
  /// Whether colours have 24 bits.
  public var isTrueColour: Bool

  public init(
    point: Point, columns: Int, rows: Int, way: GraphicsMode, pixels: TerminalPixels,
    picture: [UInt8], cell: Size?, isTrueColour: Bool
  ) {
    self.point = point
    self.columns = columns
    self.rows = rows
    self.way = way
    self.pixels = pixels
    self.picture = picture
    self.cell = cell
    self.isTrueColour = isTrueColour
  }
}

/// A picture of the screen: cells, and where the cursor stands.
public struct Frame: Hashable, Sendable {
  public let size: Size
  /// Row by row from the top; `size.columns * size.rows` of them.
  public var cells: [FrameCell]
  /// Whole clusters (UAX #29) of more than one scalar, by the index of their first cell.
  public var clusters: [Int: String]
  /// Over cells that are `covered`.
  public var overlays: [FrameOverlay] = []
  /// Where the hardware cursor stands; nil hides it.
  public var cursor: Point?

  public init(size: Size) {
    self.size = size
    cells = Array(repeating: FrameCell(), count: max(0, size.columns) * max(0, size.rows))
    clusters = [:]
  }
}

extension Frame {
  /// Whether a row has the same cells in both; clusters are not looked at. False if the sizes differ.
  package func hasRow(_ row: Int, as other: Frame) -> Bool {
    let row = row * size.columns..<(row + 1) * size.columns
    guard size == other.size, row.upperBound <= cells.count, row.upperBound <= other.cells.count
    else { return false }
    return cells.withUnsafeBytes { cells in
      other.cells.withUnsafeBytes { others in
        let stride = MemoryLayout<FrameCell>.stride
        let start = row.lowerBound * stride
        return row.isEmpty
          || memcmp(cells.baseAddress! + start, others.baseAddress! + start, row.count * stride)
            == 0
      }
    }
  }
}
