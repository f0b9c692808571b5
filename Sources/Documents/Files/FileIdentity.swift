internal import Glibc

/// Which file it is and which state of it: differs as soon as another program has saved.
///
/// The time is the file system's own, never this machine's clock, so that a network drive whose
/// clock is ahead causes no false alarm.
public struct FileIdentity: Hashable, Sendable {
  public var device: UInt64
  public var inode: UInt64
  /// In bytes.
  public var size: Int64
  /// When the content was last changed, in nanoseconds since 1970 by the file system's clock.
  public var modified: Int64

  public init(device: UInt64, inode: UInt64, size: Int64, modified: Int64) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
  }

  /// The identity of what `path` leads to, links followed; nil when there is nothing to be seen. A
  /// package is known by its text, since its folder does not tell when a file in it is rewritten.
  public static func of(path: String) -> FileIdentity? {
    guard let status = try? SystemCalls().status(path, followingLinks: true) else { return nil }
    guard status.kind == .folder else { return status.identity }
    let text = path + "/" + Package.textName
    return (try? SystemCalls().status(text, followingLinks: false))?.identity
  }
}
