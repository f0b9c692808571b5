import TextEngine

/// A text that stands for the document on the screen: tables with their cells side by side,
/// attachments as named boxes, markup folded away; and the way between both.
///
/// `a￼b` shows as `a[cat.png]b`; a place in the box is that of the attachment.
struct ReadingProjection: Sendable {
  /// A part of what is shown for a stretch of the document.
  struct Piece: Sendable {
    enum Content: Sendable {
      /// Bytes of the document as they are. A filler shows none of its own: places beside it belong
      /// to its end.
      case own(Range<ByteCount>, isFiller: Bool)
      /// Words that stand for bytes of the document.
      case box(String, Range<ByteCount>)
      /// What is no part of the document: lines, room, marks.
      case sign(String)
    }
    var content: Content
    var style: Style = .text
    /// Set on the cells besides what the text's own style says.
    var marks: TextMarks = []
    /// The glyph whose picture may be drawn here, over a character of two cells.
    var glyph: GlyphKey?
  }

  /// A stretch of the document and the lines that stand for it.
  struct Replacement: Sendable {
    var range: Range<ByteCount>
    var lines: [[Piece]]
  }

  /// A piece and where it is.
  struct Place: Sendable {
    var projected: Range<ByteCount>
    /// Nil for signs.
    var document: Range<ByteCount>?
    var isCopy: Bool
    var isFiller: Bool
    var line: Int
    var style: Style
    var marks: TextMarks
    var glyph: GlyphKey?
  }

  private struct Block: Sendable {
    var document: Range<ByteCount>
    var projected: Range<ByteCount>
    /// By their places on the screen.
    var places: [Place]
    /// The places that are the document's, by their places there.
    var own: [Int]
    var lineCount: Int
  }

  /// The text to show.
  let text: TextStorage
  private let blocks: [Block]

  /// - Parameter replacements: Ascending and apart.
  /// - Complexity: O(*k* log *n* + bytes of the pieces), for *k* replacements
  init(_ text: TextStorage, _ replacements: [Replacement]) {
    var blocks: [Block] = []
    var edits: [Edit] = []
    var shift: ByteCount = 0
    for replacement in replacements {
      let start = replacement.range.lowerBound + shift
      var bytes: [UInt8] = []
      var places: [Place] = []
      for (number, line) in replacement.lines.enumerated() {
        if number > 0 { bytes.append(0x0A) }
        for piece in line {
          let from = start + ByteCount(bytes.count)
          var place = Place(
            projected: from..<from, document: nil, isCopy: false, isFiller: false, line: number,
            style: piece.style, marks: piece.marks, glyph: piece.glyph)
          switch piece.content {
          case .own(let range, let isFiller):
            bytes += text.bytes(in: range)
            place.document = range
            place.isCopy = true
            place.isFiller = isFiller
          case .box(let words, let range):
            bytes += Array(words.utf8)
            place.document = range
          case .sign(let words): bytes += Array(words.utf8)
          }
          place.projected = from..<start + ByteCount(bytes.count)
          places.append(place)
        }
      }
      let own = places.indices.filter { places[$0].document != nil && !places[$0].isFiller }
        .sorted { a, b in
          (Self.start(places[a]), a) < (Self.start(places[b]), b)
        }
      blocks.append(
        Block(
          document: replacement.range, projected: start..<start + ByteCount(bytes.count),
          places: places, own: own, lineCount: replacement.lines.count))
      edits.append(Edit(range: replacement.range, text: TextSlice(bytes: bytes)))
      shift += ByteCount(bytes.count) - replacement.range.length()
    }
    var copy = text
    if !edits.isEmpty { copy.apply(EditSet(edits)) }
    self.text = copy
    self.blocks = blocks
  }

  private static func start(_ place: Place) -> ByteCount { place.document?.lowerBound ?? 0 }

