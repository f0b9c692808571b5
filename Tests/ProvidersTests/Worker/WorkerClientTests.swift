import FoundationEssentials
import Glibc
import Testing

@testable import WorkerLink

struct WorkerClientTests {
  @Test(arguments: [
    // lines of the program, and what the writer hears
    (["exit 7"], WorkerError.ended(.exit(7))),
    (["kill -9 $$"], .ended(.signal(9))),
    ([FakeWorker.greeting, "read line <&3", "kill -9 $$"], .ended(.signal(9))),
    (
      [
        FakeWorker.greeting, "read line <&3",
        #"echo '{"part":{"id":1,"part":{"languages":{"tags":["xx"]}}}}' >&3"#, "kill -11 $$",
      ], .ended(.signal(11))
    ),
    (
      [FakeWorker.greeting, "read line <&3", #"printf '{"done":{"i' >&3"#, "exit 0"],
      .ended(.exit(0))
    ),
    (["exec 3>&- 3<&-", "sleep 100"], .ended(.signal(9))),
    (["echo hello >&3", "sleep 100"], .garbled("hello")),
    ([FakeWorker.greeting, "echo '{\"done\":7}' >&3", "sleep 100"], .garbled("{\"done\":7}")),
    (
      ["head -c 3000 /dev/zero >&3", "echo >&3", "sleep 100"],
      .garbled(String(repeating: "\0", count: 60))
    ),
    (
      [FakeWorker.greeting, "head -c 2000000 /dev/zero | tr '\\0' a >&3", "sleep 100"], .tooLong
    ),
    ([#"echo '{"greeting":{"version":99}}' >&3"#, "sleep 100"], .wrongVersion(found: 99)),
    ([#"echo '{"done":{"id":1}}' >&3"#, "sleep 100"], .garbled("no greeting")),
    (["sleep 100"], .silent(.milliseconds(300))),
    ([FakeWorker.greeting, "sleep 100"], .silent(.milliseconds(300))),
    (
      [
        FakeWorker.greeting, "read line <&3",
        #"echo '{"failed":{"id":1,"fault":{"failed":{"reason":"no"}}}}' >&3"#, "sleep 100",
      ],
      .refused(.failed(reason: "no"))
    ),
  ])
  func `each way to fail is one named error`(program: [String], expected: WorkerError) async throws
  {
    // Short only where silence is what is awaited: a busy machine starts shells slowly.
    let patience: Duration =
      if case .silent(let limit) = expected { limit } else { .seconds(60) }
    try await FakeWorker.run(program) { path in
      let client = WorkerClient(executable: path, silence: patience)
      #expect(await failure(client) == expected)
    }
  }

  @Test func `the request after a failure starts another worker`() async throws {
    // The first one dies, the second answers: the program leaves itself a note.
    let program = [
      "if [ ! -e $0.note ]; then touch $0.note; exit 1; fi", "rm $0.note", FakeWorker.greeting,
      "read line <&3", #"echo '{"part":{"id":1,"part":{"languages":{"tags":["xx"]}}}}' >&3"#,
      #"echo '{"done":{"id":1}}' >&3"#, "read line <&3",
    ]
    try await FakeWorker.run(program) { path in
      let client = WorkerClient(executable: path, silence: .seconds(20))
      #expect(await failure(client) == .ended(.exit(1)))
      let parts = try await client.answer(to: .languages)
      #expect(parts == [.languages(tags: ["xx"])])
    }
  }

  @Test func `a sign of life keeps a slow worker from being stopped`() async throws {
    let sign = #"echo '{"working":{"id":1}}' >&3"#
    let program =
      [FakeWorker.greeting, "read line <&3"]
      + Array(repeating: ["sleep 0.5", sign], count: 10).flatMap { $0 }
      + [#"echo '{"done":{"id":1}}' >&3"#, "read line <&3"]
    try await FakeWorker.run(program) { path in
      // Less than all the signs take together, more than a busy machine needs for one.
      let client = WorkerClient(executable: path, silence: .seconds(4))
      #expect(await failure(client) == nil)
    }
  }

  @Test func `a worker that does not read holds nobody up and is stopped`() async throws {
    try await FakeWorker.run([FakeWorker.greeting, "sleep 100"]) { path in
      let client = WorkerClient(executable: path, silence: .milliseconds(300))
      let words = Array(repeating: String(repeating: "w", count: 90), count: 2000)
      async let first = failure(client, .check(words: words, language: "en"))
      async let second = failure(client, .check(words: words, language: "en"))
      async let third = failure(client, .check(words: words, language: "en"))
      #expect(
        await [first, second, third] == Array(repeating: .silent(.milliseconds(300)), count: 3))
    }
  }

  @Test func `a stopped worker takes its children with it and leaves no zombie`() async throws {
    let program = ["sleep 100 & echo $! > $0.child", "echo garbage >&3", "sleep 100"]
    try await FakeWorker.run(program) { path in
      let client = WorkerClient(executable: path, silence: .seconds(60))
      #expect(await failure(client) == .garbled("garbage"))
      let text = try String(contentsOfFile: path + ".child", encoding: .utf8)
      unlink(path + ".child")
      let child = try #require(Int32(text.filter(\.isNumber)))
      #expect(FakeWorker.isGone(child))
      #expect(client.processIdentifier == nil)
    }
  }

  @Test func `a message over the bound is refused before it is sent`() async throws {
    try await FakeWorker.run([FakeWorker.greeting, "sleep 100"]) { path in
      let client = WorkerClient(executable: path)
      let word = String(repeating: "x", count: WorkerLimits.messageBytes)
      #expect(await failure(client, .check(words: [word], language: "en")) == .tooLong)
    }
  }

  @Test func `a missing program is named with the places that were looked at`() async {
    let client = WorkerClient(executable: "/nowhere/scribe-worker")
    #expect(await failure(client) == .notFound(["/nowhere/scribe-worker"]))
    #expect(
      WorkerLocation.places(besides: "/usr/bin/scribe") == [
        "/usr/bin/scribe-worker", "/usr/bin/../libexec/scribe/scribe-worker",
      ])
  }

  @Test func `whoever stops waiting gets cancelled and the worker lives on`() async throws {
    let program = [
      FakeWorker.greeting, "read line <&3", "read line <&3", "echo \"$line\" > $0.heard",
      "read line <&3", #"echo '{"done":{"id":1}}' >&3"#, #"echo '{"done":{"id":2}}' >&3"#,
      "read line <&3",
    ]
    try await FakeWorker.run(program) { path in
      let client = WorkerClient(executable: path, silence: .seconds(20))
      let waiting = Task { await failure(client) }
      while client.processIdentifier == nil { await Task.yield() }
      waiting.cancel()
      #expect(await waiting.value == .cancelled)
      #expect(await failure(client) == nil)
      let heard = try String(contentsOfFile: path + ".heard", encoding: .utf8)
      unlink(path + ".heard")
      #expect(heard.contains("cancel"))
    }
  }

  @Test func `the worker ends with its client`() async throws {
    var client: WorkerClient? = WorkerClient()
    #expect(await failure(client!) == nil)
    let worker = try #require(client?.processIdentifier)
    #expect(kill(worker, 0) == 0)
    client = nil
    #expect(FakeWorker.isGone(worker))
  }
}
