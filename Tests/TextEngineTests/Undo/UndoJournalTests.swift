import Glibc
import TestSupport
import Testing

@testable import TextEngine

/// A draft whose every step is journaled, with the texts after each.
struct JournaledDraft {
  var draft: Draft
  let journal: UndoJournal
  let start: TextStorage
  /// The text after each entry, the first before any.
  var texts: [[UInt8]]

  static let identity = JournalIdentity(
    path: "/home/x/draft.md", device: 1, inode: .max, size: 7, modified: 1_700_000_000_000_000_000)

  init(_ string: String, at path: String, history: UndoHistory = UndoHistory()) throws {
    draft = Draft(string)
    draft.history = history
    start = draft.text
    journal = try UndoJournal(at: path, identity: Self.identity, history: history)
    texts = [Array(string.utf8)]
  }

  mutating func note(_ entry: JournalEntry) throws {
    try journal.append(entry)
    texts.append(draft.text.bytes(in: 0..<draft.text.count))
  }

  mutating func change(_ edits: EditSet, kind: UndoHistory.Kind) throws {
    let state = draft.history.state
    let before = [Selection(caret: draft.caret)]
    draft.change(edits, kind: kind)
    try note(
      .edit(
        JournalEntry.Step(
          edits: edits, kind: kind, time: draft.now, graphemes: 1,
          joins: draft.history.state == state, selectionsBefore: before,
          selectionsAfter: [Selection(caret: draft.caret)])))
  }

  mutating func type(_ string: String) throws {
    for character in string {
      draft.now += .milliseconds(10)
      try change(
        EditSet(Edit(range: draft.caret..<draft.caret, text: String(character))), kind: .typing)
    }
  }

  /// Does something at random.
  mutating func step(using random: inout SeededRandom) throws {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      if draft.undo() != nil { try note(.undo) }
    case 1:
      if draft.redo() != nil { try note(.redo) }
    case 2:
      let state = draft.history.states.randomElement(using: &random)!
      draft.text.apply(draft.history.go(to: state).edits)
      draft.caret = 0
      try note(.go(to: state.number))
    case 3...4:
      try type(["a", " ", "é", "👩‍🚀", "\n"].randomElement(using: &random)!)
    default:
      draft.caret = 0
      let edits = EditSet.random(count: draft.text.count.value, using: &random)
      if edits.edits.contains(where: { !$0.range.isEmpty || !$0.text.isEmpty }) {
        try change(edits, kind: .other)
      }
    }
  }
}

@Suite struct UndoJournalTests {
  let folder = TemporaryFolder()
  var path: String { folder.path + "/journal" }

