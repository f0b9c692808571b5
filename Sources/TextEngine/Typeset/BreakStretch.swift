/// A stretch of an element whose breaks ICU is asked for, one after the other and not further than
/// needed.
struct BreakStretch: ~Copyable {
  /// Its bytes in the element; the start is an allowed break or the element's start.
  private(set) var range = 0..<0
  /// The breaks found, ascending; `passed` of them are done with.
  private var breaks: [Int] = []
  private var passed = 0
  private var isFinished = true
  private var breaker: Breaker?

  /// Whether `position` and the positions before it, from the stretch's start, are answered for.
  func covers(_ position: Int, from start: Int) -> Bool {
    range.lowerBound <= start && position < range.upperBound
  }

  mutating func begin(_ range: Range<Int>, of element: UnsafeBufferPointer<UInt8>) {
    self.range = range
    breaks.removeAll(keepingCapacity: true)
    passed = 0
    isFinished = false
    if breaker == nil { breaker = Breaker(.line) }
    breaker?.setText(UnsafeBufferPointer(rebasing: element[range]))
  }

  /// Returns the last break after `start` and not after `position` where a row may end: not inside
  /// a cluster, and not before a space or tab.
  mutating func lastBreak(
    after start: Int, notAfter position: Int, in scanner: ClusterScanner
  ) -> Int? {
    let element = scanner.bytes
    while !isFinished, breaks.last.map({ $0 <= position }) ?? true {
      if let next = breaker?.next() {
        breaks.append(range.lowerBound + next)
      } else {
        isFinished = true
      }
    }
    while passed < breaks.count, breaks[passed] <= start { passed += 1 }
    var at = breaks.count - 1
    while at >= passed {
      let found = breaks[at]
      if found <= position, element.isClusterBoundary(found),
        found == element.count || !scanner.cluster(at: found).hangs
      {
        return found
      }
      at -= 1
    }
    return nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether a cluster begins at `position`, if all of the text is at hand.
  func isClusterBoundary(_ position: Int) -> Bool {
    if position == 0 || position == count || self[position] < 0x80 && self[position - 1] < 0x80 {
      return true
    }
    let window = GraphemeWindow(bytes: self, isStart: true, isEnd: true)
    return window.boundary(atOrBefore: position) == position
  }
}
