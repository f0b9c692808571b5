import Foundation
import TestSupport
import Testing
import WorkerLink

@testable import ModelClient

/// One conversation with a server, and what came of it.
struct Conversation {
  var words: String
  var ending: ChatEnding?
  var fault: ModelFault?

  init(
    _ stub: ModelStub, _ change: (inout ChatOrder) -> Void = { _ in },
    client: ModelClient = ModelClient()
  ) async {
    var order = ChatOrder(
      address: ModelAddress(stub.address)!,
      request: ChatRequest(
        model: "m", messages: [ChatMessage(.user, "The text.")], answerTokens: 100, temperature: 0)
    )
    order.limits.longestPause = 0.05
    // A machine that runs all tests at once is slow to open doors.
    order.limits.connecting = 60
    change(&order)
    let heard = Heard()
    do throws(ModelFault) {
      ending = try await client.chat(order) { heard.append($0) }
    } catch { fault = error }
    words = heard.text
  }
}

final class Heard: Sendable {
  private let pieces = LockedArray<String>()
  func append(_ piece: String) { pieces.append(piece) }
  var text: String { pieces.all.joined() }
}

@Suite struct HostileServerTests {
  private static let event = ModelStub.event("Hello")

  @Test(
    arguments: [
      // What the server does, and what the writer hears of it.
      (
        [
          ModelStub.head("401 Unauthorized", type: "application/json"),
          .send(Array("{\"error\":{\"message\":\"bad \\u001b[31m key\"}}".utf8)), .close,
        ], ModelFault.status(401, message: "bad  [31m key")
      ),
      (
        [ModelStub.whole("404 Not Found", "{\"detail\":\"no model m\"}")],
        .status(404, message: "no model m")
      ),
      (
        [ModelStub.whole("500 Internal Server Error", type: "text/html", "<h1>Oh</h1>")],
        .status(500, message: "<h1>Oh</h1>")
      ),
      ([ModelStub.whole("500 No", "")], .status(500, message: "no further words")),
      ([ModelStub.head(), .close], .cutOff),
      ([ModelStub.head(), .send(Array(event.utf8)), .close], .cutOff),
      (
        [ModelStub.head(), .send(Array(event.utf8.prefix(40))), .close],
        .garbled("{\"choices\":[{\"delta\":{\"content\":\"H")
      ),
      (
        [
          ModelStub.head(),
          .send(Array("data: {\"choices\":[{\"delta\":{\"content\":7}}]}\n\n".utf8)), .hang,
        ], .garbled("content is no text")
      ),
      (
        [ModelStub.head(), .send(Array("data: {\"choices\":7}\n\n".utf8)), .hang],
        .garbled("choices is no list")
      ),
      (
        [ModelStub.head(), .send(Array("data: {\"choices\":[{\"delta\":[1]}]}\n\n".utf8)), .hang],
        .garbled("delta is no object")
      ),
      (
        [
          ModelStub.head(), .send(Array("data: {\"choices\":[{\"finish_reason\":1}]}\n\n".utf8)),
          .hang,
        ], .garbled("finish_reason is no text")
      ),
      ([ModelStub.head(), .send(Array("data: [1,2]\n\n".utf8)), .hang], .garbled("[1,2]")),
      (
        [ModelStub.head(), .send(Array("data: {\"x\":1}\n\n".utf8)), .hang],
        .garbled("no choices in {\"x\":1}")
      ),
      (
        [
          ModelStub.head(),
          .send(Array("data: {\"error\":{\"message\":\"out of memory\"}}\n\n".utf8)), .hang,
        ], .server("out of memory")
      ),
      (
        [
          ModelStub.head(),
          .send(
            Array("data: {\"choices\":[{\"delta\":{\"content\":\"".utf8) + [0xFF, 0xC0]
              + Array("\"}}]}\n\n".utf8)), .hang,
        ], .garbled("bytes that are not UTF-8")
      ),
      (
        [ModelStub.head(), .endless(Array(repeating: UInt8(ascii: "x"), count: 65536))],
        .garbled("a line of more than 1048576 bytes")
      ),
      (
        [
          ModelStub.head(),
          .endless(Array(ModelStub.event(String(repeating: "word ", count: 2000)).utf8)),
        ], .endless(bytes: 1 << 20)
      ),
      ([ModelStub.whole("{\"choices\":")], .garbled("{\"choices\":")),
      (
        [ModelStub.whole("302 Found", headers: ["Location: http://example.org:81/v1"], "")],
        .redirected(to: "example.org:81")
      ),
      (
        [
          ModelStub.whole("307 Temporary Redirect", headers: ["Location: http://localhost:1/x"], "")
        ], .redirected(to: "localhost:1")
      ),
    ] as [([ModelStub.Step], ModelFault)])
  func `each way to fail is one named error`(
    steps: [ModelStub.Step], expected: ModelFault
  ) async {
    let stub = ModelStub { _, _ in steps }
    let conversation = await Conversation(stub)
    #expect(conversation.fault == expected)
    #expect(conversation.ending == nil)
    #expect(stub.requests.count == 1, "nothing is asked twice")
  }

