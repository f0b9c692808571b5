import Documents
import FoundationEssentials
import Glibc
import RichText

/// Reads and writes the files of rich documents.
enum ConversionFiles {
  struct Problem: Error { var message: String }

  /// Returns the file's bytes; `limit` and no more of them.
  static func bytes(_ path: String, limit: Int, followsLinks: Bool = true) throws(Problem)
    -> [UInt8]
  {
    let file =
      path == "-"
      ? dup(STDIN_FILENO)
      : Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW))
    guard file >= 0 else { throw problem(path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw problem(path) }
    let isFile = status.st_mode & S_IFMT == S_IFREG
    guard isFile || path == "-" else { throw Problem(message: "\(path): not a file") }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &piece, piece.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN {
          var wait = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
          _ = poll(&wait, 1, -1)
          continue
        }
        throw problem(path)
      }
      bytes.append(contentsOf: piece[..<count])
      if bytes.count > limit { throw Problem(message: "\(path): more than \(limit >> 20) MiB") }
    }
  }

  private static func problem(_ path: String) -> Problem {
    Problem(message: "\(path): \(String(cString: strerror(errno)))")
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns what reads files beside a document in `folder`: relative paths alone that do not climb,
  /// to plain files, no link among their parts.
  static func companions(in folder: String, limit: Int) -> @Sendable (String) -> [UInt8]? {
    { name in
      let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard !parts.isEmpty, parts.allSatisfy(FileName.isSafe) else { return nil }
      var path = folder
      for part in parts {
        path += "/" + part
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFLNK else { return nil }
      }
      return try? bytes(path, limit: limit, followsLinks: false)
    }
  }

  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Writes a file beside and renames it into place.
  static func write(_ bytes: [UInt8], to path: String) throws(Problem) {
    let beside = folder(of: path) + "/.scribe-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let file = Glibc.open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw problem(path) }
    var isDone = writeWhole(bytes, file) && fsync(file) == 0
    close(file)
    if isDone { isDone = rename(beside, path) == 0 }
    if isDone { return }
    let failure = problem(path)
    unlink(beside)
    throw failure
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  /// Writes a document's files beside `path`, those first that it names.
  static func write(_ writing: RichWriting, to path: String) throws(Problem) {
    let folder = folder(of: path)
    for file in writing.companions {
      let parts = file.name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard parts.allSatisfy(FileName.isSafe) else { continue }
      var place = folder
      for part in parts.dropLast() {
        place += "/" + part
        guard mkdir(place, 0o777) == 0 || errno == EEXIST else { throw problem(place) }
      }
      try write(file.bytes, to: place + "/" + parts.last!)
    }
    try write(writing.bytes, to: path)
  }

  /// Writes an RTFD folder as a whole: made beside, then put in the place of the old one.
  static func writePackage(_ writing: RichWriting, to path: String) throws(Problem) {
    let package = Package(path: path)
    let files =
      [RichWriting.File(name: Package.textName, bytes: writing.bytes)] + writing.companions
    do throws(SaveError) {
      _ = try package.save(
        files.map { Package.File(name: $0.name, bytes: $0.bytes) }, keepsOthers: false,
        expecting: nil, overwriting: true)
    } catch { throw Problem(message: "\(path): \(error.message)") }
  }
}

/// Writes all of `bytes`; the name apart from those of `ConversionFiles`.
private func writeWhole(_ bytes: [UInt8], _ file: Int32) -> Bool { write(bytes, to: file) }
