/// A text cut at its paragraphs into pieces that a model can be asked about one by one.
///
/// Pieces and gaps put together are the text again. Blocks of code are pieces of their own and are
/// not asked about.
struct TextPieces: Hashable, Sendable {
  struct Piece: Hashable, Sendable {
    var text: String
    /// White space between this piece and the next.
    var gap: String
    /// Where it begins: a UTF-8 offset.
    var start: Int
    var isAsked: Bool
  }

  private(set) var pieces: [Piece] = []

  /// - Parameters:
  ///   - bytes: The most bytes of a piece; only a single word may be longer.
  ///   - fenced: Whether a line of "```" begins code, as in Markdown.
  init(_ text: String, bytes: Int, fenced: Bool) {
    var blocks = Self.blocks(of: text, fenced: fenced).flatMap { $0.cut(to: bytes) }
    var start = 0
    for index in blocks.indices {
      blocks[index].start = start
      start += blocks[index].text.utf8.count + blocks[index].gap.utf8.count
    }
    for block in blocks {
      if let last = pieces.last, last.isAsked, block.isAsked,
        last.text.utf8.count + last.gap.utf8.count + block.text.utf8.count <= bytes
      {
        pieces[pieces.count - 1].text = last.text + last.gap + block.text
        pieces[pieces.count - 1].gap = block.gap
      } else {
        pieces.append(block)
      }
    }
  }

  /// The text again, with `answers` for the pieces.
  func joined(_ answers: [String]) -> String {
    zip(pieces, answers).reduce(into: "") { $0 += $1.1 + $1.0.gap }
  }

  /// Paragraphs and blocks of code, with the blank lines after each.
  private static func blocks(of text: String, fenced: Bool) -> [Piece] {
    var blocks: [Piece] = []
    var block: [Substring] = []
    var fence: Substring?
    func close(_ isAsked: Bool) {
      guard !block.isEmpty else { return }
      let whole = block.joined(separator: "\n")
      let body = whole.trimmingGaps()
      if body.isEmpty {
        if blocks.isEmpty {
          blocks.append(Piece(text: "", gap: whole + "\n", start: 0, isAsked: false))
        } else {
          blocks[blocks.count - 1].gap += whole + "\n"
        }
      } else {
        // Indentation stays with the text; spaces at its end go to the gap.
        let end = whole.lastIndex { !$0.isWhitespace }!
        blocks.append(
          Piece(
            text: String(whole[...end]), gap: whole[whole.index(after: end)...] + "\n", start: 0,
            isAsked: isAsked))
      }
      block = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let bare = line.drop { $0 == " " }
      if let open = fence {
        block.append(line)
        if bare.hasPrefix(open), bare.allSatisfy({ $0 == open.first || $0 == " " }) {
          fence = nil
          close(false)
        }
      } else if fenced, bare.hasPrefix("```") || bare.hasPrefix("~~~") {
        close(true)
        fence = bare.prefix { $0 == bare.first }
        block.append(line)
      } else if bare.isEmpty {
        close(true)
        block.append(line)
        close(true)
      } else {
        block.append(line)
      }
    }
    close(fence == nil)
    // The last line had no end that was not there.
    if !blocks.isEmpty { blocks[blocks.count - 1].gap.removeLast() }
    return blocks
  }
}

extension TextPieces.Piece {
  /// The piece in parts of at most `bytes` bytes: cut after sentences, else between words.
  fileprivate func cut(to bytes: Int) -> [TextPieces.Piece] {
    guard isAsked, text.utf8.count > bytes else { return [self] }
    var parts: [TextPieces.Piece] = []
    var rest = text[...]
    while rest.utf8.count > bytes {
      var sentence: String.Index?
      var word: String.Index?
      var count = 0
      var at = rest.startIndex
      var last: Character = " "
      while at < rest.endIndex, count <= bytes {
        let character = rest[at]
        if character.isWhitespace, at > rest.startIndex, !last.isWhitespace {
          word = at
          if ".!?…。".contains(last) { sentence = at }
        }
        last = character
        count += character.utf8.count
        at = rest.index(after: at)
      }
      guard let end = sentence ?? word ?? rest.firstIndex(where: \.isWhitespace) else { break }
      let next = rest[end...].firstIndex { !$0.isWhitespace } ?? rest.endIndex
      parts.append(
        TextPieces.Piece(
          text: String(rest[..<end]), gap: String(rest[end..<next]), start: 0, isAsked: true))
      rest = rest[next...]
    }
    if rest.isEmpty, !parts.isEmpty {
      parts[parts.count - 1].gap += gap
    } else {
      parts.append(TextPieces.Piece(text: String(rest), gap: gap, start: 0, isAsked: true))
    }
    return parts
  }
}
