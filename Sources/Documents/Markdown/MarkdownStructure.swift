/// The parts of a Markdown text (CommonMark with GitHub's tables, strikethrough, autolinks and task
/// lists, and front matter), each with its place.
///
/// Places are UTF-8 offsets in the text, ends not included. A part that the parser saw and that was
/// not found again in the text is left out of `inlines`, and what it may lie in is protected whole.
public struct MarkdownStructure: Sendable {
  public struct Block: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      case paragraph
      case heading(level: Int)
      case list(isOrdered: Bool)
      case item
      case code
      case quote
      case table
      case html
      case frontMatter
      case thematicBreak
    }

    public var kind: Kind
    /// From the first byte of the markup to the end of the last line, line end not included. The
    /// lines after the first begin with the markers of what holds the block.
    public var range: Range<Int>
    /// How many blocks hold it; 0 for a block of the document itself.
    public var depth: Int
  }

  public struct Inline: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      case code, link, image, autolink, emphasis, strong, strikethrough, html
    }

    public var kind: Kind
    /// With its delimiters.
    public var range: Range<Int>
    /// Where a link or image leads: from its `]` on. All of an autolink. Nil for others.
    public var target: Range<Int>?
    /// An address without any markup, found by its look.
    public var isBare: Bool
  }

  public let text: String
  /// In the order of their starts, what holds others first.
  public internal(set) var blocks: [Block] = []
  /// In the order of their starts, what holds others first.
  public internal(set) var inlines: [Inline] = []
  /// What a tool must return as it is: code, targets of links, addresses, images, HTML, block
  /// quotations, front matter, link definitions. Ascending, apart, not touching.
  public internal(set) var protectedRanges: [Range<Int>] = []
  /// How many parts the parser saw that were not found in the text.
  package internal(set) var misses = 0

  /// - Complexity: O(*n*) for what people write. Paragraphs of more than 30 000 signs of markup and
  ///   tables of more than 500 000 cells are taken as plain and protected, because the parser's
  ///   time or memory would grow with their square.
  public init(_ text: String) {
    self.text = text
    let source = MarkdownSource(text)
    var builder = MarkdownBuilder(source: source)
    MarkdownTree(source).forEach { builder.take($0) }
    builder.finish(&self)
  }
}
