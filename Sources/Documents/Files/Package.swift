internal import CFiles
internal import Glibc

/// A folder that is one document, such as RTFD: read in pieces, written as a whole.
public struct Package: Sendable {
  /// The file in it that holds the text.
  public static let textName = "TXT.rtf"

  /// A file in the folder, by its name without a folder.
  public struct File: Hashable, Sendable {
    public var name: String
    public var bytes: [UInt8]

    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// Where it is; without a slash at its end.
  public let path: String

  public init(path: String) {
    var path = path
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    self.path = path
  }

  /// Whether there is a folder of that name.
  public var isThere: Bool {
    (try? SystemCalls().status(path, followingLinks: true))?.kind == .folder
  }

  public var isWritable: Bool { SystemCalls().mayWrite(path) && SystemCalls().mayWrite(folder) }

  /// The names of what lies in it, in order; empty where it cannot be read.
  public var names: [String] { Self.names(in: path) }

  /// Returns the bytes of the plain file `name`; nil for links, folders, names that lead elsewhere,
  /// and more than `limit` bytes.
  public func contents(of name: String, limit: Int) -> [UInt8]? {
    guard Self.isPlain(name) else { return nil }
    return Self.contents(of: path + "/" + name, limit: limit)
  }

  static func contents(of path: String, limit: Int) -> [UInt8]? {
    let calls = SystemCalls()
    guard let file = try? calls.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK, mode: 0) else {
      return nil
    }
    defer { try? calls.close(file) }
    guard let status = try? calls.status(file), status.kind == .file,
      status.identity.size <= Int64(limit)
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.identity.size))
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeMutableBytes {
        (try? calls.read(file, into: UnsafeMutableRawBufferPointer(rebasing: $0[done...]))) ?? 0
      }
      guard count > 0 else { return nil }
      done += count
    }
    return bytes
  }

  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(UInt8(ascii: "/"))
      && !name.utf8.contains(0)
  }

  /// The folder that it lies in.
  var folder: String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
