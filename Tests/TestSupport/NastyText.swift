/// Text that breaks editors: line ends of all kinds, bytes that are not UTF-8, characters that
/// join, stack, run backwards or take two cells.
public enum NastyText {
  public static let pieces: [[UInt8]] =
    [
      "\r", "\n", "\r\n", "\n\n", "\0", "\t", " ", "a", "word ", "é", "漢", "字\n", "👩‍🚀",
      "👨‍👩‍👧‍👦", "e\u{301}", "\u{200D}", "\u{FE0F}", "🇩🇪", "עברית", "العربية", "\u{2028}",
      "\u{2029}", "\u{85}", "\u{0B}", "한", "\u{1100}\u{1161}", "นี่",
    ].map { Array($0.utf8) }
    + [
      // Ill-formed: stray continuation, cut scalars, overlong, surrogate, past the last scalar.
      [0x80], [0xBF, 0xBF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x92], [0xC0, 0xAF],
      [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF], [0xFE, 0x0A],
    ]

  /// Returns up to `count` pieces at random; now and then 300 combining marks among them.
  public static func bytes(
    upTo count: Int, using random: inout some RandomNumberGenerator
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...count, using: &random) {
      if Int.random(in: 0..<200, using: &random) == 0 {
        for _ in 0..<300 { bytes += [0xCC, 0x81] }
      } else {
        bytes += pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }
    }
    return bytes
  }
}
