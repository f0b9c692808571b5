internal import TextEngine

/// Composes Markdown: unchanged blocks from their source, others from the paragraphs.
struct MarkdownComposer {
  let document: RichDocument
  let files: AttachmentFiles
  private(set) var texts: [ArraySlice<UInt8>] = []
  let numbers: [Int?]

  init(_ document: RichDocument, _ files: AttachmentFiles) {
    self.document = document
    self.files = files
    numbers = document.listNumbers()
    var texts: [ArraySlice<UInt8>] = []
    document.forEachParagraph { _, _, text in texts.append(text) }
    self.texts = texts
  }

  /// A block of lines, and whether an empty line must stand before it.
  struct Block {
    var lines: [String]
    var isTight = false
    /// What would join with the same thing before it: bullets `-`, numbers `.`.
    var list: Character?
  }

  mutating func compose() -> [UInt8] {
    var bytes: [UInt8] = []
    for unknown in document.head where unknown.format == .markdown { bytes += unknown.bytes }
    let end = document.origin.lineEnd.rawValue
    let isMarkdown = document.origin.format == .markdown
    var index = 0
    let count = document.paragraphs.count
    if isMarkdown, count == 1, texts[0].isEmpty, document.origin.sources.isEmpty {
      return bytes + document.origin.tail
    }
    var wroteNew = false
    while index < count {
      if let (source, length) = unchanged(at: index) {
        if wroteNew, !Self.beginsEmpty(source.lead) { bytes += Array(end.utf8) }
        bytes += source.lead + source.bytes
        if bytes.last != 0x0A, bytes.last != 0x0D, index + length < count {
          bytes += Array(end.utf8)
        }
        index += length
        wroteNew = false
        continue
      }
      var stop = index + 1
      while stop < count, unchanged(at: stop) == nil { stop += 1 }
      // What stood before a block that was changed stays: definitions of links, comments.
      if let id = document.paragraphs[index].style.source, let source = document.origin.sources[id],
        index == 0 || document.paragraphs[index - 1].style.source != id
      {
        bytes += source.lead
      }
      let lines = joined(blocks(index..<stop, Place()))
      if !bytes.isEmpty, !Self.endsEmpty(bytes) { bytes += Array(end.utf8) }
      bytes += Array(lines.joined(separator: end).utf8)
      if stop < count || document.origin.hasFinalNewline || !isMarkdown { bytes += Array(end.utf8) }
      wroteNew = true
      index = stop
    }
    return bytes + document.origin.tail
  }

  /// The block that begins at paragraph `index` and is as it was read, and its paragraphs.
  private func unchanged(at index: Int) -> (SourceBlock, Int)? {
    guard let id = document.paragraphs[index].style.source,
      index == 0 || document.paragraphs[index - 1].style.source != id,
      let source = document.origin.sources[id]
    else { return nil }
    let end = index + source.paragraphs.count
    guard end <= document.paragraphs.count, !source.paragraphs.isEmpty,
      end == document.paragraphs.count || document.paragraphs[end].style.source != id,
      document.paragraphs[index..<end].elementsEqual(source.paragraphs),
      texts[index..<end].joined(separator: [0x0A]).elementsEqual(source.text)
    else { return nil }
    return (source, source.paragraphs.count)
  }

  private static func beginsEmpty(_ lead: [UInt8]) -> Bool {
    lead.first == 0x0A || lead.first == 0x0D
  }
  private static func endsEmpty(_ bytes: [UInt8]) -> Bool {
    let tail = bytes.suffix(4).filter { $0 != 0x0D }
    return tail.count >= 2 && tail.suffix(2).allSatisfy { $0 == 0x0A }
  }

  func joined(_ blocks: [Block]) -> [String] {
    var lines: [String] = []
    for block in blocks {
      if !lines.isEmpty, !block.isTight { lines.append("") }
      lines += block.lines
    }
    return lines
  }

  // MARK: - Blocks

  /// What the paragraphs are already within.
  struct Place {
    var quotes = 0
    /// The level of the item; -1 outside of lists.
    var level = -1
    var innerQuotes = 0
    var isInCell = false
  }

