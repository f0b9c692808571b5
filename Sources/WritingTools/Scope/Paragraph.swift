import Documents
import TextEngine

/// What prose calls a paragraph: lines up to the next blank one, and in Markdown and mail also up
/// to the next list item, heading, fence or change of quotation depth.
enum Paragraph {
  /// How far is looked on either side; a longer paragraph is cut there.
  static let limit: ByteCount = 65_536

  /// Returns the paragraph that `position` is in, with the last line's end; on a blank line, that
  /// line alone.
  static func range(
    around position: ByteCount, in text: TextStorage, format: DocumentFormat
  ) -> Range<ByteCount> {
    var start = text.lineStart(containing: position)
    var end = text.lineEnd(containing: position)
    guard !text.isBlank(start..<end) else { return start..<end }
    var first = Line(text, start..<end, format)
    while start > 0, position - start < limit {
      let before = text.lineStart(containing: start - 1)
      let line = Line(text, before..<start, format)
      if Line.isBorder(line, first) { break }
      (first, start) = (line, before)
    }
    var last = Line(text, text.lineStart(containing: position)..<end, format)
    while end < text.count, end - position < limit {
      let after = text.lineEnd(containing: end)
      let line = Line(text, end..<after, format)
      if Line.isBorder(last, line) { break }
      (last, end) = (line, after)
    }
    return start..<end
  }

  /// What of a line says where paragraphs end.
  private struct Line {
    var isBlank: Bool
    var depth = 0
    var startsItem = false
    var standsAlone = false
    var isLong: Bool

    init(_ text: TextStorage, _ range: Range<ByteCount>, _ format: DocumentFormat) {
      isBlank = text.isBlank(range)
      // In a text file a line of this length is a paragraph that its program wraps; in a rich
      // document every line is one.
      isLong = format != .markdown && range.length() > 160 || format == .richText
      let head = text.bytes(in: range.lowerBound..<min(range.lowerBound + 256, range.upperBound))
      let prefix = LinePrefix(head)
      depth = prefix.depth
      guard format == .markdown || format == .plainText else { return }
      let body = head[prefix.end...]
      startsItem = ListMarker(body) != nil
      guard format == .markdown else { return }
      standsAlone =
        body.starts(with: Array("```".utf8)) || body.starts(with: Array("~~~".utf8))
        || body.first == 0x23 && body.drop { $0 == 0x23 }.first == 0x20
    }

    /// Whether a paragraph ends between `a` and the line after it, `b`.
    static func isBorder(_ a: Line, _ b: Line) -> Bool {
      a.isBlank || b.isBlank || a.depth != b.depth || b.startsItem || a.standsAlone
        || b.standsAlone || a.isLong || b.isLong
    }
  }
}

/// The quotation marks and the indentation that a line begins with.
struct LinePrefix {
  /// How many `>` there are.
  var depth = 0
  /// The offset after the last `>` and one space.
  var quoteEnd = 0
  /// The offset of the first byte that is not part of the prefix.
  var end = 0

  /// - Parameter levels: At most so many `>` are read.
  init(_ line: some Collection<UInt8>, levels: Int = .max) {
    let bytes = Array(line)
    var at = 0
    while depth < levels {
      var next = at
      while next < bytes.count, next - at < 4, bytes[next] == 0x20 { next += 1 }
      guard next < bytes.count, bytes[next] == 0x3E else { break }
      depth += 1
      at = next + 1
      if at < bytes.count, bytes[at] == 0x20 { at += 1 }
      quoteEnd = at
    }
    end = quoteEnd
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
  }
}
