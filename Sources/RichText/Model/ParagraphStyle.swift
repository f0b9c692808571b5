public import TextEngine

/// What a paragraph is and where it stands. Absence means: as usual.
///
/// Three containers nest in a fixed order: a cell of a table, in it quotations (`quoteDepth`), in them
/// a list's item, and in the item quotations again (`ListItem.quoteDepth`).
public struct ParagraphStyle: Hashable, Sendable {
  public enum Alignment: UInt8, CaseIterable, Hashable, Sendable {
    case left, center, right, justified
  }
  public enum Direction: UInt8, CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

  public var kind = ParagraphKind.body
  /// How many quotations it is in, outside of its list.
  public var quoteDepth = 0
  public var list: ListItem?
  public var cell: CellPlace?
  public var alignment: Alignment?
  public var direction: Direction?
  public var spacing: Spacing?
  /// Whether it goes on with the block of the paragraph before: the next line of a code block, a
  /// further paragraph of a list's item.
  public var isContinued = false
  /// The block of the file that it was read from; nil for what was written since.
  public var source: SourceID?

  public init(kind: ParagraphKind = .body) { self.kind = kind }
}

public enum ParagraphKind: Hashable, Sendable {
  case body
  /// From 1 to 6.
  case heading(Int)
  /// A line of preformatted text; the next one is continued. `language` is as written, or nil.
  case code(language: String?)
  /// A line across; the paragraph's text is empty.
  case rule
  /// A line of markup that is none of the model's: `html` blocks in Markdown.
  case raw(format: String)
}

/// Indents and distances, none of which plain text or Markdown hold.
public struct Spacing: Hashable, Sendable {
  /// Of the first line, from the others.
  public var firstLine: Twips = 0
  public var left: Twips = 0
  public var right: Twips = 0
  public var before: Twips = 0
  public var after: Twips = 0
  /// Of lines: positive at least, negative exactly, nil as usual; 240 with `isMultiple` is single.
  public var line: Twips?
  public var isMultiple = false

  public init() {}
  public var isDefault: Bool { self == Spacing() }
}
