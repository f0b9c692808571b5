public import TextEngine

/// Which document a recovery copy belongs to.
public enum RecoveredDocument: Hashable, Sendable {
  /// A file; the path is made absolute and its links are followed, so that each of a file's paths
  /// finds the same copy.
  case file(String)
  /// A buffer without a name, told from others by a number.
  case unnamed(UInt64)

  /// A new number for a buffer without a name.
  public static func newUnnamed() -> RecoveredDocument { .unnamed(.random(in: .min ... .max)) }
}

/// A copy of a text that was not saved.
public struct Recovery: Sendable {
  public var document: RecoveredDocument
  public var text: TextStorage
  /// The file that the text was made from; nil for a document that was never saved.
  public var base: FileIdentity?
  /// When it was written, in seconds since 1970.
  public var time: Int64
  public var caret: ByteCount
  /// Whether the bytes are not those that were written: the disk or another program changed them.
  public var isDamaged: Bool
  /// Where the copy lies.
  public var copy: String

  public init(
    document: RecoveredDocument, text: TextStorage, base: FileIdentity?, time: Int64,
    caret: ByteCount, isDamaged: Bool, copy: String
  ) {
    self.document = document
    self.text = text
    self.base = base
    self.time = time
    self.caret = caret
    self.isDamaged = isDamaged
    self.copy = copy
  }
}

/// Why a recovery copy was not written, read or removed.
public struct RecoveryError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// There is no home folder to keep it in.
    case noFolder
    /// The folder is another user's, or no folder at all.
    case foreignFolder
    case failed(errno: Int32)
  }
  public var path: String
  public var reason: Reason

  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}
