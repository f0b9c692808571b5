/// In which language a text is, as far as it can be told.
public struct Identification: Hashable, Sendable, Codable {
  /// nil where the text tells too little.
  public var language: LanguageTag?
  /// Whether the language may be relied on: right in 99 of 100 such answers.
  public var isSure: Bool
  /// Other languages that it may be, the likelier first.
  public var others: [LanguageTag]

  public init(language: LanguageTag? = nil, isSure: Bool = false, others: [LanguageTag] = []) {
    self.language = language
    self.isSure = isSure
    self.others = others
  }
}

/// A language that a detector by statistics proposes.
public struct LanguageCandidate: Hashable, Sendable {
  public var language: LanguageTag
  /// The share of the text, from 0 to 1.
  public var share: Double

  public init(_ language: LanguageTag, share: Double) {
    self.language = language
    self.share = share
  }
}
