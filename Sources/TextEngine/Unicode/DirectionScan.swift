extension UnsafeBufferPointer<UInt8> {
  /// Returns whether anything may run from right to left: letters of such scripts, or marks and
  /// isolates that say so. Now and then true without need.
  ///
  /// Only the bytes that can begin such a character are looked at closely: they are none of ASCII,
  /// of Latin, Greek or Cyrillic letters or of ideographs.
  ///
  /// - Complexity: O(*n*), sixteen bytes at a time.
  var mayRunRightToLeft: Bool {
    guard let base = UnsafeRawPointer(baseAddress) else { return false }
    let two = SIMD16<UInt8>(repeating: 0xD6)
    let three = SIMD16<UInt8>(repeating: 0xE0)
    var at = 0
    while count - at >= 16 {
      let bytes = base.loadUnaligned(fromByteOffset: at, as: SIMD16<UInt8>.self)
      let leads =
        ((bytes .>= two) .& (bytes .<= three)) .| (bytes .== 0xE2) .| (bytes .== 0xEF)
        .| (bytes .== 0xF0)
      if any(leads), mayRunRightToLeft(at..<at + 16) { return true }
      at += 16
    }
    return mayRunRightToLeft(at..<count)
  }

  /// Looks at the characters that begin in `range`; one that is cut off at the end counts.
  private func mayRunRightToLeft(_ range: Range<Int>) -> Bool {
    for at in range where self[at] >= 0xD6 {
      let second = at + 1 < count ? self[at + 1] : nil
      switch self[at] {
      case 0xD6: if second.map({ $0 >= 0x90 }) ?? true { return true }  // U+0590...
      case 0xD7...0xDF: return true  // U+05C0...07FF
      case 0xE0: if second.map({ $0 < 0xA4 }) ?? true { return true }  // U+0800...08FF
      case 0xE2: if isDirectional(at) { return true }
      case 0xEF:
        // U+FB00...FDFF, U+FE40...FEFF
        if second.map({ 0xAC...0xB7 ~= $0 || 0xB9...0xBB ~= $0 }) ?? true { return true }
      case 0xF0:
        // U+10000...10FFF, U+1E000...1EFFF
        if second.map({ $0 == 0x90 || $0 == 0x9E }) ?? true { return true }
      default: break
      }
    }
    return false
  }

  /// U+200F, U+202A...202E, U+2066...2069
  private func isDirectional(_ at: Int) -> Bool {
    guard at + 2 < count else { return true }
    return switch (self[at + 1], self[at + 2]) {
    case (0x80, 0x8F), (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): true
    default: false
    }
  }
}
