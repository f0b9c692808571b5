import Foundation

/// Where the programs under test are.
enum Binaries {
  /// The editor: `$SCRIBE_BINARY` if that is set; else the one built beside these tests, which
  /// `swift test` keeps up to date; else the project's debug build, else its release build.
  static let scribe: String? = {
    if let named = ProcessInfo.processInfo.environment["SCRIBE_BINARY"] { return named }
    return built("scribe")
  }()

  /// The program that shows what it is sent.
  static let probe: String? = built("TerminalProbe")

  private static func built(_ name: String) -> String? {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      .map { URL(filePath: $0).deletingLastPathComponent() }
    let folders = [
      own, root.appending(path: ".build/debug"), root.appending(path: ".build/release"),
    ]
    return folders.compactMap { $0?.appending(path: name).path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
