internal import CICU

/// ICU's converter between UTF-8 and another encoding, for text that comes in parts. Used by one
/// thread at a time.
package final class CharacterConverter {
  private let converter: OpaquePointer

  /// - Parameters:
  ///   - name: By ICU's aliases, which are those of IANA and what else is common.
  ///   - strict: Whether what cannot be converted is an error; else U+FFFD, or the encoding's own
  ///     sign for it, takes its place.
  /// - Returns: nil if ICU does not have the encoding.
  package init?(_ name: String, strict: Bool = false) {
    guard let opened = scribe_converter_open(name, strict) else { return nil }
    converter = opened
  }

  deinit { scribe_converter_close(converter) }

  /// The encoding's name as MIME or IANA have it, else ICU's.
  var name: String? { scribe_converter_name(converter).map { String(cString: $0) } }

  /// Makes it ready for another text, or for the other direction.
  func reset() { scribe_converter_reset(converter) }

  /// Converts the next part of a text and appends it; false at something it cannot convert.
  ///
  /// - Parameter isLast: Whether nothing follows.
  func convert(
    _ source: UnsafeRawBufferPointer, toUTF8: Bool, isLast: Bool, into target: inout [UInt8]
  ) -> Bool {
    let empty: [UInt8] = [0]
    return empty.withUnsafeBufferPointer { empty in
      let start = source.baseAddress?.assumingMemoryBound(to: UInt8.self)
      var at = start ?? empty.baseAddress
      let end = at.map { $0 + source.count }
      while true {
        var result: Int32 = 0
        let room = max(1 << 8, source.count * 2)
        target += [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
          var to = buffer.baseAddress
          result = scribe_converter_run(
            converter, toUTF8, &at, end, &to, to.map { $0 + room }, isLast)
          if let to, let base = buffer.baseAddress { count = to - base }
        }
        if result != 1 { return result == 0 }
      }
    }
  }

  /// Returns a whole text in UTF-8; what cannot be read of it is U+FFFD.
  ///
  /// - Complexity: O(*n*).
  package func text(of bytes: [UInt8]) -> [UInt8] {
    reset()
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 2)
    _ = bytes.withUnsafeBytes { convert($0, toUTF8: true, isLast: true, into: &text) }
    return text
  }
}
