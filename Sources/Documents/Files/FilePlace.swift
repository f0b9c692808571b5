internal import Glibc

/// Where a path leads in the end, links of its last part followed one by one.
///
/// A save writes there, so that a link stays a link; a link to nothing yet leads to a new file.
struct FilePlace {
  /// The path of the file itself; no link.
  let path: String
  /// The folder that holds it.
  let folder: String
  /// What is there; nil when nothing is.
  let status: FileStatus?

  /// - Throws: `ELOOP` for links that lead in a circle (or through more than 40, Linux's own
  ///   limit), `ENOENT` for a missing folder.
  init(_ start: String, calls: some FileCalls) throws(Errno) {
    if start.isEmpty { throw Errno(ENOENT) }
    var path = start
    for _ in 0...40 {
      let folder = Self.folder(of: path)
      do {
        let status = try calls.status(path, followingLinks: false)
        guard status.kind == .link else {
          self.path = path
          self.folder = folder
          self.status = status
          return
        }
      } catch {
        guard error.code == ENOENT else { throw error }
        // Is it the file that is missing, or its folder?
        guard try calls.status(folder, followingLinks: true).kind == .folder else {
          throw Errno(ENOTDIR)
        }
        self.path = path
        self.folder = folder
        self.status = nil
        return
      }
      let target = try calls.linkTarget(path)
      path =
        target.hasPrefix("/") ? target : (folder.hasSuffix("/") ? folder : folder + "/") + target
    }
    throw Errno(ELOOP)
  }

  /// The folder part of `path`: `.` when it has none.
  static func folder(of path: String) -> String {
    let bytes = path.utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
