public import WritingTools

/// Knows the words of languages.
public protocol Speller: Sendable {
  /// Returns for each word whether it is right.
  ///
  /// - Parameter language: A tag such as `en-US`.
  func check(_ words: [String], language: String) async throws(ProviderError) -> [Bool]
  /// Returns what `word` could have been meant to be, best first.
  func suggest(_ word: String, language: String) async throws(ProviderError) -> [String]
  /// Returns for each word what it could have been meant to be, best first; empty for a right one.
  ///
  /// A speller that is asked over a connection answers all of them at once; by itself this asks
  /// word by word.
  func suggest(_ words: [String], language: String) async throws(ProviderError) -> [[String]]
}

extension Speller {
  public func suggest(
    _ words: [String], language: String
  ) async throws(ProviderError) -> [[String]] {
    var found: [[String]] = []
    for word in words {
      if Task.isCancelled { throw .cancelled }
      found.append(try await suggest(word, language: language))
    }
    return found
  }
}
