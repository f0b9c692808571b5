public import TextEngine

/// A line of the text: what it is, and the styles of its parts.
public struct Paragraph: Hashable, Sendable {
  public var style: ParagraphStyle
  /// The styles that are not default: ascending, apart, not empty, on scalar boundaries; touching
  /// runs differ. Counted from the paragraph's start.
  public internal(set) var runs: [StyleRun]

  public init(style: ParagraphStyle = ParagraphStyle(), runs: [StyleRun] = []) {
    self.style = style
    self.runs = runs
  }
}

/// A part of a paragraph with one style.
public struct StyleRun: Hashable, Sendable {
  /// In bytes from the paragraph's start.
  public var range: Range<ByteCount>
  public var style: InlineStyle

  public init(range: Range<ByteCount>, style: InlineStyle) {
    self.range = range
    self.style = style
  }
}
