/// Why a file could not be read as a document.
public struct DocumentError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    case isDirectory
    /// A terminal, a disk, a socket: something that has no end or is no text.
    case isDevice
    case notPermitted
    case noSuchFolder
    case loopOfLinks
    /// More bytes than this machine has memory for.
    case tooLarge(bytes: Int)
    /// A package without a text, or with one that is no RTF.
    case notReadable
    /// Anything else, with the system's number.
    case failed(errno: Int32)
  }

  /// As it was given.
  public var path: String
  public var reason: Reason

  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}
