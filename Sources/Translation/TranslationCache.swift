/// Remembers what sentences became, so that after an edit only the changed ones are translated again.
///
/// A sentence is known by what the translator saw of it, by the way it went and by the translator's
/// version: new packages make new translations.
public struct TranslationCache: Sendable {
  public struct Key: Hashable, Sendable {
    public var text: MarkedText
    /// The modes of the way, in order.
    public var modes: [String]
    public var version: String

    public init(text: MarkedText, modes: [String], version: String) {
      self.text = text
      self.modes = modes
      self.version = version
    }
  }

  private var recent: [Key: TranslatedText] = [:]
  /// What was used before the last time that `recent` was full; looked at before it goes.
  private var older: [Key: TranslatedText] = [:]
  private let bound: Int

  /// - Parameter bound: How many sentences are remembered for certain; twice as many at most.
  public init(bound: Int = 20_000) { self.bound = bound }

  public mutating func translation(for key: Key) -> TranslatedText? {
    if let found = recent[key] { return found }
    guard let found = older[key] else { return nil }
    remember(found, for: key)
    return found
  }

  public mutating func remember(_ translation: TranslatedText, for key: Key) {
    if recent.count >= bound {
      older = recent
      recent = [:]
    }
    recent[key] = translation
  }

  public var count: Int { recent.count + older.count }
}
