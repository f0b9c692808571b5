/// Writes documents in one format. The same document gives the same bytes.
public protocol RichWriter: Sendable {
  var format: RichFormat { get }

  /// Returns what the format cannot hold of `document`, one of a kind, before anything is written.
  func losses(of document: RichDocument) -> [Loss]

  /// Returns the files. Their names are relative to the folder of the document.
  func write(_ document: RichDocument) -> RichWriting
}

/// The files that a document is written to.
public struct RichWriting: Sendable, Equatable {
  public struct File: Sendable, Equatable {
    /// Relative, with `/` between folders, never `..`.
    public var name: String
    public var bytes: [UInt8]

    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// The document's own file.
  public var bytes: [UInt8]
  /// What lies beside it, by name.
  public var companions: [File]

  public init(bytes: [UInt8], companions: [File] = []) {
    self.bytes = bytes
    self.companions = companions
  }
}
