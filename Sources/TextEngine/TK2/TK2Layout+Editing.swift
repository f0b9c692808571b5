extension TK2Layout {
  /// Above this many edits at once, fragments are made anew where somebody looks.
  private static var editLimit: Int { 256 }

  @discardableResult
  public func apply(_ summary: EditSummary, text newText: TextStorage) -> Invalidation {
    precondition(
      summary.before == text.revision,
      "the edit follows revision \(summary.before.number), the layout \(text.revision.number)")
    text = newText
    let rowsBefore = work.rowsTypeset
    let edits = summary.edits.edits
    if edits.count > Self.editLimit { cache.removeAll() }
    heights?.follow(summary)

    var damage: Range<Int>?
    var shift = 0
    var index = 0
    while index < edits.count, !cache.entries.isEmpty {
      let part = follow(edits[index...], shift: shift)
      index += part.taken
      shift += part.growth
      damage = min(damage?.lowerBound ?? .max, part.damage.lowerBound)..<part.damage.upperBound
    }
    let bytes = damage ?? Self.changed(edits)
    return Invalidation(
      bytes: ByteCount(bytes.lowerBound)..<ByteCount(bytes.upperBound),
      relaid: work.rowsTypeset - rowsBefore, shifted: 0)
  }

  /// The bytes from the first change to the last, in the text after `edits`.
  private static func changed(_ edits: [Edit]) -> Range<Int> {
    guard let first = edits.first, let last = edits.last else { return 0..<0 }
    let growth = edits.reduce(0) { $0 + $1.growth.value }
    return first.range.lowerBound.value..<(last.range.upperBound.value + growth)
  }

  /// Follows the first of `edits`, and those after it that touch the same elements.
  ///
  /// - Parameter shift: The growth by the edits before.
  private func follow(
    _ edits: ArraySlice<Edit>, shift: Int
  ) -> (taken: Int, growth: Int, damage: Range<Int>) {
    var growth = 0
    var changes: [ElementChange] = []
    /// Takes an edit and returns where it ends in the text after it.
    func take(_ edit: Edit) -> Int {
      let lower = edit.range.lowerBound.value + shift
      changes.append(
        ElementChange(
          old: lower..<(edit.range.upperBound.value + shift), count: edit.text.count.value))
      let end = lower + growth + edit.text.count.value
      growth += edit.growth.value
      return end
    }
    let start = edits[edits.startIndex].range.lowerBound.value + shift
    let startsParagraph =
      start == 0 || text.lineStart(containing: ByteCount(start)).value == start
    let first = element(containing: startsParagraph ? start : start - 1)
    var last = element(containing: take(edits[edits.startIndex]))
    for edit in edits.dropFirst() {
      guard edit.range.lowerBound.value + shift + growth <= last.upperBound else { break }
      last = element(containing: take(edit))
    }
    let damage = replaceEntries(from: first, through: last, changes, growth: growth)
    return (changes.count, growth, damage)
  }

  /// Drops the entries that `changes` touched, moves those after them, and lays out again the one
  /// element that was changed, if it was only one. Returns the bytes that are not laid out as before.
  private func replaceEntries(
    from first: Range<Int>, through last: Range<Int>, _ changes: [ElementChange], growth: Int
  ) -> Range<Int> {
    let oldEnd = changes[changes.count - 1].old.upperBound
    let dropped = first.lowerBound..<max(oldEnd, last.upperBound - growth)
    var old: FragmentCache.Entry?
    if first == last, let index = cache.index(holding: first.lowerBound),
      cache.entries[index].start == first.lowerBound, cache.entries[index].end >= oldEnd
    {
      old = cache.entries[index]
    }
    cache.remove(overlapping: dropped)
    cache.shift(from: cache.firstIndex(from: dropped.upperBound), by: growth)
    guard let old else { return first.lowerBound..<last.upperBound }

    let relative = changes.map { $0.moved(by: -old.start) }
    let (fragment, relaid) = layOutAgain(old.fragment, relative, element: first)
    _ = cache.insert(
      FragmentCache.Entry(
        start: first.lowerBound, fragment: fragment,
        isPart: text.elementPart(
          containing: ByteCount(first.lowerBound), limit: options.elementLimit
        ).isPart, checked: text.revision))
    return relaid
  }
}
