import Foundation
import Testing

/// What a shell sees of a client that stops, crashes or cannot start.
@Suite(
  .enabled(if: TerminalSession.isAvailable, "tmux is not installed"),
  .enabled(if: Binaries.probe != nil, "TerminalProbe is not built"))
struct `A client under a shell` {
  func shell(environment: [String: String] = [:]) throws -> TerminalSession {
    let session = try TerminalSession(
      command: ["env", "PS1=$ ", "SWIFT_BACKTRACE=enable=no", "sh"], columns: 100, rows: 20,
      environment: environment)
    try session.waitFor("$")
    return session
  }

  func enter(_ command: String, _ session: TerminalSession) {
    session.type(command)
    session.send("Enter")
  }

  @Test func `stops at Ctrl-Z, goes on with fg, and draws again`() throws {
    let session = try shell()
    let probe = try #require(Binaries.probe)
    enter(probe, session)
    try session.waitFor("100x20")
    session.type("before")
    try session.waitFor("before")
    session.send("C-z")
    try session.waitFor("Stopped")
    #expect(session.variable("alternate_on") == "0")
    #expect(session.variable("mouse_any_flag") == "0")
    enter("stty -a | grep -c -e ' echo ' -e ' icanon '; fg", session)
    let screen = try session.waitFor("resumed")
    #expect(screen.contains("before"))
    session.type(" after")
    try session.waitFor("before after")
    session.send("C-q")
    try session.waitUntil("the shell") { !$0.contains("resumed") && $0.contains("$") }
  }

  @Test func `a change of size while it is stopped is seen on going on`() throws {
    let session = try shell()
    enter(try #require(Binaries.probe), session)
    try session.waitFor("100x20")
    session.send("C-z")
    try session.waitFor("Stopped")
    session.resize(columns: 50, rows: 10)
    enter("fg", session)
    try session.waitFor("50x10")
  }

  @Test(arguments: ["SEGV", "ABRT", "ILL", "FPE", "BUS", "TRAP"])
  func `a crash gives the terminal back`(_ signal: String) throws {
    let session = try shell()
    enter("stty -a > /dev/null; \(try #require(Binaries.probe)); echo status=$?; stty -a", session)
    try session.waitFor("100x20")
    let pid = run(["pgrep", "-P", "\(try #require(session.processIdentifier))"]).text
    let child = try #require(pid_t(pid.trimmingCharacters(in: .whitespacesAndNewlines)))
    kill(child, try #require(signals[signal]))
    let screen = try session.waitFor("status=\(128 + signals[signal]!)")
    #expect(try session.waitFor(" icanon").contains(" echo "))
    #expect(screen.cursor != nil)
    #expect(session.variable("alternate_on") == "0")
    #expect(session.variable("mouse_any_flag") == "0")
  }

  private var signals: [String: Int32] {
    [
      "SEGV": SIGSEGV, "ABRT": SIGABRT, "ILL": SIGILL, "FPE": SIGFPE, "BUS": SIGBUS,
      "TRAP": SIGTRAP,
    ]
  }

  @Test func `a trap of its own gives the terminal back`() throws {
    let session = try shell()
    enter("\(try #require(Binaries.probe)); echo status=$?; stty -a", session)
    try session.waitFor("100x20")
    session.send("C-x")
    try session.waitFor("status=")
    #expect(try session.waitFor(" icanon").contains(" echo "))
    #expect(session.variable("alternate_on") == "0")
  }

  @Test(arguments: [
    ("TERM=nosuch", "unknown terminal TERM=nosuch"), ("TERM=dumb", "cannot move its cursor"),
    ("TERM=", "TERM is not set"), ("-u TERM", "TERM is not set"),
  ])
  func `a terminal that cannot be used is refused in one line`(
    _ setting: String, _ message: String
  ) throws {
    let session = try shell()
    enter("env \(setting) \(try #require(Binaries.probe)); echo status=$?; stty -a", session)
    let screen = try session.waitFor("status=2")
    #expect(screen.contains(message))
    #expect(try session.waitFor(" icanon").contains(" echo "))
    #expect(session.variable("alternate_on") == "0")
  }

  @Test(arguments: ["xterm-kitty-nosuch", "screen.xterm-256color", "xterm-256color"])
  func `a terminal that has a compatible description is used`(_ name: String) throws {
    let session = try shell()
    enter("env TERM=\(name) \(try #require(Binaries.probe))", session)
    try session.waitFor("100x20")
    session.type("fine")
    try session.waitFor("fine")
  }

  @Test(arguments: [
    "LANG=C", "LC_ALL=POSIX", "LANG=fr_FR.utf8", "LANG=en_US.UTF-8", "LANG=ja_JP.eucJP",
  ])
  func `text is UTF-8 in every locale`(_ locale: String) throws {
    let session = try shell()
    enter("env -u LC_ALL -u LC_CTYPE \(locale) \(try #require(Binaries.probe))", session)
    try session.waitFor("100x20")
    session.type("é漢字👩‍🚀ç£")
    #expect(try session.waitFor("£").text[0] == "é漢字👩‍🚀ç£")
  }

  @Test func `keys come from the terminal where standard input is a pipe`() throws {
    let session = try shell()
    enter("echo not these | \(try #require(Binaries.probe)); stty -a", session)
    try session.waitFor("100x20")
    session.type("these")
    #expect(try session.waitFor("these").text[0] == "these")
    session.send("C-q")
    #expect(try session.waitFor(" icanon").contains(" echo "))
  }

  @Test func `without a terminal it says so`() throws {
    let ending = run([try #require(Binaries.probe)])
    #expect(ending.status == 2)
    #expect(ending.text == "probe: no terminal to edit in: standard output is not one\n")
  }

  @Test func `flow control and signals of the keyboard are keys while it runs`() throws {
    let session = try shell()
    enter("\(try #require(Binaries.probe)); stty -a", session)
    try session.waitFor("100x20")
    session.send("C-s", "C-c", "C-v", "C-\\")
    try session.waitFor("character(\"\\\\\") 4")
    for key in ["s", "c", "v"] { #expect(session.screen.contains("character(\"\(key)\") 4")) }
    session.send("C-q")
    #expect(try session.waitFor("ixon").contains("isig icanon"))
  }
}
