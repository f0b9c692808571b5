import Testing

@testable import Translation

struct CatalogTests {
  let catalog = TranslationCatalog(
    installed: ["eng-spa", "spa-eng", "spa-eng_US", "fr-es", "es-fr", "eco-es-fr", "eng-spa-morph"])

  private func pair(_ source: String, _ target: String) -> LanguagePair {
    LanguagePair(from: LanguageTag(source)!, to: LanguageTag(target)!)
  }

  private func words(_ status: PairStatus) -> String {
    switch status {
    case .installed(let route): "installed \(route.words) by \(route.steps.map(\.name))"
    case .supported(let packages, let through):
      "supported \(packages.joined(separator: " "))" + (through.map { " through \($0.tag)" } ?? "")
    case .unsupported(let reason): "unsupported \(reason)"
    }
  }

  @Test(arguments: [
    ("en", "es", "installed en → es by [\"eng-spa\"]"),
    ("es", "en", "installed es → en by [\"spa-eng\"]"),
    ("es", "en-US", "installed es → en-US by [\"spa-eng_US\"]"),
    ("es", "en-GB", "installed es → en by [\"spa-eng\"]"),
    ("fr", "en", "installed fr → es → en by [\"fr-es\", \"spa-eng\"]"),
    ("en", "fr", "installed en → es → fr by [\"eng-spa\", \"es-fr\"]"),
    ("en", "ca", "supported apertium-eng-cat"),
    ("en", "gl", "supported apertium-en-gl"),
    ("en", "pt", "supported apertium-es-pt through es"),
    ("en-US", "en-GB", "unsupported sameLanguage"),
    ("pt-BR", "pt-PT", "unsupported sameLanguage"),
    ("ja", "en", "unsupported source"),
    ("en", "ja", "unsupported target"),
    ("sv", "ur", "unsupported pair"),
  ])
  func `each pair has its state`(source: String, target: String, expected: String) {
    #expect(words(catalog.status(of: pair(source, target))) == expected)
  }

  @Test func `each state that is no way is a named error`() throws {
    func failure(_ source: String, _ target: String) -> String {
      do {
        _ = try catalog.resolve(pair(source, target))
        return "none"
      } catch { return error.name }
    }
    #expect(failure("en", "es") == "none")
    #expect(failure("en", "ca") == "not-installed")
    #expect(failure("ja", "en") == "unsupported-source")
    #expect(failure("en", "ja") == "unsupported-target")
    #expect(failure("sv", "ur") == "unsupported-pair")
    #expect(failure("en-US", "en-GB") == "unsupported-pair")
    #expect(
      TranslationError.notInstalled(pair("en", "ca"), packages: ["apertium-eng-cat"]).message
        == "en → ca is not installed: sudo apt-get install apertium-eng-cat")
  }

  @Test func `modes that only look into a translator are no pairs`() {
    #expect(
      catalog.installed.map(\.name) == ["eng-spa", "es-fr", "fr-es", "spa-eng", "spa-eng_US"])
  }

  @Test func `a machine without Apertium has pairs that could be installed`() {
    let none = TranslationCatalog(folder: "/nowhere")
    #expect(none.installed.isEmpty)
    #expect(none.installedTargets(from: nil).isEmpty)
    #expect(none.entries.count > 60)
    for entry in none.entries {
      guard case .supported(let packages, _) = entry.status else {
        Issue.record("\(entry.pair.words) is \(entry.status)")
        continue
      }
      #expect(packages.allSatisfy { $0.hasPrefix("apertium-") })
    }
  }

  @Test func `the targets of a source are those that something installed reaches`() {
    let targets = catalog.installedTargets(from: LanguageTag("fr")).map(\.tag)
    #expect(targets == ["en", "en-US", "es"])
  }
}
