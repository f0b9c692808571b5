extension EditSet {
  /// Returns the edits that do at once what these and then `next` do one after the other.
  ///
  /// `next` counts in the text after these; the result counts in the text before them. Edits that
  /// touch become one.
  ///
  /// - Complexity: O(*k*) for *k* edits, and O(log *n*) for each part of an inserted text.
  public func then(_ next: EditSet) -> EditSet {
    var first = Steps(self)
    var second = Steps(next)
    var result = Builder()
    while true {
      if case .delete(let count) = first.head {
        result.delete(count)
        first.advance(by: count)
        continue
      }
      if case .insert(let text) = second.head {
        result.insert(text)
        second.advance(by: text.count)
        continue
      }
      guard let count = first.least(second) else { return result.finish() }
      switch (first.head, second.head) {
      case (.insert(let text), .delete):
        _ = text
      case (.insert(let text), _):
        result.insert(text.slice(0..<count))
      case (_, .delete):
        result.delete(count)
      case (_, _):
        result.keep(count)
      }
      first.advance(by: count)
      second.advance(by: count)
    }
  }
}

/// One step of walking through a text while editing it.
private enum Step {
  case keep(ByteCount)
  case delete(ByteCount)
  case insert(TextSlice)

  var count: ByteCount {
    switch self {
    case .keep(let count), .delete(let count): count
    case .insert(let text): text.count
    }
  }

  func dropping(_ count: ByteCount) -> Step? {
    let left = self.count - count
    if left == 0 { return nil }
    return switch self {
    case .keep: .keep(left)
    case .delete: .delete(left)
    case .insert(let text): .insert(text.slice(count..<text.count))
    }
  }
}

/// An edit set as steps; after the last, everything is kept.
private struct Steps {
  private var steps: [Step] = []

  init(_ set: EditSet) {
    var at: ByteCount = 0
    for edit in set.edits {
      if at < edit.range.lowerBound { steps.append(.keep(edit.range.lowerBound - at)) }
      if !edit.range.isEmpty { steps.append(.delete(edit.range.length())) }
      if !edit.text.isEmpty { steps.append(.insert(edit.text)) }
      at = edit.range.upperBound
    }
    steps.reverse()
  }

  /// Nil when only what is kept follows.
  var head: Step? { steps.last }

  mutating func advance(by count: ByteCount) {
    guard let step = steps.popLast() else { return }
    if let rest = step.dropping(count) { steps.append(rest) }
  }

  /// How far both go without a new step; nil if neither has one.
  func least(_ other: Steps) -> ByteCount? {
    switch (head, other.head) {
    case (nil, nil): nil
    case (let step?, nil), (nil, let step?): step.count
    case (let a?, let b?): min(a.count, b.count)
    }
  }
}

private struct Builder {
  private var edits: [Edit] = []
  private var at: ByteCount = 0
  private var open = false

  mutating func keep(_ count: ByteCount) {
    at += count
    open = false
  }

  mutating func delete(_ count: ByteCount) {
    start()
    at += count
    let last = edits.count - 1
    edits[last].range = edits[last].range.lowerBound..<at
  }

  mutating func insert(_ text: TextSlice) {
    start()
    edits[edits.count - 1].text = edits[edits.count - 1].text + text
  }

  private mutating func start() {
    if !open { edits.append(Edit(range: at..<at, text: TextSlice())) }
    open = true
  }

  func finish() -> EditSet {
    EditSet(edits.filter { !$0.range.isEmpty || !$0.text.isEmpty })
  }
}
