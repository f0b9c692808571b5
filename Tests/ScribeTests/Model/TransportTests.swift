import Foundation
import TestSupport
import Testing

/// What stands between the writer and a server: certificates, proxies, redirects.
@Suite(
  .enabled(if: Command.binary != nil, "scribe is not built"),
  .enabled(
    if: isLongRun, "with servers and many processes these take minutes: scripts/test --long"))
struct TransportTests {
  private func rewrite(
    settings: [String], environment: [String: String] = [:],
    in folder: TemporaryFolder = TemporaryFolder()
  ) throws -> Command.Ending {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/.config/scribe", withIntermediateDirectories: true)
    let lines = ["[model]", "name = \"m\"", "context = 4096"] + settings
    _ = try folder.file(
      ".config/scribe/config.toml", Array((lines.joined(separator: "\n") + "\n").utf8))
    return try Command.scribe(
      ["rewrite", "--provider", "model"], input: Array("We met in order to talk.\n".utf8),
      in: folder, environment: environment)
  }

  @Test(.enabled(if: SecureServer.isAvailable, "openssl or python3 is not installed"))
  func `a certificate of an unknown authority is refused, with its own file taken`() throws {
    let server = try SecureServer(standingFor: "IP:127.0.0.1")
    let address = "address = \"https://127.0.0.1:\(server.port)\""
    let refused = try rewrite(settings: [address])
    #expect(refused.status == 5)
    #expect(refused.errors.contains("the certificate of 127.0.0.1:\(server.port) is not trusted"))
    #expect(refused.output.isEmpty && server.seen == 0)
    // A variable that switches the check off elsewhere does not here.
    let forced = try rewrite(
      settings: [address],
      environment: ["URLSessionCertificateAuthorityInfoFile": "INSECURE_SSL_NO_VERIFY"])
    #expect(forced.status == 5 && server.seen == 0)
    let taken = try rewrite(settings: [address, "ca-file = \"\(server.authority)\""])
    #expect(taken.status == 0, "\(taken.errors)")
    #expect(taken.text == "We met to talk.\n")
    #expect(server.seen == 1)
  }

  @Test(.enabled(if: SecureServer.isAvailable, "openssl or python3 is not installed"))
  func `a certificate for another place is refused, whoever gave it`() throws {
    let server = try SecureServer(standingFor: "DNS:elsewhere.example")
    let refused = try rewrite(settings: [
      "address = \"https://127.0.0.1:\(server.port)\"", "ca-file = \"\(server.authority)\"",
    ])
    #expect(refused.status == 5)
    #expect(refused.errors.contains("is not trusted"), "\(refused.errors)")
    #expect(server.seen == 0)
  }

  @Test func `a file of authorities that is not there is named`() throws {
    let refused = try rewrite(settings: [
      "address = \"https://127.0.0.1:9\"", "ca-file = \"/nowhere/ca.pem\"",
    ])
    #expect(refused.status == 5)
    #expect(refused.errors.contains("/nowhere/ca.pem: No such file or directory"))
  }

  @Test func `the user's proxy is taken for other machines and never for this one`() throws {
    let proxy = ModelStub.saying { _ in "We met to talk." }
    let environment = ["http_proxy": "http://127.0.0.1:\(proxy.port)"]
    let far = try rewrite(
      settings: ["address = \"http://models.invalid:8000\"", "allow-remote = true"],
      environment: environment)
    #expect(far.status == 0, "\(far.errors)")
    #expect(far.text == "We met to talk.\n")
    #expect(proxy.requests.map(\.path) == ["http://models.invalid:8000/v1/chat/completions"])
    for host in ["127.0.0.1", "127.0.0.1", "localhost"] {
      let near = ModelStub.saying { _ in "We met to talk." }
      let ending = try rewrite(
        settings: ["address = \"http://\(host):\(near.port)\""], environment: environment)
      #expect(ending.status == 0, "\(ending.errors)")
      #expect(near.requests.count == 1 && proxy.requests.count == 1)
    }
  }

  @Test func `a server that sends to another one is refused, and the other gets nothing`() throws {
    let other = ModelStub.saying { _ in "We met to talk." }
    for status in ["301 Moved", "302 Found", "307 Temporary", "308 Permanent"] {
      let stub = ModelStub { _, _ in
        [
          ModelStub.whole(
            status, headers: ["Location: http://127.0.0.1:\(other.port)/v1/chat/completions"], "")
        ]
      }
      let ending = try rewrite(settings: ["address = \"\(stub.address)\""])
      #expect(ending.status == 5)
      #expect(
        ending.errors.contains(
          "the server sends to 127.0.0.1:\(other.port); nothing was sent there"),
        "\(ending.errors)")
    }
    #expect(other.requests.isEmpty)
  }

  @Test func `AI-37 key and text are in no argument and in no log`() throws {
    let commands = LockedArray<String>()
    let stub = ModelStub { _, _ in
      // What every process of this user shows of itself while the server works.
      for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      where Int(name) != nil {
        for file in ["cmdline", "comm"] {
          let bytes = FileManager.default.contents(atPath: "/proc/\(name)/\(file)") ?? Data()
          commands.append(String(decoding: bytes, as: UTF8.self))
        }
      }
      return [ModelStub.whole(type: "text/event-stream", ModelStub.stream(["We met to talk."]))]
    }
    let folder = TemporaryFolder()
    let secret = "sk-very-secret-4711"
    let key = try folder.file("key", Array(secret.utf8))
    #expect(chmod(key, 0o600) == 0)
    let ending = try rewrite(
      settings: [
        "address = \"\(stub.address)\"", "key-file = \"\(key)\"", "keep-payloads = false",
      ], in: folder)
    #expect(ending.status == 0, "\(ending.errors)")
    #expect(stub.requests.first?.headers["authorization"] == "Bearer \(secret)")
    #expect(commands.all.contains { $0.contains("scribe") })
    #expect(!commands.all.contains { $0.contains(secret) || $0.contains("in order to") })
    let written = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    for case let name as String in written where name != "key" {
      let text = String(decoding: Bytes.of(folder.path + "/" + name) ?? [], as: UTF8.self)
      #expect(!text.contains(secret) && !text.contains("in order to"), "\(name)")
    }
    #expect(!ending.errors.contains(secret))
  }

  @Test func `a busy server is asked again as it says`() throws {
    let stub = ModelStub { _, number in
      number < 2
        ? [ModelStub.whole("429 Too Many", headers: ["Retry-After: 0"], "{}")]
        : [ModelStub.whole(type: "text/event-stream", ModelStub.stream(["We met to talk."]))]
    }
    let ending = try rewrite(settings: ["address = \"\(stub.address)\""])
    #expect(ending.status == 0, "\(ending.errors)")
    #expect(stub.requests.count == 3)
  }
}
