import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

@Suite(
  .enabled(if: Command.binary != nil, "scribe is not built"),
  .enabled(
    if: isLongRun, "with servers and many processes these take minutes: scripts/test --long"))
struct BatchTests {
  private static let rewrite = ["rewrite", "--provider", "model"]

  @Test func `a thousand files by a server that fails often: none lost, none done twice`() throws {
    let whole = LockedArray<Int>()
    let desk = try BatchDesk(files: 1000) { request, number in
      switch number % 23 {
      case 3: return [ModelStub.whole("500 No", "{\"error\":{\"message\":\"oh\"}}")]
      case 7: return [ModelStub.whole("503 Busy", headers: ["Retry-After: 0"], "{}")]
      case 11:
        return [ModelStub.head(), .send(Array(ModelStub.event("We met").utf8)), .close]
      case 13: return [.reset]
      case 17: return [ModelStub.whole("not a chat completion")]
      default:
        whole.append(BatchDesk.item(request) ?? -1)
        return [BatchDesk.good(request)]
      }
    }
    let ending = try desk.run(
      Self.rewrite + ["--out", "out", "--jobs", "32", "--retries", "8", "--json"])
    #expect(ending.status == 0, "\(ending.errors)")
    let report = try desk.report(ending)
    #expect(report.counts["done"] == 1000)
    #expect(report.counts["failed"] == 0)
    #expect(report.files.contains { ($0.attempts ?? 1) > 1 })
    #expect(whole.all.sorted() == Array(0..<1000))
    for number in 0..<1000 {
      let expected = "We met in order to talk about item \(number) of the list again.\n"
      #expect(desk.contents("out/in/\(number).md") == expected)
    }
    #expect(desk.list("out/in").count == 1000)
    #expect(desk.stub.mostActive <= 32)
    // Once more: nothing is left to do, and nothing is asked.
    let asked = desk.stub.requests.count
    let again = try desk.run(
      Self.rewrite + ["--out", "out", "--jobs", "32", "--retries", "8", "--json"])
    #expect(try desk.report(again).counts["before"] == 1000)
    #expect(desk.stub.requests.count == asked)
  }

