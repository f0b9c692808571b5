import Foundation
import TestSupport
import Testing

@testable import Scribe

/// `scribe check` as a shell runs it.
@Suite(.enabled(if: Command.binary != nil, "scribe is not built"))
struct `scribe check` {
  private let wrong = Array("Fine here.\r\n👩‍🚀é They go the the shop.\r\n".utf8)

  @Test func `a finding has its line and column`() throws {
    let folder = TemporaryFolder()
    _ = try folder.file("draft.md", wrong)
    let ending = try Command.scribe(["check", folder.path + "/draft.md"])
    #expect(ending.status == 1)
    // Three scalars of the emoji, one of é, a space, and "They go the".
    #expect(ending.text.hasPrefix("\(folder.path)/draft.md:2:17: "), "\(ending.text)")
    #expect(ending.text.split(separator: "\n").count == 1)
    #expect(try Data(contentsOf: URL(filePath: folder.path + "/draft.md")) == Data(wrong))
  }

  @Test func `a file is read in the encoding that is named`() throws {
    let folder = TemporaryFolder()
    let bytes = "They go the the café.\n".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    _ = try folder.file("draft.md", bytes)
    let ending = try Command.scribe(
      ["check", "--encoding", "utf-16be", folder.path + "/draft.md"], in: folder)
    #expect(ending.status == 1)
    #expect(ending.text.hasPrefix("\(folder.path)/draft.md:1:12: "), "\(ending.text)")
    let unknown = try Command.scribe(["check", "--encoding", "utf-7.5", "draft.md"], in: folder)
    #expect(unknown.status == 2 && unknown.errors.contains("unknown encoding"))
  }

  @Test func `right text has none`() throws {
    let folder = TemporaryFolder()
    _ = try folder.file("draft.md", Array("All is well here.\n".utf8))
    let ending = try Command.scribe(["check", folder.path + "/draft.md"])
    #expect(ending.status == 0)
    #expect(ending.output.isEmpty)
  }

  @Test func `JSON has bytes, replacements and what could not be read`() throws {
    let folder = TemporaryFolder()
    _ = try folder.file("draft.md", wrong)
    let ending = try Command.scribe(
      ["check", "--json", folder.path + "/draft.md", folder.path + "/none.md"])
    #expect(ending.status == 4)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(ending.output)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    let first = try #require(findings.first)
    let start = try #require(first["start"] as? Int)
    let end = try #require(first["end"] as? Int)
    #expect(String(decoding: wrong[start..<end], as: UTF8.self) == first["original"] as? String)
    #expect((first["replacements"] as? [String])?.isEmpty == false)
    #expect((report["failures"] as? [[String: Any]])?.count == 1)
    #expect(ending.errors.contains("none.md: no such file"))
  }

  @Test func `SARIF has what its schema requires`() throws {
    let folder = TemporaryFolder()
    _ = try folder.file("a draft.md", wrong)
    let ending = try Command.scribe(["check", "--sarif", folder.path + "/a draft.md"])
    #expect(ending.status == 1)
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(ending.output)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "scribe")
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    #expect((result["message"] as? [String: Any])?["text"] is String)
    let place = try #require(
      (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    let uri = (place["artifactLocation"] as? [String: Any])?["uri"] as? String
    #expect(uri?.hasPrefix("file:///") == true && uri?.hasSuffix("a%20draft.md") == true)
    let region = try #require(place["region"] as? [String: Int])
    #expect(region["startLine"] == 2 && region["startColumn"] == 17)
  }

  @Test func `a folder gives its prose, but for what it leaves out`() throws {
    let folder = TemporaryFolder()
    for name in ["a.md", "b.txt", "c.swift", "README", "out/d.md", "sub/e.md", "sub/f.md"] {
      try FileManager.default.createDirectory(
        atPath: (folder.path + "/" + name as NSString).deletingLastPathComponent,
        withIntermediateDirectories: true)
      _ = try folder.file(name, wrong)
    }
    _ = try folder.file(".scribeignore", Array("out/\nsub/f.md\n".utf8))
    let ending = try Command.scribe(["check", "--json", folder.path])
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(ending.output)) as? [String: Any])
    let files = try #require(report["files"] as? [String])
    #expect(files == ["a.md", "b.txt", "sub/e.md"].map { folder.path + "/" + $0 })
  }

  @Test func `rules can be left out or asked for alone`() throws {
    let folder = TemporaryFolder()
    _ = try folder.file("draft.md", wrong)
    let path = folder.path + "/draft.md"
    let all = try Command.scribe(["check", path])
    let rule = try #require(all.text.split(separator: "[").last?.split(separator: "]").first)
    #expect(try Command.scribe(["check", "--disable", String(rule), path]).status == 0)
    #expect(try Command.scribe(["check", "--only", String(rule), path]).output == all.output)
    #expect(try Command.scribe(["check", "--only", "none-such", path]).status == 0)
  }

  @Test(arguments: [
    (["check"], "needs files or folders"),
    (["check", "--json", "--sarif", "x"], "cannot be used together"),
    (["check", "--jsno", "x"], "did you mean --json?"),
    (["check", "--format", "rot", "x"], "unknown format rot"),
  ])
  func `a bad command line says what is wrong`(words: [String], message: String) throws {
    let ending = try Command.scribe(words)
    #expect(ending.status == 2)
    #expect(ending.errors.contains(message), "\(ending.errors)")
    #expect(ending.output.isEmpty)
  }
}
