/// A node of a `SumTree`: items in a leaf (height 0), children above.
///
/// Its memory is one block: the count, then the entries; a node does not change its height.
/// `@unchecked Sendable`: a node is changed only where `isKnownUniquelyReferenced` says that no
/// one else can see it; a shared node is never changed.
final class TreeNode<Item: TreeItem>: @unchecked Sendable {
  /// A child with what is below it.
  struct Child {
    var node: TreeNode
    var items: Int
    var summary: Item.Summary

    init(_ node: TreeNode) {
      let totals = node.totals()
      self.node = node
      items = totals.items
      summary = totals.summary
    }
  }

  let height: Int
  let shape: NodeShape
  private let memory: UnsafeMutableRawPointer
  private static var header: Int { 16 }

  init(height: Int, shape: NodeShape) {
    self.height = height
    self.shape = shape
    let stride = height == 0 ? MemoryLayout<Item>.stride : MemoryLayout<Child>.stride
    memory = .allocate(
      byteCount: Self.header + stride * shape.capacity(height: height), alignment: 16)
    memory.bindMemory(to: Int.self, capacity: 2).initialize(repeating: 0, count: 2)
    if height == 0 {
      (memory + Self.header).bindMemory(to: Item.self, capacity: shape.leaf)
    } else {
      (memory + Self.header).bindMemory(to: Child.self, capacity: shape.inner)
    }
  }

  deinit {
    if height > 0 { children.deinitialize(count: count) }
    memory.deallocate()
  }

  var count: Int {
    get { memory.assumingMemoryBound(to: Int.self).pointee }
    set { memory.assumingMemoryBound(to: Int.self).pointee = newValue }
  }

  var items: UnsafeMutablePointer<Item> {
    (memory + Self.header).assumingMemoryBound(to: Item.self)
  }

  var children: UnsafeMutablePointer<Child> {
    (memory + Self.header).assumingMemoryBound(to: Child.self)
  }

  var capacity: Int { shape.capacity(height: height) }
  var minimum: Int { shape.capacity(height: height) / 2 }

  /// Adds up the entries.
  func totals() -> SumTree<Item>.Totals {
    var totals = SumTree<Item>.Totals(items: 0, summary: .zero)
    if height == 0 {
      totals.items = count
      for at in 0..<count { totals.summary += items[at].summary }
    } else {
      for at in 0..<count {
        totals.items += children[at].items
        totals.summary += children[at].summary
      }
    }
    return totals
  }

  /// Returns a node of its own with the entries of `range`.
  func copy(_ range: Range<Int>) -> TreeNode {
    let node = TreeNode(height: height, shape: shape)
    node.append(range, of: self)
    return node
  }

  func copy() -> TreeNode { copy(0..<count) }

  /// Adds the entries of `range` of another node of the same height; there must be room.
  func append(_ range: Range<Int>, of other: TreeNode) {
    if height == 0 {
      (items + count).initialize(from: other.items + range.lowerBound, count: range.count)
    } else {
      (children + count).initialize(from: other.children + range.lowerBound, count: range.count)
    }
    count += range.count
  }

  /// Adds `child` at the end; there must be room.
  func append(_ child: Child) {
    (children + count).initialize(to: child)
    count += 1
  }
}
