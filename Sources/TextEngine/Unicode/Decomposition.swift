internal import CICU

extension Unicode.Scalar {
  /// The scalars that it is canonically the same as (NFD), a letter and its marks; itself where
  /// there are none.
  package var decomposed: [Unicode.Scalar] {
    if value < 0xC0 { return [self] }
    var scalars = [UInt32](repeating: 0, count: 20)
    let count = Int(scribe_icu_decompose(value, &scalars, Int32(scalars.count)))
    let found = scalars.prefix(count).compactMap(Unicode.Scalar.init)
    return found.isEmpty ? [self] : found
  }

  /// The one scalar that is canonically the same as this one and `mark` after it (NFC), if any.
  package func composed(with mark: Unicode.Scalar) -> Unicode.Scalar? {
    let composed = scribe_icu_compose(value, mark.value)
    return composed == 0 ? nil : Unicode.Scalar(composed)
  }

  /// Whether it is drawn on what comes before it: an accent, a vowel sign (Mn, Mc, Me).
  package var isMark: Bool {
    if value < 0x300 { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }
}
