/// Whether one language can be translated into another on this machine.
public enum PairStatus: Hashable, Sendable {
  case installed(TranslationRoute)
  /// Packages of the system would bring it.
  case supported(packages: [String], through: LanguageTag?)
  case unsupported(Reason)

  public enum Reason: Hashable, Sendable {
    /// Both are variants of one language, which are not translated into each other.
    case sameLanguage
    case source, target, pair
  }

  /// The command that installs packages.
  public static func installCommand(_ packages: [String]) -> String {
    "sudo apt-get install " + packages.joined(separator: " ")
  }
}

/// Why a text was not translated. Each has a name that programs can rely on.
public enum TranslationError: Error, Hashable, Sendable {
  case unsupportedSource(LanguageTag)
  case unsupportedTarget(LanguageTag)
  case unsupportedPair(LanguagePair)
  /// The language of the text could not be told, and none was named.
  case notIdentified
  case nothingToTranslate
  case notInstalled(LanguagePair, packages: [String])
  /// The request was cancelled before or while it was carried out.
  case alreadyCancelled
  case internalFailure(String)

  /// What JSON and tests call it.
  public var name: String {
    switch self {
    case .unsupportedSource: "unsupported-source"
    case .unsupportedTarget: "unsupported-target"
    case .unsupportedPair: "unsupported-pair"
    case .notIdentified: "not-identified"
    case .nothingToTranslate: "nothing-to-translate"
    case .notInstalled: "not-installed"
    case .alreadyCancelled: "already-cancelled"
    case .internalFailure: "internal"
    }
  }

  /// One line for the writer, with what to do about it.
  public var message: String {
    switch self {
    case .unsupportedSource(let tag):
      "no translator from \(tag.tag) is known (unsupported source; scribe languages lists them)"
    case .unsupportedTarget(let tag):
      "no translator into \(tag.tag) is known (unsupported target; scribe languages lists them)"
    case .unsupportedPair(let pair):
      pair.source.isSameLanguage(as: pair.target)
        ? "\(pair.words): variants of one language are not translated (unsupported pair)"
        : "no translator \(pair.words) is known (unsupported pair; scribe languages lists them)"
    case .notIdentified:
      "the text's language could not be told (not identified): name it with --from"
    case .nothingToTranslate: "nothing to translate"
    case .notInstalled(let pair, let packages):
      "\(pair.words) is not installed: \(PairStatus.installCommand(packages))"
    case .alreadyCancelled: "the translation was cancelled already"
    case .internalFailure(let reason): "translating failed (internal): \(reason)"
    }
  }
}
