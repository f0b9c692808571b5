/// Names a list of a document.
public struct ListID: Hashable, Comparable, Sendable {
  public var number: Int
  public init(_ number: Int) { self.number = number }
  public static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}

/// Names a table of a document.
public struct TableID: Hashable, Comparable, Sendable {
  public var number: Int
  public init(_ number: Int) { self.number = number }
  public static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}

/// Names an attachment of a document.
public struct AttachmentID: Hashable, Comparable, Sendable {
  public var number: Int
  public init(_ number: Int) { self.number = number }
  public static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}

/// Names a block of the file that a document was read from.
public struct SourceID: Hashable, Comparable, Sendable {
  public var number: Int
  public init(_ number: Int) { self.number = number }
  public static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}
