#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension TextStorage {
  /// Calls `body` with each element from `start` on, and with its bytes, until it returns false.
  ///
  /// What `element(containing:limit:)` answers, at the speed of a scan: most elements are read
  /// where they lie. Ends with the empty element of a text that is empty or ends in a line end.
  ///
  /// - Parameter start: The start of an element.
  /// - Complexity: O(bytes walked)
  func forEachElement(
    from start: ByteCount, limit: Int,
    _ body: (Range<ByteCount>, UnsafeBufferPointer<UInt8>) -> Bool
  ) {
    var at = start
    var scratch: [UInt8] = []
    while at < count {
      // A part of a long paragraph, or what the fast walk below could not take.
      let element = element(containing: at, limit: limit)
      let goesOn = withElementBytes(element, scratch: &scratch) { body(element, $0) }
      guard goesOn else { return }
      at = element.upperBound
      guard at < count, lineStart(containing: at) == at else { continue }
      guard let next = walkParagraphs(from: at, limit: limit, scratch: &scratch, body) else {
        return
      }
      at = next
    }
    if isEmpty || endsLine(at: at) {
      _ = body(at..<at, UnsafeBufferPointer(start: nil, count: 0))
    }
  }

  /// Walks whole paragraphs that have their line end and are no longer than `limit`; returns where the first
  /// other one begins, or nil when `body` wants no more.
  private func walkParagraphs(
    from start: ByteCount, limit: Int, scratch: inout [UInt8],
    _ body: (Range<ByteCount>, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> ByteCount? {
    var at = start.value
    let newline = Int32(newline.byte)
    var wantsMore = true
    scratch.removeAll(keepingCapacity: true)
    forEachPiece(in: start..<count) { piece in
      guard let base = piece.baseAddress else { return true }
      var offset = 0
      while offset < piece.count {
        let rest = piece.count - offset
        let room = limit - scratch.count
        guard let found = memchr(base + offset, newline, min(rest, room)) else {
          if rest >= room { return false }  // a long paragraph
          scratch.append(contentsOf: UnsafeBufferPointer(start: base + offset, count: rest))
          return true
        }
        let length = UnsafeRawPointer(found) - UnsafeRawPointer(base + offset) + 1
        let total = scratch.count + length
        let element = ByteCount(at)..<ByteCount(at + total)
        if scratch.isEmpty {
          wantsMore = body(element, UnsafeBufferPointer(start: base + offset, count: length))
        } else {
          scratch.append(contentsOf: UnsafeBufferPointer(start: base + offset, count: length))
          wantsMore = scratch.withUnsafeBufferPointer { body(element, $0) }
          scratch.removeAll(keepingCapacity: true)
        }
        guard wantsMore else { return false }
        at += total
        offset += length
      }
      return true
    }
    return wantsMore ? ByteCount(at) : nil
  }
}
