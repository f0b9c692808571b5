/// Language tags as dictionaries are named, and the packages that bring them.
enum DictionaryTag {
  /// Returns the installed tag that serves `language` best: the same, else the same language as
  /// it is written where most readers are, else any of the same language.
  ///
  /// - Parameter installed: Tags as enchant says them: `en_GB`, `fr`.
  static func best(for language: String, among installed: [String]) -> String? {
    let (code, region) = parts(language)
    let same = installed.filter { parts($0).code == code }
    return same.first { parts($0).region == region }
      ?? same.first { parts($0).region == (usual[code] ?? code.uppercased()) }
      ?? same.first { parts($0).region.isEmpty } ?? same.first
  }

  /// Returns the name of the Debian package with a dictionary for `language`.
  static func package(for language: String) -> String {
    let (code, region) = parts(language)
    let named = "hunspell-\(code)-\(region.lowercased())"
    if regional.contains(named) { return named }
    if let usual = usual[code], regional.contains("hunspell-\(code)-\(usual.lowercased())") {
      return "hunspell-\(code)-\(usual.lowercased())"
    }
    return code == "nb" || code == "nn" ? "hunspell-no" : "hunspell-\(code)"
  }

  /// `en_GB.UTF-8` → `en`, `GB`.
  private static func parts(_ tag: String) -> (code: String, region: String) {
    let bare = tag.prefix { $0 != "." && $0 != "@" }
    let pieces = bare.split { $0 == "-" || $0 == "_" }
    return (
      pieces.first.map { $0.lowercased() } ?? "",
      pieces.dropFirst().last { $0.count == 2 }.map { $0.uppercased() } ?? ""
    )
  }

  /// Where a language's own code does not name its usual region.
  private static let usual = [
    "en": "US", "pt": "BR", "de": "DE", "da": "DK", "sv": "SE", "cs": "CZ", "el": "GR", "uk": "UA",
    "nb": "NO", "sl": "SI", "et": "EE", "he": "IL", "vi": "VN", "ca": "ES", "eu": "ES", "gl": "ES",
  ]
  private static let regional: Set = [
    "hunspell-en-us", "hunspell-en-gb", "hunspell-en-au", "hunspell-en-ca", "hunspell-en-za",
    "hunspell-de-de", "hunspell-de-at", "hunspell-de-ch", "hunspell-pt-br", "hunspell-pt-pt",
  ]
}
