extension UndoHistory {
  /// All states there are, in the order in which they came about.
  public var states: [StateID] { nodes.indices.map { StateID(number: $0) } }

  /// The state that `state` was made from, or nil for the first.
  public func parent(of state: StateID) -> StateID? {
    state.number == 0 ? nil : StateID(number: nodes[state.number].parent)
  }

  /// What led to `state`, and when; nil for the first.
  public func change(to state: StateID) -> (edits: EditSet, kind: Kind, time: Duration)? {
    if state.number == 0 { return nil }
    let node = nodes[state.number]
    return (node.edits, node.kind, node.time)
  }

  /// Goes to any state: returns all edits that lead there as one, and the selections it had.
  ///
  /// - Complexity: O(groups on the way), each composed with the next.
  public mutating func go(to state: StateID) -> (edits: EditSet, selections: [Selection]) {
    precondition(nodes.indices.contains(state.number), "no state \(state.number)")
    var edits = EditSet([])
    var selections: [Selection] = []
    let ancestors = path(to: state.number)
    while !ancestors.contains(current) {
      guard let step = undo() else { break }
      edits = edits.then(step.edits)
      selections = step.selections
    }
    let onward = ancestors.drop { $0 != current }.dropFirst()
    for next in onward {
      nodes[current].next = next
      guard let step = redo() else { break }
      edits = edits.then(step.edits)
      selections = step.selections
    }
    return (edits, selections)
  }

  /// The states from the first to `number`, both included.
  private func path(to number: Int) -> [Int] {
    var path = [number]
    while let last = path.last, last != 0 { path.append(nodes[last].parent) }
    return path.reversed()
  }
}
