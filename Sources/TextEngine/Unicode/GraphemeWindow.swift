/// Bytes of a text in which cluster boundaries (UAX #29, 15.0) are looked for.
///
/// An answer is nil when it depends on bytes outside; a wider window then gives it.
struct GraphemeWindow {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Whether nothing comes before, or what comes before may be taken to end a cluster.
  let isStart: Bool
  /// Whether nothing comes after.
  let isEnd: Bool

  /// Returns the end of the cluster that begins at `start`, a boundary less than the count.
  func end(from start: Int) -> Int? {
    guard let first = scalar(at: start) else { return nil }
    var state = GraphemeState(first)
    var at = start + first.length
    while at < bytes.count {
      guard let next = scalar(at: at) else { return nil }
      if state.breaks(before: next) { return at }
      at += next.length
    }
    return isEnd ? at : nil
  }

  /// Returns the last boundary not after `position`.
  func boundary(atOrBefore position: Int) -> Int? {
    if position >= bytes.count { return isEnd ? bytes.count : nil }
    if position < 4, !isStart { return nil }
    var at = bytes.scalarStart(atOrBefore: position)
    while at > 0 {
      guard let isBoundary = isBoundary(at) else { return nil }
      if isBoundary { return at }
      at = bytes.scalarStart(atOrBefore: at - 1)
    }
    return isStart ? 0 : nil
  }

  /// Returns whether a cluster begins at `position`, which must be the start of a code point.
  private func isBoundary(_ position: Int) -> Bool? {
    guard let (first, before) = scalar(before: position), let next = scalar(at: position) else {
      return nil
    }
    let class1 = before.properties.grapheme
    let class2 = next.properties.grapheme
    switch (class1, class2) {
    case (.zwj, .pictograph): return isBoundaryAfterJoiner(first)
    case (.regionalIndicator, .regionalIndicator): return isBetweenFlags(first)
    default:
      var state = GraphemeState(before)
      return state.breaks(before: next)
    }
  }

  /// Looks back from the joiner at `joiner` over marks for a pictograph (GB11).
  private func isBoundaryAfterJoiner(_ joiner: Int) -> Bool? {
    var at = joiner
    while at > 0 {
      guard let (start, before) = scalar(before: at) else { return nil }
      switch before.properties.grapheme {
      case .extend: at = start
      case .pictograph: return false
      default: return true
      }
    }
    return isStart ? true : nil
  }

  /// Counts the regional indicators that end with the one at `position` (GB12, GB13).
  private func isBetweenFlags(_ position: Int) -> Bool? {
    var count = 1
    var at = position
    while at > 0 {
      guard let (start, before) = scalar(before: at) else { return nil }
      guard before.properties.grapheme == .regionalIndicator else { return count % 2 == 0 }
      count += 1
      at = start
    }
    return isStart ? count % 2 == 0 : nil
  }

  private func scalar(at offset: Int) -> DecodedScalar? {
    let found = bytes.scalar(at: offset)
    return !found.isValid && offset + found.length == bytes.count && !isEnd ? nil : found
  }

  private func scalar(before offset: Int) -> (start: Int, scalar: DecodedScalar)? {
    if offset < 4, !isStart { return nil }
    let start = bytes.scalarStart(atOrBefore: offset - 1)
    return (start, bytes.scalar(at: start))
  }
}

/// What of a cluster's beginning decides whether it goes on.
struct GraphemeState {
  private var last: GraphemeClass
  /// Whether a pictograph, marks, and now a joiner have been seen (GB11).
  private var isJoining = false
  private var followsPictograph: Bool
  /// Whether the last code point is the first of a flag.
  private var isHalfFlag: Bool

  @inline(__always) init(_ first: DecodedScalar) { self.init(first.properties.grapheme) }

  @inline(__always) init(_ first: GraphemeClass) {
    last = first
    followsPictograph = first == .pictograph
    isHalfFlag = first == .regionalIndicator
  }

  @inline(__always) mutating func breaks(before next: DecodedScalar) -> Bool {
    breaks(before: next.properties.grapheme)
  }

  /// Returns whether a boundary comes before `next`, and takes it in if not.
  @inline(__always) mutating func breaks(before next: GraphemeClass) -> Bool {
    let isBreak: Bool
    switch (last, next) {
    case (.cr, .lf): isBreak = false  // GB3
    case (.control, _), (.cr, _), (.lf, _), (_, .control), (_, .cr), (_, .lf): return true  // GB4-5
    case (_, .extend), (_, .zwj), (_, .spacingMark), (.prepend, _): isBreak = false  // GB9-9b
    case (.l, .l), (.l, .v), (.l, .lv), (.l, .lvt): isBreak = false  // GB6
    case (.lv, .v), (.lv, .t), (.v, .v), (.v, .t): isBreak = false  // GB7
    case (.lvt, .t), (.t, .t): isBreak = false  // GB8
    case (.zwj, .pictograph): isBreak = !isJoining  // GB11
    case (.regionalIndicator, .regionalIndicator): isBreak = !isHalfFlag  // GB12-13
    default: return true
    }
    if isBreak { return true }
    isJoining = next == .zwj && followsPictograph
    followsPictograph = next == .pictograph || (followsPictograph && next == .extend)
    isHalfFlag = next == .regionalIndicator && !(last == .regionalIndicator && isHalfFlag)
    last = next
    return false
  }
}