  @Test(
    arguments: [
      ([ModelStub.Step.hang], ModelFault.Stage.firstWord),
      ([ModelStub.head(), .hang], .firstWord),
      ([ModelStub.head(), .send(Array(event.utf8)), .hang], .betweenWords),
      ([ModelStub.head(), .send(Array(event.utf8.prefix(20))), .hang], .firstWord),
    ] as [([ModelStub.Step], ModelFault.Stage)])
  func `a server that hangs is left, at each stage`(
    steps: [ModelStub.Step], stage: ModelFault.Stage
  ) async {
    let stub = ModelStub { _, _ in steps }
    let conversation = await Conversation(stub) {
      $0.limits.firstWord = stage == .firstWord ? 0.4 : 60
      $0.limits.betweenWords = 0.3
    }
    #expect(
      conversation.fault
        == .timedOut(
          place: "127.0.0.1:\(stub.port)", stage, seconds: stage == .firstWord ? 0.4 : 0.3))
    #expect(conversation.words == (stage == .betweenWords ? "Hello" : ""))
    #expect(await stub.waits { $0.left == 1 }, "the connection is closed")
  }

  @Test func `a reset is named`() async {
    for steps in [
      [ModelStub.Step.reset],
      [ModelStub.head(), .send(Array(Self.event.utf8)), .pause(.milliseconds(100)), .reset],
    ] {
      let stub = ModelStub { _, _ in steps }
      let conversation = await Conversation(stub)
      switch conversation.fault {
      case .cutOff, .noConnection: break
      default: Issue.record("\(String(describing: conversation.fault))")
      }
    }
  }

  @Test func `nobody there is named at once`() async {
    let stub = ModelStub { _, _ in [] }
    stub.stop()
    let conversation = await Conversation(stub)
    #expect(
      conversation.fault
        == .noConnection(place: "127.0.0.1:\(stub.port)", reason: "Connection refused"))
  }

  @Test func `a busy server is asked again, and in the end named`() async {
    let patient = ModelStub { _, number in
      number < 2
        ? [ModelStub.whole("429 Too Many", headers: ["Retry-After: 0"], "{}")]
        : [ModelStub.whole(type: "text/event-stream", ModelStub.stream(["All ", "well."]))]
    }
    let conversation = await Conversation(patient)
    #expect(conversation.words == "All well.")
    #expect(conversation.ending?.attempts == 3)
    let busy = ModelStub { _, _ in [ModelStub.whole("503 Busy", "{}")] }
    #expect(await Conversation(busy).fault == .busy(status: 503, attempts: 4))
    #expect(busy.requests.count == 4)
  }

  @Test func `a stream that drips byte by byte arrives whole`() async {
    let body = ModelStub.stream(["Die 漢字 ", "👩‍🚀 ", "naïve"], promptTokens: 12, answerTokens: 6)
    let stub = ModelStub { _, _ in
      [ModelStub.head()]
        + body.utf8.flatMap { [.send([$0]), .pause(.microseconds(50))] as [ModelStub.Step] }
        + [.close]
    }
    let conversation = await Conversation(stub)
    #expect(conversation.words == "Die 漢字 👩‍🚀 naïve")
    #expect(conversation.ending?.promptTokens == 12)
    #expect(conversation.ending?.answerTokens == 6)
    #expect(conversation.ending?.reason == "stop")
  }

  @Test func `a server that does not stream is understood`() async {
    let stub = ModelStub { _, _ in
      [
        ModelStub.whole(
          "{\"model\":\"big\",\"choices\":[{\"message\":{\"content\":\"Hi.\"},\"finish_reason\":\"length\"}],\"usage\":{\"prompt_tokens\":3,\"completion_tokens\":2}}"
        )
      ]
    }
    let conversation = await Conversation(stub)
    #expect(conversation.words == "Hi.")
    #expect(
      conversation.ending
        == ChatEnding(reason: "length", model: "big", promptTokens: 3, answerTokens: 2))
  }

  @Test func `thinking that is sent apart is left out`() async {
    let stub = ModelStub { _, _ in
      [
        ModelStub.whole(
          type: "text/event-stream",
          "data: {\"choices\":[{\"delta\":{\"reasoning_content\":\"Hmm\"}}]}\n\n"
            + ModelStub.stream(["Yes."]))
      ]
    }
    let conversation = await Conversation(stub)
    #expect(conversation.words == "Yes.")
    #expect(conversation.ending?.thinkingBytes == 3)
  }

  @Test func `whoever stops listening frees the server`() async {
    let stub = ModelStub { _, _ in [ModelStub.head(), .send(Array(Self.event.utf8)), .hang] }
    let task = Task { await Conversation(stub) }
    #expect(await stub.waits { !$0.requests.isEmpty })
    task.cancel()
    #expect(await stub.waits { $0.left == 1 })
    #expect(await task.value.fault == .cutOff)
  }

  @Test func `nothing goes to another machine unless it is allowed`() async {
    let stub = ModelStub { _, _ in [] }
    let refused = await Conversation(stub) { $0.address = ModelAddress("http://10.1.2.3:9")! }
    #expect(refused.fault == .notAllowed(place: "10.1.2.3:9"))
    let keyed = await Conversation(stub) {
      $0.address = ModelAddress("http://10.1.2.3:9", key: .command("echo k"), allowsRemote: true)!
    }
    #expect(keyed.fault == .key("it is not sent to 10.1.2.3:9 without https"))
  }

  @Test func `keys come from a private file or a command, and nowhere else`() async throws {
    let folder = TemporaryFolder()
    let path = try folder.file("key", Array("sk-secret\nmore\n".utf8))
    chmod(path, 0o600)
    let stub = ModelStub { _, _ in
      [ModelStub.whole(type: "text/event-stream", ModelStub.stream(["Hi."]))]
    }
    func ask(_ key: ModelAddress.Key) async -> ModelFault? {
      await Conversation(stub) { $0.address.key = key }.fault
    }
    #expect(await ask(.file(path)) == nil)
    #expect(stub.requests.last?.headers["authorization"] == "Bearer sk-secret")
    #expect(await ask(.command("echo from-command")) == nil)
    #expect(stub.requests.last?.headers["authorization"] == "Bearer from-command")
    let count = stub.requests.count
    chmod(path, 0o640)
    #expect(await ask(.file(path)) == .key("\(path) can be read by others: chmod 600 keeps it"))
    #expect(
      await ask(.file("/nowhere/key")) == .key("/nowhere/key: No such file or directory"))
    #expect(await ask(.file("/tmp")) == .key("/tmp is no file"))
    #expect(await ask(.command("exit 3")) == .key("its command ended with status 3"))
    #expect(await ask(.command("echo")) == .key("its first line is no key"))
    #expect(stub.requests.count == count)
  }

  @Test func `models are listed with their context`() async throws {
    let stub = ModelStub { request, _ in
      [ModelStub.list(context: 2048, for: request, names: ["a", "b"])]
    }
    let server = try await ModelClient().models(at: ModelAddress(stub.address)!)
    #expect(
      server.models == [
        ModelDescription(name: "a", context: 2048), ModelDescription(name: "b", context: 2048),
      ])
    let garbled = ModelStub { _, _ in [ModelStub.whole("[]")] }
    await #expect(throws: ModelFault.garbled("a list of models without data")) {
      try await ModelClient().models(at: ModelAddress(garbled.address)!)
    }
  }

  @Test func `what Ollama and llama-server tell of a context is learned`() async throws {
    let ollama = ModelStub { request, _ in
      switch request.path {
      case "/v1/models": [ModelStub.whole("{\"data\":[{\"id\":\"q:1\"}]}")]
      case "/api/tags": [ModelStub.whole("{\"models\":[{\"name\":\"q:1\",\"size\":99}]}")]
      case "/api/show":
        [
          ModelStub.whole(
            "{\"parameters\":\"num_ctx   8192\",\"model_info\":{\"q.context_length\":40960}}")
        ]
      default: [ModelStub.whole("404 No", "{}")]
      }
    }
    let found = try await ModelClient().models(at: ModelAddress(ollama.address)!)
    #expect(found.software == "Ollama")
    #expect(found.models == [ModelDescription(name: "q:1", context: 8192, bytes: 99)])
    let llama = ModelStub { request, _ in
      switch request.path {
      case "/v1/models": [ModelStub.whole("{\"data\":[{\"id\":\"x.gguf\"}]}")]
      case "/props": [ModelStub.whole("{\"default_generation_settings\":{\"n_ctx\":2048}}")]
      default: [ModelStub.whole("404 No", "{}")]
      }
    }
    let other = try await ModelClient().models(at: ModelAddress(llama.address)!)
    #expect(other.software == "llama.cpp")
    #expect(other.models == [ModelDescription(name: "x.gguf", context: 2048)])
  }
}
