/// A row of the screen, as a layout engine found it. Always exact.
public struct Row: Hashable, Sendable {
  /// Where the row is: its element and its number in it.
  public var place: RowPlace
  /// Its bytes, with the spaces that hang past the margin and the line end.
  public var range: Range<ByteCount>
  /// Whether it is the last row of its element.
  public var endsElement: Bool

  public init(place: RowPlace, range: Range<ByteCount>, endsElement: Bool) {
    self.place = place
    self.range = range
    self.endsElement = endsElement
  }
}

/// A place that a view can be tied to: nothing that is counted or estimated above it matters.
public struct RowPlace: Hashable, Sendable {
  /// The start of the element (paragraph, or part of a very long one).
  public var element: ByteCount
  /// The row's number in the element, from 0.
  public var row: Int

  public init(element: ByteCount, row: Int) {
    self.element = element
    self.row = row
  }
}

/// To which row a position belongs that is both the end of one and the start of the next.
public enum Affinity: Hashable, Sendable { case upstream, downstream }

/// What an engine did, for testers.
public struct LayoutReport: Hashable, Sendable {
  /// Bytes cut into rows since the engine was made.
  public var bytesTypeset = 0
  /// Rows made since the engine was made.
  public var rowsTypeset = 0
  /// Rows (TK1) or fragments' rows (TK2) kept now.
  public var rowsKept = 0
  /// Bytes the engine itself keeps now, by its own count.
  public var memory = 0
  public init() {}
}

/// What an edit did to a layout.
public struct Invalidation: Hashable, Sendable {
  /// The bytes whose rows had to be made again, in the text after the edit.
  public var bytes: Range<ByteCount>
  /// Rows made again at once.
  public var relaid: Int
  /// Row records moved (TK1 only).
  public var shifted: Int
  public init(bytes: Range<ByteCount>, relaid: Int, shifted: Int) {
    self.bytes = bytes
    self.relaid = relaid
    self.shifted = shifted
  }
}

/// A layout: a cache of where rows begin, beside the text that it follows.
///
/// TK1 and TK2 answer alike; they differ in what they must lay out to answer. Used on one thread.
public protocol LayoutEngine: AnyObject {
  /// `TK1` or `TK2`.
  static var name: String { get }

  init(text: TextStorage, options: TypesetOptions, typesetter: any Typesetter)

  /// The text that is laid out.
  var text: TextStorage { get }
  /// Setting another width throws rows away.
  var options: TypesetOptions { get set }

  /// Follows an edit. `text` is the text after it; `summary.before` must be this layout's revision.
  @discardableResult
  func apply(_ summary: EditSummary, text: TextStorage) -> Invalidation

  /// Forgets all rows and lays out `text` instead.
  func reset(to text: TextStorage)

  /// Returns the row that holds `position`. At a wrapped row's end, `upstream` answers that row and
  /// `downstream` the next. A text that ends in a line end has a last, empty row.
  func row(containing position: ByteCount, affinity: Affinity) -> Row

  /// Returns the row at `place`, or the nearest there is: an element that is gone counts as the one
  /// that now holds its position, a row number too great as the element's last.
  func row(at place: RowPlace) -> Row

  /// Returns the next row, or nil at the end.
  func row(after row: Row) -> Row?
  /// Returns the row before, or nil at the start.
  func row(before row: Row) -> Row?
  /// Returns up to `count` rows from `place` down.
  func rows(from place: RowPlace, count: Int) -> [Row]

  /// The number of rows of the whole text. TK1 lays out everything to answer.
  var height: Known<RowCount> { get }
  /// Returns the number of rows above `row`. TK1 lays out everything before it to answer.
  func rowsAbove(_ row: Row) -> Known<RowCount>

  /// Draws the paragraphs that match as fragments of their own kind, in a box; the rows stay.
  ///
  /// - Throws: `FragmentRefusal` where the engine has no fragments: TK1.
  func setFragmentRules(_ rules: [FragmentRule]) throws(FragmentRefusal)
  /// Returns the name of the rule that the row's element matches, if one does.
  func fragmentName(of row: Row) -> String?

  /// What is known of the directions of `text`; forgets itself when that changes.
  var directions: Directions { get }

  /// What was laid out so far.
  var report: LayoutReport { get }
}
