/// Gathers blocks and inline parts while the tree is walked.
struct MarkdownBuilder {
  let source: MarkdownSource
  private var blocks: [MarkdownStructure.Block] = []
  private var inlines: [MarkdownStructure.Inline] = []
  /// Ranges to protect that are no part of their own: definitions, and what was not found again.
  private var guarded: [Range<Int>] = []
  private var misses = 0
  /// The blocks that are open, outermost first.
  private var open: [Open] = []
  /// How many of them are blocks, and how many quotes.
  private var depth = 0
  private var quoteDepth = 0
  private var aligner: InlineAligner?
  /// The cells of the row that is open which were not entered yet.
  private var cells: [Range<Int>] = []
  private var isCovered: [Bool]
  private let entities = EntityDecoder()

  private struct Open {
    var kind: MarkdownTree.Kind
    /// The first line past it, from 0.
    var endLine: Int
    var isBlock: Bool
  }

  init(source: MarkdownSource) {
    self.source = source
    isCovered = [Bool](repeating: false, count: source.lineCount)
  }

  mutating func take(_ step: MarkdownTree.Step) {
    if step.kind.isBlock {
      if step.isEntering { enter(step) } else { leave(step) }
    } else {
      aligner?.take(step)
    }
  }

  private mutating func enter(_ step: MarkdownTree.Step) {
    let limit = open.last?.endLine ?? source.lineCount
    var end = min(max(step.endLine, step.startLine), limit)
    while end > step.startLine, end > 0, source.isBlank(end - 1) { end -= 1 }
    if step.kind == .document { end = source.lineCount }
    let start = self.start(step)
    let stop = end > 0 && end <= source.lineCount ? source.line(end - 1).upperBound : source.count
    var range = start..<max(start, stop)
    if step.kind == .tableRow { cells = TableRow.cells(source.bytes, in: start..<line(of: start)) }
    if step.kind == .tableCell { range = cells.isEmpty ? stop..<stop : cells.removeFirst() }
    var isBlock = false
    if let kind = Self.kind(step) {
      isBlock = true
      blocks.append(.init(kind: kind, range: range, depth: depth))
    }
    open.append(Open(kind: step.kind, endLine: end, isBlock: isBlock))
    if isBlock { depth += 1 }
    if step.kind == .quote { quoteDepth += 1 }
    if !source.bytes.isEmpty, ![.document, .list, .item, .quote, .tableCell].contains(step.kind) {
      cover(source.lineIndex(of: start)..<max(end, source.lineIndex(of: start) + 1))
    }
    if step.kind.isLeaf { aligner = makeAligner(step, range) }
    if !Self.hasEnd(step.kind) { close() }
  }

  private func line(of offset: Int) -> Int {
    source.line(source.lineIndex(of: offset)).upperBound
  }

  private func start(_ step: MarkdownTree.Step) -> Int {
    guard step.startColumn == 0, step.startLine > 0, step.startLine <= source.lineCount else {
      return source.offset(line: step.startLine, column: step.startColumn)
    }
    let line = source.line(step.startLine - 1)
    return LinkScanner(source.bytes, line.upperBound, quoteDepth).content(line.lowerBound)
  }

  /// Blocks without children get no second event.
  private static func hasEnd(_ kind: MarkdownTree.Kind) -> Bool {
    ![.codeBlock, .htmlBlock, .thematicBreak].contains(kind)
  }

  private mutating func leave(_ step: MarkdownTree.Step) {
    close()
    guard step.kind.isLeaf, let aligner else { return }
    inlines += aligner.finished
    guarded += aligner.definitions
    if aligner.misses > 0 {
      misses += aligner.misses
      guarded.append(aligner.range)
    }
    self.aligner = nil
  }

  private mutating func close() {
    let last = open.removeLast()
    if last.isBlock { depth -= 1 }
    if last.kind == .quote { quoteDepth -= 1 }
  }

  private mutating func cover(_ lines: Range<Int>) {
    for line in lines where line < isCovered.count { isCovered[line] = true }
  }

  private func makeAligner(_ step: MarkdownTree.Step, _ range: Range<Int>) -> InlineAligner {
    return InlineAligner(
      source: source.bytes, range: range, leaf: step.kind,
      quoteDepth: quoteDepth, entities: entities)
  }

  private static func kind(_ step: MarkdownTree.Step) -> MarkdownStructure.Block.Kind? {
    switch step.kind {
    case .paragraph: .paragraph
    case .heading: .heading(level: step.level)
    case .list: .list(isOrdered: step.isOrdered)
    case .item: .item
    case .codeBlock: .code
    case .quote: .quote
    case .table: .table
    case .htmlBlock: .html
    case .thematicBreak: .thematicBreak
    default: nil
    }
  }

  /// Hands everything over, sorted.
  consuming func finish(_ structure: inout MarkdownStructure) {
    if let front = source.frontMatter {
      blocks.insert(.init(kind: .frontMatter, range: front, depth: 0), at: 0)
      cover(0..<source.lineIndex(of: front.upperBound) + 1)
    }
    structure.blocks = blocks
    structure.inlines = inlines.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
    structure.misses = misses
    structure.protectedRanges = protectedRanges()
  }

  private func protectedRanges() -> [Range<Int>] {
    var ranges = guarded + source.opaque + uncovered()
    for block in blocks {
      switch block.kind {
      case .code, .quote, .html, .frontMatter: ranges.append(block.range)
      case .paragraph, .heading, .list, .item, .table, .thematicBreak: break
      }
    }
    for inline in inlines {
      switch inline.kind {
      case .code, .image, .autolink, .html: ranges.append(inline.range)
      case .link: ranges.append(inline.target ?? inline.range)
      case .emphasis, .strong, .strikethrough: break
      }
    }
    return Self.joined(ranges)
  }

  /// The lines that no block holds and that are not empty: definitions of links.
  private func uncovered() -> [Range<Int>] {
    isCovered.indices.compactMap { line in
      guard !isCovered[line] else { return nil }
      let range = source.line(line)
      // A marker alone, such as an empty item's, says nothing that a tool could change.
      return source.bytes[range].contains(UInt8(ascii: "[")) ? range : nil
    }
  }

  /// Ascending, apart, not touching, none empty.
  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] =
          last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}