  private func bytes(of path: String) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    let text = try TextStorage(contentsOf: descriptor)
    return text.bytes(in: 0..<text.count)
  }

  @Test func `a journal gives back the text, the history and the selection`() throws {
    var session = try JournaledDraft("start", at: path)
    try session.type(" one two")
    session.draft.undo()
    try session.note(.undo)
    let contents = try JournalContents(bytes: try bytes(of: path))
    #expect(contents.identity == JournaledDraft.identity)
    #expect(!contents.isTorn)
    var recovery = contents.replay(on: session.start)
    #expect(recovery.text.string == "start one")
    #expect(recovery.selections == [Selection(caret: 9)])
    #expect(recovery.history.isModified)
    #expect(recovery.history.undo(in: &recovery.text) != nil)
    #expect(recovery.text.string == "start")
    #expect(!recovery.history.isModified)
    #expect(recovery.history.redo(in: &recovery.text) != nil)
    #expect(recovery.history.redo(in: &recovery.text) != nil)
    #expect(recovery.text.string == "start one two")
  }

  @Test func `what was agreed to is made at the end, unless something came after it`() throws {
    var session = try JournaledDraft("in order to go", at: path)
    let agreed = EditSet(Edit(range: 0..<11, text: "to"))
    try session.note(.agreed(agreed))
    func recovered() throws -> JournalContents.Recovery {
      try JournalContents(bytes: try bytes(of: path)).replay(on: session.start)
    }
    var recovery = try recovered()
    #expect(recovery.text.string == "to go")
    #expect(recovery.history.isModified)
    #expect(recovery.selections == [Selection(caret: 2)])
    #expect(recovery.history.undo(in: &recovery.text) != nil)
    #expect(recovery.text.string == "in order to go")
    // Taken back.
    try session.note(.agreed(EditSet([])))
    recovery = try recovered()
    #expect(recovery.text.string == "in order to go")
    #expect(!recovery.history.isModified)
    // An edit takes its place.
    try session.note(.agreed(agreed))
    session.draft.caret = 14
    try session.type("!")
    #expect(try recovered().text.string == "in order to go!")
    // Whoever goes on with the journal makes it an edit.
    try session.note(.agreed(agreed))
    let contents = try JournalContents(bytes: try bytes(of: path))
    #expect(contents.agreed?.edits == agreed)
    try session.journal.append(.edit(try #require(contents.agreed)))
    try session.journal.append(.undo)
    #expect(try recovered().text.string == "in order to go!")
  }

  @Test func `a journal cut anywhere gives the text after the last whole entry`() throws {
    for seed in Seeds.upTo(20) {
      var random = SeededRandom(seed: seed)
      var session = try JournaledDraft("some text to start with\n", at: path)
      for _ in 0..<40 { try session.step(using: &random) }
      let whole = try bytes(of: path)
      for _ in 0..<30 {
        let cut = Int.random(in: 0...whole.count, using: &random)
        guard let contents = try? JournalContents(bytes: Array(whole[..<cut])) else {
          #expect(cut < 200, "seed \(seed), cut \(cut)")
          continue
        }
        let recovery = contents.replay(on: session.start)
        #expect(recovery.replayed == contents.entries.count, "seed \(seed), cut \(cut)")
        let text = recovery.text.bytes(in: 0..<recovery.text.count)
        #expect(isSame(text, session.texts[recovery.replayed]), "seed \(seed), cut \(cut)")
      }
      let recovery = try JournalContents(bytes: whole).replay(on: session.start)
      #expect(recovery.history.state == session.draft.history.state, "seed \(seed)")
      #expect(recovery.replayed + 1 == session.texts.count, "seed \(seed)")
    }
  }

  @Test func `a damaged journal never gives a text that was not there`() throws {
    for seed in Seeds.upTo(300) {
      var random = SeededRandom(seed: seed)
      var session = try JournaledDraft("text", at: path)
      for _ in 0..<8 { try session.step(using: &random) }
      var damaged = try bytes(of: path)
      let at = Int.random(in: 0..<damaged.count, using: &random)
      let end = min(at + Int.random(in: 1...30, using: &random), damaged.count)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: damaged[at] ^= UInt8.random(in: 1...255, using: &random)
      case 1: damaged.removeSubrange(at..<end)
      default: damaged.insert(contentsOf: damaged[at..<end], at: end)
      }
      guard let contents = try? JournalContents(bytes: damaged) else { continue }
      let recovery = contents.replay(on: session.start)
      let text = recovery.text.bytes(in: 0..<recovery.text.count)
      #expect(session.texts.contains { isSame($0, text) }, "seed \(seed)")
    }
  }

  @Test
  func `a history that does not fit the text is left out, and places outside it are moved in`()
    throws
  {
    var first = try JournaledDraft("", at: path)
    try first.type("one two three four")
    // Of a longer text than the one the file holds now.
    let next = path + "-next"
    let second = try JournaledDraft("one", at: next, history: first.draft.history)
    try second.journal.append(
      .edit(
        JournalEntry.Step(
          edits: EditSet(Edit(range: 3..<3, text: "!")), kind: .typing, time: .zero, graphemes: 1,
          joins: true, selectionsBefore: [Selection(caret: -5)],
          selectionsAfter: [Selection(anchor: 0, head: 999)])))
    var recovery = try JournalContents(bytes: try bytes(of: next)).replay(on: second.start)
    #expect(recovery.text.string == "one!" && recovery.replayed == 1)
    #expect(recovery.selections == [Selection(anchor: 0, head: 4)])
    #expect(recovery.history.undo(in: &recovery.text)?.selections == [Selection(caret: 0)])
    #expect(recovery.text.string == "one" && !recovery.history.canUndo)
  }

  @Test func `the history goes on in the next session`() throws {
    var first = try JournaledDraft("", at: path)
    try first.type("one two")
    first.draft.history.markSaved()
    let next = path + "-next"
    var second = try JournaledDraft("one two", at: next, history: first.draft.history)
    try second.type("!")
    var recovery = try JournalContents(bytes: try bytes(of: next)).replay(on: second.start)
    #expect(recovery.text.string == "one two!")
    #expect(recovery.history.undo(in: &recovery.text) != nil)
    #expect(!recovery.history.isModified)
    #expect(recovery.history.undo(in: &recovery.text) != nil)
    #expect(recovery.text.string == "one")
    #expect(recovery.history.undo(in: &recovery.text) != nil)
    #expect(recovery.text.string == "")
  }

  @Test func `an open journal is private and locked, and a link in its place is not followed`()
    throws
  {
    let victim = try folder.file("victim", Array("precious".utf8))
    #expect(symlink(victim, path) == 0)
    #expect(throws: JournalError.failed(step: "open", code: ELOOP)) {
      try JournalContents.read(at: path)
    }
    var session: JournaledDraft? = try JournaledDraft("a", at: path)
    try session?.type("b")
    #expect(try bytes(of: victim) == Array("precious".utf8))
    var status = stat()
    #expect(lstat(path, &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFREG)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(throws: JournalError.inUse) { try JournalContents.read(at: path) }
    session = nil
    #expect(try JournalContents.read(at: path)?.entries.count == 1)
    unlink(path)
    #expect(try JournalContents.read(at: path) == nil)
  }

  @Test func `a journal that was let go is free while a program that is being started holds it`()
    throws
  {
    // What a child holds between its making and the program that it becomes: a copy of each number.
    var journal: UndoJournal? = try UndoJournal(
      at: path, identity: JournaledDraft.identity, history: UndoHistory())
    let copy = dup(try #require(journal).descriptor)
    defer { close(copy) }
    #expect(throws: JournalError.inUse) { try JournalContents.read(at: path) }
    journal = nil
    let contents = try #require(try JournalContents.read(at: path))
    #expect(throws: Never.self) { try UndoJournal(continuing: contents, at: path) }
    #expect(throws: Never.self) {
      try UndoJournal(at: path, identity: JournaledDraft.identity, history: UndoHistory())
    }
  }

  @Test func `syncing is due after many entries`() throws {
    let journal = try UndoJournal(
      at: path, identity: JournaledDraft.identity, history: UndoHistory())
    try journal.sync()
    #expect(!journal.isSyncNeeded)
    for _ in 0..<UndoJournal.entriesPerSync { try journal.append(.undo) }
    #expect(journal.isSyncDue)
    try journal.sync()
    #expect(!journal.isSyncNeeded)
    journal.remove()
    #expect(try JournalContents.read(at: path) == nil)
  }
}
