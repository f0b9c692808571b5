import Foundation
import TestSupport
import Testing
import WorkerLink

@testable import ModelClient

@Suite struct EventStreamTests {
  static let tables: [(String, [String])] = [
    ("data: a\n\ndata: b\n\n", ["a", "b"]),
    ("data:a\r\n\r\ndata:[DONE]\r\n\r\n", ["a", "[DONE]"]),
    ("data: a\r\rdata: b\r\r", ["a", "b"]),
    ("data: two\ndata: lines\n\n", ["two\nlines"]),
    (": a comment\nevent: x\nid: 7\ndata: a\n\n", ["a"]),
    ("\n\n\ndata:  two spaces\n\n", [" two spaces"]),
    ("data\n\n", [""]),
    ("data: 漢字 👩‍🚀 é\n\n", ["漢字 👩‍🚀 é"]),
    ("data: no end", []),
  ]

  @Test(arguments: tables)
  func `AI-27 events are the same wherever the bytes are cut`(text: String, expected: [String])
    throws
  {
    let bytes = Array(text.utf8)
    for seed in 0..<50 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      var stream = EventStream()
      var events: [String] = []
      var at = 0
      while at < bytes.count {
        // The first rounds cut everywhere, the others anywhere.
        let count = seed == 0 ? 1 : Int.random(in: 1...max(1, bytes.count - at), using: &random)
        events += try stream.append(bytes[at..<min(at + count, bytes.count)])
        at += count
      }
      #expect(events == expected, "seed \(seed)")
    }
  }

  @Test func `an event without its empty line is taken at the end`() throws {
    var stream = EventStream()
    #expect(try stream.append("data: last".utf8) == [])
    #expect(try stream.finish() == "last")
    #expect(try stream.finish() == nil)
  }

  @Test func `a line without end and bytes that are no text are named`() {
    var stream = EventStream(bound: 100)
    #expect(throws: ModelFault.garbled("a line of more than 100 bytes")) {
      _ = try stream.append(Array(repeating: UInt8(ascii: "x"), count: 101))
    }
    var other = EventStream()
    #expect(throws: ModelFault.garbled("bytes that are not UTF-8")) {
      _ = try other.append(Array("data: ".utf8) + [0xFF, 0xFE, 0x0A, 0x0A])
    }
  }
}

@Suite struct AddressTests {
  @Test(arguments: [
    ("127.0.0.1:8080", "http://127.0.0.1:8080/v1", true),
    ("http://localhost:11434", "http://localhost:11434/v1", true),
    ("http://localhost:11434/", "http://localhost:11434/v1", true),
    ("https://api.example.org/v1/", "https://api.example.org:443/v1", false),
    ("http://[::1]:8000/serve/v1", "http://[::1]:8000/serve/v1", true),
    ("127.1.2.3", "http://127.1.2.3:80/v1", true),
    ("127.0.0.1.example.org:80", "http://127.0.0.1.example.org:80/v1", false),
    ("http://127.example.org", "http://127.example.org:80/v1", false),
    ("192.168.1.5:8000", "http://192.168.1.5:8000/v1", false),
    ("LOCALHOST:1234", "http://localhost:1234/v1", true),
  ])
  func `an address is understood`(words: String, base: String, isLoopback: Bool) {
    let address = ModelAddress(words)
    #expect(address?.base == base)
    #expect(address?.isLoopback == isLoopback)
  }

  @Test(arguments: [
    "", "http://", "ftp://127.0.0.1", "http://user@127.0.0.1", "127.0.0.1:99999", "a b", "::1",
    "http://127.0.0.1:80?x=1", "http://evil\u{1B}[31m", "http://127.0.0.1:80#x",
  ])
  func `what is no address is refused`(words: String) {
    #expect(ModelAddress(words) == nil)
  }
}

@Suite struct PauseTests {
  @Test func `a busy server says how long to wait, in seconds or by a date`() {
    let now = Date(timeIntervalSince1970: 784_111_767)
    func pause(_ header: String?, attempt: Int = 1) -> Double {
      Pause.seconds(after: attempt, retryAfter: header, longest: 30, now: now, jitter: 0.5)
    }
    #expect(pause("3") == 3)
    #expect(pause("Sun, 06 Nov 1994 08:49:37 GMT") == 10)
    #expect(pause("Sun, 06 Nov 1994 08:00:00 GMT") == 0)
    #expect(pause("86400") == 30)
    #expect(pause("soon") == 0.5)
    #expect((1...8).map { pause(nil, attempt: $0) } == [0.5, 1, 2, 4, 8, 16, 30, 30])
  }
}
