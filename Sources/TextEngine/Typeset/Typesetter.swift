/// Where one row of an element ends.
public struct RowBreak: Hashable, Sendable {
  /// The end of the row, with the spaces that hang and the line end; bytes from the element's start.
  public var end: Int
  /// Whether the row ended where UAX #14 allows a break, so that typesetting may begin again there.
  public var isRestart: Bool

  public init(end: Int, isRestart: Bool) {
    self.end = end
    self.isRestart = isRestart
  }
}

/// What cuts one element into rows.
public protocol Typesetter: Sendable {
  /// Appends the ends of at most `limit` rows of `element`, from `start` on.
  ///
  /// An element is one paragraph with its line end, or a part of a very long one. An element that
  /// is empty has one row, which ends at 0.
  ///
  /// - Parameters:
  ///   - element: All bytes of the element, contiguous.
  ///   - start: 0, or the end of a row whose `isRestart` is true.
  ///   - limit: The number of rows wanted; `Int.max` for all.
  func breakRows(
    of element: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int,
    options: TypesetOptions, into rows: inout [RowBreak])
}
