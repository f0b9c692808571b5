extension TextStorage {
  /// Calls `body` with the bytes of `range` in one piece, which is a copy in `scratch` only where
  /// the storage holds them in several.
  ///
  /// - Complexity: O(log *n*), or O(`range`) where it must copy.
  func withElementBytes<Result>(
    _ range: Range<ByteCount>, scratch: inout [UInt8],
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    let length = range.length().value
    var result: Result?
    scratch.removeAll(keepingCapacity: true)
    try forEachPiece(in: range) { piece in
      if piece.count == length {
        result = try body(piece)
        return false
      }
      scratch.append(contentsOf: piece)
      return true
    }
    return try result ?? scratch.withUnsafeBufferPointer(body)
  }
}
