/// What a tree adds up over its items.
protocol TreeSummary: BitwiseCopyable, Equatable, Sendable {
  static var zero: Self { get }
  static func += (a: inout Self, b: Self)
  static func -= (a: inout Self, b: Self)
}

/// What a tree keeps in order: plain bytes, so that nodes are moved and copied as memory.
protocol TreeItem: BitwiseCopyable, Sendable {
  associatedtype Summary: TreeSummary
  var summary: Summary { get }
}

/// How many items a leaf and how many children an inner node holds at most; at least half of that,
/// except in the root.
struct NodeShape: Hashable, Sendable {
  var leaf: Int
  var inner: Int

  static let wide = NodeShape(leaf: 64, inner: 32)
  /// For tests: every path splits and joins after a few edits.
  static let tiny = NodeShape(leaf: 4, inner: 4)

  func capacity(height: Int) -> Int { height == 0 ? leaf : inner }
}

/// A sequence in a B-tree whose nodes know the sum of what is below them.
///
/// A value: a copy shares all nodes. A change works in place where nothing else refers to a node,
/// and otherwise copies the path to it.
struct SumTree<Item: TreeItem>: Sendable {
  typealias Summary = Item.Summary

  var root: TreeNode<Item>
  private(set) var totals: Totals
  let shape: NodeShape

  /// The number of items and the sum of their summaries.
  struct Totals: Sendable {
    var items: Int
    var summary: Summary
  }

  init(shape: NodeShape = .wide) {
    self.init(root: TreeNode(height: 0, shape: shape), shape: shape)
  }

  init(root: TreeNode<Item>, shape: NodeShape) {
    self.root = root
    self.shape = shape
    totals = root.totals()
  }

  var count: Int { totals.items }
  var isEmpty: Bool { totals.items == 0 }
  var summary: Summary { totals.summary }

  mutating func setTotals(items: Int, summary: Summary) {
    totals = Totals(items: items, summary: summary)
  }
}
