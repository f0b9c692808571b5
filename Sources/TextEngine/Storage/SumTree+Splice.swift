extension SumTree {
  /// What became of a node whose items were replaced.
  private enum Outcome {
    case done
    /// It was too full; this one follows it.
    case split(TreeNode<Item>)
    /// The items cross leaves, or would leave one too empty: nothing was changed.
    case refused
  }

  /// Replaces the items with the numbers in `range` by `new`.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* new items. In place where the nodes are not shared.
  mutating func replaceSubrange(_ range: Range<Int>, with new: UnsafeBufferPointer<Item>) {
    precondition(range.upperBound <= count, "\(range.upperBound) is past the end, \(count)")
    var change = Totals(items: new.count - range.count, summary: .zero)
    for item in new { change.summary += item.summary }
    switch Self.replace(in: &root, range, with: new, change: &change, isRoot: true) {
    case .done:
      addToTotals(change)
    case .split(let right):
      let top = TreeNode<Item>(height: root.height + 1, shape: shape)
      top.append(TreeNode.Child(root))
      top.append(TreeNode.Child(right))
      root = top
      addToTotals(change)
    case .refused:
      let left = slice(0..<range.lowerBound)
      let right = slice(range.upperBound..<count)
      self = left.joined(with: SumTree(Array(new), shape: shape)).joined(with: right)
    }
  }

  mutating func replaceSubrange(_ range: Range<Int>, with new: [Item]) {
    new.withUnsafeBufferPointer { replaceSubrange(range, with: $0) }
  }

  private mutating func addToTotals(_ change: Totals) {
    var sum = summary
    sum += change.summary
    setTotals(items: count + change.items, summary: sum)
  }

  /// `change` comes in as what `new` adds and goes out as the difference made.
  private static func replace(
    in slot: inout TreeNode<Item>, _ range: Range<Int>, with new: UnsafeBufferPointer<Item>,
    change: inout Totals, isRoot: Bool
  ) -> Outcome {
    if slot.height == 0 {
      return replace(inLeaf: &slot, range, with: new, change: &change, isRoot: isRoot)
    }
    var start = 0
    var at = 0
    let children = slot.children
    while start + children[at].items < range.lowerBound {
      start += children[at].items
      at += 1
    }
    // Items between two children go to the left one, unless what is replaced is in the right one.
    if start + children[at].items == range.lowerBound, !range.isEmpty {
      start += children[at].items
      at += 1
    }
    if range.upperBound > start + children[at].items { return .refused }
    if !isKnownUniquelyReferenced(&slot) { slot = slot.copy() }
    let child = slot.children + at
    let inner = (range.lowerBound - start)..<(range.upperBound - start)
    switch replace(in: &child.pointee.node, inner, with: new, change: &change, isRoot: false) {
    case .done:
      child.pointee.items += change.items
      child.pointee.summary += change.summary
      return .done
    case .refused:
      return .refused
    case .split(let right):
      child.pointee = TreeNode.Child(child.pointee.node)
      return insert(TreeNode.Child(right), at: at + 1, in: slot)
    }
  }

  private static func replace(
    inLeaf slot: inout TreeNode<Item>, _ range: Range<Int>, with new: UnsafeBufferPointer<Item>,
    change: inout Totals, isRoot: Bool
  ) -> Outcome {
    let oldCount = slot.count
    let newCount = oldCount - range.count + new.count
    if newCount < slot.minimum && !isRoot || newCount > 2 * slot.capacity { return .refused }
    for at in range { change.summary -= slot.items[at].summary }
    if newCount <= slot.capacity {
      if !isKnownUniquelyReferenced(&slot) { slot = slot.copy() }
      let items = slot.items
      let tail = oldCount - range.upperBound
      if new.count != range.count {
        (items + (range.lowerBound + new.count)).update(
          from: items + range.upperBound, count: tail)
      }
      if let source = new.baseAddress {
        (items + range.lowerBound).update(from: source, count: new.count)
      }
      slot.count = newCount
      return .done
    }
    let all = [Item](unsafeUninitializedCapacity: newCount) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      base.initialize(from: slot.items, count: range.lowerBound)
      if let source = new.baseAddress {
        (base + range.lowerBound).initialize(from: source, count: new.count)
      }
      (base + (range.lowerBound + new.count)).initialize(
        from: slot.items + range.upperBound, count: oldCount - range.upperBound)
      count = newCount
    }
    let left = TreeNode<Item>(height: 0, shape: slot.shape)
    let right = TreeNode<Item>(height: 0, shape: slot.shape)
    let half = newCount / 2
    all.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      left.items.initialize(from: base, count: half)
      right.items.initialize(from: base + half, count: newCount - half)
    }
    left.count = half
    right.count = newCount - half
    slot = left
    return .split(right)
  }

  /// Puts `child` at `at` into an inner node that is not shared.
  private static func insert(
    _ child: TreeNode<Item>.Child, at: Int, in node: TreeNode<Item>
  ) -> Outcome {
    if node.count < node.capacity {
      let place = node.children + at
      (place + 1).moveInitialize(from: place, count: node.count - at)
      place.initialize(to: child)
      node.count += 1
      return .done
    }
    let half = (node.count + 1) / 2
    let right = TreeNode<Item>(height: node.height, shape: node.shape)
    right.children.moveInitialize(from: node.children + half, count: node.count - half)
    right.count = node.count - half
    node.count = half
    if at <= half {
      _ = insert(child, at: at, in: node)
    } else {
      _ = insert(child, at: at - half, in: right)
    }
    return .split(right)
  }
}
