/// Makes a case in which layouts differ as small as it gets: the start of a useful report.
///
/// Cuts away edits, lines, then clusters, as long as the sides still differ (delta debugging); then
/// makes what is left plainer. What comes out differs, if not in the same way as what went in.
public struct DifferenceShrinker {
  public var options: TypesetOptions
  /// The sides, each compared with the first.
  public var contestants: [LayoutContestant]
  /// Bytes laid out at most by each side, all attempts together; what is reached then is given back.
  public var budget = 128 << 20
  /// Attempts at most.
  public var attempts = 20_000

  public init(options: TypesetOptions, contestants: [LayoutContestant]) {
    self.options = options
    self.contestants = contestants
  }

  /// Returns a smaller case in which the sides differ; nil if they do not differ in `large`.
  public func shrink(_ large: LayoutCase, near place: ByteCount = 0) -> LayoutCase? {
    var run = Run(shrinker: self, best: large, budget: budget, attempts: attempts)
    // In a large text not every row's caret stops are compared; near the place all are.
    let isSeen = run.holds(large)
    if isSeen { run.dropEdits() }
    guard run.window(round: place) || isSeen else { return nil }
    run.dropEdits()
    run.dropPieces { Self.lines(of: $0) }
    run.dropPieces { Self.clusters(of: $0, options) }
    run.dropEdits()
    run.simplify()
    run.dropPieces { Self.clusters(of: $0, options) }
    return run.best
  }

  /// Whether any side lays out the text otherwise than the first, before or after any edit.
  public func differs(_ tried: LayoutCase) -> Bool {
    let layouts = contestants.map { $0.make(tried.text, options) }
    var comparer = LayoutComparer(
      options: options, screenRows: 1, contestants: contestants, now: { 0 })
    comparer.sampledRows = tried.text.count.value > 0x4000 ? 256 : 4_096
    var comparison = LayoutComparison(
      bytes: 0, width: options.width.value, screenRows: 1, sides: [], differences: [], edits: [])
    _ = comparer.walk(layouts, &comparison, afterEdits: 0)
    var text = tried.text
    for set in tried.edits where comparison.isSame {
      let summary = text.apply(set)
      for layout in layouts { layout.apply(summary, text: text) }
      _ = comparer.walk(layouts, &comparison, afterEdits: 0)
    }
    return !comparison.isSame
  }

  static func lines(of text: TextStorage) -> [Range<ByteCount>] {
    var lines: [Range<ByteCount>] = []
    var start: ByteCount = 0
    while start < text.count {
      let element = text.element(containing: start)
      lines.append(start..<element.upperBound)
      start = element.upperBound
    }
    return lines
  }

  static func clusters(of text: TextStorage, _ options: TypesetOptions) -> [Range<ByteCount>] {
    text.clusters(in: 0..<text.count, options: options).map(\.range)
  }
}

/// One shrinking: the best so far, and what may still be spent.
private struct Run {
  let shrinker: DifferenceShrinker
  var best: LayoutCase
  var budget: Int
  var attempts: Int

  mutating func holds(_ tried: LayoutCase) -> Bool {
    guard budget > 0, attempts > 0 else { return false }
    attempts -= 1
    budget -= (tried.text.count.value + 64) * (tried.edits.count + 1)
    return shrinker.differs(tried)
  }

  mutating func take(_ tried: LayoutCase) -> Bool {
    guard holds(tried) else { return false }
    best = tried
    return true
  }

  /// Tries the surroundings of `place` alone, wider and wider; returns whether they differ.
  mutating func window(round place: ByteCount) -> Bool {
    var margin: ByteCount = 256
    let whole = best
    while margin.value * 2 < whole.text.count.value {
      let start = whole.text.element(containing: max(place - margin, 0)).lowerBound
      let end = whole.text.element(containing: min(place + margin, whole.text.count)).upperBound
      if take(whole.removing(end..<whole.text.count).removing(0..<start)) { return true }
      margin = ByteCount(margin.value << 4)
    }
    return false
  }

  mutating func dropEdits() {
    var size = max(best.edits.count / 2, 1)
    while !best.edits.isEmpty {
      var at = 0
      var isSmaller = false
      while at < best.edits.count {
        var tried = best
        tried.edits.removeSubrange(at..<min(at + size, best.edits.count))
        if take(tried.fitted) { isSmaller = true } else { at += size }
      }
      if size > 1 { size /= 2 } else if !isSmaller { return }
    }
  }

  /// Drops pieces of the text, many at a time, then fewer.
  mutating func dropPieces(_ pieces: (TextStorage) -> [Range<ByteCount>]) {
    var known = pieces(best.text)
    var size = max(known.count / 2, 1)
    while !known.isEmpty, budget > 0, attempts > 0 {
      var at = 0
      var isSmaller = false
      while at < known.count {
        let last = min(at + size, known.count) - 1
        if take(best.removing(known[at].lowerBound..<known[last].upperBound)) {
          isSmaller = true
          known = pieces(best.text)
        } else {
          at += size
        }
      }
      if size > 1 { size /= 2 } else if !isSmaller { return }
    }
  }

  /// Makes each cluster an `a`, or two, where the difference stays.
  mutating func simplify() {
    var at: ByteCount = 0
    while at < best.text.count, budget > 0, attempts > 0 {
      let end = best.text.graphemeEnd(after: at)
      if best.text.bytes(in: at..<end) != [UInt8(ascii: "a")], best.edits.isEmpty {
        for plain in ["a", "aa"] {
          var tried = best
          tried.text.apply(EditSet(Edit(range: at..<end, text: plain)))
          if take(tried) { break }
        }
      }
      at = best.text.graphemeEnd(after: at)
    }
  }
}
