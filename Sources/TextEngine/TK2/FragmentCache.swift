/// The fragments round the viewport: sorted, apart, and only some hundreds.
struct FragmentCache {
  struct Entry {
    /// Where the element begins in the text.
    var start: Int
    var fragment: TextLayoutFragment
    /// Whether the element is a part of a paragraph that is too long: where its cuts lie, an edit
    /// elsewhere in the paragraph may change.
    var isPart: Bool
    /// The revision for which the range of a part was last found right.
    var checked: Revision
    /// The number of the user's rule that the element matches.
    var rule: Int?

    var end: Int { start + fragment.length }
  }

  private(set) var entries: [Entry] = []
  private(set) var rowCount = 0

  /// More entries than this, or more rows, and those farthest away are dropped.
  private static let entryLimit = 512
  private static let rowLimit = 65_536

  /// The bytes that the cache takes.
  var memory: Int {
    entries.count * MemoryLayout<Entry>.stride + rowCount * MemoryLayout<UInt32>.stride
  }

  /// Returns the number of entries that begin before `position`.
  func firstIndex(from position: Int) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].start < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the entry that holds `position`, or that begins or ends there if none holds it.
  func index(holding position: Int) -> Int? {
    let index = firstIndex(from: position + 1) - 1
    return index >= 0 && position <= entries[index].end ? index : nil
  }

  mutating func check(_ index: Int, _ revision: Revision) { entries[index].checked = revision }

  mutating func remove(_ range: Range<Int>) {
    for entry in entries[range] { rowCount -= entry.fragment.rowCount }
    entries.removeSubrange(range)
  }

  mutating func removeAll() { remove(0..<entries.count) }

  /// Adds an entry in the place of all that it overlaps, and returns its index.
  mutating func insert(_ entry: Entry) -> Int {
    remove(overlapping: entry.start..<entry.end)
    var index = firstIndex(from: entry.start)
    entries.insert(entry, at: index)
    rowCount += entry.fragment.rowCount
    if entries.count > Self.entryLimit || rowCount > Self.rowLimit { trim(&index) }
    return index
  }

  /// Removes what shares a byte with `range`, and empty entries in it or at its ends.
  mutating func remove(overlapping range: Range<Int>) {
    var first = firstIndex(from: range.lowerBound)
    if first > 0, entries[first - 1].end > range.lowerBound { first -= 1 }
    var last = first
    while last < entries.count,
      entries[last].start < range.upperBound
        || entries[last].start == range.upperBound && entries[last].fragment.length == 0
    {
      last += 1
    }
    remove(first..<last)
  }

  /// Moves the entries from `index` on by `shift` bytes.
  mutating func shift(from index: Int, by shift: Int) {
    for index in index..<entries.count { entries[index].start += shift }
  }

  /// Drops a part of the entries, those farther from `index`, which follows its entry.
  private mutating func trim(_ index: inout Int) {
    while entries.count > 1,
      entries.count > Self.entryLimit * 3 / 4 || rowCount > Self.rowLimit * 3 / 4
    {
      let after = entries.count - 1 - index
      let dropped = max(1, max(index, after) / 4)
      if after >= index {
        remove((entries.count - dropped)..<entries.count)
      } else {
        remove(0..<dropped)
        index -= dropped
      }
    }
  }
}
