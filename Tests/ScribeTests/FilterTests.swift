import Foundation
import TestSupport
import Testing

/// The tools as commands: the real program, its output, its files and its exit statuses.
@Suite(.enabled(if: Command.binary != nil, "scribe is not built"))
struct `The filters` {
  private let wordy = Array("We met in order to talk. It was prior to noon.\n".utf8)
  private let concise = Array("We met to talk. It was before noon.\n".utf8)
  private let steps = Array("The steps are: open it, look inside, and close it again.\n".utf8)

  @Test(arguments: ["proofread", "rewrite", "summarize", "keypoints", "list", "table"])
  func `each has help that names its options`(name: String) throws {
    let ending = try Command.scribe([name, "--help"])
    #expect(ending.status == 0)
    #expect(ending.text.hasPrefix("Usage: scribe \(name) "))
    for option in ["--allow", "--diff", "--json", "--in-place", "--jsonl", "--keep", "--degrade"] {
      #expect(ending.text.contains("  \(option) "), "\(option)")
    }
    #expect(ending.text.contains("--voice") == (name == "rewrite"))
    #expect(ending.errors.isEmpty)
  }

  @Test(arguments: [
    (["rewrite", "--voice", "loud"], "voices are plain, friendly, professional, concise"),
    (["proofread", "--voice", "plain"], "proofread has no voices"),
    (["list", "--alow", "plain"], "did you mean --allow?"), (["list", "--allow"], "needs a value"),
    (["list", "--allow", "pictures"], "unknown kind 'pictures'"),
    (["list", "--diff", "--json"], "cannot be used together"),
    (["list", "--in-place"], "--in-place needs a file"),
    (["list", "--diff=yes"], "--diff takes no value"), (["list", "a", "b"], "one file at a time"),
    (["list", "--keep", "--json"], "does not go with --json"),
  ])
  func `a command line that is wrong is named in one line`(
    words: [String], message: String
  ) throws {
    let ending = try Command.scribe(words, input: steps)
    #expect(ending.status == 2)
    #expect(ending.output.isEmpty)
    #expect(ending.errors.contains(message), "\(ending.errors)")
    #expect(ending.errors.split(separator: "\n").count == 1)
  }

  @Test func `a pipe gives the rewritten text`() throws {
    for words in [["rewrite", "--voice", "concise"], ["rewrite", "--voice=concise", "-"]] {
      let ending = try Command.scribe(words, input: wordy)
      #expect(ending.status == 0 && ending.errors.isEmpty)
      #expect(ending.output == concise)
    }
  }

  @Test func `a file that is not there is input, exit 4`() throws {
    let ending = try Command.scribe(["list", "missing.md"])
    #expect(ending.status == 4)
    #expect(ending.errors == "scribe: missing.md: no such file\n")
  }

  @Test func `the gate refuses with status 3, nothing on standard output, and a way out`() throws {
    let folder = TemporaryFolder()
    let path = try folder.file("steps.txt", steps)
    for form in [[], ["--diff"], ["--in-place"]] {
      let ending = try Command.scribe(["list"] + form + [path])
      #expect(ending.status == 3)
      #expect(ending.output.isEmpty)
      #expect(ending.errors.contains("Kind: list. A .txt file holds: plain."))
      #expect(ending.errors.contains("--degrade"))
      #expect(Bytes.of(path) == steps)
    }
    let kept = try Command.scribe(["list", "--keep", path])
    #expect(kept.status == 3 && kept.output == steps && kept.errors.isEmpty)
    let named = try Command.scribe(["rewrite", "--allow", "table", path])
    #expect(named.status == 3 && named.errors.contains("cannot hold: table"))
    let none = try Command.scribe(["rewrite", "--allow", "none"], input: wordy)
    #expect(none.status == 3 && none.output.isEmpty)
    let reduced = try Command.scribe(["list", "--degrade", path])
    #expect(reduced.status == 0)
    #expect(reduced.text == "open it\nlook inside\nclose it again\n")
    #expect(!reduced.errors.isEmpty, "what was lost is said")
  }

