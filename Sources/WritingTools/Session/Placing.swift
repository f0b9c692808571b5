import Documents
import TextEngine

/// Where in a document a result goes, and what stands round it there.
struct Placing {
  let text: TextStorage
  let scope: ScopeText
  let format: DocumentFormat

  /// Returns the edit that puts `block` (LF) in the scope's place, with blank lines where text
  /// would otherwise run into it.
  func replacing(with block: String) -> Edit {
    var start = scope.marker?.lowerBound ?? scope.core.lowerBound
    var end = scope.core.upperBound
    let prefix = scope.startsInLine ? scope.prefix : scope.outerPrefix
    let blank = scope.lineEnding + bare(prefix)
    var result = scope.documentText(block, prefix: prefix)
    if scope.startsInLine {
      while start > 0, isSpace(text.byte(at: start - 1)) { start -= 1 }
      result = blank + scope.lineEnding + prefix + result
    } else if scope.marker == nil, let line = line(before: start), runsOn(line) {
      start = text.lineStart(containing: start)
      result = bare(prefix) + scope.lineEnding + prefix + result
    }
    if scope.endsInLine {
      while end < text.count, isSpace(text.byte(at: end)) { end += 1 }
      result += blank + scope.lineEnding + prefix
    } else if let line = line(after: end), runsOn(line) {
      result += blank
    }
    return Edit(range: start..<end, text: result)
  }

  /// Returns the edit that puts `addition` (LF) under the paragraph in which the scope ends, a blank
  /// line between. A text without a final line end stays without one.
  func below(_ addition: String) -> Edit {
    let position = endOfParagraph()
    if text.isBlank(0..<text.count), !text.string.contains(">") {
      return Edit(range: position..<position, text: scope.documentText(addition))
    }
    let blank = scope.lineEnding + bare(scope.prefix)
    var result =
      blank + scope.lineEnding + scope.prefix + scope.documentText(addition)
    if let line = line(after: position), !text.isBlank(line) { result += blank }
    return Edit(range: position..<position, text: result)
  }

  /// The end of the last line's content of the paragraph that the scope ends in, and outside of
  /// code and tables.
  private func endOfParagraph() -> ByteCount {
    let last = max(scope.core.lowerBound, scope.core.upperBound - 1)
    var end = Paragraph.range(around: last, in: text, format: format).upperBound
    if let markup = Markup.whole(of: text, format: format) {
      end = max(end, ByteCount(markup.endOfBlock(around: end.value - 1)))
    }
    while end > scope.core.upperBound, isSpace(text.byte(at: end - 1)) || isLineEnd(end - 1) {
      end -= 1
    }
    return end
  }

  private func bare(_ prefix: String) -> String {
    String(prefix.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private func isLineEnd(_ position: ByteCount) -> Bool {
    let byte = text.byte(at: position)
    return byte == 0x0A || byte == 0x0D
  }

  private func line(before position: ByteCount) -> Range<ByteCount>? {
    let start = text.lineStart(containing: position)
    guard start > 0 else { return nil }
    return text.lineStart(containing: start - 1)..<start
  }

  private func line(after position: ByteCount) -> Range<ByteCount>? {
    let end = text.lineEnd(containing: position)
    guard end < text.count else { return nil }
    return end..<text.lineEnd(containing: end)
  }

  /// Whether a line's text would be taken as one paragraph with a block beside it.
  private func runsOn(_ line: Range<ByteCount>) -> Bool {
    guard !text.isBlank(line) else { return false }
    let bytes = text.bytes(in: line.lowerBound..<min(line.upperBound, line.lowerBound + 256))
    return ListMarker(bytes[LinePrefix(bytes).end...]) == nil
  }
}
