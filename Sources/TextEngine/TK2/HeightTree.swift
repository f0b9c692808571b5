/// A stretch of whole elements, and how many rows they have if that was counted.
struct HeightBlock: TreeItem {
  var bytes: Int
  /// Below 0 where nobody has counted yet: a gap.
  var rows: Int

  static func gap(_ bytes: Int) -> HeightBlock { HeightBlock(bytes: bytes, rows: -1) }
  var isGap: Bool { rows < 0 }

  struct Summary: TreeSummary {
    var bytes = 0
    var rows = 0
    var unknownBytes = 0

    static let zero = Summary()
    static func += (a: inout Summary, b: Summary) {
      a.bytes += b.bytes
      a.rows += b.rows
      a.unknownBytes += b.unknownBytes
    }
    static func -= (a: inout Summary, b: Summary) {
      a.bytes -= b.bytes
      a.rows -= b.rows
      a.unknownBytes -= b.unknownBytes
    }
  }

  var summary: Summary {
    isGap
      ? Summary(bytes: bytes, rows: 0, unknownBytes: bytes)
      : Summary(bytes: bytes, rows: rows, unknownBytes: 0)
  }
}

/// The rows of a text as far as they were counted: blocks with their rows, and gaps between them.
///
/// Blocks begin and end at elements. The empty element after a last line end is not among them.
struct HeightTree {
  private(set) var tree: SumTree<HeightBlock>
  /// Rows a byte, from samples; what gaps are reckoned by until enough was counted.
  var sampledRate: Double

  init(bytes: Int, sampledRate: Double, shape: NodeShape = .wide) {
    tree = SumTree(bytes == 0 ? [] : [.gap(bytes)], shape: shape)
    self.sampledRate = sampledRate
  }

  var bytes: Int { tree.summary.bytes }
  var unknownBytes: Int { tree.summary.unknownBytes }
  var memory: Int { tree.count * MemoryLayout<HeightBlock>.stride }

  /// Rows a byte: by what was counted, once that is more than a sample.
  private var rate: Double {
    let known = tree.summary.bytes - tree.summary.unknownBytes
    return known > 1 << 16 ? Double(tree.summary.rows) / Double(known) : sampledRate
  }

  /// The rows of all blocks.
  var rows: Known<Int> { reckoned(tree.summary) }

  private func reckoned(_ summary: HeightBlock.Summary) -> Known<Int> {
    if summary.unknownBytes == 0 { return .exact(summary.rows) }
    return .estimated(summary.rows + Int((rate * Double(summary.unknownBytes)).rounded()))
  }

  /// Returns the rows before the block that holds `position`, where the block begins, and whether
  /// it was counted.
  func block(holding position: Int) -> (start: Int, rowsBefore: Known<Int>, isGap: Bool)? {
    guard let place = tree.find(position, side: .right, \.bytes) else { return nil }
    return (place.before.bytes, reckoned(place.before), place.item.isGap)
  }

  /// About how many rows `bytes` bytes have.
  func estimate(bytes: Int) -> Int { Int((rate * Double(bytes)).rounded()) }

  /// Returns the gaps, first to last.
  func gaps() -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var start = 0
    tree.forEach { block in
      if block.isGap { gaps.append(start..<(start + block.bytes)) }
      start += block.bytes
      return true
    }
    return gaps
  }

  /// Notes that the elements in `range` have `rows` rows.
  ///
  /// - Complexity: O(log blocks + blocks in the range)
  mutating func record(_ range: Range<Int>, rows: Int) {
    replace(range, growth: 0, keepingRims: true, with: HeightBlock(bytes: range.count, rows: rows))
  }

  /// Follows a change inside one element that begins at `position`: its rows are known again.
  mutating func adjust(at position: Int, bytes: Int, rows: Int) {
    guard let place = tree.find(position, side: .right, \.bytes) else {
      if bytes > 0 { tree.replaceSubrange(tree.count..<tree.count, with: [.gap(bytes)]) }
      return
    }
    var block = place.item
    block.bytes += bytes
    if !block.isGap { block.rows += rows }
    tree.replaceSubrange(place.index..<(place.index + 1), with: block.bytes > 0 ? [block] : [])
  }

  /// Forgets the rows of all blocks that touch `range`, which grew by `growth` bytes.
  mutating func invalidate(_ range: Range<Int>, growth: Int) {
    replace(range, growth: growth, keepingRims: false, with: .gap(range.count + growth))
  }

  /// Puts `block` in the place of `range`; of blocks that lie in it in part the rest becomes a gap, or
  /// a part of the block, which must be a gap then.
  private mutating func replace(
    _ range: Range<Int>, growth: Int, keepingRims: Bool, with block: HeightBlock
  ) {
    var block = block
    var before = 0
    var after = 0
    var first = tree.count
    var last = tree.count
    if let place = tree.find(range.lowerBound, side: .right, \.bytes) {
      first = place.index
      before = range.lowerBound - place.before.bytes
      last = first
      var start = place.before.bytes
      tree.forEach(from: first) { found in
        guard start < range.upperBound else { return false }
        start += found.bytes
        last += 1
        return true
      }
      // An empty range inside a block is a place in it.
      if range.isEmpty, before > 0 {
        last = first + 1
        start = place.before.bytes + place.item.bytes
      }
      after = last > first ? max(0, start - range.upperBound) : 0
    }
    var new: [HeightBlock] = []
    if keepingRims {
      if before > 0 { new.append(.gap(before)) }
      new.append(block)
      if after > 0 { new.append(.gap(after)) }
    } else {
      block.bytes += before + after
      new.append(block)
    }
    tree.replaceSubrange(first..<last, with: new.filter { $0.bytes > 0 })
  }

  /// Traps unless the tree holds. For tests.
  func checkInvariants() { tree.checkInvariants() }
}
