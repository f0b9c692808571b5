internal import TextEngine

/// Makes another encoding of a text in UTF-8, part by part.
///
/// Ask `TextEncoding.firstNotHeld(in:)` first: what the encoding has no bytes for is an error here.
final class EncodedWriter {
  struct NotHeld: Error {}

  private let encoding: TextEncoding
  private let converter: CharacterConverter?
  private var reader = ScalarReader()

  /// - Returns: nil if the encoding is not there after all.
  init?(_ encoding: TextEncoding) {
    self.encoding = encoding
    if case .other(let name) = encoding.form {
      guard let opened = CharacterConverter(name, strict: true) else { return nil }
      converter = opened
    } else {
      converter = nil
    }
  }

  /// Appends what stands for `text`, without the mark.
  func write(
    _ text: UnsafeBufferPointer<UInt8>, isLast: Bool, into bytes: inout [UInt8]
  ) throws(NotHeld) {
    let isDone: Bool
    switch encoding.form {
    case .utf8:
      bytes.append(contentsOf: text)
      return
    case .utf16(let bigEndian):
      isDone = reader.read(text, isLast: isLast) { unit, _ in
        switch unit {
        case .byte: return false
        case .surrogate(let value): Self.put(value, 2, bigEndian, into: &bytes)
        case .scalar(let value) where value < 0x10000: Self.put(value, 2, bigEndian, into: &bytes)
        case .scalar(let value):
          Self.put(0xD800 + (value - 0x10000) >> 10, 2, bigEndian, into: &bytes)
          Self.put(0xDC00 + (value - 0x10000) & 0x3FF, 2, bigEndian, into: &bytes)
        }
        return true
      }
    case .utf32(let bigEndian):
      isDone = reader.read(text, isLast: isLast) { unit, _ in
        guard case .scalar(let value) = unit else { return false }
        Self.put(value, 4, bigEndian, into: &bytes)
        return true
      }
    case .other: isDone = convert(text, isLast: isLast, into: &bytes)
    }
    if !isDone { throw NotHeld() }
  }

  private static func put(
    _ value: UInt32, _ width: UInt32, _ bigEndian: Bool, into bytes: inout [UInt8]
  ) {
    for index in 0..<width {
      let shift = (bigEndian ? width - 1 - index : index) * 8
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  private func convert(
    _ text: UnsafeBufferPointer<UInt8>, isLast: Bool, into bytes: inout [UInt8]
  ) -> Bool {
    guard let converter else { return false }
    return converter.convert(
      UnsafeRawBufferPointer(text), toUTF8: false, isLast: isLast, into: &bytes)
  }
}
