/// Makes paragraphs that look written: prices, dates, addresses, quotes, and other scripts.
enum Prose {
  private static let words = [
    "the", "a", "morning", "harbour", "letters", "winter", "quietly", "because", "between", "I",
    "writer", "over-worked", "twenty-one", "don’t", "wasn't", "re-read", "naïve", "café",
    "Ångström",
    "$4.50", "€1,200.00", "12:30", "2024-05-17", "3/4", "50%", ".5", "(1)", "[sic]", "e.g.",
    "and/or",
    "https://example.org/a/b-c?d=e&f=1#g", "mail@example.org", "“Well”", "\"quoted\"", "‘single’",
    "—", "–", "...", "…", "-v", "--all", "C++", "#tag", "@name", "A.1", "v2.0.1", "1–2", "x=y",
    "*b*",
    "`code`", "~", "_it_", "{x}", "<p>", "a|b", "100 km/h", "Nº 5", "№", "ª", "§ 3", "5 °C",
    "«oui»",
    "!", "?!", "français\u{A0}?", "日本語の文章", "中文。", "「引用」", "カタカナ", "ภาษาไทยง่าย", "ສະບາຍດີ",
    "ភាសាខ្មែរ", "မြန်မာ", "한국어", "русский", "ελληνικά", "עברית", "العربية", "हिन्दी", "👩‍🚀", "👍🏽", "🇫🇷",
  ]
  private static let ends = ["", "", "", "", ",", ".", ";", ":", "!", "?", ")", "”", ".”", "\""]

  static func paragraph(using random: inout some RandomNumberGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...60, using: &random) {
      if Int.random(in: 0..<12, using: &random) == 0 {
        text += ["(", "“", "\"", "["].randomElement(using: &random) ?? ""
      }
      text += words.randomElement(using: &random) ?? ""
      text += ends.randomElement(using: &random) ?? ""
      text += Int.random(in: 0..<15, using: &random) == 0 ? "  " : " "
    }
    return text + (Bool.random(using: &random) ? "\n" : "")
  }
}
