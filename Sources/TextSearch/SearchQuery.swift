/// What to look for, as the writer says it.
public struct SearchQuery: Hashable, Sendable {
  public var phrase: String
  public var options: SearchOptions

  public init(_ phrase: String, options: SearchOptions = []) {
    self.phrase = phrase
    self.options = options
  }
}

/// How a phrase is compared with a text.
public struct SearchOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The phrase is a regular expression (PCRE2).
  public static let regex = SearchOptions(rawValue: 1)
  /// A match begins and ends with a word.
  public static let wholeWord = SearchOptions(rawValue: 2)
  /// `A` and `a` differ, even if the phrase has no capital letter.
  public static let matchCase = SearchOptions(rawValue: 4)
  /// `e` and `é` are the same. Of no meaning to a regular expression.
  public static let ignoreAccents = SearchOptions(rawValue: 8)
}

/// Why a phrase cannot be looked for.
public struct SearchError: Error, Hashable, Sendable {
  /// In PCRE2's words.
  public var message: String
  /// Where the expression is wrong, in bytes of it.
  public var offset: Int
}

/// Why a search ended without an answer.
public enum SearchStop: Error, Hashable, Sendable {
  /// Whoever asked does not want to know any more.
  case stopped
  /// The expression has too many ways to match at this place.
  case gaveUp(at: Int)
}
