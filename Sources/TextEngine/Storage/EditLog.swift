/// The last edits of a text, by which what was found in an older version is brought up to date.
public struct EditLog: Sendable {
  /// What became of a range.
  public enum Fate: Hashable, Sendable {
    /// Its bytes are the same, and are here now.
    case moved(Range<ByteCount>)
    /// It was edited; this is where it is now.
    case touched(Range<ByteCount>)
    /// Nothing of it is left, or the edits since are not all known.
    case gone
  }

  /// More edits than this are not remembered; what was found before them is gone.
  public let limit: Int
  private var summaries: [EditSummary] = []

  public init(limit: Int = 4_096) { self.limit = limit }

  /// Notes an edit. One that does not follow the edit noted last makes all before unknown.
  public mutating func note(_ summary: EditSummary) {
    if summaries.count == limit || summaries.last.map({ $0.after != summary.before }) ?? false {
      summaries.removeAll(keepingCapacity: true)
    }
    summaries.append(summary)
  }

  /// Forgets all edits.
  public mutating func removeAll() { summaries.removeAll() }

  /// Returns what became of `range`, of the text at `revision`, in the text after all edits.
  ///
  /// - Parameters:
  ///   - current: The revision that the text has now.
  ///   - countsRims: Whether an edit that touches an end of the range touches the range; what is
  ///     inserted there stays outside in any case.
  /// - Complexity: O(edits since).
  public func fate(
    of range: Range<ByteCount>, from revision: Revision, to current: Revision,
    countsRims: Bool = false
  ) -> Fate {
    if revision == current { return .moved(range) }
    guard summaries.last?.after == current,
      let first = summaries.firstIndex(where: { $0.before == revision })
    else { return .gone }
    var now = range
    var isTouched = false
    for summary in summaries[first...] {
      for edit in summary.edits.edits {
        let isInside =
          edit.range.isEmpty
          ? now.lowerBound < edit.range.lowerBound && edit.range.lowerBound < now.upperBound
          : edit.range.overlaps(now)
        let isAtRim =
          edit.range.lowerBound <= now.upperBound && edit.range.upperBound >= now.lowerBound
        if isInside || countsRims && isAtRim { isTouched = true }
        if edit.range.lowerBound <= now.lowerBound, edit.range.upperBound >= now.upperBound,
          !edit.range.isEmpty, !range.isEmpty
        {
          return .gone
        }
      }
      let start = summary.edits.moving(now.lowerBound, bias: .after)
      now = start..<max(start, summary.edits.moving(now.upperBound, bias: .before))
    }
    return isTouched ? .touched(now) : .moved(now)
  }
}
