import Dispatch
import Foundation
import TestSupport
import Testing

/// Scribe in a terminal with a model that a test plays.
struct ModelRun {
  static let wordy = "We met in order to talk at this point in time about item 42 of the list.\n"
  static let short = "We met to talk now about item 42 of the list."

  let run: ScribeRun
  let stub: ModelStub

  /// - Parameters:
  ///   - text: What `draft.md` holds.
  ///   - address: The configured server in place of the one played.
  init(
    _ text: String = wordy, columns: Int = 80, rows: Int = 24, engine: String = "tk2",
    address: String? = nil, _ answer: @escaping @Sendable (ModelStub.Request) -> [ModelStub.Step]
  ) throws {
    let stub = ModelStub { request, _ in
      request.method == "GET"
        ? [ModelStub.list(context: 4096, for: request)] : answer(request)
    }
    self.stub = stub
    let home = TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: home.path + "/.config/scribe", withIntermediateDirectories: true)
    _ = try home.file(
      ".config/scribe/config.toml",
      Array("[model]\naddress = \"\(address ?? stub.address)\"\nname = \"stub-1\"\n".utf8))
    run = try ScribeRun(
      ["--engine", engine, "draft.md"], files: ["draft.md": Array(text.utf8)], home: home,
      columns: columns, rows: rows, awaiting: columns < 40 ? "We met" : "F1 help")
  }

  var place: String { "127.0.0.1:\(stub.port)" }

  /// Chooses the configured model in the panel of tools, which stays open.
  func choose() throws {
    run.press("C-t")
    try run.see("Tools: ")
    run.press("m")
    try run.see("What answers the tools")
    try run.see("stub-1")
    run.press("Down")
    try run.see("> stub-1")
    run.press("Enter")
    try run.see("answers: stub-1, sent to \(place)")
  }

  /// A stream of words with pauses, from its head to its end.
  static func stream(_ words: String, pause: Duration = .milliseconds(30)) -> [ModelStub.Step] {
    let pieces = words.split(separator: " ").enumerated().map { ($0 > 0 ? " " : "") + $1 }
    return [ModelStub.head()]
      + pieces.flatMap {
        [ModelStub.Step.send(Array(ModelStub.event($0).utf8)), .pause(pause)]
      } + [
        .send(Array((ModelStub.event("", reason: "stop") + "data: [DONE]\n\n").utf8)), .close,
      ]
  }
}
