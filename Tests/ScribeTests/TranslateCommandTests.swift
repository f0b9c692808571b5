import Foundation
import TestSupport
import Testing

private let hasSpanish = FileManager.default.fileExists(
  atPath: "/usr/share/apertium/modes/eng-spa.mode")

@Suite(.enabled(if: Command.binary != nil, "scribe is not built"))
struct TranslateCommandTests {
  @Test func `regional variants are unsupported as a pair, and it says so`() throws {
    let ending = try Command.scribe(["languages", "--from", "en-US", "--to", "en-GB"])
    #expect(ending.status == 1)
    #expect(ending.text.contains("variants of one language are not translated into each other"))
  }

  @Test func `a pair that Debian has is listed with its command`() throws {
    let ending = try Command.scribe(["languages", "--from", "bul", "--to", "mk", "--json"])
    #expect(ending.status == 1)
    #expect(ending.text.contains("\"install\":\"sudo apt-get install apertium-mkd-bul\""))
    #expect(ending.text.contains("\"fromName\":\"Bulgarian\""))
  }

  @Test(arguments: [
    (["translate", "--to", "english"], "english is no language tag"),
    (["translate"], "translate needs a language: --to es"),
    (["rewrite", "--to", "es"], "rewrite does not translate"),
    (["languages", "--from", "x"], "x is no language tag"),
    (
      ["translate", "--to", "es", "-o", "a", "--json"],
      "--json and --output cannot be used together"
    ),
  ])
  func `what is asked wrongly is a usage error`(words: [String], message: String) throws {
    let ending = try Command.scribe(words, input: Array("Text.".utf8))
    #expect(ending.status == 2)
    #expect(ending.errors.contains(message))
  }

  @Test func `a language without a translator is named, and nothing is written`() throws {
    let ending = try Command.scribe(
      ["translate", "--from", "en", "--to", "ja"], input: Array("Good day.\n".utf8))
    #expect(ending.status == 5)
    #expect(ending.output.isEmpty)
    #expect(ending.errors.contains("unsupported target"))
  }

  @Test(.enabled(if: hasSpanish, "apertium-eng-spa is not installed"))
  func `a file is translated to another, in place, and as a difference`() throws {
    let folder = TemporaryFolder()
    let source = "# The house\n\n- The **red** house.\n- See `x`.\n"
    let path = try folder.file("a.md", Array(source.utf8))
    let expected = "# La casa\n\n- La casa **roja**.\n- Ve `x`.\n"
    let language = ["--from", "en", "--to", "es"]
    let ending = try Command.scribe(["translate"] + language + [path, "-o", "b.md"], in: folder)
    #expect(ending.status == 0)
    #expect(ending.output.isEmpty)
    #expect(ending.errors.contains("a draft by Apertium, en → es"))
    #expect(Bytes.of(folder.path + "/b.md") == Array(expected.utf8))
    let diff = try Command.scribe(["translate"] + language + ["--diff", path], in: folder)
    #expect(diff.text.contains("+- La casa **roja**."))
    #expect(
      try Command.scribe(["translate"] + language + ["--in-place", path], in: folder).status == 0)
    #expect(Bytes.of(path) == Array(expected.utf8))
  }

  @Test(.enabled(if: hasSpanish, "apertium-eng-spa is not installed"))
  func `lines come back by their identifiers`() throws {
    let lines = """
      {"id": "a", "text": "The house is red."}
      {"id": 2, "src": "Two houses."}

      """
    let ending = try Command.scribe(
      ["translate", "--from", "en", "--to", "es", "--jsonl"], input: Array(lines.utf8))
    #expect(
      ending.text == """
        {"id":"a","output":"La casa es roja."}
        {"id":2,"output":"Dos casas."}

        """)
  }

  @Test func `a language is detected, or said to be unknown`() throws {
    let text = "Le gouvernement a décidé de construire une nouvelle école dans la ville."
    let found = try Command.scribe(["languages", "--detect"], input: Array(text.utf8))
    #expect(found.text == "fr\n")
    let none = try Command.scribe(["languages", "--detect"], input: Array("12 + 3".utf8))
    #expect(none.text == "?\n")
    #expect(none.status == 1)
  }
}
