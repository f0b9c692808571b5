extension UnsafeBufferPointer<UInt8> {
  /// Returns whether anything may run from right to left: letters of such scripts, or marks and
  /// isolates that say so. Now and then true without need.
  ///
  /// A stretch of ASCII alone, which is most of most texts, is passed over without a closer look.
  ///
  /// - Complexity: O(*n*), eight bytes at a time where they are ASCII.
  var mayRunRightToLeft: Bool {
    guard let base = UnsafeRawPointer(baseAddress) else { return false }
    let stretch = 64
    var at = 0
    while count - at >= stretch {
      var bits: UInt64 = 0
      for offset in stride(from: at, to: at + stretch, by: 8) {
        bits |= base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      }
      if bits & 0x8080_8080_8080_8080 != 0, mayRunRightToLeft(at..<at + stretch) { return true }
      at += stretch
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
