import Foundation
import TestSupport
import Testing

/// The real program, run as a shell would run it.
enum Command {
  /// `$SCRIBE_BINARY`, else the program built beside these tests.
  static let binary: String? = {
    if let named = ProcessInfo.processInfo.environment["SCRIBE_BINARY"] { return named }
    guard let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return [
      URL(filePath: own).deletingLastPathComponent().appending(path: "scribe").path,
      root.appending(path: ".build/debug/scribe").path,
    ].first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  struct Ending {
    var status: Int32
    var output: [UInt8]
    var errors: String
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Runs `scribe` with `words`; what it reads and writes are files, so that no pipe can fill.
  static func scribe(
    _ words: [String], input: [UInt8] = [], in folder: TemporaryFolder = TemporaryFolder(),
    environment: [String: String] = [:]
  ) throws -> Ending {
    try run(
      try #require(binary), words, input: input, in: folder, environment: environment)
  }

  /// Begins to run `scribe` with `words`, with nothing to read and nobody who reads; nil where it is
  /// not built.
  static func begin(_ words: [String], in folder: TemporaryFolder) -> Process? {
    guard let binary else { return nil }
    let process = Self.process(binary, words, in: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    return process
  }

  /// Where the program called `name` is on the test's own path.
  static func onPath(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return folders.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static func process(
    _ program: String, _ words: [String], in folder: TemporaryFolder
  ) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = [
      "HOME": folder.path, "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
    ]
    return process
  }

  static func run(
    _ program: String, _ words: [String], input: [UInt8] = [], in folder: TemporaryFolder,
    environment: [String: String] = [:]
  ) throws -> Ending {
    let pipes = TemporaryFolder()
    let process = Self.process(program, words, in: folder)
    process.environment?.merge(environment) { $1 }
    let input = try FileHandle(forReadingFrom: URL(filePath: pipes.file("in", input)))
    let output = try FileHandle(forWritingTo: URL(filePath: pipes.file("out", [])))
    let errors = try FileHandle(forWritingTo: URL(filePath: pipes.file("err", [])))
    (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
    try process.run()
    return Ending(
      status: process.end(), output: Bytes.of(pipes.path + "/out") ?? [],
      errors: String(decoding: Bytes.of(pipes.path + "/err") ?? [], as: UTF8.self))
  }
}
