import Documents
import Glyphs
import TextEngine

/// Markdown with its markup folded away: what is hidden, and how the rest looks.
struct MarkdownReading: Sendable {
  private(set) var replacements: [ReadingProjection.Replacement] = []
  /// How the document's bytes look; ascending by start, later ones lie over earlier ones.
  private(set) var styles: [StyledRange] = []
  /// The glyphs that image links stand for, in order.
  private(set) var glyphs: [(range: Range<ByteCount>, glyph: ShownGlyph)] = []
  private let bytes: [UInt8]
  private let shelf: GlyphShelf

  /// The largest text whose markup is folded.
  static let limit: ByteCount = 1_048_576

  /// - Parameter glyphs: How glyphs are shown.
  init(_ text: TextStorage, glyphs: GlyphShelf = GlyphShelf()) {
    shelf = glyphs
    bytes = text.bytes(in: 0..<text.count)
    guard let string = String(validating: bytes, as: UTF8.self) else { return }
    let structure = MarkdownStructure(string)
    for block in structure.blocks { take(block) }
    for inline in structure.inlines { take(inline) }
    replacements.sort { $0.range.lowerBound < $1.range.lowerBound }
    var end: ByteCount = 0
    replacements.removeAll { replacement in
      defer { end = max(end, replacement.range.upperBound) }
      return replacement.range.lowerBound < end
    }
  }

  private mutating func replace(_ range: Range<Int>, by words: String, style: Style = .dim) {
    guard !range.isEmpty else { return }
    let place = ByteCount(range.lowerBound)..<ByteCount(range.upperBound)
    let pieces: [ReadingProjection.Piece] =
      words.isEmpty ? [] : [.init(content: .box(words, place), style: style)]
    replacements.append(.init(range: place, lines: [pieces]))
  }

  private mutating func look(_ range: Range<Int>, _ style: Style, _ marks: TextMarks = []) {
    guard !range.isEmpty else { return }
    styles.append(
      StyledRange(
        range: ByteCount(range.lowerBound)..<ByteCount(range.upperBound), style: style,
        marks: marks))
  }

  // MARK: Blocks

  private mutating func take(_ block: MarkdownStructure.Block) {
    let range = block.range
    switch block.kind {
    case .heading:
      var at = range.lowerBound
      while at < range.upperBound, bytes[at] == UInt8(ascii: "#") { at += 1 }
      while at > range.lowerBound, at < range.upperBound, bytes[at] == 0x20 { at += 1 }
      replace(range.lowerBound..<at, by: "")
      look(range, .heading, .bold)
    case .item: takeItem(range)
    case .quote: takeQuote(range)
    case .code: takeCode(range)
    case .thematicBreak: replace(range, by: "────────")
    case .frontMatter, .html: look(range, .dim)
    case .paragraph, .list, .table: break
    }
  }

  private mutating func takeItem(_ range: Range<Int>) {
    guard let mark = bytes[range].first, [0x2D, 0x2A, 0x2B].contains(mark) else { return }
    var end = range.lowerBound + 1
    let rest = bytes[end..<range.upperBound].drop { $0 == 0x20 }
    let box = rest.prefix(3)
    if box.count == 3, box.first == 0x5B, box.last == 0x5D, rest.dropFirst(3).first == 0x20 {
      end = rest.startIndex + 3
      replace(range.lowerBound..<end, by: box.dropFirst().first == 0x20 ? "☐" : "☑")
    } else {
      replace(range.lowerBound..<end, by: "•")
    }
  }

  private mutating func takeQuote(_ range: Range<Int>) {
    look(range, .quote)
    var start = range.lowerBound
    while start < range.upperBound {
      var at = start
      while at < range.upperBound, bytes[at] == 0x20 || bytes[at] == 0x3E {
        if bytes[at] == 0x3E { replace(at..<at + 1, by: "│") }
        at += 1
      }
      guard let end = bytes[at..<range.upperBound].firstIndex(of: 0x0A) else { return }
      start = end + 1
    }
  }

