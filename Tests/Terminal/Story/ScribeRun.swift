import Foundation
import TestSupport
import Testing

/// Scribe in a terminal, with a home of its own: settings, recovery copies and documents.
final class ScribeRun: Sendable {
  let home: TemporaryFolder
  let terminal: TerminalSession

  /// Opens the editor and waits for its first picture.
  ///
  /// - Parameters:
  ///   - home: The home of an earlier run, to find what that left.
  ///   - settings: What `config.toml` holds; empty for none.
  ///   - awaiting: What the screen must show before the first key.
  init(
    _ arguments: [String], files: [String: [UInt8]] = [:], home: TemporaryFolder? = nil,
    settings: String = "", columns: Int = 80, rows: Int = 24, awaiting: String = "F1 help",
    terminal: String? = nil
  ) throws {
    let home = home ?? TemporaryFolder()
    self.home = home
    for (name, bytes) in files { _ = try home.file(name, bytes) }
    if !settings.isEmpty {
      try FileManager.default.createDirectory(
        atPath: home.path + "/.config/scribe", withIntermediateDirectories: true)
      _ = try home.file(".config/scribe/config.toml", Array(settings.utf8))
    }
    let scribe = try #require(Binaries.scribe)
    self.terminal = try TerminalSession(
      command: ["env", "-u", "NO_COLOR", scribe] + arguments, columns: columns, rows: rows,
      environment: Self.environment(of: home), folder: home.path,
      terminal: terminal ?? "tmux-256color")
    try self.terminal.waitFor(awaiting)
  }

  /// Where the program finds its own folders, and nobody else's.
  static func environment(of home: TemporaryFolder) -> [String: String] {
    [
      "HOME": home.path, "XDG_CONFIG_HOME": home.path + "/.config",
      "XDG_STATE_HOME": home.path + "/.state", "XDG_CACHE_HOME": home.path + "/.cache",
      "XDG_DATA_HOME": home.path + "/.data", "SHELL": "/bin/sh",
      "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  func path(_ name: String) -> String { home.path + "/" + name }
  func saved(_ name: String) -> [UInt8]? { bytes(ofFile: path(name)) }
  /// The names in the folder, without the program's own.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Presses keys one after the other.
  func press(_ keys: String...) { for key in keys { terminal.send(key) } }

  /// Expects the file to hold `expected`; says where it differs, not all of it.
  func expect(
    _ name: String, holds expected: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let saved = saved(name) else {
      Issue.record("\(name) is gone", sourceLocation: sourceLocation)
      return
    }
    guard saved != expected else { return }
    let first = zip(saved, expected).enumerated().first { $1.0 != $1.1 }?.offset
    let place = first ?? min(saved.count, expected.count)
    func excerpt(_ bytes: [UInt8]) -> String {
      String(decoding: bytes[max(0, place - 40)..<min(bytes.count, place + 80)], as: UTF8.self)
        .debugDescription
    }
    Issue.record(
      """
      \(name) differs from byte \(place) on; \(saved.count) bytes, not \(expected.count):
        is     \(excerpt(saved))
        should \(excerpt(expected))
      """, sourceLocation: sourceLocation)
  }

  @discardableResult
  func see(_ text: String) throws -> CapturedScreen {
    try terminal.waitFor(text)
  }

  /// Waits until the words are nowhere on the screen.
  @discardableResult
  func seeGone(_ text: String) throws -> CapturedScreen {
    try terminal.waitUntil("\(text) gone") { !$0.contains(text) }
  }
}

// What a writer does.
extension ScribeRun {
  /// Selects the paragraph that begins with `start`, by finding it and growing the selection.
  func select(paragraph start: String, words: Int) throws {
    press("C-Home")
    try see("Ln 1 Col 1 ")
    press("C-f")
    try see("Find:")
    terminal.type(start)
    try see("Find: \(start)")
    press("Enter")
    var shown = try selection { _ in true }
    var all = [shown]
    let wanted = "selected \(words) words"
    for _ in 0..<4 where !shown.contains(wanted) {
      let before = shown
      press("C-d")
      shown = try selection { $0 != before }
      all.append(shown)
    }
    #expect(shown.contains(wanted), "\(start): \(all)")
  }

  /// The status row once it tells a selection that `isNew` agrees to.
  private func selection(_ isNew: (String) -> Bool) throws -> String {
    var row = ""
    try terminal.waitUntil("another selection") { screen in
      row = screen.text.first { $0.contains("  selected ") } ?? ""
      return !row.isEmpty && isNew(row)
    }
    return row
  }

  /// Runs a tool from the panel and waits for its review.
  func ask(_ key: String, _ title: String) throws {
    press("C-t")
    try see("Tools: ")
    press(key)
    try see(title)
  }

  /// Presses Enter until everything was seen and is accepted.
  func acceptAll() throws {
    for _ in 0..<100 {
      let before = terminal.screen
      if before.contains("One undo takes it back") { return }
      press("Enter")
      try terminal.waitUntil("an answer to Enter") { $0 != before }
    }
    Issue.record("not accepted:\n\(terminal.screen)")
  }

  func undoAll() throws {
    for _ in 0..<12 { press("C-z") }
    try see("Nothing to undo.")
  }

  /// Saves, and leaves; the exit status must be 0.
  func saveAndQuit(_ name: String) throws {
    press("C-s")
    try see("Saved \(name), ")
    press("C-q")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.variable("alternate_on") == "0")
  }
}
