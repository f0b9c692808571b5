import Documents
import TextEngine
import Translation
import WritingTools

/// Finds the sentences of a text that are to be translated, and leaves alone what is not prose: code,
/// front matter, markers, bars of tables.
struct SentenceReader {
  let request: ToolRequest
  private let bytes: [UInt8]
  private let structure: MarkdownStructure?
  private let opaque: [Range<Int>]

  /// - Complexity: O(*n*)
  init(_ request: ToolRequest) {
    self.request = request
    bytes = Array(request.text.utf8)
    let isMarkdown = request.format == .markdown
    structure = isMarkdown ? MarkdownStructure(request.text) : nil
    let found =
      Opaque.ranges(in: bytes, protected: request.protected, markdown: isMarkdown)
      + Placeholders.ranges(in: bytes)
    opaque = Self.joined(found)
  }

  /// A stretch of prose: one paragraph, heading or cell.
  private typealias Stretch = Range<Int>

  func sentences() -> [SourceSentence] {
    var sentences: [SourceSentence] = []
    for stretch in stretches() {
      for range in split(stretch) {
        let sentence = pieces(of: range, fixingNumbers: false).sentence(range)
        if sentence.text.hasWords { sentences.append(sentence) }
      }
    }
    return sentences
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The sentence at `range` once more, its numbers fixed parts.
  func sentenceFixingNumbers(_ range: Range<Int>) -> SourceSentence {
    pieces(of: range, fixingNumbers: true).sentence(range)
  }

  private func pieces(of range: Range<Int>, fixingNumbers: Bool) -> SentencePieces {
    SentencePieces(
      bytes: bytes, inlines: inlines(in: range), runs: runs(in: range), opaque: opaque,
      isMarkdown: structure != nil, fixesNumbers: fixingNumbers)
  }

  /// The request's runs as far as they lie in `range`.
  private func runs(in range: Range<Int>) -> ArraySlice<(number: Int, run: ToolRequest.Run)> {
    let all = request.runs
    let start = all.partitionPoint { $0.range.upperBound > range.lowerBound }
    let end = all.partitionPoint { $0.range.lowerBound >= range.upperBound }
    guard start < end else { return [] }
    return (start..<end).map { number in
      var run = all[number]
      run.range = run.range.clamped(to: range)
      return (number, run)
    }[...]
  }

  private func inlines(in range: Range<Int>) -> ArraySlice<MarkdownStructure.Inline> {
    guard let all = structure?.inlines else { return [] }
    let start = all.partitionPoint { $0.range.lowerBound >= range.lowerBound }
    let end = all.partitionPoint { $0.range.lowerBound >= range.upperBound }
    return all[start..<end]
  }

  // MARK: Stretches

  private func stretches() -> [Stretch] {
    guard let structure else { return plainStretches() }
    var found: [Stretch] = []
    for block in structure.blocks {
      switch block.kind {
      case .paragraph: found.append(block.range)
      case .heading: found.append(heading(block.range))
      case .table: found += cells(block.range)
      case .list, .item, .code, .quote, .html, .frontMatter, .thematicBreak: break
      }
    }
    return found.filter { stretch in
      // What is protected as a whole is no prose.
      !request.protected.contains {
        $0.lowerBound <= stretch.lowerBound && $0.upperBound >= stretch.upperBound
      }
    }
  }

  private func heading(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, bytes[start] == UInt8(ascii: "#") { start += 1 }
    guard start > range.lowerBound else {
      // Underlined: its last line is the line.
      let end = bytes[range].lastIndex(of: 0x0A) ?? range.upperBound
      return range.lowerBound..<end
    }
    var end = range.upperBound
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == UInt8(ascii: "#") { end -= 1 }
    return start..<end
  }

  private func cells(_ range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for (number, line) in lines(of: range).enumerated() where number != 1 {
      var start = line.lowerBound
      var at = start
      while at < line.upperBound {
        if bytes[at] == UInt8(ascii: "\\") {
          at += 2
        } else if bytes[at] == UInt8(ascii: "|") {
          found.append(start..<at)
          at += 1
          start = at
        } else {
          at += 1
        }
      }
      found.append(start..<line.upperBound)
    }
    return found.filter { !$0.isEmpty }
  }

  private func lines(of range: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = bytes[start..<range.upperBound].firstIndex(of: 0x0A) ?? range.upperBound
      lines.append(start..<end)
      start = end + 1
    }
    return lines
  }

