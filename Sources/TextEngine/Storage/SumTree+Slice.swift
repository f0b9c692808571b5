// Cutting and joining whole trees: nodes are shared, never changed.
extension SumTree {
  /// A tree of `items`, its leaves filled evenly.
  init(_ items: [Item], shape: NodeShape) {
    if items.count <= shape.leaf {
      let leaf = TreeNode<Item>(height: 0, shape: shape)
      items.withUnsafeBufferPointer { buffer in
        if let base = buffer.baseAddress { leaf.items.initialize(from: base, count: items.count) }
      }
      leaf.count = items.count
      self.init(root: leaf, shape: shape)
      return
    }
    var level = items.withUnsafeBufferPointer { buffer in
      Self.parts(of: items.count, capacity: shape.leaf).map { range in
        let leaf = TreeNode<Item>(height: 0, shape: shape)
        if let base = buffer.baseAddress {
          leaf.items.initialize(from: base + range.lowerBound, count: range.count)
        }
        leaf.count = range.count
        return leaf
      }
    }
    var height = 1
    while level.count > 1 {
      level = Self.parts(of: level.count, capacity: shape.inner).map { range in
        let node = TreeNode<Item>(height: height, shape: shape)
        for child in level[range] { node.append(TreeNode.Child(child)) }
        return node
      }
      height += 1
    }
    self.init(root: level[0], shape: shape)
  }

  /// Cuts `count` things into as few parts as `capacity` allows, all about as large.
  private static func parts(of count: Int, capacity: Int) -> [Range<Int>] {
    let number = (count + capacity - 1) / capacity
    return (0..<number).map { (count * $0 / number)..<(count * ($0 + 1) / number) }
  }

  /// Returns the items with the numbers in `range`.
  ///
  /// - Complexity: O(log *n*)
  func slice(_ range: Range<Int>) -> SumTree {
    if range.count == count { return self }
    guard let node = Self.slice(root, range) else { return SumTree(shape: shape) }
    return SumTree(root: node, shape: shape)
  }

  private static func slice(_ node: TreeNode<Item>, _ range: Range<Int>) -> TreeNode<Item>? {
    if range.isEmpty { return nil }
    if node.height == 0 { return range.count == node.count ? node : node.copy(range) }
    var start = 0
    var left: TreeNode<Item>?
    var whole = 0..<0
    var right: TreeNode<Item>?
    for at in 0..<node.count {
      let child = node.children + at
      let end = start + child.pointee.items
      defer { start = end }
      if end <= range.lowerBound { continue }
      if start >= range.upperBound { break }
      if range.lowerBound <= start && end <= range.upperBound {
        whole = (whole.isEmpty ? at : whole.lowerBound)..<(at + 1)
      } else {
        let part = slice(
          child.pointee.node,
          (max(range.lowerBound, start) - start)..<(min(range.upperBound, end) - start))
        if start < range.lowerBound { left = part } else { right = part }
      }
    }
    var middle: TreeNode<Item>?
    if whole.count == node.count { return node }
    if whole.count == 1 {
      middle = node.children[whole.lowerBound].node
    } else if whole.count > 1 {
      middle = node.copy(whole)
    }
    return join(join(left, middle), right)
  }

  /// Returns a tree with the items of both.
  ///
  /// - Complexity: O(log *n*)
  func joined(with other: SumTree) -> SumTree {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return SumTree(root: Self.join(root, other.root), shape: shape)
  }

  private static func join(_ a: TreeNode<Item>?, _ b: TreeNode<Item>?) -> TreeNode<Item>? {
    guard let a else { return b }
    guard let b else { return a }
    return join(a, b) as TreeNode<Item>
  }

  private static func join(_ a: TreeNode<Item>, _ b: TreeNode<Item>) -> TreeNode<Item> {
    let (first, second) = merge(a, b)
    guard let second else { return first }
    let top = TreeNode<Item>(height: first.height + 1, shape: first.shape)
    top.append(TreeNode.Child(first))
    top.append(TreeNode.Child(second))
    return top
  }

  /// Returns one or two nodes of the greater height; only a root among them may be too empty.
  private static func merge(
    _ a: TreeNode<Item>, _ b: TreeNode<Item>
  ) -> (TreeNode<Item>, TreeNode<Item>?) {
    if a.height == b.height {
      if a.count >= a.minimum && b.count >= b.minimum { return (a, b) }
      return spread(a, 0..<a.count, [], b, 0..<b.count)
    }
    if a.height > b.height {
      let (first, second) = merge(a.children[a.count - 1].node, b)
      return spread(a, 0..<(a.count - 1), [first, second].compactMap { $0 }, a, 0..<0)
    }
    let (first, second) = merge(a, b.children[0].node)
    return spread(b, 0..<0, [first, second].compactMap { $0 }, b, 1..<b.count)
  }

  /// Returns one node, or two about as full, with the given entries in order.
  private static func spread(
    _ a: TreeNode<Item>, _ ofA: Range<Int>, _ middle: [TreeNode<Item>],
    _ b: TreeNode<Item>, _ ofB: Range<Int>
  ) -> (TreeNode<Item>, TreeNode<Item>?) {
    let total = ofA.count + middle.count + ofB.count
    let first = TreeNode<Item>(height: a.height, shape: a.shape)
    let limit = total <= a.capacity ? total : (total + 1) / 2
    let second = limit < total ? TreeNode<Item>(height: a.height, shape: a.shape) : nil

    func add(_ range: Range<Int>, of node: TreeNode<Item>) {
      let here = min(range.count, limit - first.count)
      let cut = range.lowerBound + here
      first.append(range.lowerBound..<cut, of: node)
      second?.append(cut..<range.upperBound, of: node)
    }
    add(ofA, of: a)
    for node in middle {
      let child = TreeNode<Item>.Child(node)
      if first.count < limit { first.append(child) } else { second?.append(child) }
    }
    add(ofB, of: b)
    return (first, second)
  }
}
