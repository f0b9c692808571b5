extension TextStorage {
  /// Returns the direction of the line (a paragraph, to LF) that holds `position`, by its first
  /// strong letter (UAX #9, P2 and P3); `automatic` where it has none in its first 4 KiB.
  ///
  /// - Complexity: O(log *n*), and as far as the first letter is away.
  public func direction(ofLineAt position: ByteCount) -> BaseDirection {
    let start = lineStart(containing: position)
    let limit = start + 0x1000
    let end =
      position >= limit ? limit : min(lineEnd(containing: position, before: limit) ?? limit, limit)
    var isASCII = true
    var hasLetter = false
    forEachPiece(in: start..<end) { piece in
      for byte in piece {
        if byte >= 0x80 { isASCII = false } else { hasLetter = byte.isLetter }
        if !isASCII || hasLetter { return false }
      }
      return true
    }
    if hasLetter { return .leftToRight }
    if isASCII { return .automatic }
    return withContiguousBytes(in: start..<end) { bytes in
      // A letter decides alike, whatever would hold without one.
      if BidiParagraph(bytes).isRightToLeft(at: 0) { return .rightToLeft }
      return BidiParagraph(rightToLeftWithoutLetters: bytes).isRightToLeft(at: 0)
        ? .automatic : .leftToRight
    }
  }

  /// Returns whether the line that holds `position` runs from right to left. A line without letters
  /// goes by the lines before it, a hundred at most.
  public func runsRightToLeft(at position: ByteCount) -> Bool {
    var place = position
    for _ in 0..<100 {
      switch direction(ofLineAt: place) {
      case .leftToRight: return false
      case .rightToLeft: return true
      case .automatic:
        let start = lineStart(containing: place)
        if start == 0 { return false }
        place = start - 1
      }
    }
    return false
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x41...0x5A).contains(self & 0xDF) }
}
