/// The rows of one element, all of them. Immutable: an edit replaces the fragment.
public struct TextLayoutFragment: Hashable, Sendable {
  /// The end of each row in bytes from the element's start, doubled, and 1 more if it is a restart.
  private let ends: [UInt32]

  /// - Precondition: There is at least one row, and an element is shorter than 2 GiB.
  init(_ ends: [UInt32]) {
    precondition(!ends.isEmpty, "an element has at least one row")
    self.ends = ends
  }

  init(_ breaks: [RowBreak], of element: UnsafeBufferPointer<UInt8>) {
    self.init(
      breaks.map {
        Self.packed(RowBreak(end: $0.end, isRestart: $0.begins(rowsIn: element)))
      })
  }

  static func packed(_ rowBreak: RowBreak) -> UInt32 {
    UInt32(rowBreak.end) << 1 | (rowBreak.isRestart ? 1 : 0)
  }

  /// The number of rows; at least 1.
  public var rowCount: Int { ends.count }
  /// The rows, but for the empty row at the end of a text.
  var countedRows: Int { length == 0 ? 0 : rowCount }
  /// The bytes of the element.
  public var length: Int { Int(ends[ends.count - 1] >> 1) }
  /// The bytes that the fragment takes.
  var memory: Int { ends.count * MemoryLayout<UInt32>.stride }

  /// Returns the bytes of row `row`, from the element's start.
  func range(ofRow row: Int) -> Range<Int> {
    (row == 0 ? 0 : Int(ends[row - 1] >> 1))..<Int(ends[row] >> 1)
  }

  func end(ofRow row: Int) -> Int { Int(ends[row] >> 1) }

  /// Whether typesetting may begin at the end of row `row`.
  func isRestart(_ row: Int) -> Bool { ends[row] & 1 == 1 }

  /// Returns the row that holds the byte at `offset`; the last for the element's end.
  ///
  /// - Complexity: O(log rows)
  func row(containing offset: Int) -> Int {
    var low = 0
    var high = ends.count - 1
    while low < high {
      let middle = (low + high) / 2
      if Int(ends[middle] >> 1) > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The packed ends of `rows`, moved by `shift` bytes.
  func packedEnds(_ rows: Range<Int>, shift: Int) -> some Sequence<UInt32> {
    ends[rows].lazy.map { UInt32(Int($0) + shift * 2) }
  }
}
