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
}

extension TextStorage {
  /// Returns the first match that begins in `range`, or the last one where `backwards`.
  ///
  /// - Complexity: O(length of `range`); copies one window at a time.
  package func firstMatch(
    of needle: Needle, in range: Range<ByteCount>, backwards: Bool = false
  ) -> Range<ByteCount>? {
    let window = 1 << 18
    let length = needle.bytes.count
    guard length > 0 else { return nil }
    var left = range
    while !left.isEmpty {
      let part =
        backwards
        ? max(left.lowerBound, left.upperBound - ByteCount(window))..<left.upperBound
        : left.lowerBound..<min(left.upperBound, left.lowerBound + ByteCount(window))
      let end = min(part.upperBound + ByteCount(length - 1), count)
      let found = bytes(in: part.lowerBound..<end).withUnsafeBufferPointer { bytes -> Int? in
        let last = min(part.length().value, bytes.count - length + 1)
        guard last > 0 else { return nil }
        let first = needle.bytes[0]
        if backwards {
          return (0..<last).last {
            needle.lower(bytes[$0]) == first && needle.matches(bytes, at: $0)
          }
        }
        return (0..<last).first {
          needle.lower(bytes[$0]) == first && needle.matches(bytes, at: $0)
        }
      }
      if let found {
        let start = part.lowerBound + ByteCount(found)
        return start..<(start + ByteCount(length))
      }
      left =
        backwards
        ? left.lowerBound..<part.lowerBound : part.upperBound..<left.upperBound
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
