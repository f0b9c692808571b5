public import Glyphs
import RichText

/// What tells a glyph on the screen from others.
///
/// Identifiers come from files, so that two glyphs may share one; the number of bytes is cheaper than
/// a hash of them, and all that a clash would do is show the other picture.
public struct GlyphKey: Hashable, Sendable {
  public var identifier: String
  /// How many bytes it has.
  public var size: Int
  /// The cells that it covers.
  public var columns = 2
  public var rows = 1

  public init(identifier: String, size: Int, columns: Int = 2, rows: Int = 1) {
    self.identifier = identifier
    self.size = size
    self.columns = columns
    self.rows = rows
  }

  init(_ glyph: ImageGlyph) {
    self.init(identifier: glyph.identifier, size: glyph.bytes.count + glyph.picture.count)
  }

  /// A candidate's picture in the panel.
  init(preview candidate: GlyphCandidate) {
    self.init(
      identifier: candidate.glyph.identifier, size: candidate.glyph.picture.count,
      columns: GlyphPanel.pictureColumns, rows: GlyphPanel.pictureRows)
  }
}

/// How glyphs are shown, and which of them the terminal has.
public struct GlyphShelf: Hashable, Sendable {
  /// Kitty's way, emoji or words.
  public var inText = GraphicsMode.text { didSet { if inText != oldValue { revision += 1 } } }
  public var inPreview = GraphicsMode.text
  /// The pixels of a cell; nil where the terminal does not say.
  public var cell: Size?
  /// Whether colours have 24 bits.
  public var isTrueColour = false
  /// The numbers of those that the terminal was sent.
  public var numbers: [GlyphKey: UInt8] = [:]
  /// A character of two cells for words that were looked up; empty where none fits.
  public var emoji: [String: String] = [:] { didSet { revision += 1 } }
  /// Another one where what stands in the text for a glyph may be another.
  private(set) var revision = 0

  public init() {}

  /// What stands for a glyph until its character is looked up, and where pictures are shown and
  /// no character fits.
  static let blank = "\u{2B1C}"

  /// What stands in the text for the glyph of these words: two cells, or the words in colons.
  func words(for words: String) -> String {
    guard inText != .text else { return ":\(words):" }
    guard let found = emoji[words] else { return Self.blank }
    guard found.isEmpty else { return found }
    return inText == .kitty ? Self.blank : ":\(words):"
  }
}
