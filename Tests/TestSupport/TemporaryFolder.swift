import FoundationEssentials
import Glibc

/// A folder of its own that goes away with the last reference to it.
public final class TemporaryFolder: Sendable {
  public let path: String

  public init() {
    var template = Array(
      (FileManager.default.temporaryDirectory.path + "/scribe-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { fatalError("no temporary folder: errno \(errno)") }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file in the folder and returns its path.
  public func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let path = self.path + "/" + name
    try Data(bytes).write(to: URL(filePath: path))
    return path
  }
}
