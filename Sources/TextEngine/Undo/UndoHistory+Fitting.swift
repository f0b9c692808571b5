extension UndoHistory {
  /// Whether every step that this history can take, from the state it is in, fits a text of `count`
  /// bytes: its edits lie in the text that they are made to, its inverses take back as much as the
  /// edits put in, and its selections lie in the text that they are of.
  ///
  /// What was recorded here always fits; what was read from a file may be of another text.
  ///
  /// - Complexity: O(edits); no text is looked at.
  func fits(_ count: ByteCount) -> Bool {
    guard let lengths = lengths(from: count.value), nodes[0].edits.isEmpty,
      nodes[0].inverse.isEmpty
    else { return false }
    for (number, node) in nodes.enumerated() {
      let (before, after) = (lengths[node.parent], lengths[number])
      guard node.edits.end <= before, node.inverse.end <= after,
        node.inverse.growth == before - after,
        Self.lie(node.selectionsBefore, in: before), Self.lie(node.selectionsAfter, in: after)
      else { return false }
    }
    return true
  }

  /// The length of the text in each state, if it is `count` in the one the history is in; nil where
  /// one would be less than 0 or beyond all numbers.
  private func lengths(from count: Int) -> [Int]? {
    var lengths = [0]
    for node in nodes.dropFirst() {
      guard let growth = node.edits.growth else { return nil }
      let (length, overflows) = lengths[node.parent].addingReportingOverflow(growth)
      if overflows { return nil }
      lengths.append(length)
    }
    let (start, overflows) = count.subtractingReportingOverflow(lengths[current])
    if overflows { return nil }
    for number in lengths.indices {
      let (length, overflows) = lengths[number].addingReportingOverflow(start)
      if overflows || length < 0 { return nil }
      lengths[number] = length
    }
    return lengths
  }

  private static func lie(_ selections: [Selection], in count: Int) -> Bool {
    selections.allSatisfy { $0.range.lowerBound >= 0 && $0.range.upperBound.value <= count }
  }
}

extension EditSet {
  /// Where the last edit ends, in bytes of the text before.
  var end: Int { edits.last?.range.upperBound.value ?? 0 }

  /// By how much the edits make a text longer; nil beyond all numbers.
  fileprivate var growth: Int? {
    var sum = 0
    for edit in edits {
      // Both are lengths, 0 or more.
      let (next, overflows) = sum.addingReportingOverflow(
        edit.text.count.value - edit.range.length().value)
      if overflows { return nil }
      sum = next
    }
    return sum
  }
}

extension [Selection] {
  /// The same in a text of `count` bytes; what lies outside it ends at its ends.
  func clamped(to count: ByteCount) -> [Selection] {
    map { selection in
      func place(_ position: ByteCount) -> ByteCount { Swift.min(Swift.max(position, 0), count) }
      return Selection(anchor: place(selection.anchor), head: place(selection.head))
    }
  }
}