  private mutating func takeCode(_ range: Range<Int>) {
    look(range, .code)
    let fence = bytes[range].prefix(3)
    guard fence.elementsEqual("```".utf8) || fence.elementsEqual("~~~".utf8) else { return }
    let first = bytes[range].firstIndex(of: 0x0A) ?? range.upperBound
    replace(range.lowerBound..<first, by: "┌")
    guard first < range.upperBound else { return }
    let last = (bytes[first..<range.upperBound].lastIndex(of: 0x0A) ?? first) + 1
    if last > first + 1 || last < range.upperBound,
      bytes[last..<range.upperBound].drop(while: { $0 == 0x20 }).starts(with: fence)
    {
      replace(last..<range.upperBound, by: "└")
    }
  }

  // MARK: Parts of a line

  private mutating func take(_ inline: MarkdownStructure.Inline) {
    let range = inline.range
    switch inline.kind {
    case .emphasis:
      fold(range, 1)
      look(range, .emphasis, .italic)
    case .strong:
      fold(range, 2)
      look(range, .strong, .bold)
    case .strikethrough:
      fold(range, bytes[range].prefix { $0 == 0x7E }.count)
      look(range, .dim)
    case .code:
      fold(range, bytes[range].prefix { $0 == 0x60 }.count)
      look(range, .code)
    case .link:
      look(range, .link)
      guard let target = inline.target else { return }
      replace(range.lowerBound..<range.lowerBound + 1, by: "")
      replace(target, by: "")
    case .image:
      guard let target = inline.target else { return }
      let words = String(
        decoding: bytes[range.lowerBound + 2..<max(target.lowerBound, range.lowerBound + 2)],
        as: UTF8.self)
      if let glyph = ShownGlyph(
        words: words, target: String(decoding: bytes[target], as: UTF8.self))
      {
        take(glyph, at: range)
        return
      }
      replace(range, by: "[" + (words.isEmpty ? "image" : words) + "]", style: .placeholder)
    case .autolink:
      look(range, .link)
      if !inline.isBare { fold(range, 1) }
    case .html: look(range, .dim)
    }
  }

  private mutating func take(_ glyph: ShownGlyph, at range: Range<Int>) {
    let place = ByteCount(range.lowerBound)..<ByteCount(range.upperBound)
    let words = shelf.words(for: glyph.words)
    let isPicture = shelf.inText != .text && !words.hasPrefix(":")
    replacements.append(
      .init(
        range: place,
        lines: [
          [
            .init(
              content: .box(words.replacing(" ", with: "\u{A0}"), place), style: .placeholder,
              glyph: isPicture ? glyph.key : nil)
          ]
        ]))
    glyphs.append((place, glyph))
  }

  private mutating func fold(_ range: Range<Int>, _ count: Int) {
    guard count > 0, range.count >= 2 * count else { return }
    replace(range.lowerBound..<range.lowerBound + count, by: "")
    replace(range.upperBound - count..<range.upperBound, by: "")
  }

  /// How the bytes in `range` look, in order and apart.
  func looks(in range: Range<ByteCount>) -> [StyledRange] {
    var edges: Set<ByteCount> = [range.lowerBound, range.upperBound]
    let near = styles.filter { $0.range.overlaps(range) }
    for style in near {
      edges.insert(max(style.range.lowerBound, range.lowerBound))
      edges.insert(min(style.range.upperBound, range.upperBound))
    }
    let sorted = edges.sorted()
    return zip(sorted, sorted.dropFirst()).compactMap { start, end in
      let over = near.filter { $0.range.lowerBound <= start && end <= $0.range.upperBound }
      guard let top = over.last else { return nil }
      return StyledRange(
        range: start..<end, style: top.style,
        marks: over.reduce(into: []) { $0.formUnion($1.marks) })
    }
  }
}
