import CNcurses
public import ScribeTUI

extension CursesScreen {
  public func present(_ frame: Frame) {
    guard isEntered else { return }
    let isWhole = shown == nil
    let hasOtherOverlays = !isWhole && given?.overlays != frame.overlays
    var fitted = shown ?? FittedFrame(size: size)
    // The one copy, so that rows are replaced in it.
    shown = nil
    var changes = FrameChanges(from: isWhole ? nil : given, to: frame, shown: &fitted)
    let movesCursor = fitted.cursor != frame.cursor
    fitted.cursor = frame.cursor
    shown = fitted
    given = frame
    guard isWhole || movesCursor || hasOtherOverlays || !changes.spans.isEmpty else { return }
    for (row, columns) in changes.spans { put(fitted, row: row, columns: columns) }
    if let cursor = frame.cursor {
      scribe_curses_move(
        Int32(min(max(0, cursor.row), max(0, size.rows - 1))),
        Int32(min(max(0, cursor.column), max(0, size.columns - 1))))
    }
    if isWhole { scribe_curses_forget() }
    var bytes: UnsafePointer<UInt8>?
    let count = scribe_curses_refresh(&bytes)
    let drawn = UnsafeBufferPointer(start: bytes, count: count)

    var output: [UInt8] = []
    output.reserveCapacity(count + 64)
    if isWhole {
      output.append(contentsOf: withPreamble(codes.keepingPalette(drawn)))
      output.append(contentsOf: codes.modesOn)
      pen.forget()
    } else {
      output.append(contentsOf: codes.isVT ? pen.shortened(drawn) : Array(drawn))
    }
    if !fitted.specials.isEmpty || !frame.overlays.isEmpty {
      let strokes = Strokes(of: drawn)
      if strokes.scrolls { changes.markAll() }
      if strokes.prints, let row = frame.cursor?.row { changes.mark(row) }
      paintPast(fitted, rows: changes.rows, into: &output)
      paintOverlays(
        frame.overlays, of: fitted, rows: hasOtherOverlays ? nil : changes.rows, into: &output)
    }
    if (frame.cursor == nil) != isCursorHidden {
      isCursorHidden.toggle()
      output.append(contentsOf: isCursorHidden ? codes.hideCursor : codes.showCursor)
    }
    if !output.isEmpty { write(hasCurls ? CurlyLines.drawn(output) : output) }
  }

  /// Puts the preamble before the last clearing of the screen.
  private func withPreamble(_ drawn: [UInt8]) -> [UInt8] {
    defer { preamble = [] }
    let clear = codes.clear
    guard !preamble.isEmpty, codes.reportsCursor, let place = drawn.lastPlace(of: clear) else {
      return drawn
    }
    return drawn[..<place] + preamble + drawn[place...]
  }

  /// Hands cells of one row to curses.
  private func put(_ frame: FittedFrame, row: Int, columns: Range<Int>) {
    cells.removeAll(keepingCapacity: true)
    let start = row * size.columns
    for column in columns {
      let index = start + column
      let cell = frame.cells[index]
      guard cell.width > 0 else { continue }
      let number = ScreenCodes.number(of: cell.style, cell.marks)
      if frame.specials[index] != nil || cell.picture == FrameCell.covered {
        // Two narrow spaces, whatever curses takes the character's width to be.
        for _ in 0..<cell.width {
          cells.append(
            scribe_cell(scalars: (32, 0, 0, 0, 0), style: number, stands_in: true))
        }
      } else {
        // Without a number it would show any picture that its colour happens to name.
        let base = cell.isStrayPicture ? 0xFFFD : cell.base.value
        var made = scribe_cell(
          scalars: (base, 0, 0, 0, 0),
          style: cell.picture == 0 ? number : pen(ofPicture: cell), stands_in: false)
        if !cell.isStrayPicture, let cluster = frame.clusters[index] {
          withUnsafeMutableBytes(of: &made.scalars) { raw in
            let scalars = raw.bindMemory(to: UInt32.self)
            for (place, scalar) in cluster.unicodeScalars.prefix(scalars.count).enumerated() {
              scalars[place] = scalar.value
            }
          }
        }
        cells.append(made)
      }
    }
    scribe_curses_put(Int32(row), Int32(columns.lowerBound), cells, Int32(cells.count))
  }

  /// The number under which curses knows the colour that names a picture, on the ground of the
  /// cell's style. Attributes would change the colour.
  private func pen(ofPicture cell: FrameCell) -> UInt16 {
    let isSelected = cell.style == .selection
    let number = 1024 + UInt16(cell.picture) + (isSelected ? 256 : 0)
    guard picturePens.insert(number).inserted else { return number }
    let look = theme.look(of: cell.style).reduced(to: Int(scribe_curses_colors()))
    scribe_curses_define(
      Int32(number), isSelected ? Int32(Look.Attributes.underline.rawValue) : 0,
      Int32(cell.picture), Int32(isSelected ? look.ground ?? -1 : -1))
    return number
  }

  /// Paints what curses cannot hold, over the spaces that stand in for it.
  private func paintPast(_ frame: FittedFrame, rows: Set<Int>, into output: inout [UInt8]) {
    guard !codes.saveCursor.isEmpty, !frame.specials.isEmpty else { return }
    var number: UInt16?
    for index in frame.specials.keys.sorted() {
      let row = index / size.columns
      guard rows.contains(row), let text = frame.specials[index],
        let position = scribe_curses_position(Int32(row), Int32(index % size.columns))
      else { continue }
      if number == nil { output.append(contentsOf: codes.saveCursor) }
      output.append(contentsOf: String(cString: position).utf8)
      let cell = frame.cells[index]
      if ScreenCodes.number(of: cell.style, cell.marks) != number {
        number = ScreenCodes.number(of: cell.style, cell.marks)
        output.append(contentsOf: codes.sequence(of: cell.style, cell.marks))
      }
      output.append(contentsOf: text.utf8)
    }
    if number != nil { output.append(contentsOf: codes.restoreCursor) }
  }
}

extension [UInt8] {
  /// Where `bytes` begin for the last time; nil if they do not, or are none.
  func lastPlace(of bytes: [UInt8]) -> Int? {
    guard let first = bytes.first, count >= bytes.count else { return nil }
    var place = count - bytes.count
    while place >= 0 {
      if self[place] == first, self[place..<place + bytes.count].elementsEqual(bytes) {
        return place
      }
      place -= 1
    }
    return nil
  }
}

extension FrameCell {
  /// Whether it holds the character that shows pictures, but none of ours: one of a text.
  var isStrayPicture: Bool { base == "\u{10EEEE}" && picture == 0 }
}
