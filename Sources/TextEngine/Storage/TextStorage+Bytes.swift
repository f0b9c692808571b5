extension TextStorage {
  /// Whether the bytes are the same as those of `other`.
  ///
  /// - Complexity: O(*n*); O(1) where both share all, or differ in length.
  public func isSame(as other: TextStorage) -> Bool {
    state.spans.hasSameBytes(as: other.state.spans)
  }

  /// Returns the text in `range` without copying it.
  ///
  /// - Complexity: O(log *n*)
  public func slice(_ range: Range<ByteCount>) -> TextSlice {
    check(range)
    return state.spans.textSlice(range.bytes)
  }

  /// Returns a copy of the bytes in `range`.
  public func bytes(in range: Range<ByteCount>) -> [UInt8] {
    check(range)
    return state.spans.bytes(in: range.bytes)
  }

  /// Returns the text in `range`; each ill-formed part becomes U+FFFD.
  public func string(in range: Range<ByteCount>) -> String {
    check(range)
    var string: String?
    state.spans.forEachPiece(in: range.bytes) { piece in
      if piece.count == range.length().value { string = String(decoding: piece, as: UTF8.self) }
      return false
    }
    return string ?? String(decoding: state.spans.bytes(in: range.bytes), as: UTF8.self)
  }

  /// The whole text, as `string(in:)`.
  public var string: String { string(in: 0..<count) }

  /// Calls `body` with the bytes of `range`, piece by piece in order; the pointers hold only
  /// during each call. Stops when `body` returns false.
  ///
  /// - Complexity: O(log *n* + pieces)
  public func forEachPiece(
    in range: Range<ByteCount>, _ body: (UnsafeBufferPointer<UInt8>) throws -> Bool
  ) rethrows {
    check(range)
    try state.spans.forEachPiece(in: range.bytes, body)
  }

  /// The byte at `position`, which must be less than `count`.
  ///
  /// - Complexity: O(log *n*); to read several, `forEachPiece` is much faster.
  public func byte(at position: ByteCount) -> UInt8 {
    guard let place = state.spans.tree.find(position.value, side: .right, \.bytes) else {
      preconditionFailure("\(position.value) is past the last byte, \(count.value - 1)")
    }
    var byte: UInt8 = 0
    _ = place.item.forEachPiece(from: position.value - place.before.bytes, count: 1) { piece in
      byte = piece[0]
      return false
    }
    return byte
  }

  func check(_ range: Range<ByteCount>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "\(range.lowerBound.value)..<\(range.upperBound.value) is not within 0..<\(count.value)")
  }
}

extension Range<ByteCount> {
  var bytes: Range<Int> { lowerBound.value..<upperBound.value }
}
