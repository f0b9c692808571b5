import TextEngine

extension SearchPattern {
  /// How much is looked through between two looks at whether the search was stopped.
  private static let stretch = ByteCount(1 << 22)

  func firstPhrase(
    _ needle: Needle, in text: TextStorage, startingIn starts: Range<ByteCount>,
    within scope: Range<ByteCount>, backwards: Bool, isStopped: () -> Bool
  ) throws(SearchStop) -> SearchMatch? {
    var left = starts.lowerBound..<min(starts.upperBound, scope.upperBound)
    while !left.isEmpty {
      if isStopped() { throw .stopped }
      let part =
        backwards
        ? max(left.lowerBound, left.upperBound - Self.stretch)..<left.upperBound
        : left.lowerBound..<min(left.upperBound, left.lowerBound + Self.stretch)
      guard let match = text.firstMatch(of: needle, in: part, backwards: backwards) else {
        left =
          backwards ? left.lowerBound..<part.lowerBound : part.upperBound..<left.upperBound
        continue
      }
      if match.upperBound <= scope.upperBound, isWhole(match, in: text, needle) {
        return SearchMatch(range: match)
      }
      left =
        backwards
        ? left.lowerBound..<match.lowerBound : match.lowerBound + 1..<left.upperBound
    }
    return nil
  }

  /// Whether a match is not cut out of a letter with marks, nor out of a word where whole ones are
  /// wanted.
  private func isWhole(
    _ match: Range<ByteCount>, in text: TextStorage, _ needle: Needle
  ) -> Bool {
    if let next = text.scalar(startingAt: match.upperBound), next.isMark { return false }
    guard query.options.contains(.wholeWord) else { return true }
    return text.isWordEdge(match.lowerBound) && text.isWordEdge(match.upperBound)
  }
}

extension TextStorage {
  /// The scalar at `position`; nil at the end, or where there is no valid one.
  func scalar(startingAt position: ByteCount) -> Unicode.Scalar? {
    guard position < count else { return nil }
    return bytes(in: position..<min(position + 4, count)).withUnsafeBufferPointer {
      $0.scalar(from: 0)
    }
  }

  /// The scalar that ends at `position`; nil at the start, or where there is no valid one.
  func scalar(endingAt position: ByteCount) -> Unicode.Scalar? {
    var start = position
    while start > 0, position - start < 4 {
      start -= 1
      if byte(at: start) & 0xC0 != 0x80 { break }
    }
    guard start < position, let scalar = scalar(startingAt: start),
      scalar.utf8Length == (position - start).value
    else { return nil }
    return scalar
  }

  /// Whether no word goes on over `position`: letters, digits and their marks, and apostrophes
  /// between letters (UAX #29 WB6).
  func isWordEdge(_ position: ByteCount) -> Bool {
    guard let before = scalar(endingAt: position), let after = scalar(startingAt: position) else {
      return true
    }
    if before.isOfWord && after.isOfWord { return false }
    if before.isOfWord, after.isApostrophe {
      let behind = scalar(startingAt: position + ByteCount(after.utf8Length))
      return !(behind?.isOfWord ?? false)
    }
    if before.isApostrophe, after.isOfWord {
      let ahead = scalar(endingAt: position - ByteCount(before.utf8Length))
      return !(ahead?.isOfWord ?? false)
    }
    return true
  }
}

extension Unicode.Scalar {
  fileprivate var isOfWord: Bool {
    if isASCII {
      return value &- 0x30 < 10 || (value | 0x20) &- 0x61 < 26 || value == 0x5F
    }
    return properties.isAlphabetic || properties.numericType != nil || isMark
  }

  fileprivate var isApostrophe: Bool { value == 0x27 || value == 0x2019 }
}
