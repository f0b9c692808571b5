/// What two layouts, or more, of one text have in common and what each did for it.
///
/// A value for reports: `Codable`, and the same for the same text but for its times.
public struct LayoutComparison: Hashable, Sendable, Codable {
  /// The number of this shape; it changes when a field changes its meaning.
  public var schema = 1
  /// The bytes of the text.
  public var bytes: Int
  /// The width of a row in cells.
  public var width: Int
  /// The rows of the screen that was painted.
  public var screenRows: Int
  /// The sides, each compared with the first.
  public var sides: [Side]
  /// The first difference of each later side from the first side; empty when all agree.
  public var differences: [Difference]
  /// What each edit of the script did, in order.
  public var edits: [EditStep]

  /// Whether all sides lay out the text alike. Estimates and work do not count.
  public var isSame: Bool { differences.isEmpty }

  /// One layout.
  public struct Side: Hashable, Sendable, Codable {
    /// `TK1` or `TK2`, or what else was given.
    public var name: String
    public var typesetter: String
    /// Rows of the text, after all edits.
    public var rows: Int
    /// FNV-1a, 64 bits, of all row ends as 8 bytes each, in hexadecimal.
    public var rowsHash: String
    /// What the questions of `LayoutQuestion` cost, each asked of a new layout.
    public var answers: [Answer]
    /// Rows and bytes that the layout kept after all rows were walked.
    public var rowsKept: Int
    public var memory: Int
  }

  /// What an answer took.
  public struct Answer: Hashable, Sendable, Codable {
    public var question: LayoutQuestion
    public var work: Work
    /// The number that was asked for, where one was.
    public var value: Int?
    /// Whether it was counted; an estimate may differ between sides.
    public var isExact: Bool?
  }

  public struct Work: Hashable, Sendable, Codable {
    public var nanoseconds: Int64
    public var bytesTypeset: Int
    public var rowsTypeset: Int
  }

  /// Where a side first differs from the first side.
  public struct Difference: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable {
      /// A row begins, ends or is numbered otherwise; or one side has no such row.
      case row
      /// A row is the same, and its caret stops or their cells are not.
      case caretStops
    }

    public var side: String
    public var kind: Kind
    /// The row's number from the top, from 0.
    public var row: Int
    /// The row before, the row itself and the row after, as the first side has them.
    public var expected: [RowRecord]
    /// The same rows as this side has them.
    public var found: [RowRecord]
    /// The edits that were made before: 0 for the text as it was given.
    public var afterEdits: Int
  }

  /// A row with its text; absent rows are left out.
  public struct RowRecord: Hashable, Sendable, Codable {
    public var element: Int
    public var row: Int
    public var start: Int
    public var end: Int
    public var text: String
  }

  /// What one edit did to each side.
  public struct EditStep: Hashable, Sendable, Codable {
    /// The first byte changed, the bytes removed and inserted, summed over the set.
    public var start: Int
    public var removed: Int
    public var inserted: Int
    public var sides: [Effect]

    public struct Effect: Hashable, Sendable, Codable {
      public var side: String
      /// The bytes whose rows had to be made again, in the text after the edit.
      public var invalidStart: Int
      public var invalidEnd: Int
      public var relaid: Int
      public var shifted: Int
      public var work: Work
    }
  }
}

/// What a layout is asked for a report.
public enum LayoutQuestion: String, Hashable, Sendable, Codable, CaseIterable {
  /// The rows of the screen at the top.
  case firstScreen
  /// The rows of the screen at the end.
  case lastScreen
  /// The number of rows, before anything else was asked.
  case height
  /// Every row, from the top down.
  case allRows
  /// The screen at the end after the width went down by a quarter.
  case lastScreenAtOtherWidth
}
