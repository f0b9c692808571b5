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
    _ words: [String], input: [UInt8] = [], in folder: TemporaryFolder = TemporaryFolder()
  ) throws -> Ending {
    try run(try #require(binary), words, input: input, in: folder)
  }

  static func run(
    _ program: String, _ words: [String], input: [UInt8] = [], in folder: TemporaryFolder
  ) throws -> Ending {
    let pipes = TemporaryFolder()
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = [
      "HOME": folder.path, "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
    ]
    let input = try FileHandle(forReadingFrom: URL(filePath: pipes.file("in", input)))
    let output = try FileHandle(forWritingTo: URL(filePath: pipes.file("out", [])))
    let errors = try FileHandle(forWritingTo: URL(filePath: pipes.file("err", [])))
    (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
    try process.run()
    process.waitUntilExit()
    return Ending(
      status: process.terminationStatus, output: Bytes.of(pipes.path + "/out") ?? [],
      errors: String(decoding: Bytes.of(pipes.path + "/err") ?? [], as: UTF8.self))
  }
}
