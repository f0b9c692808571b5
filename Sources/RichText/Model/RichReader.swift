/// Reads documents of one format. Never fails on bad content: that gives notices.
public protocol RichReader: Sendable {
  var format: RichFormat { get }

  /// - Throws: Only when the bytes are of another format, are too many, or cannot be got at.
  func read(_ source: RichSource) throws(RichReadError) -> RichReading
}

/// What a reader is given.
public struct RichSource: Sendable {
  /// The document's own file.
  public var bytes: [UInt8]
  /// Returns the bytes of the file `name` beside the document; nil where there is none, and for a
  /// name that leads elsewhere. Never fetches anything.
  public var companion: @Sendable (_ name: String) -> [UInt8]?
  /// The names of the files in a package, of which a writer gives all back.
  public var companionNames: [String]
  public var limits: RichLimits

  public init(
    bytes: [UInt8], limits: RichLimits = RichLimits(), companionNames: [String] = [],
    companion: @escaping @Sendable (_ name: String) -> [UInt8]? = { _ in nil }
  ) {
    self.bytes = bytes
    self.limits = limits
    self.companionNames = companionNames
    self.companion = companion
  }
}

/// What was read, and what the writer may want to know of it.
public struct RichReading: Sendable, Equatable {
  public var document: RichDocument
  /// One of a kind.
  public var notices: [Notice]

  public init(document: RichDocument, notices: [Notice] = []) {
    self.document = document
    self.notices = notices
  }
}

/// Bounds that protect stack and memory.
public struct RichLimits: Hashable, Sendable {
  /// Of a file, in bytes.
  public var file = 64 << 20
  /// Of an attachment, in bytes.
  public var attachment = 32 << 20
  public var attachments = 4096
  /// Of groups or elements in each other.
  public var depth = 512

  public init() {}
}

public enum RichReadError: Error, Hashable, Sendable {
  case notThisFormat(RichFormat)
  case tooLarge(bytes: Int, limit: Int)
  /// The file's own `name` is not there or cannot be opened.
  case unreadable(name: String)
  /// A program that the reader needs does not answer.
  case failed(reason: String)
}
