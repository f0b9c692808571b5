import TestSupport
import TextEngine
import Testing

/// The windowed typesetter, the reference and the oracle must cut alike.
@Suite struct DifferentialTests {
  /// One character of each class that ASCII has, and some neighbours.
  static let representatives: [UInt8] = Array("a1 -(),.!/\"$%+\t{|#'\n".utf8)

  /// Of 4 and 5 there are more than three million; only the long run has them.
  @Test(arguments: 1...(Seeds.isLong ? 5 : 3))
  func `every short string over the classes of ASCII is cut alike`(length: Int) {
    let classes = Self.representatives
    var total = 1
    for _ in 0..<length { total *= classes.count }
    for number in 0..<total {
      var rest = number
      var bytes: [UInt8] = []
      for _ in 0..<length {
        bytes.append(classes[rest % classes.count])
        rest /= classes.count
      }
      // A word before and after, so that the margin falls on every place.
      for width in 1...(length + 1) { compare(bytes, width: width, oracle: number % 97 == 0) }
    }
  }

  @Test func `random punctuation is cut alike`() {
    let classes = Array("aaab1 2   -(),.!?/\"$%+:;'[]{}|#@&*=<>~^\\`_\t".utf8)
    for seed in Seeds.upTo(1500) {
      var random = SeededRandom(seed: seed)
      let count = Int.random(in: 1...200, using: &random)
      let bytes = (0..<count).map { _ in classes.randomElement(using: &random) ?? 0x20 }
      for width in comparedWidths { compare(bytes, width: width, oracle: seed % 20 == 0, seed) }
    }
  }

  @Test func `random characters of every kind are cut alike`() {
    let parts: [[UInt8]] =
      [
        "a", "word", "9", " ", "  ", "-", "(", ")", "“", "”", "’", "…", "—", "–", "/", "\t", "é",
        "e\u{301}",
        "\u{301}", "\u{A0}", "\u{2060}", "\u{200B}", "\u{3000}", "\u{2009}", "漢", "字", "か", "ゃ",
        "カ", "ー",
        "、", "。", "「", "」", "한", "국", "\u{1100}\u{1161}", "👩‍🚀", "👍🏽", "❤️", "🇬🇧", "🇫🇷", "☺", "א", "ש",
        "م", "ا", "ไทย", "ภาษา", "ខ្មែរ", "ភាសា", "हि", "न्दी", "\u{0}", "\u{1B}", "\u{85}", "\u{2028}",
        "\u{B}", "\r",
        "\u{AD}", "€", "5", "%", "°", "\u{600}", "\u{FEFF}", "±", "①",
      ].map { Array($0.utf8) } + [[0xFF], [0xF0, 0x9F], [0x80]]
    for seed in Seeds.upTo(800) {
      var random = SeededRandom(seed: seed)
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...80, using: &random) {
        bytes += parts.randomElement(using: &random) ?? []
      }
      for width in comparedWidths { compare(bytes, width: width, oracle: seed % 5 == 0, seed) }
    }
  }

  @Test func `prose is cut alike`() {
    for seed in Seeds.upTo(400) {
      var random = SeededRandom(seed: seed)
      let bytes = Array(Prose.paragraph(using: &random).utf8)
      for width in comparedWidths { compare(bytes, width: width, oracle: seed % 10 == 0, seed) }
    }
  }

  private func compare(_ bytes: [UInt8], width: Int, oracle: Bool, _ seed: UInt64? = nil) {
    let windowed = WindowedTypesetter().rows(of: bytes, width: width)
    let reference = ReferenceTypesetter().rows(of: bytes, width: width)
    if windowed != reference {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(
        windowed == reference,
        "width \(width), seed \(seed.map(String.init) ?? "-"), \(text.debugDescription)")
    }
    if oracle {
      let expected = OracleTypesetter().rows(of: bytes, width: width)
      if reference.map(\.end) != expected.map(\.end) {
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(
          reference.map(\.end) == expected.map(\.end),
          "oracle, width \(width), seed \(seed.map(String.init) ?? "-"), \(text.debugDescription)")
      }
    }
  }
}
