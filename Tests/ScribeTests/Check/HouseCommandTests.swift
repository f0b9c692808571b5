import Foundation
import TestSupport
import Testing

/// What a project and the writer's lists change in commands, as a shell runs them.
@Suite(.enabled(if: Command.binary != nil, "scribe is not built"))
struct HouseCommandTests {
  private let wrong = Array("They go to the the shop.\n".utf8)

  @Test func `a rule that the project leaves out is found no more, by check and by proofread`()
    throws
  {
    let folder = TemporaryFolder()
    _ = try folder.file("draft.md", wrong)
    let before = try Command.scribe(["check", "--json", "draft.md"], in: folder)
    #expect(before.status == 1)
    let report = try JSONSerialization.jsonObject(with: Data(before.output)) as? [String: Any]
    let findings = try #require(report?["findings"] as? [[String: Any]])
    let rules = Set(findings.compactMap { $0["rule"] as? String })
    let list = rules.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    _ = try folder.file(".scribe.toml", Array("ignore = [\(list)]\n".utf8))
    #expect(try Command.scribe(["check", "draft.md"], in: folder).status == 0)
    #expect(try Command.scribe(["proofread", "draft.md"], in: folder).output == wrong)
    #expect(try Command.scribe(["proofread", "-"], input: wrong, in: folder).output == wrong)
  }

  @Test func `a rule in the writer's own list is left out`() throws {
    let folder = TemporaryFolder()
    _ = try folder.file("draft.md", wrong)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/.local/share/scribe", withIntermediateDirectories: true)
    _ = try folder.file(
      ".local/share/scribe/words.txt", Array("# mine\nrule: repeated-word\n".utf8))
    #expect(
      try Command.scribe(["check", "draft.md"], in: folder).text.contains("[repeated-word]")
        == false)
  }

  @Test func `words of the project are right in lines of JSON and in spell`() throws {
    let folder = TemporaryFolder()
    _ = try folder.file(".scribe.toml", Array("words = [\"flurbish\"]\n".utf8))
    let line = Array("{\"id\":1,\"text\":\"A flurbish frendly day.\"}\n".utf8)
    let ending = try Command.scribe(["proofread", "--jsonl"], input: line, in: folder)
    #expect(ending.text.contains("A flurbish friendly day."), "\(ending.text)\(ending.errors)")
    #expect(try Command.scribe(["spell", "flurbish"], in: folder).text == "flurbish: right\n")
    #expect(try Command.scribe(["spell", "flurbish"]).status == 1)
  }

  @Test func `what is wrong in a project's file is said once with its line, and the check goes on`()
    throws
  {
    let folder = TemporaryFolder()
    for name in ["one.md", "two.md"] { _ = try folder.file(name, wrong) }
    _ = try folder.file(".scribe.toml", Array("words = []\ntheme = \"dark\"\n".utf8))
    let ending = try Command.scribe(["check", "one.md", "two.md"], in: folder)
    #expect(ending.status == 1)
    #expect(ending.errors.split(separator: "\n").count == 1, "\(ending.errors)")
    #expect(ending.errors.contains(".scribe.toml:2:9: a project does not set 'theme'"))
  }

  @Test func `kinds that the project does not allow are refused`() throws {
    let folder = TemporaryFolder()
    _ = try folder.file("notes.md", Array("We need milk, eggs, and bread.\n".utf8))
    _ = try folder.file(
      ".scribe.toml", Array("[[files]]\npattern = \"notes.md\"\nallow = \"plain\"\n".utf8))
    #expect(try Command.scribe(["list", "notes.md"], in: folder).status == 3)
  }

  @Test func `report gives figures in lines and as JSON`() throws {
    let folder = TemporaryFolder()
    _ = try folder.file(
      "draft.md", Array("The cat sat on the mat. A dog ran to the garden.\n".utf8))
    let lines = try Command.scribe(["report", "draft.md"], in: folder)
    #expect(lines.status == 0)
    #expect(lines.text.hasPrefix("12 words in 2 sentences: 6.0 a sentence"), "\(lines.text)")
    let json = try Command.scribe(["report", "--json", "draft.md"], in: folder)
    let report = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
    #expect(report?["words"] as? Int == 12)
    #expect(try Command.scribe(["report", "none.md"], in: folder).status == 4)
    #expect(try Command.scribe(["report"], in: folder).status == 2)
  }
}
