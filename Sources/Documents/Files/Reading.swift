public import TextEngine

/// A file as it was read.
public struct Reading: Sendable {
  /// The file's bytes, each as it was; decoded, where `encoding` is not UTF-8.
  public var text: TextStorage
  /// By the file's suffix.
  public var format: DocumentFormat
  /// The commonest line end; `.lf` for a file without any.
  public var lineEnding: LineEnding
  /// Whether there is a line end of another kind.
  public var hasMixedLineEndings: Bool
  /// What a save expects to find; nil when there is no such file yet, and for what came by a pipe.
  public var identity: FileIdentity?
  /// Whether a save could replace or rewrite it.
  public var isWritable: Bool
  /// Whether a part is not UTF-8.
  public var hasInvalidBytes: Bool
  /// How the file's bytes stand for the text; a save writes them so again.
  public var encoding = TextEncoding.utf8
  /// Whether the text, encoded again, gives the bytes that were read.
  public var comesBack = true
  /// One line each, for the writer.
  public var notices: [String]
}
