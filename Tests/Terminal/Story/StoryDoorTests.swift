import Foundation
import TestSupport
import Testing

/// What a shell sees of an editor that cannot open what it is asked to.
@Suite(.enabled(if: Binaries.scribe != nil, "scribe is not built"))
struct `The editor at the door` {
  /// Runs the editor without a terminal, which is missed only after everything else.
  private func open(_ words: [String], in folder: TemporaryFolder) throws -> Ending {
    run(
      [try #require(Binaries.scribe)] + words,
      environment: ScribeRun.environment(of: folder).merging(["PATH": "/usr/bin:/bin"]) { $1 })
  }

  @Test(arguments: [
    (["--nosuch"], "unknown option --nosuch"), (["--them"], "did you mean --theme?"),
    (["--engine", "tk3"], "engines are tk1 and tk2"), (["--theme", "pink"], "themes are dark"),
    (["--theme"], "--theme needs a value"), (["--format", "pdf"], "formats are text"),
    (["--allow", "pictures"], "use plain, rich, list, table"), (["+x", "a.md"], "+x is no line"),
    (["+3"], "+3 needs a file after it"),
  ])
  func `a command line that it does not understand is usage`(
    words: [String], message: String
  ) throws {
    let ending = try open(words, in: TemporaryFolder())
    #expect(ending.status == 2)
    #expect(ending.text.contains(message), "\(ending.text)")
    #expect(ending.text.hasPrefix("scribe: ") && ending.text.hasSuffix("\n"))
    #expect(ending.text.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    ("folder", "folder: is a folder, not a file"), ("/dev/zero", "is a device, not a file"),
    ("no/such/draft.md", "there is no such folder"), ("circle", "lead round in a circle"),
  ])
  func `a file that cannot be one is named`(name: String, message: String) throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/folder", withIntermediateDirectories: true)
    symlink("circle", folder.path + "/circle")
    let path = name.hasPrefix("/") ? name : folder.path + "/" + name
    let ending = try open([path], in: folder)
    #expect(ending.status == 4)
    #expect(ending.text.contains(message), "\(ending.text)")
    #expect(ending.text.split(separator: "\n").count == 1)
  }

  @Test(.enabled(if: OrdinaryUser.canRunScribe, "an ordinary user cannot start the program"))
  func `a file without permission is named`() throws {
    let folder = TemporaryFolder()
    chmod(folder.path, 0o755)
    let path = try folder.file("secret.md", Array("hush\n".utf8))
    chmod(path, 0)
    let ending = run(OrdinaryUser.prefix + [try #require(Binaries.scribe), path])
    #expect(ending.status == 4)
    #expect(ending.text == "scribe: \(path): no permission to read it\n")
  }

  @Test func `without a terminal it says so`() throws {
    let folder = TemporaryFolder()
    let ending = try open([try folder.file("a.md", Array("text\n".utf8))], in: folder)
    #expect(ending.status == 2)
    #expect(ending.text == "scribe: no terminal to edit in: standard output is not one\n")
  }

  @Test(
    .enabled(if: TerminalSession.isAvailable, "tmux is not installed"),
    arguments: [
      ("TERM=nosuch", "unknown terminal TERM=nosuch"), ("TERM=dumb", "cannot move its cursor"),
      ("TERM=", "TERM is not set"),
    ])
  func `a terminal that it cannot use is left alone`(setting: String, message: String) throws {
    let folder = TemporaryFolder()
    let path = try folder.file("a.md", Array("text\n".utf8))
    let shell = try TerminalSession(
      command: ["env", "PS1=$ ", "sh"], columns: 100, rows: 20,
      environment: ScribeRun.environment(of: folder))
    try shell.waitFor("$")
    shell.type("env \(setting) \(try #require(Binaries.scribe)) \(path); echo status=$?; stty -a")
    shell.send("Enter")
    let screen = try shell.waitFor("status=2")
    #expect(screen.contains("scribe: "))
    #expect(screen.contains(message))
    #expect(try shell.waitFor(" icanon").contains(" echo "))
    #expect(shell.variable("alternate_on") == "0")
  }

  @Test func `help and version need no terminal`() throws {
    let folder = TemporaryFolder()
    for words in [["--help"], ["-h"], ["help"]] {
      let ending = try open(words, in: folder)
      #expect(ending.status == 0)
      #expect(ending.text.contains("Usage: scribe"))
      #expect(ending.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
    #expect(try open(["--version"], in: folder).text.hasPrefix("scribe "))
  }
}

/// Somebody who is not root, for tests of permissions.
enum OrdinaryUser {
  /// What comes before a command to run it as such a user; nothing where the tests are one already.
  static let prefix: [String] =
    getuid() != 0 ? [] : ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]

  static let canRunScribe: Bool = {
    guard let scribe = Binaries.scribe else { return false }
    return run(prefix + [scribe, "--version"]).status == 0
  }()
}
