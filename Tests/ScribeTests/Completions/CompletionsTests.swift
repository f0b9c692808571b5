import Foundation
import TestSupport
import Testing

@testable import Scribe

@Suite struct CompletionsTests {
  @Test func `an option line of the help is taken apart`() {
    let help = """
      Usage: scribe x [--not-here]

        -o, --output FILE write the result to FILE
        --json            one object - with --quiet, none
        --runs N          how often

      """
    #expect(
      HelpOption.all(in: help) == [
        HelpOption(
          names: ["-o", "--output"], value: "FILE", summary: "write the result to FILE"),
        HelpOption(names: ["--json"], summary: "one object - with --quiet, none"),
        HelpOption(names: ["--runs"], value: "N", summary: "how often"),
      ])
  }

  @Test(arguments: Subcommand.all.map(\.name))
  func `each option of the help is one that the command takes`(name: String) throws {
    let binary = try #require(Command.binary)
    let command = try #require(Subcommand.named(name))
    // `layout` has the options of its verbs, which each take some of them.
    guard command.verbs.isEmpty else { return }
    for option in HelpOption.all(in: command.help()) {
      for spelled in option.names {
        let words = [name, spelled] + (option.value == nil ? [] : ["1"]) + ["--help"]
        let ending = try Command.run(binary, words, in: TemporaryFolder())
        #expect(ending.status == 0, "\(words): \(ending.errors)")
      }
    }
  }

  @Test func `the man page names each command and each option`() throws {
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/scribe.1"),
      encoding: .utf8
    ).replacing("\\-", with: "-").replacing("\\fB", with: "").replacing("\\fR", with: "")
    for command in Subcommand.all { #expect(page.contains(command.name), "\(command.name)") }
    for option in HelpOption.all(in: Scribe.help) + HelpOption.all(in: ToolCommand.all[0].help) {
      for name in option.names { #expect(page.contains(name), "\(name)") }
    }
  }

  @Test(arguments: [
    ("scribe rew", "rewrite"), ("scribe rewrite --voi", "--voice"),
    ("scribe rewrite --voice con", "concise"), ("scribe --them", "--theme"),
    ("scribe layout comp", "compare"), ("scribe convert --to rtf", "rtf rtfd"),
    ("scribe check dra", "draft.md"), ("scribe dra", "draft.md"),
  ])
  func `bash completes`(line: String, found: String) throws {
    let folder = TemporaryFolder()
    try Data().write(to: URL(filePath: folder.path + "/draft.md"))
    let script =
      Completions().script(for: .bash) + """

        COMP_WORDS=(\(line))
        COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 ))
        _scribe
        echo "${COMPREPLY[*]}"
        """
    let ending = try Command.run("/bin/bash", ["-c", script], in: folder)
    #expect(ending.text == found + "\n", "\(ending.errors)")
  }

  @Test(arguments: Shell.allCases)
  func `scripts are read by their shell without a complaint`(shell: Shell) throws {
    let path = "/usr/bin/\(shell.rawValue)"
    guard FileManager.default.isExecutableFile(atPath: path) else {
      try Test.cancel("\(path) is not installed")
    }
    let folder = TemporaryFolder()
    let file = folder.path + "/completions"
    try Data(Completions().script(for: shell).utf8).write(to: URL(filePath: file))
    let ending = try Command.run(path, ["-n", file], in: folder)
    #expect(ending.status == 0 && ending.errors.isEmpty, "\(ending.errors)")
  }
}
