/// A count of `Unit`s from the start of a text or a row, so that bytes and cells never mix.
public struct Count<Unit>: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  /// The bare number.
  public var value: Int

  public init(_ value: Int) { self.value = value }
  public init(integerLiteral value: Int) { self.value = value }

  public static func < (a: Self, b: Self) -> Bool { a.value < b.value }
  public static func + (a: Self, b: Self) -> Self { Self(a.value + b.value) }
  public static func - (a: Self, b: Self) -> Self { Self(a.value - b.value) }
  public static func += (a: inout Self, b: Self) { a.value += b.value }
  public static func -= (a: inout Self, b: Self) { a.value -= b.value }
  public static prefix func - (a: Self) -> Self { Self(-a.value) }
}

/// What the storage counts: bytes of UTF-8, well formed or not.
public enum UTF8Unit: Sendable {}
/// What TextKit's first interface counts.
public enum UTF16Unit: Sendable {}
/// What the terminal counts; a wide character is two (UAX #11).
public enum Cell: Sendable {}
/// What the screen scrolls by: one row of cells.
public enum RowUnit: Sendable {}
/// What "go to line" counts: stretches that end in a line feed (or the text's own line end).
public enum LineUnit: Sendable {}

public typealias ByteCount = Count<UTF8Unit>
public typealias UTF16Count = Count<UTF16Unit>
public typealias CellCount = Count<Cell>
public typealias RowCount = Count<RowUnit>
public typealias LineCount = Count<LineUnit>

extension Range {
  /// The length of a range of counts.
  public func length<Unit>() -> Count<Unit> where Bound == Count<Unit> { upperBound - lowerBound }
}
