extension RowBreak {
  /// Whether typesetting may begin afresh at this break: where UAX #14 allows one, or inside a word
  /// too long for a row, between two letters of ASCII.
  ///
  /// What may come after a letter does not depend on the letters before it (LB28), so a row forced
  /// there is followed by the same rows as a text that begins there. Without this a key in a line of
  /// nothing but letters would lay out all of it.
  func begins(rowsIn element: UnsafeBufferPointer<UInt8>) -> Bool {
    isRestart
      || end > 0 && end < element.count && Self.isLetter(element[end - 1])
        && Self.isLetter(element[end])
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