  func blocks(_ range: Range<Int>, _ place: Place) -> [Block] {
    var blocks: [Block] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let style = document.paragraphs[index].style
      let start = index
      var block: Block
      if let cell = style.cell, !place.isInCell {
        let root = document.tablePath(cell.table)[0]
        index = document.end(ofTable: root, from: index, before: range.upperBound)
        block = Block(lines: table(root, start..<index))
      } else if place.level < 0, style.quoteDepth > place.quotes {
        index = end(index, range) { $0.quoteDepth > place.quotes && $0.cell == nil }
        var inner = place
        inner.quotes += 1
        block = Block(
          lines: joined(self.blocks(start..<index, inner)).map { $0.isEmpty ? ">" : "> " + $0 })
      } else if let item = style.list, item.level > place.level {
        index = end(index, range) {
          guard let next = $0.list, $0.cell == nil || place.isInCell,
            $0.quoteDepth == style.quoteDepth
          else { return false }
          return next.level > item.level || next.level == item.level && next.list == item.list
        }
        let before = blocks.last?.list
        (block, index) = list(start..<index, item, place, after: before)
        block.isTight = place.level >= 0 && !blocks.isEmpty
      } else if place.level >= 0, let inner = style.list?.quoteDepth, inner > place.innerQuotes {
        index = end(index, range) {
          ($0.list?.quoteDepth ?? 0) > place.innerQuotes && $0.list?.level == place.level
        }
        var deeper = place
        deeper.innerQuotes += 1
        block = Block(
          lines: joined(self.blocks(start..<index, deeper)).map { $0.isEmpty ? ">" : "> " + $0 })
      } else {
        (block, index) = leaf(index, range)
      }
      if !block.lines.isEmpty { blocks.append(block) }
    }
    return blocks
  }

  private func end(_ start: Int, _ range: Range<Int>, _ belongs: (ParagraphStyle) -> Bool) -> Int {
    var index = start + 1
    while index < range.upperBound, belongs(document.paragraphs[index].style) { index += 1 }
    return index
  }

  private func leaf(_ index: Int, _ range: Range<Int>) -> (Block, Int) {
    let style = document.paragraphs[index].style
    switch style.kind {
    case .rule: return (Block(lines: ["---"]), index + 1)
    case .heading(let level):
      let words = inline(index, lineBreak: " ")
      return (
        Block(lines: [String(repeating: "#", count: level) + (words.isEmpty ? "" : " " + words)]),
        index + 1
      )
    case .code(let language):
      let stop = end(index, range) { $0.isContinued && $0.kind == style.kind }
      return (Block(lines: fenced(index..<stop, language ?? "")), stop)
    case .raw(let format):
      let stop = end(index, range) { $0.isContinued && $0.kind == style.kind }
      guard format == "html" else { return (Block(lines: fenced(index..<stop, format)), stop) }
      return (Block(lines: (index..<stop).map { String(decoding: texts[$0], as: UTF8.self) }), stop)
    case .body:
      let lines = inline(index, lineBreak: "\\\n").split(
        separator: "\n", omittingEmptySubsequences: false)
      let isEmpty = lines.allSatisfy { $0.isEmpty }
      return (
        Block(
          lines: isEmpty
            ? [] : lines.enumerated().map { MarkdownEscapes.lineStart($1, isFirst: $0 == 0) }),
        index + 1
      )
    }
  }

  private func fenced(_ range: Range<Int>, _ language: String) -> [String] {
    let lines = range.map { index in
      String(decoding: texts[index].replacingLineBreaks(by: [0x0A]), as: UTF8.self)
    }
    let longest =
      lines.map { line in
        line.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
      }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    let info = language.filter { $0 != "`" && !$0.isNewline }
    return [fence + info]
      + lines.flatMap {
        $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      } + [fence]
  }

  // MARK: - Lists

  private func list(
    _ range: Range<Int>, _ first: ListItem, _ place: Place, after before: Character?
  ) -> (Block, Int) {
    var inner = place
    inner.level = first.level
    var lines: [String] = []
    var sign: Character?
    var index = range.lowerBound
    var isLoose = false
    var isFirst = true
    while index < range.upperBound {
      guard let item = document.paragraphs[index].style.list else { break }
      let sort = MarkdownMarker(item.marker)
      // Numbers after bullets are another list.
      if let sign, !sort.signs.contains(sign) { break }
      if sign == nil { sign = sort.signs.first { $0 != before } }
      let start = index
      index = end(index, start..<range.upperBound) {
        guard let next = $0.list else { return false }
        return next.level > first.level || next.level == first.level && $0.isContinued
      }
      let marker = sort.words(sign!, number: numbers[start])
      var content = blocks(start..<index, inner)
      if content.isEmpty { content = [Block(lines: [""])] }
      if content.dropFirst().contains(where: { !$0.isTight }) { isLoose = true }
      let body = joined(content)
      let indent = String(repeating: " ", count: sort.width(marker))
      if isLoose, !isFirst { lines.append("") }
      let check = sort.check
      lines.append((marker + " " + check + (body.first ?? "")).trimmedEnd)
      lines += body.dropFirst().map { $0.isEmpty ? "" : indent + $0 }
      isFirst = false
    }
    return (Block(lines: lines, list: sign), index)
  }
}

/// How an item's marker is written.
private struct MarkdownMarker {
  /// The signs that may be taken; two lists that touch take different ones.
  var signs: [Character]
  var check = ""
  private let isNumber: Bool

  init(_ marker: ListMarker) {
    switch marker {
    case .number(_, _, let ending):
      signs = ending == .parenthesis || ending == .parentheses ? [")", "."] : [".", ")"]
      isNumber = true
    case .check(let isOn):
      signs = ["-", "*", "+"]
      check = isOn ? "[x] " : "[ ] "
      isNumber = false
    default:
      signs = ["-", "*", "+"]
      isNumber = false
    }
  }

  func words(_ sign: Character, number: Int?) -> String {
    isNumber ? "\(min(max(number ?? 1, 0), 999_999_999))\(sign)" : String(sign)
  }
  func width(_ marker: String) -> Int { marker.utf8.count + 1 }
}

extension String {
  fileprivate var trimmedEnd: String {
    var result = self
    while result.last == " " { result.removeLast() }
    return result
  }
}
