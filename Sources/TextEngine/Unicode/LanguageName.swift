internal import CICU

/// Names of languages by ICU.
public enum LanguageName {
  /// Returns the name of the language `tag` (BCP 47) as readers of `locale` know it: `Spanish` for
  /// `es` in `en`, `español` in `es`; the tag itself where there is no name.
  public static func name(of tag: String, in locale: String) -> String {
    var bytes = [CChar](repeating: 0, count: 200)
    let count = scribe_icu_language_name(tag, locale, &bytes, Int32(bytes.count))
    guard count > 0 else { return tag }
    return String(decoding: bytes.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
