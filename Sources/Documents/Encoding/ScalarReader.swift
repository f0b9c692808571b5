internal import TextEngine

/// What a text holds, one after the other: scalar values, lone surrogates in generalized UTF-8, and
/// bytes that are neither.
enum EncodedUnit: Equatable {
  case scalar(UInt32)
  case surrogate(UInt32)
  case byte(UInt8)
}

/// Reads units from bytes that come in parts.
struct ScalarReader {
  /// The start of a sequence that the last part ended in.
  private var rest: [UInt8] = []

  /// Calls `body` with each unit of `bytes` and its length, until it returns false; what may go on
  /// in the next part is kept for it, unless nothing comes.
  ///
  /// - Returns: What `body` returned last.
  mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, _ body: (EncodedUnit, Int) -> Bool
  ) -> Bool {
    var start = 0
    // What is kept is three bytes at most: joined with what follows, until it is whole.
    while !rest.isEmpty, start < bytes.count || isLast {
      let wanted = min(4 - rest.count, bytes.count - start)
      let joined = rest + bytes[start..<(start + wanted)]
      let kept = rest.count
      let isAll = isLast && start + wanted == bytes.count
      guard let (unit, length) = joined.withUnsafeBufferPointer({ Self.unit(in: $0, at: 0, isAll) })
      else {
        rest = joined
        start += wanted
        continue
      }
      if !body(unit, length) { return false }
      if length >= kept {
        rest = []
        start += length - kept
      } else {
        rest = Array(joined[length..<kept])
      }
    }
    while start < bytes.count {
      guard let (unit, length) = Self.unit(in: bytes, at: start, isLast) else {
        rest = Array(bytes[start...])
        return true
      }
      if !body(unit, length) { return false }
      start += length
    }
    return true
  }

  /// The unit at `at`; nil where it may go on after the end.
  private static func unit(
    in bytes: UnsafeBufferPointer<UInt8>, at: Int, _ isLast: Bool
  ) -> (EncodedUnit, Int)? {
    let lead = bytes[at]
    if lead < 0x80 { return (.scalar(UInt32(lead)), 1) }
    let length: Int
    let least: UInt32
    switch lead {
    case 0xC2...0xDF: (length, least) = (2, 0x80)
    case 0xE0...0xEF: (length, least) = (3, 0x800)
    case 0xF0...0xF4: (length, least) = (4, 0x10000)
    default: return (.byte(lead), 1)
    }
    var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
    for index in 1..<length {
      guard at + index < bytes.count else { return isLast ? (.byte(lead), 1) : nil }
      let byte = bytes[at + index]
      guard byte & 0xC0 == 0x80 else { return (.byte(lead), 1) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard value >= least, value <= 0x10FFFF else { return (.byte(lead), 1) }
    return (value & 0xFFFF_F800 == 0xD800 ? .surrogate(value) : .scalar(value), length)
  }
}
