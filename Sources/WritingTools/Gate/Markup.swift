import Documents
import TextEngine

/// The markup of a stretch of text, as far as the tools ask.
struct Markup {
  let structure: MarkdownStructure

  init(_ text: String) { structure = MarkdownStructure(text) }

  /// The largest Markdown text that is parsed whole, so that asking a tool takes no noticeable time.
  static let limit: ByteCount = 1_048_576

  /// Returns the markup of a whole document; nil where it is not Markdown or larger than `limit`.
  static func whole(of text: TextStorage, format: DocumentFormat) -> Markup? {
    guard format == .markdown, text.count <= limit else { return nil }
    return Markup(text.parsable(in: 0..<text.count))
  }

  /// Code, link destinations, quotations, front matter: UTF-8 offsets, ascending, apart.
  var protectedRanges: [Range<Int>] { structure.protectedRanges }

  /// Returns the most that this markup has and `old` has not.
  func kind(over old: Markup) -> ResultKind { structure.kind(over: old.structure) }

  /// What surrounds a stretch.
  enum Place: Hashable { case prose, quotation, heading, cell, code }

  /// Returns what surrounds `range` (UTF-8 offsets) wholly, the narrowest of several that matter.
  func place(of range: Range<Int>) -> Place {
    var place = Place.prose
    for block in structure.blocks {
      if block.range.lowerBound > range.lowerBound { break }
      guard block.range.upperBound >= range.upperBound else { continue }
      switch block.kind {
      case .code, .html, .frontMatter: return .code
      case .table: return .cell
      case .heading: return .heading
      case .quote: place = .quotation
      case .paragraph, .list, .item, .thematicBreak: break
      }
    }
    return place
  }

  /// Returns the end of the code, table or HTML that `position` is in, else `position`.
  func endOfBlock(around position: Int) -> Int {
    let block = structure.blocks.first { block in
      switch block.kind {
      case .code, .html, .frontMatter, .table: block.range.contains(position)
      default: false
      }
    }
    return block?.range.upperBound ?? position
  }
}

// Taking markup off.
extension Markup {
  /// Returns the text without its markup, blocks as lines.
  static func plainLines(_ text: String) -> String { MarkdownStructure(text).plainLines() }

  /// Returns the text with the items of its lists as lines that begin with no mark; other markup
  /// stays.
  static func withoutListMarkers(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var at = 0
    for block in MarkdownStructure(text).blocks where block.kind == .item {
      guard block.range.lowerBound >= at, let marker = ListMarker(bytes[block.range]) else {
        continue
      }
      var start = block.range.lowerBound
      while start > at, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
      result += bytes[at..<start]
      at = block.range.lowerBound + marker.length
    }
    result += bytes[at...]
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns a wording, part of a paragraph, without its markup; white space round it is kept.
  static func plainInline(_ text: String) -> String {
    let body = text.trimmingBlankRims()
    guard !body.isEmpty, let start = text.firstRange(of: body) else { return text }
    // A letter before it keeps a number or dash from being read as the mark of a list.
    let plain = MarkdownStructure("a " + body).plainLines()
    guard plain.hasPrefix("a ") else { return text }
    return String(text[..<start.lowerBound] + plain.dropFirst(2) + text[start.upperBound...])
  }

  /// Returns `text` with each of its tables replaced by what `body` makes of it.
  static func replacingTables(
    _ text: String, _ body: (_ header: [String], _ rows: [[String]]) -> String
  ) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var at = 0
    for block in MarkdownStructure(text).blocks where block.kind == .table {
      guard block.range.lowerBound >= at else { continue }
      let lines = String(decoding: bytes[block.range], as: UTF8.self)
        .split(separator: "\n").map(cells)
      guard lines.count >= 2 else { continue }
      result += bytes[at..<block.range.lowerBound]
      result += body(lines[0], Array(lines.dropFirst(2))).utf8
      at = block.range.upperBound
    }
    result += bytes[at...]
    return String(decoding: result, as: UTF8.self)
  }

  /// The cells of a row (GFM §4.10): apart by `|`, where `\|` is a bar in a cell.
  private static func cells(_ line: Substring) -> [String] {
    var cells: [String] = [""]
    var isEscaped = false
    for character in line.trimmingBlankRims() {
      if character == "|", !isEscaped {
        cells.append("")
      } else {
        if character == "|" { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    var trimmed = cells.map { $0.trimmingBlankRims() }
    if trimmed.first == "" { trimmed.removeFirst() }
    if trimmed.last == "" { trimmed.removeLast() }
    return trimmed
  }
}
