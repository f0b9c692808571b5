/// What a thesaurus has for a word.
public enum Synonyms: Hashable, Sendable {
  public struct Meaning: Hashable, Sendable {
    /// `noun`, `adj`; empty where it is not told.
    public var kind: String
    public var words: [String]

    public init(kind: String, words: [String]) {
      self.kind = kind
      self.words = words
    }
  }

  /// - Parameter as: The form that was found: the word, or what it is a form of.
  case found([Meaning], as: String)
  case nothing
  /// No thesaurus of the language is installed; how to get one.
  case missing(String)
}
