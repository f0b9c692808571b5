internal import Glibc

/// What the file system says of one file.
package struct FileStatus: Hashable, Sendable {
  /// What it is; `other` is a device or a socket.
  package enum Kind: Hashable, Sendable { case file, folder, link, pipe, other }

  package var kind: Kind
  package var identity: FileIdentity
  /// The permission bits with set-user, set-group and sticky.
  package var mode: UInt32
  package var owner: UInt32
  package var group: UInt32
  /// How many names the file has.
  package var links: Int

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      default: .other
      }
    let time = status.st_mtim
    identity = FileIdentity(
      device: UInt64(status.st_dev), inode: UInt64(status.st_ino), size: Int64(status.st_size),
      modified: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
    mode = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
    links = Int(status.st_nlink)
  }
}
