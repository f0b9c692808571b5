public import Glyphs

/// A glyph that was made to choose from.
public struct GlyphCandidate: Hashable, Sendable {
  /// From 0.
  public var index: Int
  public var glyph: Glyph
  /// Its head's character of two cells.
  public var emoji: String
  public var concepts: [String]
  /// Words that were not understood.
  public var ignored: [String]
  public var pixels: TerminalPixels?
  /// What is missing for its file, and the command that installs it.
  public var note: String?

  public init(
    index: Int, glyph: Glyph, emoji: String, concepts: [String], ignored: [String],
    pixels: TerminalPixels?, note: String?
  ) {
    self.index = index
    self.glyph = glyph
    self.emoji = emoji
    self.concepts = concepts
    self.ignored = ignored
    self.pixels = pixels
    self.note = note
  }
}

/// Why no glyph was made, in words.
public struct GlyphProblem: Error, Hashable, Sendable {
  public var words: String
  public init(_ words: String) { self.words = words }
}

/// The panel that makes glyphs of a description and chooses one.
public struct GlyphPanel: Hashable, Sendable {
  /// Rows and columns of a candidate's picture.
  static let pictureRows = 9
  static let pictureColumns = 18

  public var typed = ""
  /// Whether `typed` is only offered: the first key that is typed replaces it.
  public var isOffered = false
  public var style = GlyphStyle.emoji
  /// In the order of their indices.
  public var candidates: [GlyphCandidate] = []
  public var chosen = 0
  /// How many are still being made.
  public var awaited = 0
  /// Under which number they were asked for; answers of others come too late.
  public var number = 0
  public var note: String?

  mutating func type(_ text: String) {
    typed = isOffered ? text : typed + text
    forget()
  }

  mutating func deleteLeft() {
    if isOffered { typed = "" } else { _ = typed.popLast() }
    forget()
  }

  /// What was made is of other words or another style.
  mutating func forget() {
    isOffered = false
    candidates = []
    chosen = 0
    awaited = 0
    number += 1
    note = nil
  }
}
