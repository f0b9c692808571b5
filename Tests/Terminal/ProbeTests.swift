import Foundation
import Testing

/// The terminal side without an editor: a small client that shows what it is sent, in a real terminal.
@Suite(
  .enabled(if: TerminalSession.isAvailable, "tmux is not installed"),
  .enabled(if: Binaries.probe != nil, "TerminalProbe is not built"))
struct `A client in a terminal` {
  func session(
    columns: Int = 60, rows: Int = 12, environment: [String: String] = [:],
    terminal: String = "tmux-256color"
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      command: [try #require(Binaries.probe)], columns: columns, rows: rows,
      environment: environment, terminal: terminal)
    try session.waitFor("\(columns)x\(rows)")
    return session
  }

  @Test func `shows typed text of any script`() throws {
    let session = try session()
    session.type("hello wörld 漢字 e\u{301} 👩‍🚀 🇫🇷.")
    let screen = try session.waitFor("🇫🇷.")
    #expect(screen.text[0] == "hello wörld 漢字 e\u{301} 👩‍🚀 🇫🇷.")
  }

  @Test(arguments: ["tmux-256color", "xterm-256color", "screen-256color"])
  func `keeps joined emoji whole while their neighbours change`(_ terminal: String) throws {
    let session = try session(terminal: terminal)
    session.type("👩‍🚀abc")
    try session.waitFor("👩‍🚀abc")
    session.send("BSpace", "BSpace", "BSpace")
    try session.waitUntil("the emoji alone") { $0.text[0] == "👩‍🚀" }
    session.type("x🇫🇷y")
    #expect(try session.waitFor("y").text[0] == "👩‍🚀x🇫🇷y")
  }

  @Test func `hears keys, pastes, the mouse, timers and letters`() throws {
    let session = try session()
    session.send("F1", "S-Up", "C-Home", "M-x", "C-s", "C-t", "C-b")
    session.send("Escape")
    try session.waitFor("key escape 0")
    session.paste("two\nlines\u{1B}[201~\u{11}")
    try session.waitFor("paste 16")
    session.send(bytes: Array("\u{1B}[<0;3;2M\u{1B}[<0;3;2m".utf8))
    try session.waitFor("release 2,1")
    session.resize(columns: 60, rows: 30)
    let screen = try session.waitFor("size 60x30")
    for line in [
      "key function(1) 0", "key up 1", "key home 4", "key character(\"x\") 2", "key escape 0",
      "key character(\"s\") 4", "timer", "posted", "press 2,1",
    ] { #expect(screen.contains(line), "\(line)") }
  }

  @Test func `finds out widths without a trace on the screen`() throws {
    let session = try session(environment: ["PROBE_WIDTHS": "1"])
    // tmux joins what is joined by ZWJ; versions differ in the rest.
    let screen = try session.waitFor("widths ")
    #expect(screen.text[0] == "")
    #expect(screen.text[1].hasPrefix("widths "))
    let quirks = try #require(Int(screen.text[1].dropFirst(7)))
    #expect(quirks & 1 == 0)
    session.type("fine")
    #expect(try session.waitFor("fine").text[0] == "fine")
  }

  @Test func `a screen is as it was recorded`() throws {
    let session = try session()
    session.type("recorded 漢字 👩‍🚀")
    session.send("F5")
    try session.waitFor("function(5)")
    expect(try session.settled(), isRecordedAs: "probe")
  }

  @Test func `survives every size`() throws {
    let session = try session()
    session.type("漢字 and 👩‍🚀 text")
    try session.waitFor("text")
    for (columns, rows) in [(1, 1), (2, 1), (1, 5), (3, 2), (200, 60), (60, 12)] {
      session.resize(columns: columns, rows: rows)
      try session.waitUntil("\(columns)x\(rows)") { ($0.columns, $0.rows) == (columns, rows) }
    }
    try session.waitFor("60x12")
    #expect(try session.waitFor("and").text[0] == "漢字 and 👩‍🚀 text")
  }

  @Test func `ends with its status and leaves no mode behind`() throws {
    let session = try session()
    #expect(session.variable("alternate_on") == "1")
    #expect(session.variable("mouse_any_flag") == "1")
    session.send("C-q")
    #expect(try session.waitForEnd() == 0)
    #expect(session.variable("alternate_on") == "0")
    #expect(session.variable("mouse_any_flag") == "0")
  }

  @Test(arguments: [SIGHUP, SIGTERM, SIGINT])
  func `a signal is handed to the client, then ends the process`(_ signal: Int32) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let log = folder.appending(path: "log").path
    let session = try session(environment: ["PROBE_LOG": log])
    kill(try #require(session.processIdentifier), signal)
    #expect(try session.waitForEnd() == 128 + Int(signal))
    #expect(bytes(ofFile: log) == Array("signal \(signal)".utf8))
    #expect(session.variable("alternate_on") == "0")
    #expect(session.variable("mouse_any_flag") == "0")
  }

  @Test func `a terminal that goes away is a hang-up`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let log = folder.appending(path: "log").path
    let session = try session(environment: ["PROBE_LOG": log])
    session.hangUp()
    let end = ContinuousClock.now + .seconds(20)
    while bytes(ofFile: log) != Array("signal 1".utf8), ContinuousClock.now < end { usleep(10_000) }
    #expect(bytes(ofFile: log) == Array("signal 1".utf8))
  }
}
