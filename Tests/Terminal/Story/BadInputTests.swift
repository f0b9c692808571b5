import Foundation
import TestSupport
import Testing

/// What a writer sees in a terminal who asks for what cannot be: one line, a status, and the terminal
/// as it was.
@Suite(
  .enabled(if: TerminalSession.isAvailable, "tmux is not installed"),
  .enabled(if: Binaries.scribe != nil, "scribe is not built"))
struct `Bad input in a terminal` {
  /// A command of the shell, with `scribe` for the program, and what must come of it.
  struct Case: Sendable, CustomTestStringConvertible {
    var command: String
    var status: Int
    var message: String
    var testDescription: String { command }

    init(_ command: String, _ status: Int, _ message: String) {
      (self.command, self.status, self.message) = (command, status, message)
    }
  }

  /// A folder with a text, a folder, a link that leads to itself, and a file that only root reads.
  private func folder() throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    chmod(folder.path, 0o755)
    _ = try folder.file("a.md", Array("text\n".utf8))
    chmod(try folder.file("secret.md", Array("hush\n".utf8)), 0)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/folder", withIntermediateDirectories: true)
    symlink("circle", folder.path + "/circle")
    return folder
  }

  private func expect(_ wanted: Case, of program: [String]) throws {
    let folder = try folder()
    var environment = ScribeRun.environment(of: folder)
    environment["P"] = program.joined(separator: " ")
    let shell = try TerminalSession(
      command: ["env", "PS1=$ ", "sh"], columns: 140, rows: 20, environment: environment,
      folder: folder.path)
    try shell.waitFor("$")
    let command = wanted.command.replacingOccurrences(of: "scribe", with: "$P")
    let ask = "status=$? $([ \"$(stty -g)\" = \"$before\" ] && echo sane)"
    shell.type("before=$(stty -g); \(command); echo \"\(ask)\"")
    shell.send("Enter")
    let screen = try shell.waitUntil("a status") { screen in
      screen.text.contains { $0.hasPrefix("status=") }
    }
    let rows = screen.text.drop { !$0.hasPrefix("scribe: ") && !$0.hasPrefix("status=") }
      .prefix { !$0.hasPrefix("status=") }
    #expect(rows.count == 1, "\(screen)")
    #expect(rows.first?.contains(wanted.message) == true, "\(rows)")
    #expect(screen.text.contains("status=\(wanted.status) sane"), "\(screen)")
    #expect(shell.variable("alternate_on") == "0")
    #expect(shell.variable("mouse_any_flag") == "0")
    #expect(shell.screen.cursor != nil)
    #expect(bytes(ofFile: folder.path + "/a.md") == Array("text\n".utf8))
  }

  @Test(arguments: [
    Case("scribe no/such/draft.md", 4, "no/such/draft.md: there is no such folder"),
    Case("scribe a.md/draft.md", 4, "a.md/draft.md: there is no such folder"),
    Case("scribe folder", 4, "folder: is a folder, not a file"),
    Case("scribe /dev/zero", 4, "/dev/zero: is a device, not a file"),
    Case("scribe circle", 4, "circle: its links lead round in a circle"),
    Case("scribe a.md folder", 4, "folder: is a folder, not a file"),
    Case("scribe --nosuch a.md", 2, "unknown option --nosuch"),
    Case("scribe ''", 2, "an argument is empty"),
    Case("TERM=nosuch scribe a.md", 2, "unknown terminal TERM=nosuch"),
    Case("TERM=dumb scribe a.md", 2, "cannot move its cursor"),
    Case("TERM= scribe a.md", 2, "TERM is not set"),
    Case("scribe a.md > /dev/null", 2, "no terminal to edit in"),
    Case("scribe a.md >&-", 2, "no terminal to edit in"),
    Case("scribe rewrite nosuch.md", 4, "nosuch.md: no such file"),
    Case("scribe rewrite no/such/a.md", 4, "no/such/a.md: there is no such folder"),
    Case("scribe rewrite folder", 4, "folder: is a folder, not a file"),
    Case("scribe rewrite /dev/zero", 4, "/dev/zero: is a device, not a file"),
    Case("scribe rewrite --nosuch a.md", 2, "unknown option --nosuch"),
    Case("scribe rewrite --in-place ''", 2, "an argument is empty"),
    Case("scribe rewrite", 2, "no text: name a file"),
  ])
  func `is answered in one line`(_ wanted: Case) throws {
    try expect(wanted, of: [try #require(Binaries.scribe)])
  }

  @Test(
    .enabled(if: OrdinaryUser.canRunScribe, "an ordinary user cannot start the program"),
    arguments: [
      Case("scribe secret.md", 4, "secret.md: no permission to read it"),
      Case("scribe proofread secret.md", 4, "secret.md: no permission to read it"),
    ])
  func `is answered in one line without permission`(_ wanted: Case) throws {
    try expect(wanted, of: OrdinaryUser.prefix + [try #require(Binaries.scribe)])
  }
}
