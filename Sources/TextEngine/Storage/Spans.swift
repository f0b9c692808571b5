/// A tree of spans with the sources that they point into.
struct Spans: Sendable {
  var tree: SumTree<Span>
  /// Every source that a span of `tree` refers to; there may be more.
  private(set) var sources: [TextSource]
  /// The byte that ends a line.
  let newline: UInt8

  init(newline: UInt8, shape: NodeShape = .wide) {
    tree = SumTree(shape: shape)
    sources = []
    self.newline = newline
  }

  /// All of `source`.
  init(source: TextSource, shape: NodeShape = .wide) {
    self.init(newline: source.newline, shape: shape)
    tree = SumTree(Self.cut(0..<source.count, of: source), shape: shape)
    sources = [source]
  }

  /// Part of another's spans, with the same sources.
  private init(tree: SumTree<Span>, of other: Spans) {
    self.tree = tree
    sources = other.sources
    newline = other.newline
  }

  var count: Int { tree.summary.bytes }

  /// Returns `range` of `source` as spans that do not cross its grain.
  static func cut(_ range: Range<Int>, of source: TextSource) -> [Span] {
    var spans: [Span] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = min((start / source.grain + 1) * source.grain, range.upperBound)
      // Of a file that was just opened, the first page is counted, and must be known to be.
      if start == 0 && source.file != nil { end = min(end, BlockIndex.page) }
      spans.append(Span(source: source, range: start..<end))
      start = end
    }
    return spans
  }

  /// Makes sure that `others` live as long as these spans.
  mutating func keep(_ others: [TextSource]) {
    if sources.count >= others.count,
      zip(sources, others).allSatisfy({ $0 === $1 })
    {
      return
    }
    var known = Set(sources.map(ObjectIdentifier.init))
    for source in others where known.insert(ObjectIdentifier(source)).inserted {
      sources.append(source)
    }
  }

  mutating func keep(_ source: TextSource) {
    if sources.last !== source { sources.append(source) }
  }

  /// Calls `body` with the bytes of `range`, span by span, until it returns false.
  @inline(__always)
  func forEachPiece(
    in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Bool
  ) rethrows {
    guard !range.isEmpty, let place = tree.find(range.lowerBound, side: .right, \.bytes) else {
      return
    }
    let skip = range.lowerBound - place.before.bytes
    let first = min(range.count, place.item.length - skip)
    var left = range.count - first
    // The first span by itself, for it is nearly always all of it.
    let goesOn = try withExtendedLifetime(sources) {
      try place.item.forEachPiece(from: skip, count: first, body)
    }
    if !goesOn || left == 0 { return }
    try tree.forEach(from: place.index + 1) { span in
      let count = min(left, span.length)
      left -= count
      return try span.forEachPiece(from: 0, count: count, body) && left > 0
    }
  }

  /// Returns a copy of the bytes in `range`.
  func bytes(in range: Range<Int>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      forEachPiece(in: range) { piece in
        if let from = piece.baseAddress, let to = buffer.baseAddress {
          (to + count).initialize(from: from, count: piece.count)
        }
        count += piece.count
        return true
      }
    }
  }

  /// Returns the text of `range`, without a tree where it lies in one span.
  ///
  /// - Complexity: O(log *n*)
  func textSlice(_ range: Range<Int>) -> TextSlice {
    guard !range.isEmpty, let first = tree.find(range.lowerBound, side: .right, \.bytes) else {
      return TextSlice()
    }
    let start = range.lowerBound - first.before.bytes
    if range.count > first.item.length - start { return TextSlice(slice(range)) }
    let source = first.item.source
    if range.count == first.item.length { return TextSlice(.span(first.item, source)) }
    let inSource = first.item.start + start
    return TextSlice(
      .span(Span(source: source, range: inSource..<(inSource + range.count)), source))
  }

  /// Returns the spans of `range`, sharing the tree.
  ///
  /// - Complexity: O(log *n*)
  func slice(_ range: Range<Int>) -> Spans {
    if range.count == count { return self }
    if range.isEmpty { return Spans(tree: SumTree(shape: tree.shape), of: self) }
    guard let first = tree.find(range.lowerBound, side: .right, \.bytes),
      let last = tree.find(range.upperBound, side: .left, \.bytes)
    else { preconditionFailure("\(range) is not within 0..<\(count)") }
    let skip = range.lowerBound - first.before.bytes
    let keep = range.upperBound - last.before.bytes
    if first.index == last.index {
      var span = first.item
      if keep < span.length { span = span.split(at: keep).0 }
      if skip > 0 { span = span.split(at: skip).1 }
      return Spans(tree: SumTree([span], shape: tree.shape), of: self)
    }
    var part = tree.slice(first.index..<(last.index + 1))
    if skip > 0 { part.replaceSubrange(0..<1, with: [first.item.split(at: skip).1]) }
    if keep < last.item.length {
      part.replaceSubrange((part.count - 1)..<part.count, with: [last.item.split(at: keep).0])
    }
    return Spans(tree: part, of: self)
  }
}
