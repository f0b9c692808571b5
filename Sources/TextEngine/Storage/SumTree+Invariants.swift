extension SumTree {
  /// Traps unless all sums are right, all leaves are at one depth, and all nodes but the root are
  /// at least half full.
  func checkInvariants() {
    let found = Self.check(root, isRoot: true, shape: shape)
    precondition(found.items == count, "\(found.items) items, not \(count)")
    precondition(found.summary == summary, "\(found.summary), not \(summary)")
  }

  private static func check(
    _ node: TreeNode<Item>, isRoot: Bool, shape: NodeShape
  ) -> Totals {
    precondition(node.shape == shape, "a node of another shape")
    precondition(node.count <= node.capacity, "\(node.count) entries, room for \(node.capacity)")
    let least = isRoot ? (node.height == 0 ? 0 : 2) : node.minimum
    precondition(node.count >= least, "\(node.count) entries at height \(node.height)")
    for at in 0..<(node.height == 0 ? 0 : node.count) {
      let child = node.children[at]
      precondition(child.node.height == node.height - 1, "a leaf at another depth")
      let below = check(child.node, isRoot: false, shape: shape)
      precondition(below.items == child.items, "\(below.items) items, not \(child.items)")
      precondition(below.summary == child.summary, "\(below.summary), not \(child.summary)")
    }
    return node.totals()
  }
}
