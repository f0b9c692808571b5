// Eight bytes at a time as one number: the compiler turns "any lane" of a vector's comparison into
// something five times slower.
extension UnsafeBufferPointer<UInt8> {
  /// Returns the first position from `start` (and before `end`) of a byte that is not printable
  /// ASCII; `end` if there is none.
  func plainEnd(from start: Int, to end: Int) -> Int {
    firstByte(from: start, to: end, word: { $0 | ($0 &- Self.blanks) & ~$0 | ($0 &+ Self.ones) }) {
      $0 &- 0x20 > 0x5E
    }
  }

  /// Returns the first position from `start` of a byte that is not ASCII; the count if there is none.
  func asciiEnd(from start: Int) -> Int {
    firstByte(from: start, to: count, word: { $0 }, byte: { $0 >= 0x80 })
  }

  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var blanks: UInt64 { 0x2020_2020_2020_2020 }
  private static var tops: UInt64 { 0x8080_8080_8080_8080 }

  /// Returns the first position of a byte that `byte` looks for, in a stretch where `word` sets the
  /// top bit of such bytes (and perhaps of some after the first).
  @inline(__always) private func firstByte(
    from start: Int, to end: Int, word: (UInt64) -> UInt64, byte: (UInt8) -> Bool
  ) -> Int {
    guard let base = UnsafeRawPointer(baseAddress) else { return end }
    var at = start
    while at + 16 <= end {
      let first = word((base + at).loadUnaligned(as: UInt64.self))
      let second = word((base + at + 8).loadUnaligned(as: UInt64.self))
      if (first | second) & Self.tops != 0 { break }
      at += 16
    }
    while at < end, !byte(self[at]) { at += 1 }
    return at
  }
}
