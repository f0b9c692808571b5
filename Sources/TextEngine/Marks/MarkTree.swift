/// Positions that stay with their text while it is edited.
///
/// A value, part of a text's snapshot. Marks are kept in order as gaps in a `SumTree`, so that an
/// edit shifts all marks after it by changing one gap. Each mark has a place in an order of labels
/// besides, gaps as well, by which it is found again.
public struct MarkTree: Sendable {
  /// A mark, named.
  public struct ID: Hashable, Sendable {
    let number: UInt32
  }

  var tree: SumTree<Mark>
  /// Where each mark is in the order of labels.
  var labels: [UInt32: Int] = [:]
  private var nextNumber: UInt32 = 0
  /// The length of the text.
  private(set) var length: ByteCount

  /// How far apart labels are when they are given out anew.
  static let labelStep = 1 << 32

  init(length: ByteCount, shape: NodeShape = .wide) {
    tree = SumTree(shape: shape)
    self.length = length
  }

  public var count: Int { tree.count }
  public var isEmpty: Bool { tree.isEmpty }

  /// Sets a mark.
  ///
  /// - Parameter bias: `before`: text inserted at the mark comes after it; `after`: before it.
  /// - Complexity: O(log *n*) for *n* marks; now and then O(*n*) when there is no label left.
  public mutating func insert(at position: ByteCount, bias: Bias) -> ID {
    precondition(
      position >= 0 && position <= length, "\(position.value) is not within 0...\(length.value)")
    let id = ID(number: nextNumber)
    nextNumber += 1
    put(id.number, at: Mark.place(position, bias), isCollapsed: false)
    return id
  }

  /// Returns where a mark is, or nil if it was removed.
  ///
  /// - Complexity: O(log *n*)
  public func position(of id: ID) -> ByteCount? {
    find(id).map { Mark.position($0.before.place + $0.item.gap) }
  }

  /// Whether the text round the mark was deleted or replaced since it was set.
  public func isCollapsed(_ id: ID) -> Bool { find(id)?.item.isCollapsed ?? false }

  /// Removes a mark; nothing happens if there is none such.
  ///
  /// - Complexity: O(log *n*)
  public mutating func remove(_ id: ID) {
    guard let found = find(id) else { return }
    labels[id.number] = nil
    if found.index + 1 < tree.count {
      var next = tree[found.index + 1]
      next.gap += found.item.gap
      next.step += found.item.step
      tree.replaceSubrange(found.index..<(found.index + 2), with: [next])
    } else {
      tree.replaceSubrange(found.index..<(found.index + 1), with: [])
    }
  }

  /// Returns the marks in `range`, both ends included, in order.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* marks found.
  public func marks(in range: Range<ByteCount>) -> [(id: ID, position: ByteCount)] {
    var found: [(id: ID, position: ByteCount)] = []
    let first = Mark.place(range.lowerBound, .before)
    guard let start = tree.find(first, side: .left, \.place) else { return [] }
    var place = start.before.place
    tree.forEach(from: start.index) { mark in
      place += mark.gap
      let position = Mark.position(place)
      if position > range.upperBound { return false }
      if position >= range.lowerBound { found.append((ID(number: mark.number), position)) }
      return true
    }
    return found
  }

  func find(_ id: ID) -> SumTree<Mark>.Place? {
    labels[id.number].flatMap { tree.find($0, side: .left, \.label) }
  }

  mutating func setLength(_ length: ByteCount) { self.length = length }
}

/// A mark as the tree keeps it.
struct Mark: TreeItem {
  /// How far after the mark before it, in places.
  var gap: Int
  /// How far after the label of the mark before it.
  var step: Int
  var number: UInt32
  var isCollapsed: Bool

  /// A position with a bias as one number, so that marks at one position are in the order in
  /// which an insertion parts them: those that stay, then those that move.
  static func place(_ position: ByteCount, _ bias: Bias) -> Int {
    position.value * 2 + (bias == .after ? 1 : 0)
  }
  static func position(_ place: Int) -> ByteCount { ByteCount(place >> 1) }
  static func bias(_ place: Int) -> Bias { place & 1 == 0 ? .before : .after }

  var summary: MarkSummary { MarkSummary(place: gap, label: step) }
}

struct MarkSummary: TreeSummary {
  var place: Int
  var label: Int

  static var zero: MarkSummary { MarkSummary(place: 0, label: 0) }
  static func += (a: inout MarkSummary, b: MarkSummary) {
    a.place += b.place
    a.label += b.label
  }
  static func -= (a: inout MarkSummary, b: MarkSummary) {
    a.place -= b.place
    a.label -= b.label
  }
}
