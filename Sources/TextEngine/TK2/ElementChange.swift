/// A replacement inside one element: `old` gives way to `count` bytes. Several ascend, and all are
/// counted in the element before any of them.
struct ElementChange: Hashable {
  var old: Range<Int>
  var count: Int

  var growth: Int { count - old.count }

  func moved(by shift: Int) -> ElementChange {
    ElementChange(old: (old.lowerBound + shift)..<(old.upperBound + shift), count: count)
  }

  /// Returns `changes`, and one more at the end if they do not make `length` bytes of `oldLength`:
  /// the element then ends elsewhere.
  static func completing(
    _ changes: [ElementChange], oldLength: Int, length: Int
  ) -> [ElementChange] {
    let missing = length - oldLength - changes.reduce(0) { $0 + $1.growth }
    if missing == 0 { return changes }
    var changes = changes
    var tail = ElementChange(old: min(oldLength, oldLength + missing)..<oldLength, count: 0)
    tail.count = tail.old.count + missing
    while let last = changes.last, last.old.upperBound > tail.old.lowerBound {
      // The end moved into what was replaced: one change from there to the end.
      let count = last.count + tail.count - (last.old.upperBound - tail.old.lowerBound)
      tail = ElementChange(old: last.old.lowerBound..<oldLength, count: count)
      changes.removeLast()
    }
    return changes + [tail]
  }
}
