public import Documents
public import TextEngine

/// A panel of rows of which the writer chooses one, by its letter or with Enter.
public struct ChoicePanel: Hashable, Sendable {
  public struct Row: Hashable, Sendable {
    /// What chooses the row at once; nil for rows that only Enter chooses.
    public var letter: Unicode.Scalar?
    public var words: String
    /// What it does; nil for a row that is only read.
    public var choice: Choice?

    public init(_ words: String, letter: Unicode.Scalar? = nil, choice: Choice? = nil) {
      self.letter = letter
      self.words = words
      self.choice = choice
    }
  }

  public enum Choice: Hashable, Sendable {
    /// Leaves this one finding alone.
    case passOnce
    /// Remembers that it is right, in one of the writer's lists.
    case remember(HouseEntry, HousePlace)
    /// Puts words in the place of the text at the panel's range.
    case replace(String)
    /// Takes a replacement for the suggestion under review, by its place.
    case alternative(Int)
  }

  public var title: String
  public var rows: [Row]
  public var chosen = 0
  public var note: String?
  /// The text that is spoken of.
  public var range: Range<ByteCount> = 0..<0
  /// Which document and which state of it `range` counts in.
  public var revision: Revision?

  public init(title: String, rows: [Row]) {
    self.title = title
    self.rows = rows
    chosen = rows.firstIndex { $0.choice != nil } ?? 0
  }

  /// Whether anything can be chosen; a report is only read.
  var isForReading: Bool { !rows.contains { $0.choice != nil } }

  /// Moves to a row that can be chosen; where none can, scrolls.
  mutating func move(by distance: Int) {
    note = nil
    var next = chosen
    repeat {
      next += distance
      guard rows.indices.contains(next) else { return }
    } while !isForReading && rows[next].choice == nil
    chosen = next
  }
}
