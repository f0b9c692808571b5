import Documents
import Foundation

/// A folder of its own for one test, gone when the test lets go of it.
final class TestFolder: Sendable {
  let path: String

  init() throws {
    path =
      NSTemporaryDirectory() + "scribe-test-" + String(UInt64.random(in: .min ... .max), radix: 36)
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755])
  }

  deinit {
    _ = chmod(path, 0o755)
    try? FileManager.default.removeItem(atPath: path)
  }

  func callAsFunction(_ name: String) -> String { path + "/" + name }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    try write(name, bytes: Array(text.utf8))
  }

  @discardableResult
  func write(_ name: String, bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: self(name)))
    return self(name)
  }

  func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: self(name)).map(Array.init)
  }

  func string(_ name: String) -> String? {
    bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// All names in the folder, in order.
  var names: [String] { Self.names(path) }

  static func names(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// A store of recovery copies inside the folder, beside the test's files.
  var store: RecoveryStore { RecoveryStore(folder: path + "/state/recovery") }
}
