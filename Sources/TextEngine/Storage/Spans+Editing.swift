extension Spans {
  /// Replaces the bytes in `range` by spans whose sources are kept already.
  ///
  /// Neighbours that lie together in their source become one span again, so that undoing an edit
  /// gives the old shape back.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* new spans.
  mutating func replace(_ range: Range<Int>, with new: [Span]) {
    precondition(range.upperBound <= count, "\(range.upperBound) is past the end, \(count)")
    // The window holds the spans that end and begin at the rims too, for they may merge.
    let first = tree.find(range.lowerBound, side: .left, \.bytes)
    let window: Range<Int>
    var list: [Span] = []
    list.reserveCapacity(new.count + 2)
    if tree.isEmpty {
      window = 0..<0
      list = new
    } else {
      guard let first = first ?? tree.find(0, side: .right, \.bytes) else {
        preconditionFailure("\(range) is not within 0..<\(count)")
      }
      let skip = range.lowerBound - first.before.bytes
      var last = first
      if range.upperBound >= first.before.bytes + first.item.length {
        last = tree.find(range.upperBound, side: .right, \.bytes) ?? tree.place(at: tree.count - 1)
      }
      window = first.index..<(last.index + 1)
      let keep = range.upperBound - last.before.bytes
      if range.isEmpty && first.index == last.index && skip > 0 && skip < first.item.length {
        let (left, right) = first.item.split(at: skip)
        list.append(left)
        for span in new { Self.add(span, to: &list) }
        Self.add(right, to: &list)
      } else {
        if skip > 0 {
          list.append(skip < first.item.length ? first.item.split(at: skip).0 : first.item)
        }
        for span in new { Self.add(span, to: &list) }
        if keep < last.item.length {
          Self.add(keep > 0 ? last.item.split(at: keep).1 : last.item, to: &list)
        }
      }
    }
    tree.replaceSubrange(window, with: list)
  }

  private static func add(_ span: Span, to list: inout [Span]) {
    if let last = list.last, let merged = last.merged(with: span) {
      list[list.count - 1] = merged
    } else {
      list.append(span)
    }
  }

  /// Replaces the bytes in `range` by `other`, sharing its tree.
  ///
  /// - Complexity: O(log *n*)
  mutating func replace(_ range: Range<Int>, with other: Spans) {
    keep(other.sources)
    if other.tree.count <= 16 || other.tree.shape != tree.shape {
      var new: [Span] = []
      other.tree.forEach {
        new.append($0)
        return true
      }
      replace(range, with: new)
      return
    }
    let after = range.lowerBound + other.count
    let tail = slice(range.upperBound..<count)
    let head = slice(0..<range.lowerBound)
    tree = head.tree.joined(with: other.tree).joined(with: tail.tree)
    // The seams: an empty replacement merges what meets there.
    replace(after..<after, with: [Span]())
    replace(range.lowerBound..<range.lowerBound, with: [Span]())
  }

  /// Traps unless the tree is sound, no span is empty or crosses its grain, counts are right,
  /// contiguous neighbours are merged and all sources are kept.
  func checkInvariants() {
    tree.checkInvariants()
    let kept = Set(sources.map(ObjectIdentifier.init))
    var before: Span?
    tree.forEach { span in
      let source = span.source
      precondition(kept.contains(ObjectIdentifier(source)), "a source is not kept")
      precondition(source.newline == newline, "a source with other line ends")
      precondition(span.length > 0, "an empty span")
      precondition(span.end <= source.count, "\(span.end) is past the source, \(source.count)")
      precondition(
        span.start / source.grain == (span.end - 1) / source.grain, "a span across its grain")
      let counts = span.isCounted ? source.scan(span.start..<span.end) : ByteScan.Counts()
      precondition(
        span.counts == counts || source.file.map { !$0.lostPages.isEmpty } ?? false,
        "\(span.counts), not \(counts)")
      precondition(before.flatMap { $0.merged(with: span) } == nil, "neighbours that should be one")
      before = span
      return true
    }
  }
}
