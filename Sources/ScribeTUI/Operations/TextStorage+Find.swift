package import TextEngine

/// A word or phrase to look for.
package struct Needle: Hashable, Sendable {
  /// The bytes to find, in lower case where case does not matter.
  let bytes: [UInt8]
  /// Whether `A` and `a` are the same: so where the phrase has no capital.
  let ignoresCase: Bool

  /// - Parameter phrase: Compared byte by byte; the letters A to Z in either case where the phrase
  ///   has no capital letter.
  package init(_ phrase: String) {
    ignoresCase = !phrase.contains(where: \.isUppercase)
    bytes = Array(phrase.utf8)
  }

  func matches(_ window: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    for index in bytes.indices where lower(window[start + index]) != bytes[index] { return false }
    return true
  }

  @inline(__always) func lower(_ byte: UInt8) -> UInt8 {
    ignoresCase && byte &- 0x41 < 26 ? byte | 0x20 : byte
  }

  /// The bit in which the two cases of a letter differ, where case does not matter.
  private func caseBit(of byte: UInt8) -> UInt8 { ignoresCase && byte &- 0x61 < 26 ? 0x20 : 0 }

  /// Returns where the first match in `window` begins.
  ///
  /// Sixteen places at a time are tried by the needle's first and last byte; the rest is compared
  /// where both fit.
  func first(in window: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
    let length = bytes.count
    guard length > 0, let base = window.baseAddress else { return nil }
    typealias Lanes = SIMD16<UInt8>
    let head = Lanes(repeating: bytes[0])
    let headCase = Lanes(repeating: caseBit(of: bytes[0]))
    let tail = Lanes(repeating: bytes[length - 1])
    let tailCase = Lanes(repeating: caseBit(of: bytes[length - 1]))
    let end = window.count - length + 1
    var at = start
    while at + 16 <= end {
      let raw = UnsafeRawPointer(base + at)
      let heads = raw.loadUnaligned(as: Lanes.self) | headCase
      let tails = raw.loadUnaligned(fromByteOffset: length - 1, as: Lanes.self) | tailCase
      // Zero in a lane where both fit.
      let misses = (heads ^ head) | (tails ^ tail)
      if misses.min() == 0 {
        for lane in 0..<16 where misses[lane] == 0 && matches(window, at: at + lane) {
          return at + lane
        }
      }
      at += 16
    }
    while at < end {
      if matches(window, at: at) { return at }
      at += 1
    }
    return nil
  }

  /// Returns where the last match in `window` begins.
  func last(in window: UnsafeBufferPointer<UInt8>) -> Int? {
    var found: Int?
    while let next = first(in: window, from: found.map { $0 + 1 } ?? 0) { found = next }
    return found
  }
}

extension TextStorage {
  /// Returns the first match that begins in `range`, or the last one where `backwards`.
  ///
  /// - Complexity: O(length of `range`), at the speed of memory where few places begin like the
  ///   phrase. Forwards nothing is copied but the seams between pieces; backwards a window at a time.
  package func firstMatch(
    of needle: Needle, in range: Range<ByteCount>, backwards: Bool = false
  ) -> Range<ByteCount>? {
    guard !needle.bytes.isEmpty, !range.isEmpty else { return nil }
    let start = backwards ? lastStart(of: needle, in: range) : firstStart(of: needle, in: range)
    return start.map { $0..<($0 + ByteCount(needle.bytes.count)) }
  }

  private func firstStart(of needle: Needle, in range: Range<ByteCount>) -> ByteCount? {
    let overlap = needle.bytes.count - 1
    let end = min(range.upperBound + ByteCount(overlap), count)
    var position = range.lowerBound.value
    /// The last bytes before the piece, in which a match may have begun.
    var seam: [UInt8] = []
    var found: Int?
    forEachPiece(in: range.lowerBound..<end) { piece in
      if !seam.isEmpty {
        let joined = seam + piece.prefix(overlap)
        if let start = joined.withUnsafeBufferPointer({ needle.first(in: $0) }) {
          found = position - seam.count + start
          return false
        }
      }
      if let start = needle.first(in: piece) {
        found = position + start
        return false
      }
      seam = piece.count >= overlap ? Array(piece.suffix(overlap)) : (seam + piece).suffix(overlap)
      position += piece.count
      return true
    }
    return found.map { ByteCount($0) }
  }

  private func lastStart(of needle: Needle, in range: Range<ByteCount>) -> ByteCount? {
    let window = ByteCount(1 << 18)
    var upper = range.upperBound
    while upper > range.lowerBound {
      let lower = max(range.lowerBound, upper - window)
      let end = min(upper + ByteCount(needle.bytes.count - 1), count)
      let start = bytes(in: lower..<end).withUnsafeBufferPointer { needle.last(in: $0) }
      if let start { return lower + ByteCount(start) }
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
