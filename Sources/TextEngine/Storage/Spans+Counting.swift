// Lines and UTF-16 units: exact where everything before is counted, else by the average.
extension Spans {
  /// What is counted: the sum of a stretch, or of a part of a source.
  struct Metric {
    var ofSummary: (SpanSummary) -> Int
    var ofCounts: (ByteScan.Counts) -> Int

    static var newlines: Metric { Metric(ofSummary: \.newlines, ofCounts: \.newlines) }
    static var utf16: Metric { Metric(ofSummary: \.utf16, ofCounts: \.utf16) }
  }

  /// How many of what `metric` counts there are in a byte of what is not counted yet.
  private func density(_ metric: Metric) -> Double {
    let known = tree.summary.bytes - tree.summary.unknown
    return known == 0 ? 0 : Double(metric.ofSummary(tree.summary)) / Double(known)
  }

  /// How many there are in all.
  func total(_ metric: Metric) -> Known<Int> {
    let summary = tree.summary
    let counted = metric.ofSummary(summary)
    if summary.unknown == 0 { return .exact(counted) }
    return .estimated(counted + Int(Double(summary.unknown) * density(metric)))
  }

  /// How many there are before `position`.
  func count(_ metric: Metric, before position: Int) -> Known<Int> {
    guard let place = tree.find(position, side: .left, \.bytes) else { return .exact(0) }
    let span = place.item
    let offset = position - place.before.bytes
    var count = metric.ofSummary(place.before)
    let part = span.start..<(span.start + offset)
    if place.before.unknown == 0 && (span.isCounted || span.source.isCounted(part)) {
      let inside = span.isCounted ? span.counts(before: offset) : span.source.counts(in: part)
      return .exact(count + metric.ofCounts(inside))
    }
    let density = density(metric)
    count += Int(Double(place.before.unknown) * density)
    count +=
      span.isCounted
      ? metric.ofCounts(span.counts(before: offset)) : Int(Double(offset) * density)
    return .estimated(count)
  }

  /// Returns the place just after the `number`-th (from 1) newline; the end if there are fewer.
  func place(afterNewline number: Int) -> Known<Int> {
    place(of: number, side: .left, .newlines) { span, left in
      span.source.end(ofNewline: left, in: span.start..<span.end)
    }
  }

  /// Returns the start of the scalar that UTF-16 unit `unit` (from 0) belongs to; the end if there
  /// are fewer.
  func place(holdingUTF16 unit: Int) -> Known<Int> {
    place(of: unit, side: .right, .utf16) { span, left in
      span.source.scalar(holdingUTF16: left, in: span.start..<span.end)
    }
  }

  private func place(
    of target: Int, side: SumTree<Span>.Side, _ metric: Metric,
    inside: (Span, Int) -> Int?
  ) -> Known<Int> {
    let exact = tree.find(target, side: side, metric.ofSummary)
    if let exact, exact.before.unknown == 0 {
      let left = target - metric.ofSummary(exact.before)
      let found = inside(exact.item, left).map { $0 - exact.item.start } ?? exact.item.length
      return .exact(exact.before.bytes + found)
    }
    if tree.summary.unknown == 0 { return .exact(count) }
    let density = density(metric)
    func guess(_ summary: SpanSummary) -> Int {
      metric.ofSummary(summary) + Int(Double(summary.unknown) * density)
    }
    guard let place = tree.find(target, side: side, guess) else { return .estimated(count) }
    let span = place.item
    let left = target - guess(place.before)
    if span.isCounted, let found = inside(span, left) {
      return .estimated(place.before.bytes + found - span.start)
    }
    let offset = density > 0 ? min(Int(Double(left) / density), span.length) : 0
    return .estimated(place.before.bytes + max(offset, 0))
  }

  /// Takes over the counts that the sources have found out since; returns whether there were any.
  ///
  /// - Complexity: O(*u* log *n*) for *u* spans that are not counted.
  mutating func learnCounts() -> Bool {
    if tree.summary.unknown == 0 { return false }
    var skipped = 0
    var learnt = false
    while let place = tree.find(skipped, side: .right, \.unknown) {
      let span = place.item
      if span.source.isCounted(span.start..<span.end) {
        let start = place.before.bytes
        replace(
          start..<(start + span.length),
          with: [Span(source: span.source, range: span.start..<span.end)])
        learnt = true
      } else {
        skipped = place.before.unknown + span.length
      }
    }
    return learnt
  }
}

extension Span {
  /// The span with its counts, if they have been found out since it was made.
  func learningCounts() -> Span {
    isCounted ? self : Span(source: source, range: start..<end)
  }
}

extension Known {
  func map<Other>(_ transform: (Value) -> Other) -> Known<Other> {
    switch self {
    case .exact(let value): .exact(transform(value))
    case .estimated(let value): .estimated(transform(value))
    }
  }
}
