import Glyphs
import TextEngine

/// Puts words and clusters into a frame; everything outside the frame is cut off.
struct Painter {
  var frame: Frame
  /// Who puts words from right to left in order: Scribe, or the terminal.
  var order: DisplayOrder
  /// Whether a character of several cells or scalars was put, so that more than one cell may have to
  /// give way to another.
  private var hasWide = false
  private static let options = TypesetOptions(width: CellCount(1 << 20))

  init(size: Size, order: DisplayOrder = .visual) {
    frame = Frame(size: size)
    self.order = order
  }

  /// Puts one cluster at a cell, and returns the columns it took (0 where it did not fit).
  @discardableResult
  mutating func put(
    cluster scalars: String.UnicodeScalarView, width: Int, at point: Point, style: Style
  ) -> Int {
    guard let base = scalars.first, width > 0, isInside(point, width: width) else { return 0 }
    let index = point.row * frame.size.columns + point.column
    for cell in index..<index + width {
      clear(cell)
      frame.cells[cell] = FrameCell(" ", style: style, width: 0)
    }
    frame.cells[index] = FrameCell(base, style: style, width: UInt8(clamping: width))
    if scalars.count > 1 { frame.clusters[index] = String(scalars) }
    hasWide = hasWide || width > 1 || scalars.count > 1
    return width
  }

  /// Puts a picture that the terminal knows by number: a character for each of its cells.
  mutating func put(picture: UInt8, columns: Int, rows: Int, at point: Point, style: Style) {
    for row in 0..<rows {
      for column in 0..<columns {
        let place = Point(column: point.column + column, row: point.row + row)
        let isPut = put(
          cluster: KittyPicture.cell(row: row, column: column), width: 1, at: place, style: style)
        if isPut > 0 {
          frame.cells[place.row * frame.size.columns + place.column].picture = picture
        }
      }
    }
  }

  /// Blanks the cells of a picture that the screen paints.
  mutating func put(_ overlay: FrameOverlay, style: Style) {
    for row in 0..<overlay.rows {
      fill(
        row: overlay.point.row + row, from: overlay.point.column, columns: overlay.columns,
        style: style)
      for column in 0..<overlay.columns {
        let place = Point(column: overlay.point.column + column, row: overlay.point.row + row)
        guard isInside(place, width: 1) else { continue }
        frame.cells[place.row * frame.size.columns + place.column].picture = FrameCell.covered
      }
    }
    frame.overlays.append(overlay)
  }

  /// Puts one ASCII character that is known to fit a cell.
  mutating func put(_ scalar: Unicode.Scalar, at point: Point, style: Style) {
    guard isInside(point, width: 1) else { return }
    let index = point.row * frame.size.columns + point.column
    clear(index)
    frame.cells[index] = FrameCell(scalar, style: style)
  }

  /// Sets marks on a cell that is drawn.
  mutating func mark(_ point: Point, _ marks: TextMarks) {
    guard isInside(point, width: 1) else { return }
    frame.cells[point.row * frame.size.columns + point.column].marks = marks
  }

  /// Puts a line of words from the interface or from a file's name or a model; control characters
  /// become spaces. Returns the columns used, at most `limit`.
  @discardableResult
  mutating func put(
    _ words: String, at point: Point, style: Style, limit: Int = .max, fillTo columns: Int = 0
  ) -> Int {
    let room = min(limit, frame.size.columns - point.column)
    var used = 0
    var words = words
    let ascii = words.withUTF8 { bytes in
      bytes.isPrintableASCII ? put(ascii: bytes, at: point, style: style, limit: room) : nil
    }
    if let ascii {
      used = ascii
    } else {
      used = putClusters(TextStorage(words), at: point, style: style, room: room)
    }
    while used < min(columns, frame.size.columns - point.column) {
      put(" ", at: Point(column: point.column + used, row: point.row), style: style)
      used += 1
    }
    return used
  }

  private mutating func putClusters(
    _ text: TextStorage, at point: Point, style: Style, room: Int
  ) -> Int {
    var options = Self.options
    options.order = order
    let all = 0..<text.count
    var used = 0
    // Cut off at the end of the words, wherever that is drawn.
    var end: ByteCount = 0
    for cluster in text.clusters(in: all, options: options) {
      let width = cluster.kind == .text ? cluster.width.value : 1
      if used + width > room { break }
      used += width
      end = cluster.range.upperBound
    }
    var column = point.column
    let row = text.visualRow(0..<end, of: all, options: options, direction: .leftToRight)
    for item in row.items {
      let isShown = item.cluster.kind == .text
      let width = isShown ? item.cluster.width.value : 1
      let place = Point(column: column, row: point.row)
      if isShown {
        let drawn = text.visibleForm(of: item.cluster) ?? item.mirrored
        put(
          cluster: (drawn ?? text.string(in: item.cluster.range)).unicodeScalars, width: width,
          at: place, style: style)
      } else {
        put(" ", at: place, style: style)
      }
      column += width
    }
    return used
  }

