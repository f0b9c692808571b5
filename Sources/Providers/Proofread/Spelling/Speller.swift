public import WritingTools

/// Knows the words of languages.
public protocol Speller: Sendable {
  /// Returns for each word whether it is right.
  ///
  /// - Parameter language: A tag such as `en-US`.
  func check(_ words: [String], language: String) async throws(ProviderError) -> [Bool]
  /// Returns what `word` could have been meant to be, best first.
  func suggest(_ word: String, language: String) async throws(ProviderError) -> [String]
}
