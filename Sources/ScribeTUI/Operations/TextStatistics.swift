public import TextEngine

/// What there is to count in a text.
///
/// - *Words* as the title line counts them: segments of UAX #29 with a letter or digit, so that
///   `it's` is one, `three-four` and `one–two` are two; in Chinese and Japanese each ideograph.
///   Markup counts as what it is made of: `**bold**` one word, `#` none.
/// - *Characters* are what the caret steps over (grapheme clusters, UAX #29), line ends not counted;
///   *letters* are those that are no blanks.
/// - *Sentences* end as UAX #29 says, but not at common abbreviations; those without a word are none.
/// - *Paragraphs* are runs of lines between blank ones.
public struct TextStatistics: Hashable, Sendable {
  public var words = 0
  public var characters = 0
  public var letters = 0
  public var sentences = 0
  public var paragraphs = 0
  public var lines = 0

  /// How many words are read in a minute, and stand on a page of a manuscript.
  static let wordsPerMinute = 238
  static let wordsPerPage = 250

  /// - Complexity: O(*n*); some ten megabytes a second.
  public init(of range: Range<ByteCount>, in text: TextStorage) {
    words = text.wordCount(in: range)
    var start = range.lowerBound
    var isBetween = true
    while start < range.upperBound {
      let end = min(text.lineEnd(containing: start), range.upperBound)
      lines += 1
      let isBlank = add(start..<end, of: text)
      if !isBlank, isBetween { paragraphs += 1 }
      isBetween = isBlank
      start = end
    }
  }

  /// Adds a line, and returns whether it is blank.
  private mutating func add(_ line: Range<ByteCount>, of text: TextStorage) -> Bool {
    let string = text.string(in: line)
    var isBlank = true
    for character in string where !character.isNewline {
      characters += 1
      if !character.isWhitespace {
        letters += 1
        isBlank = false
      }
    }
    var at = line.lowerBound
    while !isBlank, at < line.upperBound {
      let sentence = text.sentenceRange(at: at)
      let end = min(max(sentence.upperBound, at + 1), line.upperBound)
      if text.hasWord(in: at..<end) { sentences += 1 }
      at = end
    }
    return isBlank
  }
}

extension TextStorage {
  /// Whether there is a letter or digit.
  fileprivate func hasWord(in range: Range<ByteCount>) -> Bool {
    string(in: range).unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }
}
