/// A text as an extractor sees it: paragraphs and list items, cut into sentences, without
/// headings, code, tables, pictures and front matter.
struct Passages: Sendable {
  var blocks: [Block]

  /// A paragraph or a list item.
  struct Block: Sendable {
    var sentences: [Sentence]
    /// A list item, not a paragraph.
    var isItem: Bool
  }

  struct Sentence: Hashable, Sendable {
    /// Where it begins and ends in the text, in UTF-8 bytes.
    var range: Range<Int>
    /// Its text on one line; inline markup is kept, markers at the start of lines are not.
    var text: String

    /// Nothing but brackets holds letters: a source that is cited, a note in passing.
    var isBracketed: Bool {
      var depth = 0
      for character in text {
        switch character {
        case "(", "[": depth += 1
        case ")", "]": depth -= 1
        case _ where depth <= 0 && (character.isLetter || character.isNumber): return false
        default: continue
        }
      }
      // `[the guide](address)` is a link, whose text the reader sees.
      return text.first == "(" || text.first == "[" && !text.contains("](")
    }
  }

  var sentences: [Sentence] { blocks.flatMap(\.sentences) }

  /// - Parameters:
  ///   - hasMarkup: The text is Markdown, so that markers at the start of a line mean something.
  ///   - language: A tag, where one is known; it decides a few doubtful full stops.
  init(_ text: String, hasMarkup: Bool, language: String? = nil) {
    var text = text
    let lines = text.withUTF8 { PassageLines.blocks($0, hasMarkup: hasMarkup) }
    let abbreviations = PassageBreaks.abbreviations(in: lines)
    blocks = lines.compactMap { block in
      let sentences = PassageBreaks.sentences(
        in: block, abbreviations: abbreviations, language: language)
      return sentences.isEmpty ? nil : Block(sentences: sentences, isItem: block.isItem)
    }
  }
}
