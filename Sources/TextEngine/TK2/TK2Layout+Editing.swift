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
    if edits.count > Self.editLimit {
      cache.removeAll()
      heights = heights.map {
        HeightTree(bytes: text.count.value, sampledRate: $0.sampledRate)
      }
      editsWhileCounting?.removeAll()
    } else {
      editsWhileCounting?.note(summary)
    }

    var damage: Range<Int>?
    var shift = 0
    var index = 0
    while index < edits.count, edits.count <= Self.editLimit,
      !cache.entries.isEmpty || heights != nil
    {
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
    let first = part(containing: startsParagraph ? start : start - 1)
    var last = part(containing: take(edits[edits.startIndex]))
    for edit in edits.dropFirst() {
      guard edit.range.lowerBound.value + shift + growth <= last.range.upperBound else { break }
      last = part(containing: take(edit))
    }
    let damage = replaceEntries(
      from: first, through: last, changes, growth: growth, isLast: changes.count == edits.count)
    return (changes.count, growth, damage)
  }

  private typealias Part = (range: Range<Int>, isPart: Bool)

  private func part(containing position: Int) -> Part {
    let part = text.elementPart(containing: ByteCount(position), limit: options.elementLimit)
    return (part.range.lowerBound.value..<part.range.upperBound.value, part.isPart)
  }

  /// Drops the entries that `changes` touched, moves those after them, and lays out again the one
  /// element that was changed, if it was only one. Returns the bytes that are not laid out as before.
  private func replaceEntries(
    from first: Part, through last: Part, _ changes: [ElementChange], growth: Int, isLast: Bool
  ) -> Range<Int> {
    let start = first.range.lowerBound
    let oldEnd = changes[changes.count - 1].old.upperBound
    let dropped = start..<max(oldEnd, last.range.upperBound - growth)
    var old: FragmentCache.Entry?
    if first.range == last.range, let index = cache.index(holding: start),
      cache.entries[index].start == start, cache.entries[index].end >= oldEnd
    {
      old = cache.entries[index]
    }
    cache.remove(overlapping: dropped)
    cache.shift(from: cache.firstIndex(from: dropped.upperBound), by: growth)
    guard let old else {
      invalidateHeights(
        dropped, growth: growth, from: first, through: last, isLast: isLast)
      return start..<last.range.upperBound
    }
    let relative = changes.map { $0.moved(by: -old.start) }
    let (fragment, rule, relaid) = layOutAgain(old.fragment, relative, element: first.range)
    _ = cache.insert(
      FragmentCache.Entry(
        start: start, fragment: fragment, isPart: first.isPart, checked: text.revision, rule: rule))
    if old.isPart || first.isPart {
      invalidateHeights(
        dropped, growth: growth, from: first, through: last, isLast: isLast)
    } else {
      heights?.adjust(
        at: start, bytes: growth, rows: fragment.countedRows - old.fragment.countedRows)
    }
    return relaid
  }

  /// Forgets the heights of `dropped`, and in a long paragraph those of all its parts whose cuts the
  /// change may have moved.
  private func invalidateHeights(
    _ dropped: Range<Int>, growth: Int, from first: Part, through last: Part, isLast: Bool
  ) {
    guard let bytes = heights?.bytes else { return }
    var lower = dropped.lowerBound
    var upper = dropped.upperBound
    if first.isPart {
      let paragraph = text.lineStart(containing: ByteCount(lower)).value
      lower = max(paragraph, lower - 2 * options.elementLimit)
    }
    if last.isPart {
      // Where edits are still to come, nobody knows yet where the paragraph ended.
      let end = text.lineEnd(containing: ByteCount(last.range.lowerBound)).value
      upper = isLast ? max(upper, end - growth) : .max
    }
    heights?.invalidate(lower..<min(upper, bytes), growth: growth)
  }
}
