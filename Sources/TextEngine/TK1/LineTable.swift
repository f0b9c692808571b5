/// The starts of all rows from the beginning of a text, in one flat gap buffer.
///
/// A record is 8 bytes: the start and two flags. Records after the gap still lack `pending`, which
/// is added when one is read or crosses the gap, so that an edit moves all later rows at once.
struct LineTable {
  /// The start of one row.
  struct Record: Hashable {
    /// The row's first byte.
    var start: Int
    /// Whether an element begins here too.
    var beginsElement: Bool
    /// Whether typesetting may begin here: at an element, or where UAX #14 allows a break.
    var isRestart: Bool
  }

  private static let elementFlag: UInt64 = 1 << 63
  private static let restartFlag: UInt64 = 1 << 62
  private static let startBits: UInt64 = restartFlag - 1

  private var buffer: ContiguousArray<UInt64> = []
  private var gap = 0..<0
  /// What the starts after the gap lack.
  private(set) var pending = 0

  var count: Int { buffer.count - gap.count }
  /// The bytes that the table takes.
  var memory: Int { buffer.count * MemoryLayout<UInt64>.stride }

  subscript(index: Int) -> Record {
    let word = word(index)
    return Record(
      start: start(index), beginsElement: word & Self.elementFlag != 0,
      isRestart: word & Self.restartFlag != 0)
  }

  /// The start of row `index`.
  func start(_ index: Int) -> Int {
    let start = Self.start(of: word(index))
    return index < gap.lowerBound ? start : start + pending
  }

  func beginsElement(_ index: Int) -> Bool { word(index) & Self.elementFlag != 0 }

  /// Returns the last row that starts at or before `position`; the table must not be empty.
  ///
  /// - Complexity: O(log rows)
  func index(atOrBefore position: Int) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if start(middle) <= position { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the row that begins an element at `position`, if there is one.
  func element(at position: Int) -> Int? {
    guard count > 0 else { return nil }
    let index = index(atOrBefore: position)
    return start(index) == position && beginsElement(index) ? index : nil
  }

  /// Adds a row at the end.
  mutating func append(_ record: Record) {
    if gap.upperBound < buffer.count { moveGap(to: count) }
    if gap.isEmpty { grow(by: 1) }
    buffer[gap.lowerBound] = Self.word(record, lacking: 0)
    gap = (gap.lowerBound + 1)..<gap.upperBound
  }

  /// Puts `records` in the place of `rows`, and moves all rows after them by `shift` bytes.
  ///
  /// - Complexity: O(records + distance from the last place)
  mutating func replace(_ rows: Range<Int>, with records: [Record], shift: Int) {
    moveGap(to: rows.lowerBound)
    gap = gap.lowerBound..<(gap.upperBound + rows.count)
    pending += shift
    if gap.count < records.count { grow(by: records.count) }
    for record in records {
      buffer[gap.lowerBound] = Self.word(record, lacking: 0)
      gap = (gap.lowerBound + 1)..<gap.upperBound
    }
  }

  /// Forgets the rows from `index` on.
  mutating func removeAll(from index: Int) {
    moveGap(to: index)
    gap = gap.lowerBound..<buffer.count
    pending = 0
  }

  private func word(_ index: Int) -> UInt64 {
    buffer[index < gap.lowerBound ? index : index + gap.count]
  }

  private static func word(_ record: Record, lacking pending: Int) -> UInt64 {
    UInt64(bitPattern: Int64(record.start - pending)) & startBits
      | (record.beginsElement ? elementFlag : 0) | (record.isRestart ? restartFlag : 0)
  }

  /// What a word holds: below zero where `pending` is greater than the start.
  private static func start(of word: UInt64) -> Int { Int(Int64(bitPattern: word << 2) >> 2) }

  private static func moving(_ word: UInt64, by shift: Int) -> UInt64 {
    word & ~startBits | UInt64(bitPattern: Int64(start(of: word) + shift)) & startBits
  }

  /// Moves the gap so that it comes just before row `index`.
  private mutating func moveGap(to index: Int) {
    let size = gap.count
    while gap.lowerBound > index {
      buffer[gap.upperBound - 1] = Self.moving(buffer[gap.lowerBound - 1], by: -pending)
      gap = (gap.lowerBound - 1)..<(gap.upperBound - 1)
    }
    while gap.lowerBound < index {
      buffer[gap.lowerBound] = Self.moving(buffer[gap.upperBound], by: pending)
      gap = (gap.lowerBound + 1)..<(gap.upperBound + 1)
    }
    assert(gap.count == size)
    if gap.upperBound == buffer.count { pending = 0 }
  }

  /// Makes room for at least `wanted` records in the gap.
  private mutating func grow(by wanted: Int) {
    let more = max(wanted, buffer.count / 2, 64)
    let old = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: more))
    let tail = old - gap.upperBound
    for offset in 0..<tail { buffer[buffer.count - 1 - offset] = buffer[old - 1 - offset] }
    gap = gap.lowerBound..<(gap.upperBound + more)
  }
}