  /// Where the document's `position` shows.
  func projected(_ position: ByteCount) -> ByteCount {
    let next = blocks.firstAfter { $0.document.lowerBound > position }
    guard next > 0 else { return position }
    let block = blocks[next - 1]
    if position > block.document.upperBound {
      return block.projected.upperBound + (position - block.document.upperBound)
    }
    let after = block.own.firstAfter { Self.start(block.places[$0]) > position }
    guard after > 0, let range = block.places[block.own[after - 1]].document else {
      return position == block.document.lowerBound
        ? block.projected.lowerBound : block.projected.upperBound
    }
    let place = block.places[block.own[after - 1]]
    if position >= range.upperBound {
      // Past the last of it, where a fold ends what is shown.
      if position == block.document.upperBound, position > range.upperBound {
        return block.projected.upperBound
      }
      return place.projected.upperBound
    }
    return place.isCopy
      ? place.projected.lowerBound + (position - range.lowerBound) : place.projected.lowerBound
  }

  /// The document's position that shows at `position`; beside what is the document's, the nearest in
  /// the same line, before it if there is one.
  func document(_ position: ByteCount) -> ByteCount {
    let next = blocks.firstAfter { $0.projected.lowerBound > position }
    guard next > 0 else { return position }
    let block = blocks[next - 1]
    if position >= block.projected.upperBound {
      return block.document.upperBound + (position - block.projected.upperBound)
    }
    let after = block.places.firstAfter { $0.projected.lowerBound > position }
    // An empty piece at the position comes before the sign that begins there.
    var index = max(after - 1, 0)
    while index > 0, block.places[index].document == nil,
      block.places[index - 1].projected.upperBound == position,
      block.places[index - 1].line == block.places[index].line
    {
      index -= 1
    }
    guard block.places.indices.contains(index) else { return block.document.lowerBound }
    let place = block.places[index]
    if let range = place.document {
      if place.isCopy {
        return min(range.lowerBound + (position - place.projected.lowerBound), range.upperBound)
      }
      return position >= place.projected.upperBound ? range.upperBound : range.lowerBound
    }
    for other in block.places[..<index].reversed() where other.line == place.line {
      if let range = other.document { return range.upperBound }
    }
    for other in block.places[index...] {
      if let range = other.document { return range.lowerBound }
    }
    return block.places[..<index].last { $0.document != nil }?.document?.upperBound
      ?? block.document.lowerBound
  }

  /// Whether a row shows nothing of the document: a line of a table.
  func isOnlySigns(_ row: Range<ByteCount>) -> Bool {
    let next = blocks.firstAfter { $0.projected.lowerBound > row.lowerBound }
    guard next > 0, case let block = blocks[next - 1], row.lowerBound < block.projected.upperBound,
      block.lineCount > 1
    else { return false }
    return !block.places.contains {
      $0.document != nil && $0.projected.lowerBound >= row.lowerBound
        && $0.projected.upperBound <= row.upperBound
    }
  }

  /// Whether a row is one of several that stand for one stretch: a table's.
  func isInTable(_ position: ByteCount) -> Bool {
    let next = blocks.firstAfter { $0.projected.lowerBound > position }
    guard next > 0 else { return false }
    return position <= blocks[next - 1].projected.upperBound && blocks[next - 1].lineCount > 1
  }

  /// Calls `body` for each part of `range` of the shown text, in order: with the bytes of the
  /// document that it shows as they are, or a place.
  func forEachPart(
    in range: Range<ByteCount>,
    _ body: (_ projected: Range<ByteCount>, _ copied: Range<ByteCount>?, _ place: Place?) -> Void
  ) {
    var at = range.lowerBound
    var index = max(blocks.firstAfter { $0.projected.lowerBound > at } - 1, 0)
    while at < range.upperBound {
      while index < blocks.count, blocks[index].projected.upperBound <= at { index += 1 }
      let end =
        index < blocks.count
        ? min(range.upperBound, max(blocks[index].projected.lowerBound, at)) : range.upperBound
      if at < end {
        let start = document(at)
        body(at..<end, start..<start + (end - at), nil)
        at = end
      }
      guard at < range.upperBound, index < blocks.count else { continue }
      for place in blocks[index].places {
        let part = place.projected.clamped(to: at..<range.upperBound)
        if part.isEmpty { continue }
        let copied = place.isCopy ? place.document : nil
        body(
          part,
          copied.map { own in
            let start = own.lowerBound + (part.lowerBound - place.projected.lowerBound)
            return start..<start + part.length()
          }, place)
      }
      at = min(range.upperBound, blocks[index].projected.upperBound)
      index += 1
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element and all after it are `later`.
  fileprivate func firstAfter(_ later: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if later(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
