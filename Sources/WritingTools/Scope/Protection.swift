import Documents
import TextEngine

/// What a tool must leave as it is, in a scope.
struct Protection {
  /// UTF-8 offsets in the scope's text; ascending, apart.
  var ranges: [Range<Int>]

  /// - Parameters:
  ///   - markup: That of the whole document; nil where it is not Markdown or too large.
  ///   - parts: What is protected; nil for all but a quotation that the scope lies in.
  ///   - marked: What of the document must stay besides.
  init(
    _ scope: ScopeText, markup: Markup?, format: DocumentFormat, parts: ProtectedParts? = nil,
    marked: [Range<ByteCount>] = []
  ) {
    var ranges = scope.illFormed
    let wanted = parts ?? .all
    if wanted.contains(.links) { ranges += Addresses.ranges(in: scope.text) }
    ranges += marked.compactMap { range in
      let part = range.clamped(to: scope.core)
      guard !part.isEmpty else { return nil }
      let start = scope.textPosition(part.lowerBound)
      let end = scope.textPosition(part.upperBound)
      return start < end ? start..<end : nil
    }
    switch format {
    case .markdown:
      ranges += Self.markdown(scope, markup, parts)
    case .plainText:
      if wanted.contains(.quotations) { ranges += Self.quotations(in: scope.text) }
    case .htmlSource:
      if wanted.contains(.code) { ranges += Self.tags(in: scope.text) }
    case .sourceCode, .richText:
      break
    }
    self.ranges = ranges.joined()
  }

  private static func markdown(
    _ scope: ScopeText, _ markup: Markup?, _ parts: ProtectedParts?
  ) -> [Range<Int>] {
    guard let markup else { return Markup(scope.text).protectedRanges(parts ?? .all) }
    let core = scope.core.lowerBound.value..<scope.core.upperBound.value
    if let parts { return part(of: markup.protectedRanges(parts), in: core, of: scope) }
    // A writer who selects inside a quotation means it; inside code, nothing is prose.
    switch markup.place(of: core) {
    case .quotation: return Markup(scope.text).protectedRanges
    case .code: return [0..<scope.text.utf8.count]
    case .prose, .heading, .cell: break
    }
    return part(of: markup.protectedRanges, in: core, of: scope)
  }

  /// Ranges of the document as ranges of the scope's text.
  private static func part(
    of ranges: [Range<Int>], in core: Range<Int>, of scope: ScopeText
  ) -> [Range<Int>] {
    ranges.compactMap { range in
      let part = range.clamped(to: core)
      guard !part.isEmpty else { return nil }
      let start = scope.textPosition(ByteCount(part.lowerBound))
      let end = scope.textPosition(ByteCount(part.upperBound))
      return start < end ? start..<end : nil
    }
  }

  /// Lines of mail that begin with `>`.
  private static func quotations(in text: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.first == 0x3E { ranges.append(start..<(start + line.count)) }
      start += line.count + 1
    }
    return ranges
  }

  /// Tags, comments and character references of HTML.
  private static func tags(in text: String) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    var ranges: [Range<Int>] = []
    var at = 0
    while at < bytes.count {
      let isTag = bytes[at] == 0x3C
      guard isTag || bytes[at] == 0x26,
        let end = bytes[at...].firstIndex(of: isTag ? 0x3E : 0x3B), isTag || end - at < 12
      else {
        at += 1
        continue
      }
      ranges.append(at..<(end + 1))
      at = end + 1
    }
    return ranges
  }
}

extension [Range<Int>] {
  /// The ranges in order, those that touch or overlap made one.
  func joined() -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) })
    where !range.isEmpty {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] =
          last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  /// Whether `range` changes something in one of these ranges; an insertion at a rim does not.
  ///
  /// - Complexity: O(log *n*); the ranges ascend and are apart.
  func overlaps(_ range: Range<Int>) -> Bool {
    // The last that begins before the end of `range`; those before it end before it begins.
    let next = partition { $0.lowerBound >= Swift.max(range.upperBound, range.lowerBound + 1) }
    guard next > 0 else { return false }
    let last = self[next - 1]
    return range.isEmpty
      ? last.lowerBound < range.lowerBound && range.lowerBound < last.upperBound
      : last.overlaps(range)
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element, and every one after it, is `later`.
  ///
  /// - Complexity: O(log *n*)
  func partition(_ later: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if later(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
