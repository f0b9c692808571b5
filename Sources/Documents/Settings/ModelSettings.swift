/// What is set under `[model]`; without an address there is no model.
public struct ModelSettings: Hashable, Sendable {
  /// Where an OpenAI-compatible server is: `127.0.0.1:8080`, `https://models.example.org/v1`.
  public var address: String?
  /// The model's name; nil takes the server's first.
  public var name: String?
  /// A file with a key, readable by its owner alone.
  public var keyFile: String?
  /// A shell command that writes a key.
  public var keyCommand: String?
  /// A file of certificates (PEM) that an https server's certificate is checked against, in place of the
  /// system's.
  public var authorityFile: String?
  /// Whether text may go to an address that is not on this machine.
  public var allowsRemote = false
  /// The tokens that prompt and answer may have together; nil is what the server says.
  public var context: Int?
  /// Whether the journal keeps what was sent, word for word, for the writer to look at.
  public var keepsPayloads = true

  public init() {}
}
