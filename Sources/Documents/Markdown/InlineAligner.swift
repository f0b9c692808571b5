/// Finds in the text the inline parts that the parser saw in one paragraph, heading or cell.
///
/// The parser's own places for them are wrong as soon as a paragraph has several lines in a quote
/// or list, a link runs over a line end, or an address is found by its look. But the order is
/// right: so the content of each part is read along the text, and delimiters are expected where
/// they must stand. What does not fit is searched a little further on; a part that is not found
/// counts as a miss.
struct InlineAligner {
  let source: [UInt8]
  private(set) var range: Range<Int>
  /// How many quotes hold the leaf: so many `>` may begin each further line.
  let quoteDepth: Int
  let entities: EntityDecoder
  /// Where the next part must begin.
  var at: Int
  var end: Int { range.upperBound }
  private(set) var finished: [MarkdownStructure.Inline] = []
  private(set) var definitions: [Range<Int>] = []
  var misses = 0
  private var open: [Open] = []

  private struct Open {
    enum Shape { case run(UInt8, count: Int), bracket, pointed, bare, lost }
    var kind: MarkdownStructure.Inline.Kind
    var start: Int
    var shape: Shape
  }

  init(
    source: [UInt8], range: Range<Int>, leaf: MarkdownTree.Kind, quoteDepth: Int,
    entities: EntityDecoder
  ) {
    self.source = source
    self.range = range
    self.quoteDepth = quoteDepth
    self.entities = entities
    at = range.lowerBound
    switch leaf {
    case .heading where at < end && source[at] == UInt8(ascii: "#"):
      while at < end, source[at] == UInt8(ascii: "#") { at += 1 }
      skipSpaces()
    case .paragraph, .heading: skipDefinitions()
    default: skipSpaces()
    }
  }

  private mutating func skipDefinitions() {
    skipSpaces()
    while let after = LinkScanner(source, end, quoteDepth).definition(at) {
      definitions.append(at..<after)
      at = after
      skipLineEnd()
    }
  }

  mutating func take(_ step: MarkdownTree.Step) {
    // Inside `<…>` and after something was lost nothing can be told.
    if let last = open.last, case .pointed = last.shape, step.isEntering { return }
    switch (step.kind, step.isEntering) {
    case (.text, _): text(step.literal)
    case (.softBreak, _), (.hardBreak, _): lineBreak()
    case (.code, _): code()
    case (.html, _): html(step.literal)
    case (.emphasis, true): begin(.emphasis, signs: "*_", count: 1)
    case (.strong, true): begin(.strong, signs: "*_", count: 2)
    case (.strikethrough, true): begin(.strikethrough, signs: "~", count: nil)
    case (.link, true): beginLink()
    case (.image, true): beginImage()
    case (.emphasis, false), (.strong, false), (.strikethrough, false), (.link, false),
      (.image, false):
      finish()
    default: break
    }
  }

  // MARK: Text

  private mutating func text(_ literal: [UInt8]) {
    if case .bare = open.last?.shape, matchVerbatim(literal) { return }
    if match(literal) || misses > Self.mostMisses { return }
    let start = at
    misses += 1
    for place in (start + 1)..<max(start + 1, min(end, start + 1024)) {
      at = place
      if match(literal) { return }
    }
    at = start
  }

  /// More than these, and the rest of the leaf is not searched any further.
  static let mostMisses = 16

  private mutating func lineBreak() {
    skipSpaces()
    if at < end, source[at] == UInt8(ascii: "\\") { at += 1 }
    if !skipLineEnd() { miss { $0 == 0x0A || $0 == 0x0D }; skipLineEnd() }
  }

  /// Counts a miss and goes to the next byte that `isWanted`, if there is one.
  private mutating func miss(_ isWanted: (UInt8) -> Bool) {
    misses += 1
    guard misses <= Self.mostMisses, let found = source[at..<end].firstIndex(where: isWanted) else {
      return
    }
    at = found
  }

  // MARK: Code and HTML

  private mutating func code() {
    if at >= end || source[at] != UInt8(ascii: "`") { miss { $0 == UInt8(ascii: "`") } }
    let start = at
    let count = runLength(of: UInt8(ascii: "`"), at: start)
    guard count > 0 else { return }
    var place = start + count
    while place < end {
      let run = runLength(of: UInt8(ascii: "`"), at: place)
      place += max(run, 1)
      if run == count {
        finished.append(.init(kind: .code, range: start..<place, target: nil, isBare: false))
        at = place
        return
      }
    }
    misses += 1
  }

  private mutating func html(_ literal: [UInt8]) {
    if at >= end || source[at] != UInt8(ascii: "<") { miss { $0 == UInt8(ascii: "<") } }
    let start = at
    guard matchVerbatim(literal) else {
      misses += 1
      return
    }
    finished.append(.init(kind: .html, range: start..<at, target: nil, isBare: false))
  }

  // MARK: What holds other parts

  private mutating func begin(
    _ kind: MarkdownStructure.Inline.Kind, signs: String, count: Int?
  ) {
    if at >= end || !signs.utf8.contains(source[at]) { miss { signs.utf8.contains($0) } }
    guard at < end, signs.utf8.contains(source[at]) else {
      open.append(Open(kind: kind, start: at, shape: .lost))
      return
    }
    let sign = source[at]
    let count = count ?? min(2, runLength(of: sign, at: at))
    open.append(Open(kind: kind, start: at, shape: .run(sign, count: count)))
    at = min(end, at + count)
  }

  private mutating func beginImage() {
    if !starts(with: "![") {
      misses += 1
      while at < end, !starts(with: "![") { at += 1 }
    }
    let start = at
    at = min(end, at + 2)
    open.append(Open(kind: .image, start: start, shape: start < end ? .bracket : .lost))
  }

  private mutating func beginLink() {
    guard at < end else {
      misses += 1
      open.append(Open(kind: .link, start: at, shape: .lost))
      return
    }
    switch source[at] {
    case UInt8(ascii: "["):
      open.append(Open(kind: .link, start: at, shape: .bracket))
      at += 1
    case UInt8(ascii: "<"): open.append(Open(kind: .autolink, start: at, shape: .pointed))
    default: open.append(Open(kind: .autolink, start: at, shape: .bare))
    }
  }

  private mutating func finish() {
    guard let last = open.popLast() else { return }
    var target: Range<Int>?
    var isBare = false
    switch last.shape {
    case .lost: return
    case .run(let sign, let count):
      if runLength(of: sign, at: at) < count { miss { $0 == sign } }
      at = min(end, at + count)
    case .pointed:
      at = source[last.start..<end].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? end
      target = last.start..<at
    case .bare:
      isBare = true
      target = last.start..<at
    case .bracket:
      if at >= end || source[at] != UInt8(ascii: "]") { miss { $0 == UInt8(ascii: "]") } }
      let start = at
      at = LinkScanner(source, end, quoteDepth).tail(at)
      target = start..<at
    }
    if last.start < at {
      finished.append(
        .init(kind: last.kind, range: last.start..<at, target: target, isBare: isBare))
    }
  }
}
