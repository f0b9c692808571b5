extension UnsafeBufferPointer<UInt8> {
  /// Returns the first position from `start` (and before `end`) of a byte that is not printable
  /// ASCII; `end` if there is none.
  ///
  /// - Complexity: O(*n*), 16 bytes a step.
  func plainEnd(from start: Int, to end: Int) -> Int {
    guard let base = baseAddress else { return end }
    var at = start
    while at + 16 <= end {
      let block = UnsafeRawPointer(base + at).loadUnaligned(as: SIMD16<UInt8>.self)
      // 0x20...0x7E becomes 0...0x5E.
      if any((block &- 0x20) .> 0x5E) { break }
      at += 16
    }
    while at < end, self[at] &- 0x20 <= 0x5E { at += 1 }
    return at
  }
}
