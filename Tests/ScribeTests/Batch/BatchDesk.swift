import Foundation
import TestSupport
import Testing

/// A folder of small files, a model for them, and the real program to run over them.
final class BatchDesk {
  let folder = TemporaryFolder()
  let stub: ModelStub
  let names: [String]

  /// - Parameters:
  ///   - text: The text of the file with a number.
  ///   - answer: What the server does about a request.
  init(
    files count: Int, suffix: String = "md", text: (Int) -> String = BatchDesk.text,
    answer: @escaping @Sendable (ModelStub.Request, Int) -> [ModelStub.Step]
  ) throws {
    stub = ModelStub { request, number in
      request.method == "GET"
        ? [ModelStub.list(context: 4096, for: request)] : answer(request, number)
    }
    names = (0..<count).map { "in/\($0).\(suffix)" }
    try FileManager.default.createDirectory(
      atPath: folder.path + "/in", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/.config/scribe", withIntermediateDirectories: true)
    for (number, name) in names.enumerated() {
      _ = try folder.file(name, Array(text(number).utf8))
    }
    _ = try folder.file(
      ".config/scribe/config.toml",
      Array("[model]\naddress = \"\(stub.address)\"\nname = \"stub-1\"\ncontext = 4096\n".utf8))
    _ = try folder.file("names", Array((names.joined(separator: "\n") + "\n").utf8))
  }

  static func text(_ number: Int) -> String {
    "We met in order to talk about item \(number) of the list.\n"
  }

  /// The number of the file that a request is about.
  static func item(_ request: ModelStub.Request) -> Int? {
    request.text.firstMatch(of: /about item (\d+) of the list/).flatMap { Int($0.1) }
  }

  /// A whole and good answer about that file: each time that it is applied adds a word.
  static func good(_ request: ModelStub.Request) -> ModelStub.Step {
    let text = request.text.firstMatch(
      of: /We met in order to talk about item \d+ of the list(?: again)*/)
    return ModelStub.whole(
      type: "text/event-stream",
      ModelStub.stream([String(text?.0 ?? "?") + " again."], promptTokens: 80))
  }

  func run(_ words: [String]) throws -> Command.Ending {
    try Command.scribe(["batch"] + words + ["--files-from", "names"], in: folder)
  }

  func contents(_ name: String) -> String? {
    Bytes.of(folder.path + "/" + name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names in a folder, those that begin with a dot left out.
  func list(_ name: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/" + name)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  func report(_ ending: Command.Ending) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(ending.output))
  }

  struct Report: Decodable {
    var counts: [String: Int]
    var requests: Int
    var promptTokens: Int
    var stopped: String?
    var files: [File]
    struct File: Decodable {
      var file: String
      var state: String
      var reason: String?
      var failedChecks: [String]?
      var attempts: Int?
    }
  }
}
