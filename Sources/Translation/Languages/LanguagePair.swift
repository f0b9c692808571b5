/// From which language into which.
public struct LanguagePair: Hashable, Sendable, Codable {
  public var source: LanguageTag
  public var target: LanguageTag

  public init(from source: LanguageTag, to target: LanguageTag) {
    self.source = source
    self.target = target
  }

  /// `en → es`.
  public var words: String { "\(source.tag) → \(target.tag)" }
}

extension LanguagePair: Comparable {
  public static func < (a: LanguagePair, b: LanguagePair) -> Bool {
    (a.source, a.target) < (b.source, b.target)
  }
}

/// One direction of an installed translator, by the name that Apertium gives it: `eng-spa`.
public struct ApertiumMode: Hashable, Sendable, Codable {
  public let name: String
  public let pair: LanguagePair

  /// - Returns: nil for names that are not two languages with a hyphen between; such modes are for
  ///   looking into a translator (`eng-spa-morph`) or for special uses (`eco-es-fr`).
  public init?(name: some StringProtocol) {
    let halves = name.split(separator: "-", omittingEmptySubsequences: false)
    guard halves.count == 2, let source = LanguageTag(halves[0]),
      let target = LanguageTag(halves[1])
    else { return nil }
    self.name = String(name)
    pair = LanguagePair(from: source, to: target)
  }
}

/// The way from one language to another: one mode, or two with a language between.
public struct TranslationRoute: Hashable, Sendable, Codable {
  /// In the order in which they are run; the target of each is the source of the next.
  public let steps: [ApertiumMode]

  init(_ steps: [ApertiumMode]) {
    precondition(!steps.isEmpty, "a route has a step at least")
    self.steps = steps
  }

  public var pair: LanguagePair {
    LanguagePair(from: steps.first!.pair.source, to: steps.last!.pair.target)
  }

  /// How many translations a sentence takes; each costs time and adds its own mistakes.
  public var cost: Int { steps.count }

  /// The languages that it goes through, both ends included: `fr → es → en`.
  public var words: String {
    ([steps[0].pair.source] + steps.map(\.pair.target)).map(\.tag).joined(separator: " → ")
  }
}