  /// Puts printable ASCII, a cell a byte, and returns the columns used: what fits before `limit` and
  /// the right edge.
  @discardableResult
  mutating func put(
    ascii bytes: UnsafeBufferPointer<UInt8>, at point: Point, style: Style, limit: Int = .max
  ) -> Int {
    let room = min(min(limit, bytes.count), frame.size.columns - point.column)
    guard room > 0, isInside(point, width: 1) else { return 0 }
    let first = point.row * frame.size.columns + point.column
    makeRoom(first..<first + room)
    frame.cells.withUnsafeMutableBufferPointer { cells in
      for offset in 0..<room {
        cells[first + offset] = FrameCell(Unicode.Scalar(bytes[offset]), style: style)
      }
    }
    return room
  }

  /// Fills `columns` cells with spaces of a style.
  mutating func fill(row: Int, from column: Int = 0, columns: Int, style: Style) {
    let start = max(column, 0)
    let end = min(column + columns, frame.size.columns)
    guard start < end, isInside(Point(column: start, row: row), width: 1) else { return }
    let first = row * frame.size.columns + start
    makeRoom(first..<first + end - start)
    let blank = FrameCell(" ", style: style)
    frame.cells.withUnsafeMutableBufferPointer { cells in
      for index in first..<first + end - start { cells[index] = blank }
    }
  }

  /// Takes away what stands in cells that are about to be overwritten.
  private mutating func makeRoom(_ cells: Range<Int>) {
    if hasWide { for cell in cells { clear(cell) } }
  }

  /// Gives cells another style and leaves what is drawn there.
  mutating func restyle(row: Int, from column: Int, columns: Int, style: Style) {
    for offset in 0..<max(0, columns)
    where isInside(Point(column: column + offset, row: row), width: 1) {
      frame.cells[row * frame.size.columns + column + offset].style = style
    }
  }

  /// Draws a box with a title in its upper edge and words in its lower one.
  mutating func box(_ area: Area, title: String, foot: String = "") {
    guard area.columns >= 2, area.rows >= 1 else { return }
    edge(area, row: area.row, left: "┌", right: "┐", words: title)
    for row in area.row + 1..<max(area.row + 1, area.row + area.rows - (area.rows > 4 ? 1 : 0)) {
      put("│", at: Point(column: area.column, row: row), style: .panelBorder)
      fill(row: row, from: area.column + 1, columns: area.columns - 2, style: .panel)
      put(
        "│", at: Point(column: area.column + area.columns - 1, row: row), style: .panelBorder)
    }
    // A low panel uses the row of its lower edge.
    if area.rows > 4 {
      edge(area, row: area.row + area.rows - 1, left: "└", right: "┘", words: foot)
    }
  }

  private mutating func edge(
    _ area: Area, row: Int, left: Unicode.Scalar, right: Unicode.Scalar, words: String
  ) {
    put(left, at: Point(column: area.column, row: row), style: .panelBorder)
    for column in 1..<max(1, area.columns - 1) {
      put("─", at: Point(column: area.column + column, row: row), style: .panelBorder)
    }
    put(right, at: Point(column: area.column + area.columns - 1, row: row), style: .panelBorder)
    if !words.isEmpty, area.columns > 6 {
      put(
        " " + words + " ", at: Point(column: area.column + 1, row: row), style: .panelTitle,
        limit: area.columns - 3)
    }
  }

  private func isInside(_ point: Point, width: Int) -> Bool {
    point.column >= 0 && point.row >= 0 && point.column + width <= frame.size.columns
      && point.row < frame.size.rows
  }

  /// Takes away what stands in a cell, the rest of a wide character included.
  private mutating func clear(_ index: Int) {
    guard frame.cells[index].width != 1 else {
      if !frame.clusters.isEmpty { frame.clusters[index] = nil }
      return
    }
    var first = index
    while first > 0, frame.cells[first].width == 0 { first -= 1 }
    frame.clusters[first] = nil
    let end = min(first + Int(frame.cells[first].width), frame.cells.count)
    for cell in first..<max(end, index + 1) {
      frame.cells[cell].base = " "
      frame.cells[cell].width = 1
    }
  }
}

/// The number of cells that words of the interface take.
func cellWidth(_ words: String) -> Int {
  var words = words
  let ascii = words.withUTF8 { $0.isPrintableASCII ? $0.count : nil }
  if let ascii { return ascii }
  let text = TextStorage(words)
  return text.clusters(in: 0..<text.count, options: TypesetOptions(width: CellCount(1 << 20)))
    .reduce(0) { $0 + ($1.kind == .text ? $1.width.value : 1) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether every byte is a character of ASCII that fills one cell.
  var isPrintableASCII: Bool {
    // Without an early end, so that it is done many bytes at a time.
    var others: UInt8 = 0
    for byte in self { others |= byte &- 0x20 < 0x5F ? 0 : 1 }
    return others == 0
  }
}
