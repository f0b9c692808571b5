/// What, besides the text, decides where rows end and how wide things are.
public struct TypesetOptions: Hashable, Sendable {
  /// The width of a row; at least 1.
  public var width: CellCount
  /// The distance of tab stops, counted from the start of a row.
  public var tabWidth: Int
  /// Whether characters of ambiguous width (UAX #11) take two cells.
  public var ambiguousIsWide: Bool
  /// How the terminal at hand draws what terminals disagree on.
  public var quirks: WidthQuirks
  /// Whether text from right to left is put in display order here, or by the terminal.
  public var order: DisplayOrder
  /// The bytes above which a paragraph is laid out in parts; tests make it small.
  public var elementLimit: Int

  public init(
    width: CellCount, tabWidth: Int = 8, ambiguousIsWide: Bool = false,
    quirks: WidthQuirks = WidthQuirks(), order: DisplayOrder = .visual,
    elementLimit: Int = TextStorage.elementLimit
  ) {
    self.width = max(width, 1)
    self.tabWidth = max(tabWidth, 1)
    self.ambiguousIsWide = ambiguousIsWide
    self.quirks = quirks
    self.order = order
    self.elementLimit = max(elementLimit, TextStorage.leastElementLimit)
  }
}

/// In which order the clusters of a row are drawn.
public enum DisplayOrder: Hashable, Sendable {
  /// From left to right as UAX #9 says.
  case visual
  /// As the text goes, for terminals that put it in order by themselves.
  case logical
}

/// What a terminal was found to draw otherwise than UAX #11 and #29 say.
public struct WidthQuirks: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A ZWJ sequence is drawn as its parts, side by side.
  public static let zwjDrawnApart = WidthQuirks(rawValue: 1)
  /// Each regional indicator is drawn apart, so that a flag takes four cells.
  public static let flagsDrawnApart = WidthQuirks(rawValue: 2)
  /// A skin tone is drawn beside its base.
  public static let modifiersDrawnApart = WidthQuirks(rawValue: 4)
  /// U+FE0F does not widen the character before it.
  public static let variationSelectorIgnored = WidthQuirks(rawValue: 8)
  /// A spacing mark (general category Mc) takes a cell beside its base.
  public static let spacingMarksDrawnApart = WidthQuirks(rawValue: 16)
}
