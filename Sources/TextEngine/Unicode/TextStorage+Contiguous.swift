extension TextStorage {
  /// Calls `body` with the bytes of `range`, in one piece; copied only where a seam divides them.
  func withContiguousBytes<Result>(
    in range: Range<ByteCount>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    let count = range.length().value
    var result: Result?
    try forEachPiece(in: range) { piece in
      if piece.count == count { result = try body(piece) }
      return false
    }
    if let result { return result }
    return try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(count, 1)) { buffer in
      var filled = 0
      forEachPiece(in: range) { piece in
        _ = UnsafeMutableBufferPointer(rebasing: buffer[filled...]).update(fromContentsOf: piece)
        filled += piece.count
        return true
      }
      return try body(UnsafeBufferPointer(rebasing: buffer[..<filled]))
    }
  }
}
