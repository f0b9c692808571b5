import FoundationEssentials
import Glibc
import Testing
import WritingTools

@testable import Providers
@testable import WorkerLink

/// Whether the American English dictionary is installed, as `scripts/bootstrap` does.
let hasEnglishDictionary = FileManager.default.fileExists(atPath: "/usr/share/hunspell/en_US.dic")

@Suite(.enabled(if: hasEnglishDictionary, "hunspell-en-us is not installed"))
struct WorkerSpellerTests {
  let client = WorkerClient(silence: .seconds(60))

  @Test func `words are judged in their order`() async throws {
    let speller = WorkerSpeller(worker: client)
    let words = ["hello", "wrold", "", "don't", "don\u{2019}t", "hello", "café", "漢字"]
    let right = try await speller.check(words, language: "en-US")
    #expect(right == [true, false, true, true, true, true, true, false])
    #expect(try await speller.check(words.reversed(), language: "en-US") == right.reversed())
  }

  @Test func `English words may keep the accents that its dictionary does not write`() async throws
  {
    let speller = WorkerSpeller(worker: client)
    let words = ["café", "naïve", "Zoë", "wrôld"]
    let right = try await speller.check(words, language: "en-US")
    #expect(right == [true, true, true, false])
  }

  @Test func `thousands of words go in batches`() async throws {
    let speller = WorkerSpeller(worker: client)
    let words = (0..<4500).map { $0 % 3 == 0 ? "word" : "qzx\(letters($0))" }
    let right = try await speller.check(words, language: "en-US")
    #expect(right == (0..<4500).map { $0 % 3 == 0 })
  }

  @Test func `a language without a dictionary is named with the command that installs one`() async {
    let speller = WorkerSpeller(worker: client)
    for (language, package) in [
      ("xx", "hunspell-xx"), ("nb-NO", "hunspell-no"), ("pt", "hunspell-pt-br"),
    ] {
      await #expect(
        throws: ProviderError.notAvailable(
          "no dictionary for \(language) is installed: apt-get install \(package)")
      ) { try await speller.check(["word"], language: language) }
    }
    // The worker is well and goes on.
    await #expect(throws: Never.self) { try await speller.check(["word"], language: "en") }
  }

  @Test func `suggestions are there for a wrong word and none for a right one`() async throws {
    let speller = WorkerSpeller(worker: client)
    let found = try await speller.rankedSuggestions(
      for: ["recieve", "receive", ""], language: "en-US")
    #expect(found[0]?.first == "receive")
    #expect(found[1] == nil)
    #expect(found[2] == nil)
    #expect(try await speller.suggest("recieve", language: "en-US").first == "receive")
  }

  @Test func `a batch of suggestions is what each word gets alone`() async throws {
    let words = ["recieve", "hello", "definately", "recieve", ""]
    let together = try await WorkerSpeller(worker: client).suggest(words, language: "en-US")
    let speller = WorkerSpeller(worker: client)
    for (word, suggestions) in zip(words, together) {
      #expect(try await speller.suggest(word, language: "en-US") == suggestions)
    }
    #expect(together[1] == [] && together[4] == [] && together[0].first == "receive")
  }

  @Test func `a worker that was killed is replaced`() async throws {
    let speller = WorkerSpeller(worker: client)
    _ = try await speller.check(["one"], language: "en-US")
    let first = try #require(client.processIdentifier)
    kill(first, SIGKILL)
    while client.processIdentifier == first { await Task.yield() }
    #expect(
      try await speller.check(["one", "tow", "qzx"], language: "en-US") == [true, true, false])
    let second = try #require(client.processIdentifier)
    #expect(second != first)
  }

  @Test func `the worker survives commands that it cannot read only by saying so`() throws {
    for (line, isFatal) in [("garbage\n", false), (String(repeating: "x", count: 1 << 21), true)] {
      let process = try WorkerProcess(path: try WorkerLocation.find())
      let bytes = Array(line.utf8)
      send(process.socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
      var heard = ""
      var buffer = [UInt8](repeating: 0, count: 4096)
      while heard.filter({ $0 == "\n" }).count < 2 {
        let count = recv(process.socket, &buffer, buffer.count, 0)
        if count <= 0 { break }
        heard += String(decoding: buffer[..<count], as: UTF8.self)
      }
      #expect(heard.contains("unreadable"))
      close(process.socket)
      #expect(process.end(grace: .seconds(10)) == .exit(isFatal ? 3 : 0))
    }
  }

  /// A word of letters alone for each number.
  private func letters(_ number: Int) -> String {
    String(number).map { String(UnicodeScalar(UInt8(97 + $0.wholeNumberValue!))) }.joined()
  }
}
