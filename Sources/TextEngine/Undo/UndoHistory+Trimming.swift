extension UndoHistory {
  /// Returns the history without what is oldest, so that it takes about `limit` bytes written down.
  ///
  /// A history that fits stays as it is. Of another only the last groups that led to the state the
  /// text is in are kept, none of the branches beside them.
  ///
  /// - Complexity: O(groups).
  func trimmed(to limit: Int) -> UndoHistory {
    var total = 0
    for node in nodes {
      total += node.size
      if total > limit { return shortened(to: limit) }
    }
    return self
  }

  private func shortened(to limit: Int) -> UndoHistory {
    var kept: [Node] = []
    var size = 0
    var at = current
    while at != 0 {
      size += nodes[at].size
      if size > limit { break }
      kept.append(nodes[at])
      at = nodes[at].parent
    }
    var history = UndoHistory()
    for var node in kept.reversed() {
      node.parent = history.current
      node.next = nil
      history.nodes[history.current].next = history.nodes.count
      history.nodes.append(node)
      history.current = history.nodes.count - 1
    }
    history.markSaved()
    return history
  }
}

extension UndoHistory.Node {
  /// About how many bytes it takes written down.
  fileprivate var size: Int {
    (edits.edits + inverse.edits).reduce(32) { $0 + $1.text.count.value + 8 }
  }
}
