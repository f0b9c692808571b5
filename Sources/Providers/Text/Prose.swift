/// A text that was read: its tokens and sentences.
///
/// - Complexity: O(*n*) for *n* bytes.
struct Prose: Sendable {
  let bytes: [UInt8]
  var tokens: [Token]
  let sentences: [Sentence]
  let lexicon: Lexicon
  /// What misspelt words are read as, by token, so that rules see through them.
  var readings: [Int: String] = [:]
  /// Whether the text breaks off, so that its end says nothing about a full stop.
  var isCutShort = false
  /// The tokens that begin a sentence.
  let starts: Set<Int>

  /// Reads `text`; the `protected` ranges (UTF-8 offsets, ascending, apart) become opaque tokens.
  init(_ text: String, protected: [Range<Int>] = [], isMarkdown: Bool = true, lexicon: Lexicon) {
    bytes = Array(text.utf8)
    self.lexicon = lexicon
    let opaque = Opaque.ranges(in: bytes, protected: protected, markdown: isMarkdown)
    tokens = Tokenizer(bytes: bytes, opaque: opaque, lexicon: lexicon).tokens()
    sentences = Self.split(tokens, bytes, isMarkdown: isMarkdown)
    starts = Set(sentences.map(\.tokens.lowerBound))
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  func string(_ token: Int) -> String { string(tokens[token].range) }
  /// The word as the lexicon writes it: lower case, with a straight apostrophe.
  func plain(_ token: Int) -> String { Self.plain(string(token)) }

  static func plain(_ word: String) -> String {
    word.utf8.contains { $0 >= 0x80 }
      ? String(word.lowercased().map { $0 == "\u{2019}" ? "'" : $0 }) : word.lowercased()
  }

  /// Whether the token is this mark of one byte.
  func isMark(_ token: Int, _ mark: Unicode.Scalar) -> Bool {
    tokens[token].kind == .punctuation && tokens[token].range.count == 1
      && bytes[tokens[token].range.lowerBound] == UInt8(ascii: mark)
  }
}
