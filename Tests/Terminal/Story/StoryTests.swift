import TestSupport
import Testing

/// What a writer does with the tools, in a real terminal, on real documents, in both engines.
@Suite(
  .enabled(if: TerminalSession.isAvailable, "tmux is not installed"),
  .enabled(if: Binaries.scribe != nil, "scribe is not built"))
struct `The story` {
  static let views: [View] = [(80, 24), (120, 40)].flatMap { columns, rows in
    ["tk1", "tk2"].map { View(columns: columns, rows: rows, engine: $0) }
  }

  @Test(arguments: views)
  func `is played on Markdown with emoji and ideographs`(_ view: View) throws {
    try play(.story, in: view)
  }

  @Test(arguments: views)
  func `is played with the line ends of Windows`(_ view: View) throws {
    try play(.windows, in: view)
  }

  @Test(
    .enabled(if: StoryDocument.licence.bytes != nil, "the system has no licence texts"),
    arguments: views)
  func `is played on a licence`(_ view: View) throws { try play(.licence, in: view) }

  @Test(
    .enabled(
      if: StoryDocument.specification.bytes != nil, "commonmark_spec.txt is not at hand"),
    arguments: views)
  func `is played on the specification of CommonMark`(_ view: View) throws {
    try play(.specification, in: view)
  }

  /// Rewrites, refuses, rewrites again, makes a list, proofreads, takes all back and saves.
  func play(_ document: StoryDocument, in view: View) throws {
    let original = try #require(document.bytes)
    let run = try ScribeRun(
      ["--engine", view.engine, document.name], files: [document.name: original],
      settings: recordedSettings, columns: view.columns, rows: view.rows)
    try run.see(" words ")
    try view.record("open", of: document, run)

    // A paragraph, two keys, and the changes are there; refused, nothing has changed.
    try run.select(paragraph: document.rewritten.start, words: document.rewritten.words)
    try run.ask("c", "Concise 1 of ")
    try view.record("review", of: document, run)
    run.press("Space")
    run.press("Space")
    run.press("N")
    #expect(!(try run.see("Concise: nothing was changed.")).contains("[+]"))

    // The same again, accepted.
    run.press("C-t")
    try run.see("Enter: concise (last)")
    run.press("Enter")
    try run.see("Concise 1 of ")
    try run.acceptAll()
    try view.record("accepted", of: document, run)

    try run.select(paragraph: document.listed.start, words: document.listed.words)
    if document.list != nil {
      try run.ask("l", "List 1 of 1")
      try view.record("list", of: document, run)
      try run.acceptAll()
    } else {
      try run.ask("l", "List: NOT applied, file unchanged")
      for words in ["Kind: list. A .txt file holds: plain.", "preview as plain lines"] {
        #expect(run.terminal.screen.contains(words))
      }
      try view.record("refused", of: document, run)
      run.press("N")
      try run.seeGone("NOT applied")
    }

    // Proofreading goes through the whole text: one change taken, one not, the rest dropped.
    run.press("C-Home")
    try run.see("Ln 1 Col 1 ")
    try run.ask("p", "Proofread 1 of ")
    try view.record("proofread", of: document, run)
    run.press("y")
    try run.see("Proofread 2 of ")
    let taken = try run.terminal.settled()
    run.press("n")
    try run.terminal.waitUntil("the next change") { $0 != taken }
    try view.record("proofread-decided", of: document, run)
    run.press("N")
    try run.see("Proofread: 1 accepted")

    try run.undoAll()
    try run.saveAndQuit(document.name)
    run.expect(document.name, holds: original)
    #expect(run.names == [document.name])
  }

  @Test(arguments: ["tk1", "tk2"], [StoryDocument.story, .windows, .licence])
  func `what was accepted is what is saved`(engine: String, document: StoryDocument) throws {
    let original = try #require(document.bytes)
    let run = try ScribeRun(
      ["--engine", engine, document.name], files: [document.name: original])
    try run.select(paragraph: document.rewritten.start, words: document.rewritten.words)
    try run.ask("c", "Concise 1 of ")
    try run.acceptAll()
    if document.list != nil {
      try run.select(paragraph: document.listed.start, words: document.listed.words)
      try run.ask("l", "List 1 of 1")
      try run.acceptAll()
    }
    try run.saveAndQuit(document.name)
    run.expect(document.name, holds: document.expected)
    #expect(document.expected != original)
  }

  @Test(arguments: ["tk1", "tk2"])
  func `a list in a text file is shown, and stays out of it`(engine: String) throws {
    let original = try #require(StoryDocument.story.bytes)
    let run = try ScribeRun(
      ["--engine", engine, "story.txt"], files: ["story.txt": original],
      settings: recordedSettings)
    try run.select(paragraph: "The steps are simple", words: 19)
    run.press("C-t")
    try run.see("list (copy only)")
    run.press("l")
    try run.see("List: NOT applied, file unchanged")
    let refused = try run.terminal.settled()
    for words in [
      "- ring the bell twice", "Kind: list. A .txt file holds: plain.",
      "d preview as plain lines", "c copy as Markdown", "s save result as .md",
      "f treat this file as Markdown", "Esc park",
    ] { #expect(refused.contains(words), "\(words)") }
    if engine == "tk2" { expect(refused, isRecordedAs: "story-80x24-tk2-refused-text") }
    // Looking at it as plain lines and rejecting that leaves the file alone too.
    run.press("d")
    try run.see("lands: replace")
    run.press("N")
    try run.seeGone("lands: replace")
    try run.saveAndQuit("story.txt")
    run.expect("story.txt", holds: original)
  }
}

/// A size of screen and an engine.
struct View: Sendable, CustomTestStringConvertible {
  var columns: Int
  var rows: Int
  var engine: String
  var testDescription: String { "\(columns)x\(rows), \(engine)" }

  /// The moments that are compared with recorded screens: all of the story itself at 80x24, those
  /// that fill the larger screen, and those that differ on the other documents.
  private static let large: Set<String> = ["review", "proofread"]
  private static let windows: Set<String> = ["open"]
  private static let licence: Set<String> = ["review", "refused"]

  /// Compares the screen with the one recorded under this view, document and moment.
  func record(_ moment: String, of document: StoryDocument, _ run: ScribeRun) throws {
    guard document.isRecorded else { return }
    switch document.name {
    case "story.md": guard columns == 80 || Self.large.contains(moment) else { return }
    case "windows.md":
      guard columns == 80, engine == "tk2", Self.windows.contains(moment) else { return }
    default: guard columns == 80, Self.licence.contains(moment) else { return }
    }
    let name = document.name.split(separator: ".").first.map { $0.lowercased() } ?? document.name
    expect(
      try run.terminal.settled(), isRecordedAs: "\(name)-\(columns)x\(rows)-\(engine)-\(moment)")
  }
}

/// Recorded screens leave out the sign that shows where in the text the window is: it has tests of its
/// own, and would stand elsewhere on each of them with every change of the text.
private let recordedSettings = "scroll-thumb = false\n"
