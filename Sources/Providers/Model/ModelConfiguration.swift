public import Documents
public import WorkerLink

/// Which model answers, and where it is.
public struct ModelConfiguration: Hashable, Sendable {
  public var address: ModelAddress
  /// The model's name; nil takes the first that the server lists.
  public var name: String?
  /// The tokens that prompt and answer may have together; nil is what the server says.
  public var context: Int?

  public init(address: ModelAddress, name: String? = nil, context: Int? = nil) {
    self.address = address
    self.name = name
    self.context = context
  }

  /// Why settings name no model that could be asked.
  public struct Problem: Error, Hashable, Sendable {
    public var message: String
  }

  /// Understands the writer's settings; nil where no address is set.
  public init?(_ settings: ModelSettings) throws(Problem) {
    guard let words = settings.address, !words.isEmpty else { return nil }
    var key: ModelAddress.Key?
    if let path = settings.keyFile { key = .file(path) }
    if let command = settings.keyCommand { key = .command(command) }
    guard
      var address = ModelAddress(words, key: key, allowsRemote: settings.allowsRemote)
    else { throw Problem(message: "'\(words)' is no address of a server: 127.0.0.1:8080 is one") }
    address.authorityFile = settings.authorityFile
    guard address.isLoopback || address.allowsRemote else {
      throw Problem(message: ModelFault.notAllowed(place: address.place).message)
    }
    self.init(address: address, name: settings.name, context: settings.context)
  }
}

extension ModelAddress {
  /// Where text goes, in words: `127.0.0.1:11434`, or that it leaves this machine.
  public var destination: String { isLoopback ? place : "\(place), NOT this machine" }
}
