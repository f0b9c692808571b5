import Documents
import TextEngine

/// A heading of Markdown with what stands under it.
enum Section {
  /// Returns the section around `position`: from the heading above it to the next heading of the
  /// same or a higher level. Without headings, and in other formats, the whole text.
  ///
  /// - Complexity: O(*n*); headings are those of `#` lines outside fences.
  static func range(
    around position: ByteCount, in text: TextStorage, format: DocumentFormat
  ) -> Range<ByteCount> {
    guard format == .markdown else { return 0..<text.count }
    var start: ByteCount = 0
    var level = 0
    for heading in headings(in: text) {
      if heading.start <= position {
        (start, level) = (heading.start, heading.level)
      } else if heading.level <= level || level == 0 {
        return start..<heading.start
      }
    }
    return start..<text.count
  }

  private static func headings(in text: TextStorage) -> [(start: ByteCount, level: Int)] {
    var headings: [(start: ByteCount, level: Int)] = []
    var isFenced = false
    var start: ByteCount = 0
    while start < text.count {
      let end = text.lineEnd(containing: start)
      let head = text.bytes(in: start..<min(end, start + 16))
      let body = head.drop { $0 == 0x20 }
      if body.starts(with: [0x60, 0x60, 0x60]) || body.starts(with: [0x7E, 0x7E, 0x7E]) {
        isFenced.toggle()
      } else if !isFenced, head.count - body.count < 4 {
        let level = body.prefix { $0 == 0x23 }.count
        let next = body.dropFirst(level).first
        if (1...6).contains(level), next == nil || [0x20, 0x09, 0x0A, 0x0D].contains(next) {
          headings.append((start, level))
        }
      }
      start = end
    }
    return headings
  }
}
