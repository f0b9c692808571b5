import Foundation
import TestSupport
import Testing

/// Keys, mouse, pastes and sizes, as the editor gets them from a terminal.
@Suite(
  .enabled(if: TerminalSession.isAvailable, "tmux is not installed"),
  .enabled(if: Binaries.scribe != nil, "scribe is not built"))
struct `The editor's keys` {
  private let draft = Array("First line.\nSecond 漢字 line.\n\nThird 👩‍🚀 paragraph.\n".utf8)

  private func open(columns: Int = 80, rows: Int = 24) throws -> ScribeRun {
    try ScribeRun(["draft.md"], files: ["draft.md": draft], columns: columns, rows: rows)
  }

  @Test func `Ctrl-S and Ctrl-Q are keys and not flow control`() throws {
    let run = try open()
    run.terminal.type("New. ")
    try run.see("New. First")
    try run.saveAndQuit("draft.md")
    run.expect("draft.md", holds: Array("New. ".utf8) + draft)
  }

  @Test func `Esc acts by itself, before the next key`() throws {
    let run = try open()
    run.press("C-t")
    try run.see("Tools: ")
    run.press("Escape")
    try run.seeGone("Tools: ")
    run.terminal.type("p")
    try run.see("pFirst line.")
    run.press("F1")
    try run.see("In the text")
    run.press("Escape")
    try run.see("pFirst line.")
  }

  @Test func `a paste is text, its keys are no commands, and one undo takes it back`() throws {
    let run = try open()
    run.terminal.paste("one\ntwo ynN\u{1B}[D 👩‍🚀\n")
    try run.see("two ynN")
    run.press("C-z")
    try run.seeGone("two ynN")
    #expect(run.terminal.screen.text[1].contains("First line."))
    run.press("C-t")
    try run.see("Tools: ")
    run.terminal.paste("cccc")
    try run.see("Close this with Esc to paste into the text.")
    try run.terminal.waitUntil("no tool at work") { !$0.contains("Concise") }
    run.press("Escape")
    try run.seeGone("Tools: ")
    try run.saveAndQuit("draft.md")
    run.expect("draft.md", holds: draft)
  }

  @Test func `a click sets the caret, on wide characters too`() throws {
    let run = try open()
    for (column, row, place) in [
      (4, 2, "Ln 1 Col 1 "), (13, 3, "Ln 2 Col 9 "), (12, 5, "Ln 4 Col 8 "),
    ] {
      run.terminal.send(bytes: Array("\u{1B}[<0;\(column);\(row)M\u{1B}[<0;\(column);\(row)m".utf8))
      try run.see(place)
    }
  }

  @Test func `every size is survived and nothing is changed by it`() throws {
    let run = try open()
    for (columns, rows) in [(1, 1), (2, 3), (3, 1), (7, 2), (20, 5), (200, 60), (1, 40), (80, 24)] {
      run.terminal.resize(columns: columns, rows: rows)
      try run.terminal.waitUntil("\(columns)x\(rows)") {
        ($0.columns, $0.rows) == (columns, rows)
      }
      run.press("C-t")
      run.press("F1")
      run.press("Escape")
      _ = try run.terminal.settled()
    }
    try run.see("First line.")
    try run.see("F1 help")
    try run.saveAndQuit("draft.md")
    run.expect("draft.md", holds: draft)
  }

  @Test func `the smallest useful screen shows text, place and keys`() throws {
    let run = try ScribeRun(
      ["draft.md"], files: ["draft.md": draft], columns: 20, rows: 5, awaiting: "F1 help")
    expect(try run.terminal.settled(), isRecordedAs: "draft-20x5")
  }

  @Test func `it stops and goes on, with its text and its screen`() throws {
    let home = TemporaryFolder()
    let path = try home.file("draft.md", draft)
    let shell = try TerminalSession(
      command: ["env", "PS1=$ ", "sh"], columns: 80, rows: 24,
      environment: ScribeRun.environment(of: home))
    try shell.waitFor("$")
    shell.type("\(try #require(Binaries.scribe)) \(path)")
    shell.send("Enter")
    try shell.waitFor("F1 help")
    shell.type("Kept. ")
    try shell.waitFor("Kept. First")
    for way in ["signal", "palette"] {
      if way == "signal" {
        let children = run(["pgrep", "-P", "\(try #require(shell.processIdentifier))"]).text
        for child in children.split(separator: "\n").compactMap({ pid_t($0) }) {
          kill(child, SIGTSTP)
        }
      } else {
        shell.send("C-e")
        try shell.waitFor("Commands")
        shell.type("suspend")
        try shell.waitFor("> suspend")
        shell.send("Enter")
      }
      try shell.waitFor("Stopped")
      #expect(shell.variable("alternate_on") == "0")
      shell.type("clear; fg")
      shell.send("Enter")
      let screen = try shell.waitFor("Kept. First")
      #expect(screen.rows == 24)
      #expect(shell.variable("alternate_on") == "1")
    }
    shell.send("C-s")
    try shell.waitFor("Saved draft.md")
    shell.send("C-q")
    try shell.waitUntil("the shell") { !$0.contains("F1 help") }
    #expect(bytes(ofFile: path) == Array("Kept. ".utf8) + draft)
  }
}
