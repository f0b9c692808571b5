/// A sentence as translators see it, whatever format it came from.
///
/// `Press **the button** or `x`.` is the text `Press `, the text `the button` with mark 0, the text
/// ` or `, the fixed part 0, and the text `.`. What marks and fixed parts stand for, the format
/// knows: a translator only has to bring them back.
public struct MarkedText: Hashable, Sendable, Codable {
  public enum Piece: Hashable, Sendable, Codable {
    /// Words, with the marks (emphasis, links) that lie over all of them, the outer first.
    case text(String, marks: [Int])
    /// Something that stands in the sentence like a word and comes back exactly once: code, a
    /// placeholder, an address.
    case fixed(Int, marks: [Int])
    /// A gap between words that stays about where it is: the end of a line.
    case blank(Int)
  }

  public var pieces: [Piece]

  public init(_ pieces: [Piece] = []) { self.pieces = pieces }

  public init(_ text: String) { pieces = text.isEmpty ? [] : [.text(text, marks: [])] }

  /// Adds words, to the last piece where it has the same marks.
  public mutating func append(_ words: String, marks: [Int] = []) {
    guard !words.isEmpty else { return }
    if case .text(let before, marks) = pieces.last {
      pieces[pieces.count - 1] = .text(before + words, marks: marks)
    } else {
      pieces.append(.text(words, marks: marks))
    }
  }

  public mutating func append(_ piece: Piece) {
    if case .text(let words, let marks) = piece {
      append(words, marks: marks)
    } else {
      pieces.append(piece)
    }
  }

  /// The words alone; a space for each gap, nothing for fixed parts.
  public var words: String {
    pieces.map { piece in
      switch piece {
      case .text(let words, _): words
      case .fixed: ""
      case .blank: " "
      }
    }.joined()
  }

  /// Whether there is a letter to translate.
  public var hasWords: Bool {
    pieces.contains { piece in
      if case .text(let words, _) = piece { return words.contains(where: \.isLetter) }
      return false
    }
  }

  /// The fixed parts in order, each as often as it stands there.
  public var fixed: [Int] {
    pieces.compactMap { if case .fixed(let number, _) = $0 { number } else { nil } }
  }
}

extension MarkedText.Piece {
  var marks: [Int] {
    switch self {
    case .text(_, let marks), .fixed(_, let marks): marks
    case .blank: []
    }
  }

  /// The number of words; a fixed part is one.
  var wordCount: Int {
    switch self {
    case .text(let words, _): words.split { !$0.isLetter && !$0.isNumber }.count
    case .fixed: 1
    case .blank: 0
    }
  }
}

/// What a translator made of one sentence.
public struct TranslatedText: Hashable, Sendable, Codable {
  public var text: MarkedText
  /// Words that the translator does not know and left as they were, in order.
  public var unknown: [String]

  public init(text: MarkedText, unknown: [String] = []) {
    self.text = text
    self.unknown = unknown
  }
}