  @Test func `a batch in place that is killed again and again changes each file once`() throws {
    let desk = try BatchDesk(files: 120) { request, _ in
      [.pause(.milliseconds(5)), BatchDesk.good(request)]
    }
    let words =
      ["batch"] + Self.rewrite + ["--in-place", "--jobs", "6", "--files-from", "names", "--json"]
    for kill in 1...4 {
      let process = try #require(Command.begin(words, in: desk.folder))
      // Wherever it is then: asking, backing up, writing.
      while process.isRunning, finished(desk) < kill * 20 { usleep(500) }
      Glibc.kill(process.processIdentifier, SIGKILL)
      _ = process.end()
    }
    let done = finished(desk)
    #expect(done >= 80)
    let ending = try desk.run(Self.rewrite + ["--in-place", "--jobs", "6", "--json"])
    #expect(ending.status == 0, "\(ending.errors)")
    let report = try desk.report(ending)
    #expect((report.counts["before"] ?? 0) >= done - 1)
    #expect(report.counts["files"] == 120)
    for number in 0..<120 {
      #expect(
        desk.contents("in/\(number).md")
          == "We met in order to talk about item \(number) of the list again.\n")
      #expect(desk.contents("in/\(number).md~") == BatchDesk.text(number))
    }
    #expect(desk.list("in").count == 240, "no other file is left behind")
  }

  /// Files that the state file of a batch in place calls done.
  private func finished(_ desk: BatchDesk) -> Int {
    (desk.contents(".scribe-batch.jsonl") ?? "").split(separator: "\n").count {
      $0.contains("\"state\":\"done\"")
    }
  }

  @Test func `what the gate refuses is not written, and counted`() throws {
    let desk = try BatchDesk(files: 3, suffix: "txt") { request, _ in
      [
        ModelStub.whole(
          type: "text/event-stream",
          ModelStub.stream(["{\"ordered\":false,\"items\":[\"one\",\"two\"]}"]))
      ]
    }
    let ending = try desk.run(["list", "--provider", "model", "--out", "out", "--json"])
    #expect(ending.status == 3)
    let report = try desk.report(ending)
    #expect(report.counts["refused"] == 3)
    #expect(report.files.allSatisfy { $0.reason?.contains("plain") == true })
    #expect(desk.list("out").isEmpty)
    let table = try desk.run(["list", "--provider", "model", "--out", "o2", "--degrade"])
    #expect(table.status == 3 || table.status == 0)
  }

  @Test func `an answer that fails a check is not written, and the check is named`() throws {
    let desk = try BatchDesk(files: 2) { _, _ in
      [ModelStub.whole(type: "text/event-stream", ModelStub.stream(["We met to talk about it."]))]
    }
    let ending = try desk.run(Self.rewrite + ["--in-place", "--json"])
    #expect(ending.status == 3)
    let report = try desk.report(ending)
    #expect(report.counts["checks"] == 2)
    #expect(report.files.allSatisfy { $0.failedChecks?.contains("number") == true })
    #expect(desk.contents("in/1.md") == BatchDesk.text(1))
    #expect(desk.list("in") == ["0.md", "1.md"])
  }

  @Test func `a server that is gone ends the batch early, and the same command goes on`() throws {
    let isUp = Mutex(false)
    let desk = try BatchDesk(files: 60) { request, _ in
      isUp.withLock { $0 } ? [BatchDesk.good(request)] : [ModelStub.whole("500 No", "{}")]
    }
    let words = Self.rewrite + ["--out", "out", "--retries", "0", "--jobs", "2", "--json"]
    let ending = try desk.run(words)
    #expect(ending.status == 5)
    let report = try desk.report(ending)
    #expect(report.stopped?.contains("in a row failed") == true)
    #expect((report.counts["left"] ?? 0) >= 30)
    isUp.withLock { $0 = true }
    let next = try desk.run(words)
    #expect(next.status == 0)
    #expect(try desk.report(next).counts["done"] == 60)
  }

  @Test func `a state file belongs to one job`() throws {
    let desk = try BatchDesk(files: 2) { request, _ in [BatchDesk.good(request)] }
    #expect(try desk.run(Self.rewrite + ["--out", "out"]).status == 0)
    let other = try desk.run(["proofread", "--provider", "model", "--out", "out"])
    #expect(other.status == 2)
    #expect(other.errors.contains("is of another job (rewrite"))
    let voice = try desk.run(Self.rewrite + ["--voice", "friendly", "--out", "out"])
    #expect(voice.status == 2)
    let asked = desk.stub.requests.count
    #expect(try desk.run(Self.rewrite + ["--out", "out", "--restart"]).status == 0)
    #expect(desk.stub.requests.count == asked + 2)
  }

  @Test func `a torn last line of the state file costs nothing`() throws {
    let desk = try BatchDesk(files: 3) { request, _ in [BatchDesk.good(request)] }
    #expect(try desk.run(Self.rewrite + ["--out", "out"]).status == 0)
    let state = try #require(desk.contents("out/.scribe-batch.jsonl"))
    _ = try desk.folder.file("out/.scribe-batch.jsonl", Array(state.utf8.dropLast(9)))
    let next = try desk.run(Self.rewrite + ["--out", "out", "--json"])
    #expect(next.status == 0)
    #expect(try desk.report(next).counts["before"] == 2)
    let lines = (desk.contents("out/.scribe-batch.jsonl") ?? "").split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
  }

  @Test func `the rules do it too, and files are done once however often they are named`() throws {
    let desk = try BatchDesk(files: 4) { _, _ in [] }
    let ending = try desk.run(
      ["rewrite", "--voice", "concise", "--out", "out", "./in/0.md", "in/../in/1.md", "--json"])
    #expect(ending.status == 0, "\(ending.errors)\(ending.text)")
    #expect(try desk.report(ending).counts["files"] == 4)
    #expect(desk.contents("out/in/2.md") == "We met to talk about item 2 of the list.\n")
    #expect(desk.stub.requests.isEmpty)
  }

  @Test func `a file that is not there is named and the others are done`() throws {
    let desk = try BatchDesk(files: 2) { request, _ in [BatchDesk.good(request)] }
    let ending = try desk.run(Self.rewrite + ["--out", "out", "gone.md"])
    #expect(ending.status == 4)
    #expect(ending.text.contains("gone.md: No such file or directory"))
    #expect(desk.list("out/in").count == 2)
  }

  @Test func `a dry run sends and writes nothing`() throws {
    let desk = try BatchDesk(files: 2) { request, _ in [BatchDesk.good(request)] }
    let ending = try desk.run(Self.rewrite + ["--out", "out", "--dry-run"])
    #expect(ending.text.contains("2 files, "))
    #expect(ending.text.contains("stub-1 at 127.0.0.1:\(desk.stub.port)"))
    #expect(desk.stub.requests.isEmpty)
    #expect(desk.list(".") == ["in", "names"])
  }

  @Test(arguments: [
    (["rewrite", "a.md"], "say where results go"),
    (["rewrite", "--out", "o", "--in-place", "a.md"], "say where results go"),
    (["wander", "--out", "o", "a.md"], "unknown tool wander"),
    (["rewrite", "--out", "o"], "batch needs files"),
    ([], "batch needs a tool"),
    (["rewrite", "--out", "o", "--jobs", "0", "a.md"], "--jobs takes a number from 1 to 256"),
    (["rewrite", "--out", "o", "--rate", "fast", "a.md"], "--rate takes a number"),
    (["change", "--out", "o", "a.md"], "change needs --request"),
    (["rewrite", "--out", ".", "a.md"], "would be replaced by its result"),
    (["rewrite", "--out", "o", "sub/../a.md", "sub/../sub/a.md"], "would both become"),
  ])
  func `a command line that it does not understand is usage`(
    words: [String], message: String
  ) throws {
    let folder = TemporaryFolder()
    _ = try folder.file("a.md", Array("We met.\n".utf8))
    try FileManager.default.createDirectory(
      atPath: folder.path + "/sub", withIntermediateDirectories: true)
    _ = try folder.file("sub/a.md", Array("We met again.\n".utf8))
    let ending = try Command.scribe(["batch"] + words, in: folder)
    #expect(ending.status == 2)
    #expect(ending.errors.contains(message), "\(ending.errors)")
  }
}
