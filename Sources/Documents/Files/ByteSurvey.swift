internal import Glibc

/// What one pass over a file's bytes tells of them.
struct ByteSurvey {
  private(set) var lineFeeds = 0
  private(set) var returnsAndLineFeeds = 0
  private(set) var returns = 0
  private(set) var hasZeros = false
  private(set) var isUTF8 = true
  private(set) var looksLikeUTF16 = false

  /// How much is looked at from all sides before the next: what stays near the processor.
  private static let stretch = 1 << 18

  init(_ bytes: UnsafeRawBufferPointer) {
    looksLikeUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    var sound = 0
    for start in stride(from: 0, to: bytes.count, by: Self.stretch) {
      let range = start..<min(bytes.count, start + Self.stretch)
      if isUTF8 {
        sound = UTF8Check.end(of: max(sound, start)..<range.upperBound, in: bytes)
        isUTF8 = sound >= range.upperBound
      }
      count(range, in: bytes)
    }
  }

  private mutating func count(_ range: Range<Int>, in bytes: UnsafeRawBufferPointer) {
    Self.forEach(0, in: range, of: bytes) { _ in
      hasZeros = true
      return false
    }
    Self.forEach(0x0A, in: range, of: bytes) { at in
      if at > 0, bytes[at - 1] == 0x0D { returnsAndLineFeeds += 1 } else { lineFeeds += 1 }
      return true
    }
    Self.forEach(0x0D, in: range, of: bytes) { at in
      if at + 1 == bytes.count || bytes[at + 1] != 0x0A { returns += 1 }
      return true
    }
  }

  /// The commonest line end; of two equally common ones the simpler (LF, CRLF, CR).
  var commonest: LineEnding {
    let most = max(lineFeeds, returnsAndLineFeeds, returns)
    if most == lineFeeds { return .lf }
    return most == returnsAndLineFeeds ? .crlf : .cr
  }

  var isMixed: Bool { [lineFeeds, returnsAndLineFeeds, returns].count { $0 > 0 } > 1 }

  /// Whether CR alone ends the lines.
  var hasOnlyReturns: Bool { returns > 0 && lineFeeds == 0 && returnsAndLineFeeds == 0 }

  private static func forEach(
    _ byte: Int32, in range: Range<Int>, of bytes: UnsafeRawBufferPointer,
    _ body: (Int) -> Bool
  ) {
    guard let start = bytes.baseAddress else { return }
    var from = range.lowerBound
    while from < range.upperBound,
      let found = memchr(start + from, byte, range.upperBound - from)
    {
      let at = UnsafeRawPointer(found) - start
      if !body(at) { return }
      from = at + 1
    }
  }
}

/// UTF-8 as the Unicode Standard defines it (table 3-7: no surrogates, no overlong forms).
enum UTF8Check {
  /// Returns where the sequences end that begin in `range`, past its end if the last one goes on
  /// there; or the offset of the first byte in it that belongs to no well-formed sequence.
  ///
  /// - Complexity: O(*n*); ASCII goes eight bytes at a time.
  static func end(of range: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Int {
    let count = bytes.count
    var at = range.lowerBound
    while at < range.upperBound {
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
    return at
  }
}
