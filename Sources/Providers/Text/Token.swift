/// A word, a number, a mark of punctuation or a stretch that must stay as it is.
///
/// Spaces are no tokens: `gap` tells what stood before. A word keeps its apostrophes (' and ’) and
/// hyphens, so that `it's`, `l’eau` and `three-four` are one word each, and `one–two` is two.
struct Token: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    case word, number, punctuation
    /// Code, an address, a name that the writer marked: never read, never changed.
    case opaque
  }

  /// What stands between this token and the one before.
  enum Gap: UInt8, Comparable, Sendable {
    case none, space, spaces, line, paragraph
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  var kind: Kind
  var gap: Gap
  /// UTF-8 offsets in the text.
  var range: Range<Int>
  /// How its letters are written; `.none` for tokens without letters.
  var letters: LetterCase
  /// The number of its word in the lexicon; -1 for one that the lexicon does not hold.
  var word: Int32 = -1
  /// What the word may be, from the lexicon or guessed from its ending.
  var tags: WordTags = []
}

/// How a word is written.
enum LetterCase: UInt8, Sendable {
  case none, lower, capital, upper, mixed
}

/// A sentence: its tokens, and the kind of place where it stands.
struct Sentence: Hashable, Sendable {
  enum Place: UInt8, Sendable { case body, item, heading, cell, quote }

  /// Indices into `Prose.tokens`.
  var tokens: Range<Int>
  /// UTF-8 offsets, without the spaces around it.
  var range: Range<Int>
  var place: Place
  /// The number of its paragraph (or list item, or heading), from 0.
  var paragraph: Int
  /// Whether it is the first and the last of its paragraph.
  var isFirst: Bool
  var isLast: Bool
  /// Whether it ends in `.`, `!`, `?` or `…` (before closing quotes and brackets).
  var isClosed: Bool
}