  /// Paragraphs of plain text: lines that run on are one, as far as lines look filled; a bullet or a
  /// number begins another.
  private func plainStretches() -> [Range<Int>] {
    var found: [Range<Int>] = []
    let lines = lines(of: 0..<bytes.count)
    func isBlank(_ line: Range<Int>) -> Bool {
      // A quoted line stays, and parts what stands round it.
      request.protected.contains {
        $0.lowerBound <= line.lowerBound && $0.upperBound >= line.upperBound
      }
        || bytes[line].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    }
    for paragraph in lines.split(whereSeparator: isBlank) {
      let width = paragraph.map(\.count).max() ?? 0
      var start = paragraph.first!.lowerBound
      for (line, next) in zip(paragraph, paragraph.dropFirst()) {
        let text = String(decoding: bytes[next], as: UTF8.self).trimmingBlanks()
        let word = text.prefix { !$0.isWhitespace }.utf8.count
        let hasRoom = line.count + 1 + word <= width
        if hasRoom || String.beginsBlock(text) || text.hasPrefix("•") {
          found.append(start..<line.upperBound)
          start = next.lowerBound
        }
      }
      found.append(start..<paragraph.last!.upperBound)
    }
    return found.flatMap(withoutTags).map(withoutMarker)
  }

  private func withoutMarker(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    let text = String(decoding: bytes[start..<min(start + 16, range.upperBound)], as: UTF8.self)
    guard String.beginsBlock(text) || text.hasPrefix("•") else { return start..<range.upperBound }
    let marker = text.prefix { !$0.isWhitespace && !$0.isLetter }
    return (start + marker.utf8.count)..<range.upperBound
  }

  /// HTML as source: tags that hold blocks end a stretch.
  private func withoutTags(_ range: Range<Int>) -> [Range<Int>] {
    guard request.format == .htmlSource else { return [range] }
    var found: [Range<Int>] = []
    var start = range.lowerBound
    for tag in request.protected where tag.overlaps(range) && !isInlineTag(tag) {
      if tag.lowerBound > start { found.append(start..<tag.lowerBound) }
      start = max(start, tag.upperBound)
    }
    if start < range.upperBound { found.append(start..<range.upperBound) }
    return found
  }

  private func isInlineTag(_ range: Range<Int>) -> Bool {
    let name = String(decoding: bytes[range].dropFirst().prefix(12), as: UTF8.self).lowercased()
      .drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
    return [
      "a", "b", "i", "em", "strong", "span", "code", "u", "sub", "sup", "small", "mark", "abbr",
      "kbd", "q", "s", "del", "ins", "br", "img",
    ].contains(name) || bytes[range.lowerBound] == UInt8(ascii: "&")
  }

  // MARK: Sentences

  /// Cuts a stretch at the ends of sentences that lie in no markup; without white space at the ends.
  private func split(_ stretch: Range<Int>) -> [Range<Int>] {
    let marked = inlines(in: stretch)
    var masked = Array(bytes[stretch])
    for index in masked.indices where masked[index] == 0x0A { masked[index] = 0x20 }
    for range in opaque + marked.filter({ $0.kind == .code }).map(\.range) {
      for index in range.clamped(to: stretch) { masked[index - stretch.lowerBound] = 0x78 }
    }
    // What closes markup after a full stop stands there like a quotation mark.
    for inline in marked where ![.code, .image, .html, .autolink].contains(inline.kind) {
      let close = inline.target ?? (inline.range.upperBound - 1)..<inline.range.upperBound
      for index in close.clamped(to: stretch) { masked[index - stretch.lowerBound] = 0x22 }
      for edge in [inline.range.lowerBound, inline.range.upperBound - 2]
      where inline.kind == .strong && stretch.contains(edge) {
        masked[edge - stretch.lowerBound] = 0x22
      }
      if stretch.contains(inline.range.lowerBound) {
        masked[inline.range.lowerBound - stretch.lowerBound] = 0x22
      }
    }
    let text = TextStorage(bytes: masked)
    var ranges: [Range<Int>] = []
    var start = stretch.lowerBound
    var at = ByteCount(0)
    while at < text.count {
      let sentence = text.sentenceRange(at: at)
      at = max(sentence.upperBound, at + 1)
      let end = stretch.lowerBound + at.value
      let isInside = marked.contains { $0.range.lowerBound < end && end < $0.range.upperBound }
      if at < text.count, isInside { continue }
      let range = trimmed(start..<end)
      if !range.isEmpty { ranges.append(range) }
      start = end
    }
    return ranges
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[first]) {
      range = (first + 1)..<range.upperBound
    }
    while let last = range.last, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[last]) {
      range = range.lowerBound..<last
    }
    return range
  }

  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = joined.last, range.lowerBound < last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}

extension Array {
  /// Returns the first index whose element, and all after it, satisfy `isAfter`.
  fileprivate func partitionPoint(_ isAfter: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
