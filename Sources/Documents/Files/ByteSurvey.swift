internal import Glibc

/// What one pass over a file's bytes tells of them.
struct ByteSurvey {
  private(set) var lineFeeds = 0
  private(set) var returnsAndLineFeeds = 0
  private(set) var returns = 0
  private(set) var hasZeros = false
  private(set) var isUTF8 = true
  private(set) var looksLikeUTF16 = false

  init(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
    hasZeros = memchr(start, 0, bytes.count) != nil
    looksLikeUTF16 =
      bytes.count >= 2 && (bytes[0], bytes[1]) == (0xFF, 0xFE)
      || bytes.count >= 2 && (bytes[0], bytes[1]) == (0xFE, 0xFF)
    Self.forEach(0x0A, in: bytes) { at in
      if at > 0, bytes[at - 1] == 0x0D { returnsAndLineFeeds += 1 } else { lineFeeds += 1 }
    }
    Self.forEach(0x0D, in: bytes) { at in
      if at + 1 == bytes.count || bytes[at + 1] != 0x0A { returns += 1 }
    }
    isUTF8 = UTF8Check.firstInvalid(in: bytes) == nil
  }

  /// The commonest line end; of two equally common ones the simpler (LF, CRLF, CR).
  var commonest: LineEnding {
    let most = max(lineFeeds, returnsAndLineFeeds, returns)
    if most == lineFeeds { return .lf }
    return most == returnsAndLineFeeds ? .crlf : .cr
  }

  var isMixed: Bool { [lineFeeds, returnsAndLineFeeds, returns].count { $0 > 0 } > 1 }

  private static func forEach(
    _ byte: Int32, in bytes: UnsafeRawBufferPointer, _ body: (Int) -> Void
  ) {
    guard let start = bytes.baseAddress else { return }
    var from = 0
    while from < bytes.count, let found = memchr(start + from, byte, bytes.count - from) {
      let at = UnsafeRawPointer(found) - start
      body(at)
      from = at + 1
    }
  }
}

/// UTF-8 as the Unicode Standard defines it (table 3-7: no surrogates, no overlong forms).
enum UTF8Check {
  /// Returns the offset of the first byte that does not belong to a well-formed sequence.
  ///
  /// - Complexity: O(*n*); ASCII goes eight bytes at a time.
  static func firstInvalid(in bytes: UnsafeRawBufferPointer) -> Int? {
    let count = bytes.count
    var at = 0
    while at < count {
      if at + 8 <= count,
        bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        at += 8
        continue
      }
      let lead = bytes[at]
      if lead < 0x80 {
        at += 1
        continue
      }
      let (length, second): (Int, ClosedRange<UInt8>)
      switch lead {
      case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      default: return at
      }
      guard at + length <= count, second.contains(bytes[at + 1]) else { return at }
      for next in (at + 2)..<max(at + 2, at + length) where bytes[next] & 0xC0 != 0x80 { return at }
      at += length
    }
    return nil
  }
}
