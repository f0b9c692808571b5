/// Makes UTF-8 of UTF-16 or UTF-32, part by part.
///
/// A surrogate without its other half, which UTF-8 does not have, becomes the three bytes that the
/// scheme of UTF-8 gives for its number (generalized UTF-8). They are shown as invalid bytes, and
/// `UnitEncoder` makes the unit of them again, so that any sequence of units comes back.
struct UnitDecoder {
  let width: Int
  let bigEndian: Bool
  /// Bytes of a unit that is not whole yet.
  private var rest: [UInt8] = []
  /// A first surrogate that waits for its second.
  private var high: UInt32?
  /// Whether there was a number that no UTF-8 stands for, or bytes were left over at the end.
  private(set) var hasLost = false

  init(width: Int, bigEndian: Bool) {
    self.width = width
    self.bigEndian = bigEndian
  }

  /// Appends what `bytes` stand for to `text`.
  mutating func decode(_ bytes: UnsafeRawBufferPointer, into text: inout [UInt8]) {
    var at = 0
    while !rest.isEmpty, at < bytes.count {
      rest.append(bytes[at])
      at += 1
      if rest.count == width {
        let whole = rest
        rest = []
        whole.withUnsafeBytes { take($0, 0, into: &text) }
      }
    }
    text.reserveCapacity(text.count + (bytes.count - at) / width * 3 / 2)
    while at + width <= bytes.count {
      take(bytes, at, into: &text)
      at += width
    }
    rest += bytes[at...]
  }

  /// Appends what is left at the end.
  mutating func finish(into text: inout [UInt8]) {
    if let high { put(high, into: &text) }
    if !rest.isEmpty {
      hasLost = true
      put(0xFFFD, into: &text)
    }
    high = nil
    rest = []
  }

  private mutating func take(
    _ bytes: UnsafeRawBufferPointer, _ at: Int, into text: inout [UInt8]
  ) {
    var unit: UInt32 = 0
    for index in 0..<width {
      unit = unit << 8 | UInt32(bytes[at + (bigEndian ? index : width - 1 - index)])
    }
    if unit < 0x80, high == nil {
      text.append(UInt8(unit))
      return
    }
    if let first = high {
      high = nil
      if unit & 0xFFFF_FC00 == 0xDC00 {
        return put(0x10000 + (first - 0xD800) << 10 + (unit - 0xDC00), into: &text)
      }
      put(first, into: &text)
    }
    if width == 2, unit & 0xFC00 == 0xD800 {
      high = unit
    } else if unit > 0x10FFFF || width == 4 && unit & 0xFFFF_F800 == 0xD800 {
      hasLost = true
      put(0xFFFD, into: &text)
    } else {
      put(unit, into: &text)
    }
  }

  private func put(_ value: UInt32, into text: inout [UInt8]) {
    func byte(_ shift: UInt32) -> UInt8 { UInt8(0x80 | value >> shift & 0x3F) }
    switch value {
    case ..<0x80: text.append(UInt8(value))
    case ..<0x800:
      text.append(UInt8(0xC0 | value >> 6))
      text.append(byte(0))
    case ..<0x10000:
      text.append(UInt8(0xE0 | value >> 12))
      text.append(byte(6))
      text.append(byte(0))
    default:
      text.append(UInt8(0xF0 | value >> 18))
      text.append(byte(12))
      text.append(byte(6))
      text.append(byte(0))
    }
  }
}
