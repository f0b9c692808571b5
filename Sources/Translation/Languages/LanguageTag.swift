/// A language, and its region or variant where they matter: `en`, `en-GB`, `ca-valencia`.
///
/// Read from BCP 47 tags (`pt-BR`), locale names (`pt_BR.UTF-8`) and the three-letter codes of ISO
/// 639-3 that Apertium uses (`eng`, `spa_US`); the language is kept in its shortest code.
public struct LanguageTag: Hashable, Sendable {
  /// ISO 639, two letters where there are two: `es`.
  public let code: String
  /// ISO 3166, upper case: `GB`; nil where none was named.
  public let region: String?
  /// Any other subtag in lower case, such as a script or a variant: `valencia`.
  public let variant: String?

  /// - Returns: nil for what names no language: an empty text, `C`, `POSIX`, a code of other letters.
  public init?(_ text: some StringProtocol) {
    let bare = text.prefix { $0 != "." && $0 != "@" }
    let parts = bare.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    guard let first = parts.first, (2...3).contains(first.utf8.count),
      first.utf8.allSatisfy({ (0x61...0x7A).contains($0) })
    else { return nil }
    code = Self.shortest[first] ?? first
    var region: String?
    var variant: String?
    for part in parts.dropFirst() {
      guard part.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) })
      else { return nil }
      if part.utf8.count == 2, region == nil {
        region = part.uppercased()
      } else if variant == nil, part.utf8.count > 2 {
        variant = part
      }
    }
    self.region = region
    self.variant = variant
  }

  /// The tag as it is written: `en-GB`.
  public var tag: String {
    ([code] + [variant, region].compactMap { $0 }).joined(separator: "-")
  }

  /// The language alone.
  public var bare: LanguageTag { LanguageTag(code)! }

  /// Whether both are the same language, in whatever region.
  public func isSameLanguage(as other: LanguageTag) -> Bool { code == other.code }

  /// Three-letter codes, and two-letter ones that were replaced, with the code in use.
  private static let shortest: [String: String] = [
    "afr": "af", "arg": "an", "ara": "ar", "ast": "ast", "bel": "be", "bre": "br", "bul": "bg",
    "cat": "ca", "ces": "cs", "cym": "cy", "dan": "da", "deu": "de", "ell": "el", "eng": "en",
    "epo": "eo", "eus": "eu", "fin": "fi", "fra": "fr", "glg": "gl", "hbs": "sh", "heb": "he",
    "hin": "hi", "hun": "hu", "ind": "id", "isl": "is", "ita": "it", "iw": "he", "in": "id",
    "jpn": "ja", "kor": "ko", "mkd": "mk", "msa": "ms", "zlm": "ms", "nld": "nl", "no": "nb",
    "nno": "nn", "nob": "nb", "nor": "nb", "oci": "oc", "pol": "pl", "por": "pt", "ron": "ro",
    "rus": "ru", "slv": "sl", "spa": "es", "srd": "sc", "swe": "sv", "tha": "th", "tur": "tr",
    "ukr": "uk", "urd": "ur", "vie": "vi", "zho": "zh",
  ]
}

extension LanguageTag: Comparable {
  public static func < (a: LanguageTag, b: LanguageTag) -> Bool { a.tag < b.tag }
}

extension LanguageTag: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let tag = LanguageTag(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(text) is no language tag")
    }
    self = tag
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(tag)
  }
}
