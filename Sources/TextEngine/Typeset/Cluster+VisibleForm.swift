extension Cluster {
  /// Returns how a cluster is to be drawn that terminals would not draw in as many cells as its
  /// width says; nil for one that they do, for tabs and for line ends.
  ///
  /// A control character is drawn as `^X`, one of C1 as `<9B>`, a byte that is not UTF-8 as `\xFF`.
  /// A mark on its own stands on a dotted circle, an invisible character (such as U+200B or U+2060)
  /// shows as `¦`, the soft hyphen as `-`.
  ///
  /// - Parameter bytes: The cluster's own.
  public func visibleForm(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
    switch kind {
    case .tab, .lineEnd: nil
    case .text: bytes[0] < 0x80 ? nil : Self.standIn(for: bytes)
    case .invalid: bytes.map { "\\x" + Self.hexadecimal($0) }.joined()
    case .control:
      switch bytes.last {
      case 0x7F: "^?"
      case .some(let byte) where byte < 0x20: "^" + String(UnicodeScalar(byte + 0x40))
      case .some(let byte): "<" + Self.hexadecimal(byte) + ">"
      case nil: ""
      }
    }
  }

  /// Returns what stands for a cluster in which nothing has a width of its own.
  private static func standIn(for bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let first = bytes.scalar(at: 0)
    let properties = first.properties
    if first.value == 0xAD { return "-" }
    guard properties.width == .zero else { return nil }
    switch properties.grapheme {
    case .control: return "¦"
    case .extend, .zwj, .spacingMark:
      var at = 0
      while at < bytes.count {
        let next = bytes.scalar(at: at)
        if next.properties.width != .zero { return nil }
        at += next.length
      }
      return "\u{25CC}" + String(decoding: bytes, as: UTF8.self)
    default: return nil
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 0x10 ? "0" + digits : digits
  }
}
