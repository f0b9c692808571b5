/// A paragraph's place in a list.
public struct ListItem: Hashable, Sendable {
  /// Paragraphs of one list share it; numbering runs through the document by it.
  public var list: ListID
  /// From 0 to 8.
  public var level: Int
  public var marker: ListMarker
  /// How many quotations it is in, inside of the item.
  public var quoteDepth = 0

  public init(list: ListID, level: Int = 0, marker: ListMarker = .disc) {
    self.list = list
    self.level = level
    self.marker = marker
  }

  /// The deepest level that a list may have.
  public static let deepest = 8
}

public enum ListMarker: Hashable, Sendable {
  case disc, circle, square, hyphen
  case check(isOn: Bool)
  /// Counts from `start`, where the list first has this level.
  case number(NumberForm, start: Int, ending: NumberEnding)
  /// Belongs to the list but shows no marker.
  case none

  public static let decimal = ListMarker.number(.decimal, start: 1, ending: .period)
}

public enum NumberForm: UInt8, CaseIterable, Hashable, Sendable {
  case decimal, lowerLetter, upperLetter, lowerRoman, upperRoman
}

/// What stands after a number: `1.`, `1)`, or around it `(1)`.
public enum NumberEnding: UInt8, CaseIterable, Hashable, Sendable {
  case period, parenthesis, parentheses, nothing
}
