internal import CICU

/// Replaces letters and digits by others that are laid out alike, so that a text can be shown to
/// others without what it says.
///
/// A stand-in has the same length in UTF-8, width, class of line break (UAX #14), class of cluster
/// (UAX #29), direction and case. Spaces, line ends, punctuation, marks, emoji and bytes that are not
/// UTF-8 stay. Rows come out the same unless they hang on a dictionary (Thai, Lao, Khmer, Burmese).
public struct Redaction {
  private var standIns: [Unicode.Scalar: Unicode.Scalar] = [:]

  public init() {}

  /// Tried in this order; what none of these can stand for takes the first like it in its block.
  private static let candidates: [Unicode.Scalar] = [
    "x", "X", "0", "ä", "Ä", "ø", "Ø", "א", "ا", "字", "가", "각", "ก", "अ",
    "𠀀", "𝒳",
  ]

  /// Returns `bytes` with letters and digits replaced; as many bytes as before.
  public mutating func redact(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    bytes.withUnsafeBufferPointer { buffer in
      var at = 0
      while at < buffer.count {
        let found = buffer.scalar(at: at)
        defer { at += found.length }
        guard !found.properties.isInvalid, let scalar = Unicode.Scalar(found.value) else {
          continue
        }
        let other = standIn(for: scalar)
        if other == scalar { continue }
        for (offset, byte) in UTF8.encode(other)!.enumerated() { result[at + offset] = byte }
      }
    }
    return result
  }

  public mutating func redact(_ text: String) -> String {
    String(decoding: redact(Array(text.utf8)), as: UTF8.self)
  }

  private mutating func standIn(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    if let known = standIns[scalar] { return known }
    let found = Self.standIn(for: scalar)
    standIns[scalar] = found
    return found
  }

  private static func standIn(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard let kind = Kind(scalar) else { return scalar }
    if let found = candidates.first(where: { Kind($0) == kind }) { return found }
    let block = scalar.value & ~0x7F
    for value in block..<block + 0x80 {
      if let other = Unicode.Scalar(value), Kind(other) == kind { return other }
    }
    return scalar
  }

  /// What a letter or digit has in common with its stand-in.
  private struct Kind: Hashable {
    var length: Int
    var bits: UInt16
    var lineBreak: Int32
    var category: Category
    var isRightToLeft: Bool

    enum Category { case upper, lower, other, digit }

    /// nil for what is neither letter nor digit.
    init?(_ scalar: Unicode.Scalar) {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .titlecaseLetter: category = .upper
      case .lowercaseLetter: category = .lower
      case .otherLetter, .modifierLetter: category = .other
      case .decimalNumber, .letterNumber, .otherNumber: category = .digit
      default: return nil
      }
      length = UTF8.width(scalar)
      bits = CellProperties(scalar.value).bits
      lineBreak = scribe_icu_line_break_class(scalar.value)
      isRightToLeft = Self.rightToLeft.contains { $0.contains(scalar.value) }
    }

    /// Where letters run from right to left (UAX #9, R and AL).
    private static let rightToLeft: [ClosedRange<UInt32>] = [
      0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF,
    ]
  }
}
