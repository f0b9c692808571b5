import Glibc

/// Loops over raw bytes, sixteen at a time. Wider vectors are slower by orders of magnitude.
enum ByteScan {
  /// What a stretch of bytes holds.
  struct Counts: Hashable, Sendable {
    /// Bytes that end a line.
    var newlines = 0
    /// UTF-16 units: one for each byte that begins a scalar, two for one of four bytes. Stray
    /// continuation bytes count nothing, so that the counts of parts always add up.
    var utf16 = 0

    static func + (a: Counts, b: Counts) -> Counts {
      Counts(newlines: a.newlines + b.newlines, utf16: a.utf16 + b.utf16)
    }
    /// Never less than nothing: the bytes of a file that was changed underneath may no longer be
    /// those that were counted.
    static func - (a: Counts, b: Counts) -> Counts {
      Counts(newlines: max(a.newlines - b.newlines, 0), utf16: max(a.utf16 - b.utf16, 0))
    }
  }

  /// Returns the counts of `count` bytes from `start`, where `newline` ends a line.
  static func counts(_ start: UnsafePointer<UInt8>, _ count: Int, newline: UInt8) -> Counts {
    var found = Counts(newlines: 0, utf16: count)
    var at = 0
    let raw = UnsafeRawPointer(start)
    let ends = SIMD16<UInt8>(repeating: newline)
    let continuation = SIMD16<Int8>(repeating: -64)
    let four = SIMD16<UInt8>(repeating: 0xF0)
    while count - at >= 16 {
      // A lane holds at most 255, so the sums are taken at least every 255 rounds.
      let rounds = min((count - at) / 16, 255)
      var newlines = SIMD16<UInt8>.zero
      var less = SIMD16<UInt8>.zero
      var more = SIMD16<UInt8>.zero
      for _ in 0..<rounds {
        let bytes = raw.loadUnaligned(fromByteOffset: at, as: SIMD16<UInt8>.self)
        newlines &-= unsafeBitCast(bytes .== ends, to: SIMD16<UInt8>.self)
        less &-= unsafeBitCast(
          SIMD16<Int8>(truncatingIfNeeded: bytes) .< continuation, to: SIMD16<UInt8>.self)
        more &-= unsafeBitCast(bytes .>= four, to: SIMD16<UInt8>.self)
        at += 16
      }
      found.newlines += sum(newlines)
      found.utf16 += sum(more) - sum(less)
    }
    while at < count {
      let byte = start[at]
      if byte == newline { found.newlines += 1 }
      if byte & 0xC0 == 0x80 { found.utf16 -= 1 } else if byte >= 0xF0 { found.utf16 += 1 }
      at += 1
    }
    return found
  }

  private static func sum(_ lanes: SIMD16<UInt8>) -> Int {
    Int(SIMD16<UInt16>(truncatingIfNeeded: lanes).wrappedSum())
  }

  /// Returns the offset of the first `byte` among `count` bytes, or nil.
  static func first(_ byte: UInt8, _ start: UnsafePointer<UInt8>, _ count: Int) -> Int? {
    guard let found = memchr(start, Int32(byte), count) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }

  /// Returns the offset of the last `byte` among `count` bytes, or nil.
  static func last(_ byte: UInt8, _ start: UnsafePointer<UInt8>, _ count: Int) -> Int? {
    var end = count
    let raw = UnsafeRawPointer(start)
    let wanted = SIMD16<UInt8>(repeating: byte)
    while end >= 16 {
      let bytes = raw.loadUnaligned(fromByteOffset: end - 16, as: SIMD16<UInt8>.self)
      if any(bytes .== wanted) { break }
      end -= 16
    }
    while end > 0 {
      if start[end - 1] == byte { return end - 1 }
      end -= 1
    }
    return nil
  }

  /// Returns the offset just after the `wanted`-th (from 1) `byte`, or nil if there are fewer.
  static func end(
    of wanted: Int, _ byte: UInt8, _ start: UnsafePointer<UInt8>, _ count: Int
  ) -> Int? {
    var left = wanted
    var at = 0
    while left > 0 {
      guard let offset = first(byte, start + at, count - at) else { return nil }
      at += offset + 1
      left -= 1
    }
    return at
  }

  /// Returns the offset of the byte that begins the scalar to which UTF-16 unit `wanted` (from 0)
  /// belongs, or nil if there are fewer units.
  static func scalar(holding wanted: Int, _ start: UnsafePointer<UInt8>, _ count: Int) -> Int? {
    var left = wanted
    for at in 0..<count {
      let byte = start[at]
      if byte & 0xC0 == 0x80 { continue }
      left -= byte >= 0xF0 ? 2 : 1
      if left < 0 { return at }
    }
    return nil
  }
}
