package import TextEngine

extension TextStorage {
  /// Returns the first match that begins in `range`, or the last one where `backwards`.
  ///
  /// - Complexity: O(length of `range`), at the speed of memory where few places begin like the
  ///   phrase. Forwards nothing is copied but the seams between pieces; backwards a window at a time.
  package func firstMatch(
    of needle: Needle, in range: Range<ByteCount>, backwards: Bool = false
  ) -> Range<ByteCount>? {
    guard !needle.bytes.isEmpty, !range.isEmpty else { return nil }
    return backwards ? lastMatch(of: needle, in: range) : firstMatch(of: needle, from: range)
  }

  private func firstMatch(of needle: Needle, from range: Range<ByteCount>) -> Range<ByteCount>? {
    let overlap = needle.longest - 1
    let end = min(range.upperBound + ByteCount(overlap), count)
    var position = range.lowerBound.value
    /// The last bytes before the piece, in which a match may have begun.
    var seam: [UInt8] = []
    var found: Range<Int>?
    forEachPiece(in: range.lowerBound..<end) { piece in
      if !seam.isEmpty {
        let joined = seam + piece.prefix(overlap)
        if let match = joined.withUnsafeBufferPointer({ needle.first(in: $0) }) {
          let start = position - seam.count
          found = start + match.lowerBound..<start + match.upperBound
          return false
        }
      }
      if let match = needle.first(in: piece) {
        found = position + match.lowerBound..<position + match.upperBound
        return false
      }
      seam = piece.count >= overlap ? Array(piece.suffix(overlap)) : (seam + piece).suffix(overlap)
      position += piece.count
      return true
    }
    // A match that is shorter than the longest can begin behind the range.
    guard let found, found.lowerBound < range.upperBound.value else { return nil }
    return ByteCount(found.lowerBound)..<ByteCount(found.upperBound)
  }

  private func lastMatch(of needle: Needle, in range: Range<ByteCount>) -> Range<ByteCount>? {
    let window = ByteCount(1 << 18)
    var upper = range.upperBound
    while upper > range.lowerBound {
      let lower = max(range.lowerBound, upper - window)
      let end = min(upper + ByteCount(needle.longest - 1), count)
      let match = bytes(in: lower..<end).withUnsafeBufferPointer {
        needle.last(in: $0, before: (upper - lower).value)
      }
      if let match {
        return lower + ByteCount(match.lowerBound)..<lower + ByteCount(match.upperBound)
      }
      upper = lower
    }
    return nil
  }

  /// Returns all matches in `range`, apart from each other, up to `limit`.
  package func matches(
    of needle: Needle, in range: Range<ByteCount>, limit: Int = .max
  ) -> [Range<ByteCount>] {
    var found: [Range<ByteCount>] = []
    var from = range.lowerBound
    while found.count < limit, from < range.upperBound,
      let match = firstMatch(of: needle, in: from..<range.upperBound),
      match.upperBound <= range.upperBound
    {
      found.append(match)
      from = match.upperBound
    }
    return found
  }
}
