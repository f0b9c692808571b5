internal import TextEngine

/// Reads pages as Cocoa, LibreOffice, Word, browsers and people write them.
///
/// The parser is handed in: it is a program of its own (libxml2 in the worker). What it makes of a
/// page is walked once; style sheets within the page are followed as far as they say how text
/// looks. Nothing is fetched.
public struct HTMLReader: RichReader {
  /// Makes a tree of a page, given as text.
  public typealias Parser = @Sendable (_ page: String) throws(RichReadError) -> HTMLParsing

  public let format = RichFormat.html
  let parse: Parser
  /// The encoding that came with the page, such as an HTTP header's; wins over the page's own word.
  let charset: String?

  public init(charset: String? = nil, parse: @escaping Parser) {
    self.charset = charset
    self.parse = parse
  }

  public func read(_ source: RichSource) throws(RichReadError) -> RichReading {
    guard source.bytes.count <= source.limits.file else {
      throw .tooLarge(bytes: source.bytes.count, limit: source.limits.file)
    }
    let (text, isWhole) = HTMLCharset.text(of: source.bytes, header: charset)
    let parsing = try parse(text)
    var walk = HTMLWalk(tree: parsing.tree, source: source)
    if !isWhole { walk.note(.unreadableText) }
    if parsing.flattened > 0 { walk.note(.tooDeep, count: parsing.flattened) }
    if parsing.isCut { walk.note(.tooLarge) }
    return walk.reading()
  }
}

/// A page's tree, and what a limit kept out of it.
public struct HTMLParsing: Sendable {
  public var tree: HTMLTree
  /// Elements that were nested too deeply; what they hold is in the tree.
  public var flattened: Int
  /// The page went on, and the tree does not.
  public var isCut: Bool

  public init(tree: HTMLTree, flattened: Int = 0, isCut: Bool = false) {
    self.tree = tree
    self.flattened = flattened
    self.isCut = isCut
  }
}
