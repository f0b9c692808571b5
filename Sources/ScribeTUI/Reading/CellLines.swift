import RichText
import TextEngine

/// A line of a cell, and how many cells of the screen it takes.
struct CellLine {
  var pieces: [ReadingProjection.Piece] = []
  var width = 0

  mutating func add(_ words: String, width: Int, style: Style) {
    pieces.append(.init(content: .sign(words), style: style))
    self.width += width
  }
}

/// The text of a cell, wrapped: paragraphs with the signs of lists and quotations, tables in it as
/// grids of their own.
struct CellLines {
  private(set) var lines: [CellLine] = []
  private let document: RichDocument
  private let options: TypesetOptions
  private let glyphs: GlyphShelf
  private let width: Int

  var widest: Int { lines.map(\.width).max() ?? 0 }

  init(
    of paragraphs: Range<Int>, in table: TableID, document: RichDocument, options: TypesetOptions,
    glyphs: GlyphShelf, width: Int
  ) {
    self.document = document
    self.options = options
    self.glyphs = glyphs
    self.width = width
    var index = paragraphs.lowerBound
    while index < paragraphs.upperBound {
      let place = document.paragraphs[index].style.cell
      if let place, place.table != table {
        let child = document.tablePath(place.table).drop { $0 != table }.dropFirst().first
        let end = child.map {
          document.end(ofTable: $0, from: index, before: paragraphs.upperBound)
        }
        if let child, let end, end > index,
          let grid = TableGrid(
            of: child, paragraphs: index..<end, in: document, options: options, glyphs: glyphs,
            width: width)
        {
          lines += grid.lines.map { CellLine(pieces: $0, width: grid.width) }
          index = end
          continue
        }
      }
      add(index)
      index += 1
    }
  }

  private mutating func add(_ index: Int) {
    let style = document.paragraphs[index].style
    var sign = String(repeating: "│ ", count: min(style.quoteDepth, 3))
    if let item = style.list {
      let marker =
        style.isContinued ? "" : item.marker.words(number: document.number(ofItem: index))
      sign += String(repeating: " ", count: item.level * 2) + marker + " "
    }
    let room = cellWidth(sign) < width ? cellWidth(sign) : 0
    var wrap = CellWrap(
      range: document.range(ofParagraph: index), document: document, options: options,
      glyphs: glyphs, width: max(width - room, 1))
    for (number, line) in wrap.run().enumerated() {
      var whole = CellLine()
      if room > 0 {
        whole.add(
          number == 0 ? sign : String(repeating: " ", count: room), width: room, style: .dim)
      }
      whole.pieces += line.pieces
      whole.width += line.width
      lines.append(whole)
    }
  }
}

/// Breaks the text of a paragraph after spaces and between wide characters.
private struct CellWrap {
  let range: Range<ByteCount>
  let document: RichDocument
  let options: TypesetOptions
  let glyphs: GlyphShelf
  let width: Int
  private var lines: [CellLine] = []
  private var line = CellLine()
  /// Where the piece begins that is being made.
  private var start: ByteCount
  /// The last place at which the line may end: the bytes before it, without and with its spaces.
  private var chance: (end: ByteCount, next: ByteCount, width: Int)?

  init(
    range: Range<ByteCount>, document: RichDocument, options: TypesetOptions, glyphs: GlyphShelf,
    width: Int
  ) {
    self.range = range
    self.document = document
    self.options = options
    self.glyphs = glyphs
    self.width = width
    start = range.lowerBound
  }

  mutating func run() -> [CellLine] {
    let attached = Dictionary(
      document.attachments(in: range).map { ($0.position, $0.attachment) }
    ) { first, _ in first }
    var wide = options
    wide.width = CellCount(1 << 20)
    var used = 0
    for cluster in document.text.clusters(in: range, options: wide) {
      let place = cluster.range
      if let attachment = attached[place.lowerBound] {
        let piece = attachment.piece(at: place, glyphs: glyphs, width: width, isOneWord: false)
        guard case .box(let words, _) = piece.content else { continue }
        if used + cellWidth(words) > width, used > 0 {
          breakLine(at: place.lowerBound, next: place.lowerBound)
          used = 0
        }
        flush(to: place.lowerBound)
        line.pieces.append(piece)
        line.width += cellWidth(words)
        used += cellWidth(words)
        start = place.upperBound
        chance = nil
        continue
      }
      if cluster.kind == .lineEnd {
        breakLine(at: place.lowerBound, next: place.upperBound)
        used = 0
        continue
      }
      if cluster.kind == .tab {
        flush(to: place.lowerBound)
        if used >= width {
          breakLine(at: place.lowerBound, next: place.lowerBound)
          used = 0
        }
        line.pieces.append(.init(content: .box(" ", place)))
        line.width += 1
        used += 1
        start = place.upperBound
        chance = (place.upperBound, place.upperBound, line.width)
        continue
      }
      let isSpace = place.length() == 1 && document.text.byte(at: place.lowerBound) == 0x20
      let size = cluster.width.value
      if isSpace, used + size > width {
        // Spaces hang over the edge and are not drawn.
        chance = (place.lowerBound, place.upperBound, line.width + used)
        breakLine(at: place.lowerBound, next: place.upperBound)
        used = 0
        continue
      }
      if used + size > width, used > 0 {
        if let chance, chance.next > start || !line.pieces.isEmpty {
          breakLine(at: chance.end, next: chance.next)
          used = cells(start..<place.lowerBound)
        } else {
          breakLine(at: place.lowerBound, next: place.lowerBound)
          used = 0
        }
      }
      used += size
      if isSpace || size == 2 { chance = (place.upperBound, place.upperBound, used) }
    }
    breakLine(at: range.upperBound, next: range.upperBound)
    return lines
  }

  private func cells(_ range: Range<ByteCount>) -> Int {
    guard !range.isEmpty else { return 0 }
    var wide = options
    wide.width = CellCount(1 << 20)
    return document.text.clusters(in: range, options: wide).reduce(0) { $0 + $1.width.value }
  }

  private mutating func flush(to end: ByteCount) {
    guard start < end else { return }
    line.pieces.append(.init(content: .own(start..<end, isFiller: false)))
    line.width += cells(start..<end)
    start = end
  }

  private mutating func breakLine(at end: ByteCount, next: ByteCount) {
    flush(to: end)
    if line.pieces.isEmpty { line.pieces.append(.init(content: .own(end..<end, isFiller: false))) }
    lines.append(line)
    line = CellLine()
    start = next
    chance = nil
  }
}
