internal import FoundationEssentials
internal import Glibc
internal import TextEngine

/// A small file of settings or words.
enum HouseFile {
  /// A larger one is no list that a person keeps.
  static let limit = 4 << 20

  enum Content: Hashable {
    case none
    case bytes([UInt8])
    /// There is something, and why it is not read.
    case refused(String)
  }

  /// Reads the file at `path`: a regular one, of the user's own or the system's where
  /// `isForeign` is false, and of 4 MiB at most. Never waits, whatever lies there.
  static func read(_ path: String, isForeign: Bool = true) -> Content {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else {
      return errno == ENOENT || errno == ENOTDIR
        ? .none : .refused("\(path): \(String(cString: strerror(errno)))")
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { return .none }
    guard status.st_mode & S_IFMT == S_IFREG else { return .refused("\(path): not a plain file") }
    guard isForeign || status.st_uid == getuid() || status.st_uid == 0 else {
      return .refused("\(path): belongs to somebody else; not used")
    }
    guard status.st_size <= limit else { return .refused("\(path): larger than 4 MB; not used") }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let got = bytes.withUnsafeMutableBytes { raw in
        Glibc.read(file, raw.baseAddress.map { $0 + count }, raw.count - count)
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { break }
      count += got
    }
    return .bytes(Array(bytes.prefix(count)))
  }

  /// Adds a line to the list at `path`, which begins with `head` where it is new: whole or not at all.
  static func add(_ line: String, to path: String, head: String) throws(HouseError) {
    var bytes: [UInt8]
    let identity = FileIdentity.of(path: path)
    switch read(path) {
    case .none: bytes = Array((head + "\n").utf8)
    case .refused(let reason): throw HouseError(message: reason)
    case .bytes(let known): bytes = known
    }
    if let last = bytes.last, last != 0x0A { bytes.append(0x0A) }
    bytes += (line + "\n").utf8
    do {
      let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      try FileManager.default.createDirectory(
        atPath: folder.joined(separator: "/"), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw HouseError(message: "\(path): its folder cannot be made")
    }
    do throws(SaveError) {
      _ = try DocumentFile.save(
        TextStorage(bytes: bytes), to: path, expecting: identity, spare: nil)
    } catch {
      throw HouseError(message: "\(path): \(error.message)")
    }
  }
}

/// Why something could not be added to a list, in words that name the way out.
public struct HouseError: Error, Hashable, Sendable {
  public var message: String

  public init(message: String) { self.message = message }
}
