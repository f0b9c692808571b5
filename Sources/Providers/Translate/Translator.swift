public import Translation

/// What turns sentences into another language.
public protocol Translator: Sendable {
  /// What is installed at this moment, and what could be.
  func catalog() async -> TranslationCatalog

  /// Returns in which languages `texts` are, in their order.
  func identify(_ texts: [String]) async throws(TranslationError) -> [Identification]

  /// Translates sentences by an installed way, in their order; nil stands for one that the
  /// translator failed at.
  ///
  /// - Parameter progress: Called with the number of sentences that are done.
  func translate(
    _ sentences: [MarkedText], by route: TranslationRoute, progress: @Sendable (Int) -> Void
  ) async throws(TranslationError) -> [TranslatedText?]
}
