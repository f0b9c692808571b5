// The rule, first match: a mark of UTF-32, then of UTF-16; NUL bytes as UTF-16 without a mark has
// them; else UTF-8, of which invalid bytes are shown and kept (or the fallback, if the writer set one).
extension TextEncoding {
  /// What the first bytes of a file say of its encoding; nil if nothing.
  ///
  /// - Parameters:
  ///   - head: The first 64 KiB, or all.
  ///   - size: How many bytes the file has; units are never cut.
  init?(guessedFrom head: [UInt8], size: Int) {
    if size % 4 == 0, head.starts(with: [0xFF, 0xFE, 0, 0]) {
      self.init(.utf32(bigEndian: false), hasMark: true)
    } else if size % 4 == 0, head.starts(with: [0, 0, 0xFE, 0xFF]) {
      self.init(.utf32(bigEndian: true), hasMark: true)
    } else if size % 2 == 0, head.starts(with: [0xFF, 0xFE]) {
      self.init(.utf16(bigEndian: false), hasMark: true)
    } else if size % 2 == 0, head.starts(with: [0xFE, 0xFF]) {
      self.init(.utf16(bigEndian: true), hasMark: true)
    } else if size % 2 == 0, let bigEndian = Self.order(of: head) {
      self.init(.utf16(bigEndian: bigEndian))
    } else {
      return nil
    }
  }

  /// Whether `head` is UTF-16 without a mark, and in which order; nil if it is not.
  ///
  /// It is if there are NULs, all of them in one half of the units, if a twentieth of the units or more have
  /// one there (blanks and line ends do even in Chinese), and if no unit is a control character other
  /// than TAB, LF, FF and CR, a noncharacter or a surrogate without its other half.
  private static func order(of head: [UInt8]) -> Bool? {
    let units = head.count / 2
    guard units > 0, head.contains(0) else { return nil }
    var zeros = [0, 0]
    for (index, byte) in head.enumerated() where byte == 0 { zeros[index & 1] += 1 }
    guard zeros.contains(0), zeros[0] + zeros[1] >= max(1, units / 20) else { return nil }
    let bigEndian = zeros[0] > 0
    var needsLow = false
    for unit in 0..<units {
      let (first, second) = (UInt16(head[unit * 2]), UInt16(head[unit * 2 + 1]))
      let value = bigEndian ? first << 8 | second : second << 8 | first
      if needsLow != (value & 0xFC00 == 0xDC00) { return nil }
      needsLow = value & 0xFC00 == 0xD800
      switch value {
      case 0x09, 0x0A, 0x0C, 0x0D: break
      case ..<0x20, 0x7F, 0xFDD0...0xFDEF, 0xFFFE...0xFFFF: return nil
      default: break
      }
    }
    // A pair may be cut by the end of the part.
    return needsLow && head.count < 0x10000 ? nil : bigEndian
  }
}
