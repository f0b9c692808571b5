import Foundation
import TestSupport
import Testing

/// What is left of a session that ended badly, and what the next one makes of it.
@Suite(
  .enabled(if: TerminalSession.isAvailable, "tmux is not installed"),
  .enabled(if: Binaries.scribe != nil, "scribe is not built"))
struct `The journal of a session` {
  let folder = TemporaryFolder()
  var draft: String { folder.path + "/draft.md" }
  var store: String { folder.path + "/state/scribe/recovery" }

  func write(_ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: draft))
  }

  var saved: String? { bytes(ofFile: draft).map { String(decoding: $0, as: UTF8.self) } }

  var journals: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: store)) ?? []
    return names.filter { $0.hasSuffix(".journal") }.sorted().map { store + "/" + $0 }
  }

  func open(_ files: String..., state: String? = nil) throws -> TerminalSession {
    let session = try TerminalSession(
      command: [try #require(Binaries.scribe), "--theme", "none"] + files, columns: 100, rows: 40,
      environment: [
        "XDG_STATE_HOME": state ?? folder.path + "/state",
        "XDG_CONFIG_HOME": folder.path + "/config", "SWIFT_BACKTRACE": "enable=no",
      ], folder: folder.path)
    try session.waitUntil("the editor") { $0.contains("palette") || $0.contains("recover") }
    return session
  }

  func kill(_ session: TerminalSession) throws {
    _ = Glibc.kill(try #require(session.processIdentifier), SIGKILL)
    _ = try session.waitForEnd()
    session.close()
  }

  func save(_ session: TerminalSession) throws {
    session.send("C-s")
    try session.waitFor("Saved draft.md")
  }

  /// Leaves without saving, whatever is asked.
  func quit(_ session: TerminalSession) throws {
    session.send("C-q")
    _ = try session.waitForEnd()
  }

  @Test func `loses only the last entry when its end is torn off`() throws {
    try write("start\n")
    var session = try open(draft)
    session.type("one two")
    try session.waitFor("one twostart")
    try kill(session)
    let journal = try #require(journals.first)
    let whole = try #require(bytes(ofFile: journal))
    try Data(whole.dropLast(3)).write(to: URL(filePath: journal))
    session = try open(draft)
    try session.waitFor("6 edits")
    session.send("r")
    try session.waitFor("one twstart")
    session.type("O")
    try session.waitFor("one twOstart")
    try kill(session)
    session = try open(draft)
    try session.waitFor("7 edits")
    session.send("r")
    try session.waitFor("one twOstart")
    session.send("C-z")
    try save(session)
    try quit(session)
  }

  @Test func `of two editors on one file are two, and neither touches the other's`() throws {
    try write("start\n")
    let first = try open(draft)
    let second = try open(draft)
    try second.waitFor("open in another Scribe")
    first.type("first ")
    second.type("second ")
    try first.waitFor("first start")
    try second.waitFor("second start")
    #expect(journals.count == 2)
    try kill(first)
    try kill(second)
    let third = try open(draft)
    try third.waitFor("Unsaved text")
    third.send("r")
    let one = try third.waitFor("recovered text is here").contains("first start")
    try kill(third)
    #expect(journals.count == 2)
    // The one that was written to last is offered first; later shows it again, deleting the other.
    let fourth = try open(draft)
    try fourth.waitFor("Unsaved text")
    fourth.send("d")
    try fourth.waitFor("was deleted")
    try quit(fourth)
    let fifth = try open(draft)
    try fifth.waitFor("Unsaved text")
    fifth.send("r")
    try fifth.waitFor("recovered text is here")
    #expect(fifth.screen.contains("first start") || fifth.screen.contains("second start"), "\(one)")
    try save(fifth)
    try quit(fifth)
  }

  @Test func `is not replayed over a file that was changed since; its text is offered`() throws {
    try write("start\n")
    var session = try open(draft)
    session.type("mine ")
    try session.waitFor("mine start")
    try kill(session)
    try write("theirs\n")
    session = try open(draft)
    try session.waitFor("file changed, has 7")
    #expect(saved == "theirs\n")
    session.send("r")
    try session.waitFor("mine start")
    session.send("C-z")
    try session.waitFor("theirs")
    session.send("C-y")
    try save(session)
    #expect(saved == "mine start\n")
    try quit(session)
  }

  @Test func `of a buffer without a name is offered to the next one`() throws {
    var session = try open()
    session.type("no name yet")
    try session.waitFor("no name yet")
    try kill(session)
    session = try open()
    try session.waitFor("Unsaved text of untitled")
    session.send("r")
    try session.waitFor("recovered text is here")
    #expect(session.screen.contains("no name yet"))
    session.send("C-s")
    try session.waitFor("Save as")
    session.type(draft)
    session.send("Enter")
    try session.waitFor("Saved draft.md")
    #expect(saved == "no name yet")
    try quit(session)
    #expect(journals.allSatisfy { !$0.contains("unnamed") })
  }

  @Test func `is kept when the writer decides later, and deleted when told so`() throws {
    try write("start\n")
    var session = try open(draft)
    session.type("x")
    try session.waitFor("xstart")
    try kill(session)
    session = try open(draft)
    try session.waitFor("Unsaved text")
    session.send("Escape")
    try session.waitFor("offered again")
    session.type("y")
    try session.waitFor("ystart")
    #expect(journals.count == 2)
    session.send("C-z")
    try quit(session)
    session = try open(draft)
    try session.waitFor("Unsaved text")
    session.send("d")
    try session.waitFor("was deleted")
    try quit(session)
    #expect(journals.isEmpty)
    #expect(saved == "start\n")
  }

  @Test func `lets undo go on in the next session, but not after another program's change`() throws
  {
    try write("start\n")
    var session = try open(draft)
    session.type("one")
    try session.waitFor("onestart")
    try save(session)
    try quit(session)
    session = try open(draft)
    session.send("C-z")
    try session.waitUntil("the first text") { $0.contains("start") && !$0.contains("onestart") }
    session.send("C-y")
    try session.waitFor("onestart")
    try quit(session)
    #expect(journals.count == 1)
    try write("other\n")
    session = try open(draft)
    session.send("C-z")
    try session.waitFor("Nothing to undo")
    try quit(session)
    #expect(journals.isEmpty)
  }

  @Test func `of a document that was saved while closing holds its undo, and nothing is offered`()
    throws
  {
    try write("start\n")
    let other = folder.path + "/other.md"
    try Data("other\n".utf8).write(to: URL(filePath: other))
    var session = try open(draft, other)
    session.type("one")
    try session.waitFor("onestart")
    session.send("C-e")
    try session.waitFor("Commands")
    session.type("close the document")
    try session.waitFor("> close the document")
    session.send("Enter")
    try session.waitFor("changed and not saved")
    session.send("s")
    try session.waitUntil("the other document") { $0.text[0].contains("other.md") }
    #expect(saved == "onestart\n")
    try quit(session)
    #expect(journals.count == 1)
    session = try open(draft)
    #expect(!(try session.settled()).contains("Unsaved text"))
    session.send("C-z")
    try session.waitUntil("the first text") { $0.contains("start") && !$0.contains("onestart") }
    session.send("C-y")
    try session.waitFor("onestart")
    try quit(session)
  }

  @Test func `is gone after a session that ended well where undo is not to be kept`() throws {
    let config = folder.path + "/config/scribe"
    try FileManager.default.createDirectory(atPath: config, withIntermediateDirectories: true)
    try Data("persistent-undo = false\n".utf8).write(to: URL(filePath: config + "/config.toml"))
    try write("start\n")
    let session = try open(draft)
    session.type("one")
    try session.waitFor("onestart")
    #expect(journals.count == 1)
    try save(session)
    try quit(session)
    #expect(journals.isEmpty)
  }

  @Test func `that cannot be written is said once, and typing goes on`() throws {
    try write("start\n")
    try Data().write(to: URL(filePath: folder.path + "/file"))
    let session = try open(draft, state: folder.path + "/file")
    try session.waitFor("No recovery copy could be written")
    session.type("goes on ")
    try session.waitFor("goes on start")
    try save(session)
    #expect(saved == "goes on start\n")
    try quit(session)
  }
}
