extension SumTree {
  /// An item, with what is before it.
  struct Place {
    /// Its number among all items.
    var index: Int
    var item: Item
    /// The sum of all items before it.
    var before: Summary
  }

  /// How `find` treats a target that lies between two items.
  enum Side {
    /// Answers the item that ends there.
    case left
    /// Answers the item that begins there.
    case right
  }

  /// Returns the item in which the running sum of `metric` passes (right) or reaches (left)
  /// `target`, or nil if it never does.
  ///
  /// - Complexity: O(log *n*)
  @inline(__always)
  func find(_ target: Int, side: Side, _ metric: (Summary) -> Int) -> Place? {
    let total = metric(summary)
    if isEmpty || (side == .right ? total <= target : total < target) { return nil }
    var before = Summary.zero
    var index = 0
    var node = root
    while node.height > 0 {
      let children = node.children
      var at = 0
      let last = node.count - 1
      while at < last {
        let reached = metric(before) + metric(children[at].summary)
        if side == .right ? reached > target : reached >= target { break }
        before += children[at].summary
        index += children[at].items
        at += 1
      }
      node = children[at].node
    }
    let items = node.items
    var at = 0
    let last = node.count - 1
    while at < last {
      let reached = metric(before) + metric(items[at].summary)
      if side == .right ? reached > target : reached >= target { break }
      before += items[at].summary
      at += 1
    }
    return Place(index: index + at, item: items[at], before: before)
  }

  /// The item with number `index`, with what is before it.
  ///
  /// - Complexity: O(log *n*)
  func place(at index: Int) -> Place {
    precondition(index < count, "\(index) is past the last item, \(count - 1)")
    var before = Summary.zero
    var left = index
    var node = root
    while node.height > 0 {
      let children = node.children
      var at = 0
      while left >= children[at].items {
        left -= children[at].items
        before += children[at].summary
        at += 1
      }
      node = children[at].node
    }
    for at in 0..<left { before += node.items[at].summary }
    return Place(index: index, item: node.items[left], before: before)
  }

  subscript(index: Int) -> Item {
    precondition(index < count, "\(index) is past the last item, \(count - 1)")
    var left = index
    var node = root
    while node.height > 0 {
      let children = node.children
      var at = 0
      while left >= children[at].items {
        left -= children[at].items
        at += 1
      }
      node = children[at].node
    }
    return node.items[left]
  }

  /// Calls `body` with the items from number `index` on, until it returns false.
  ///
  /// - Complexity: O(log *n*), and O(1) for each item.
  @inline(__always)
  func forEach(from index: Int = 0, _ body: (Item) throws -> Bool) rethrows {
    if index < count { _ = try Self.visit(root, from: index, body) }
  }

  private static func visit(
    _ node: TreeNode<Item>, from index: Int, _ body: (Item) throws -> Bool
  ) rethrows -> Bool {
    var skip = index
    if node.height == 0 {
      for at in skip..<node.count where !(try body(node.items[at])) { return false }
      return true
    }
    for at in 0..<node.count {
      let child = node.children + at
      if skip >= child.pointee.items {
        skip -= child.pointee.items
        continue
      }
      if !(try visit(child.pointee.node, from: skip, body)) { return false }
      skip = 0
    }
    return true
  }
}
