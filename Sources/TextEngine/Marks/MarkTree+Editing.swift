/// A mark that an edit pushed to the rim of what it replaced, and where it was before.
public struct CollapsedMark: Hashable, Sendable {
  public let id: MarkTree.ID
  /// In the text before the edit.
  public let position: ByteCount
  let bias: Bias

  func shifted(by distance: ByteCount) -> CollapsedMark {
    CollapsedMark(id: id, position: position + distance, bias: bias)
  }

  func moved(by edits: EditSet) -> CollapsedMark {
    CollapsedMark(id: id, position: edits.moving(position, bias: bias), bias: bias)
  }
}

extension MarkTree {
  /// Follows the replacement of `range` by `count` bytes, and returns the marks inside it.
  ///
  /// A mark inside goes to the start (bias `before`) or the end (`after`) of what replaced it.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* marks inside the range.
  mutating func replace(_ range: Range<ByteCount>, by count: ByteCount) -> [CollapsedMark] {
    let growth = count - range.length()
    setLength(length + growth)
    if tree.isEmpty { return [] }
    if range.isEmpty {
      shift(from: Mark.place(range.lowerBound, .after), by: growth)
      return []
    }
    let first = Mark.place(range.lowerBound, .before)
    let end = Mark.place(range.upperBound, .before)
    // The window: marks at both rims too, for collapsed ones may have to change places with them.
    guard let start = tree.find(first, side: .left, \.place) else { return [] }
    var window: [(mark: Mark, place: Int)] = []
    var collapsed: [CollapsedMark] = []
    var place = start.before.place
    tree.forEach(from: start.index) { mark in
      place += mark.gap
      if place > end { return false }
      window.append((mark, place))
      return true
    }
    let before = window.last?.place ?? start.before.place
    for at in window.indices where Mark.position(window[at].place) > range.lowerBound {
      let (mark, place) = window[at]
      if place == end {
        window[at].place += growth.value * 2
        continue
      }
      let bias = Mark.bias(place)
      collapsed.append(
        CollapsedMark(
          id: ID(number: mark.number), position: Mark.position(place), bias: bias))
      window[at].mark.isCollapsed = true
      window[at].place = Mark.place(
        range.lowerBound + (bias == .after ? count : 0), bias)
    }
    if collapsed.isEmpty {
      shift(from: end, by: growth)
      return []
    }
    let steps = window.map(\.mark.step)
    window.sort { $0.place < $1.place }
    place = start.before.place
    var label = start.before.label
    var marks: [Mark] = []
    for (entry, step) in zip(window, steps) {
      var mark = entry.mark
      mark.gap = entry.place - place
      mark.step = step
      place = entry.place
      label += step
      labels[mark.number] = label
      marks.append(mark)
    }
    let last = start.index + window.count
    if last < tree.count {
      var next = tree[last]
      next.gap += before + growth.value * 2 - place
      marks.append(next)
      tree.replaceSubrange(start.index..<(last + 1), with: marks)
    } else {
      tree.replaceSubrange(start.index..<last, with: marks)
    }
    return collapsed
  }

  /// Moves all marks from `place` on by `growth`.
  private mutating func shift(from place: Int, by growth: ByteCount) {
    guard growth != 0, let next = tree.find(place, side: .left, \.place) else { return }
    var mark = next.item
    mark.gap += growth.value * 2
    tree.replaceSubrange(next.index..<(next.index + 1), with: [mark])
  }

  /// Puts marks back where they were before the edit that collapsed them was made; those that
  /// were removed since stay so.
  public mutating func restore(_ marks: [CollapsedMark]) {
    for mark in marks where find(mark.id) != nil {
      remove(mark.id)
      put(mark.id.number, at: Mark.place(min(mark.position, length), mark.bias), isCollapsed: false)
    }
  }

  /// Puts a mark after all at `place` or before it.
  mutating func put(_ number: UInt32, at place: Int, isCollapsed: Bool) {
    var mark = Mark(gap: 0, step: Self.labelStep, number: number, isCollapsed: isCollapsed)
    guard let next = tree.find(place, side: .right, \.place) else {
      mark.gap = place - tree.summary.place
      labels[number] = tree.summary.label + mark.step
      tree.replaceSubrange(tree.count..<tree.count, with: [mark])
      return
    }
    if next.item.step < 2 {
      relabel()
      return put(number, at: place, isCollapsed: isCollapsed)
    }
    var after = next.item
    mark.gap = place - next.before.place
    after.gap -= mark.gap
    mark.step = after.step / 2
    after.step -= mark.step
    labels[number] = next.before.label + mark.step
    tree.replaceSubrange(next.index..<(next.index + 1), with: [mark, after])
  }

  /// Gives all labels out anew, evenly.
  private mutating func relabel() {
    var marks: [Mark] = []
    marks.reserveCapacity(tree.count)
    tree.forEach {
      var mark = $0
      mark.step = Self.labelStep
      marks.append(mark)
      labels[mark.number] = marks.count * Self.labelStep
      return true
    }
    tree = SumTree(marks, shape: tree.shape)
  }

  /// Traps unless the tree is sound, marks ascend within the text and each is found by its label.
  func checkInvariants() {
    tree.checkInvariants()
    precondition(labels.count == tree.count, "\(labels.count) labels, \(tree.count) marks")
    var place = 0
    var label = 0
    tree.forEach { mark in
      precondition(mark.gap >= 0 && mark.step > 0, "gap \(mark.gap), step \(mark.step)")
      place += mark.gap
      label += mark.step
      precondition(labels[mark.number] == label, "mark \(mark.number) is not at its label")
      return true
    }
    precondition(Mark.position(place) <= length, "a mark past the end")
  }
}
