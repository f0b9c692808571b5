import Foundation
import TestSupport
import Testing

/// What must not be lost when things go wrong, and the terminal that must be left sane.
@Suite(
  .enabled(if: TerminalSession.isAvailable, "tmux is not installed"),
  .enabled(if: Binaries.scribe != nil, "scribe is not built"))
struct `Accidents` {
  private let draft = Array("First line.\nSecond line 👩‍🚀.\n".utf8)

  /// Opens the file again: what was not saved is offered, taken, and saved; then nothing is offered.
  private func recover(_ home: TemporaryFolder, expecting text: String) throws {
    let again = try ScribeRun(["draft.md"], home: home, awaiting: "Unsaved text of draft.md")
    #expect(again.terminal.screen.contains("r recover"))
    again.press("r")
    try again.see("not saved yet")
    #expect(again.terminal.screen.contains(text))
    again.press("C-z")
    try again.seeGone(text)
    again.press("C-y")
    try again.see(text)
    try again.saveAndQuit("draft.md")
    again.expect("draft.md", holds: Array(text.utf8) + draft)
    again.terminal.close()
    try openQuietly(home)
  }

  /// Opens the file once more: nothing is asked.
  private func openQuietly(_ home: TemporaryFolder) throws {
    let run = try ScribeRun(["draft.md"], home: home)
    #expect(!(try run.terminal.settled()).contains("Unsaved text"))
    run.press("C-q")
    #expect(try run.terminal.waitForEnd() == 0)
  }

  private func open() throws -> ScribeRun {
    let run = try ScribeRun(["draft.md"], files: ["draft.md": draft])
    run.terminal.type("Unsaved. ")
    try run.see("Unsaved. First")
    return run
  }

  @Test(arguments: [SIGHUP, SIGTERM])
  func `a signal leaves the text, a sane terminal and the file as it was`(_ signal: Int32) throws {
    let run = try open()
    kill(try #require(run.terminal.processIdentifier), signal)
    #expect(try run.terminal.waitForEnd() == 128 + Int(signal))
    #expect(run.terminal.variable("alternate_on") == "0")
    #expect(run.terminal.variable("mouse_any_flag") == "0")
    run.expect("draft.md", holds: draft)
    run.terminal.close()
    try recover(run.home, expecting: "Unsaved. ")
  }

  @Test func `a terminal that goes away leaves the text`() throws {
    let run = try open()
    let process = try #require(run.terminal.processIdentifier)
    run.terminal.hangUp()
    try run.terminal.waitForEnd(of: process)
    run.terminal.close()
    try recover(run.home, expecting: "Unsaved. ")
  }

  @Test func `a kill that nobody hears costs nothing that was on the screen`() throws {
    let run = try open()
    kill(try #require(run.terminal.processIdentifier), SIGKILL)
    #expect(try run.terminal.waitForEnd() == 128 + Int(SIGKILL))
    run.terminal.close()
    run.expect("draft.md", holds: draft)
    try recover(run.home, expecting: "Unsaved. ")
  }

  @Test func `the text can be left for later or deleted`() throws {
    let run = try open()
    kill(try #require(run.terminal.processIdentifier), SIGTERM)
    _ = try run.terminal.waitForEnd()
    run.terminal.close()
    let later = try ScribeRun(["draft.md"], home: run.home, awaiting: "Unsaved text of draft.md")
    later.press("Escape")
    try later.see("it will be offered again")
    later.press("C-q")
    #expect(try later.terminal.waitForEnd() == 0)
    later.terminal.close()
    let now = try ScribeRun(["draft.md"], home: run.home, awaiting: "Unsaved text of draft.md")
    now.press("d")
    try now.see("The unsaved text was deleted.")
    now.press("C-q")
    #expect(try now.terminal.waitForEnd() == 0)
    now.expect("draft.md", holds: draft)
    now.terminal.close()
    try openQuietly(run.home)
  }

  @Test(.enabled(if: OrdinaryUser.canRunScribe, "an ordinary user cannot start the program"))
  func `a save that fails says why and leaves the old file whole`() throws {
    let home = TemporaryFolder()
    chmod(home.path, 0o755)
    let path = try home.file("draft.md", draft)
    mkdir(home.path + "/.state", 0o777)
    chmod(home.path + "/.state", 0o777)
    chmod(path, 0o444)
    if getuid() != 0 { chmod(home.path, 0o555) }
    defer { chmod(home.path, 0o755) }
    let terminal = try TerminalSession(
      command: OrdinaryUser.prefix + [try #require(Binaries.scribe), path], columns: 80, rows: 24,
      environment: ScribeRun.environment(of: home))
    try terminal.waitFor("F1 help")
    terminal.type("Unsaved. ")
    try terminal.waitFor("Unsaved. First")
    terminal.send("C-s")
    try terminal.waitFor("not saved: no permission")
    #expect(bytes(ofFile: path) == draft)
    // The text is still there, and leaving asks.
    terminal.send("C-q")
    try terminal.waitFor("draft.md was changed and not saved.")
    #expect(terminal.screen.contains("Unsaved. First"))
    terminal.send("d")
    #expect(try terminal.waitForEnd() == 0)
    #expect(bytes(ofFile: path) == draft)
  }

  @Test func `a file that changed on disk is not overwritten`() throws {
    let run = try ScribeRun(["draft.md"], files: ["draft.md": draft])
    run.terminal.type("Mine. ")
    try run.see("Mine. First")
    let theirs = Array("Theirs, and longer than before.\n".utf8)
    _ = try run.home.file("draft.md", theirs)
    run.press("C-s")
    try run.see("was changed on disk by something else")
    run.expect("draft.md", holds: theirs)
    run.press("o")
    try run.see("Saved draft.md")
    run.expect("draft.md", holds: Array("Mine. ".utf8) + draft)
  }
}
