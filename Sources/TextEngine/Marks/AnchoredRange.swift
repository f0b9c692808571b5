/// A range that stays with its text: what a tool works on while the writer goes on typing.
///
/// Text typed at either rim stays outside.
public struct AnchoredRange: Hashable, Sendable {
  let start: MarkTree.ID
  let end: MarkTree.ID
}

extension TextStorage {
  /// Ties `range` to the text; `release` it when it is no longer needed.
  public mutating func anchor(_ range: Range<ByteCount>) -> AnchoredRange {
    AnchoredRange(
      start: marks.insert(at: range.lowerBound, bias: .after),
      end: marks.insert(at: range.upperBound, bias: .before))
  }

  /// Returns where the range is now, or nil if it was released. Empty when all of it was deleted.
  public func range(of anchored: AnchoredRange) -> Range<ByteCount>? {
    guard let start = marks.position(of: anchored.start),
      let end = marks.position(of: anchored.end)
    else { return nil }
    return min(start, end)..<end
  }

  /// Forgets an anchored range.
  public mutating func release(_ anchored: AnchoredRange) {
    marks.remove(anchored.start)
    marks.remove(anchored.end)
  }
}