  @Test func `--json tells what a refused result was`() throws {
    let ending = try Command.scribe(["list", "--json", "--format", "text"], input: steps)
    #expect(ending.status == 3)
    let report = try JSONSerialization.jsonObject(with: Data(ending.output)) as? [String: Any]
    #expect(report?["applied"] as? Bool == false)
    #expect(report?["kind"] as? String == "list")
    #expect((report?["output"] as? String)?.contains("- look inside") == true)
    #expect((report?["remedies"] as? [String])?.isEmpty == false)
  }

  @Test func `--json has each edit at its bytes`() throws {
    let ending = try Command.scribe(["rewrite", "--voice", "concise", "--json"], input: wordy)
    #expect(ending.status == 0)
    let report = try JSONSerialization.jsonObject(with: Data(ending.output)) as? [String: Any]
    let edits = try #require(report?["edits"] as? [[String: Any]])
    var text = wordy
    for edit in edits.reversed() {
      let start = try #require(edit["start"] as? Int)
      let end = try #require(edit["end"] as? Int)
      #expect(edit["original"] as? String == String(decoding: wordy[start..<end], as: UTF8.self))
      text.replaceSubrange(start..<end, with: Array((edit["replacement"] as? String ?? "").utf8))
    }
    #expect(text == concise)
    #expect(report?["output"] as? String == String(decoding: concise, as: UTF8.self))
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch"), "no patch"),
    arguments: ["\n", "\r\n"])
  func `a diff is what patch makes the same text of`(lineEnd: String) throws {
    let story = try #require(RealText.story).replacingOccurrences(of: "\n", with: lineEnd)
    let folder = TemporaryFolder()
    let path = try folder.file("story.md", Array(story.utf8))
    let diff = try Command.scribe(
      ["rewrite", "--voice", "concise", "--diff", "story.md"], in: folder)
    #expect(diff.status == 0)
    #expect(Bytes.of(path) == Array(story.utf8))
    let whole = try Command.scribe(["rewrite", "--voice", "concise", "story.md"], in: folder)
    #expect(whole.output != Array(story.utf8))
    _ = try folder.file("change.diff", diff.output)
    let patch = try Command.run(
      "/usr/bin/patch", ["--binary", "-s", "story.md", "change.diff"], in: folder)
    #expect(patch.status == 0, "\(patch.text) \(patch.errors)")
    #expect(Bytes.of(path) == whole.output)
  }

  @Test func `--in-place changes the bytes and keeps the mode`() throws {
    let folder = TemporaryFolder()
    let path = try folder.file("draft.md", wordy)
    chmod(path, 0o640)
    let ending = try Command.scribe(["rewrite", "--voice", "concise", "--in-place", path])
    #expect(ending.status == 0 && ending.output.isEmpty)
    #expect(Bytes.of(path) == concise)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    let again = try Command.scribe(["rewrite", "--voice", "concise", "--in-place", path])
    #expect(again.status == 0)
    #expect(Bytes.of(path) == concise)
  }

  @Test func `--jsonl answers a line with a line, by its identifier`() throws {
    let lines = """
      {"id": 7, "text": "We met in order to talk."}
      {"id": "b", "text": "All is well."}

      """
    let ending = try Command.scribe(
      ["rewrite", "--voice", "concise", "--jsonl"], input: Array(lines.utf8))
    #expect(ending.status == 0)
    let answers = try ending.text.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    #expect(answers.count == 2)
    #expect(answers.first??["id"] as? Int == 7)
    #expect(answers.first??["output"] as? String == "We met to talk.")
    #expect(answers.last??["id"] as? String == "b")
    #expect(answers.last??["output"] as? String == "All is well.")
    let broken = try Command.scribe(["list", "--jsonl"], input: Array("not json\n".utf8))
    #expect(broken.status == 4 && broken.errors.contains("line 1 "))
  }
}
