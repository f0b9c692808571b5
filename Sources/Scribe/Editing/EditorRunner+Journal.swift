import Documents
import Glibc
import ScribeTUI
import TerminalLoop
import TextEngine

// Each edit goes to the document's journal as it is made, by a plain write; the disk is waited for
// on another thread.
extension EditorRunner {
  /// Seconds between an edit and the moment the disk has it, at most.
  static let syncPause: Duration = .seconds(1)

  /// Starts a document's journal, or starts it anew on what was saved.
  func startJournal(_ id: DocumentID, _ start: JournalStart) {
    guard store != nil else { return }
    if var known = journals[id], start.keepsEdits {
      let old = known.journal
      let isBeside = known.isBeside && known.start.document == start.document
      known = Journaling(start)
      known.isBeside = isBeside
      journals[id] = known
      begin(id, replacing: old)
      if let old, let new = journals[id]?.journal, old.path != new.path { old.remove() }
      write(id, start.entries)
      return
    }
    journals[id] = Journaling(start)
    if start.looksBack { lookBack(id) }
    guard start.keepsEdits else { return }
    // A file's is started at once, so that a second editor notices.
    if case .file = start.document, journals[id]?.offered == nil, journals[id]?.journal == nil {
      begin(id)
    }
    write(id, start.entries + (early.removeValue(forKey: id) ?? []))
  }

  /// Writes what was done to the document.
  func write(_ id: DocumentID, _ entries: [JournalEntry]) {
    guard store != nil, !entries.isEmpty else { return }
    // While the writer decides about an earlier session, its journal is not touched.
    guard let first = journals[id], first.offered == nil else {
      early[id, default: []] += entries
      return
    }
    if first.journal == nil { begin(id) }
    guard let known = journals[id], let journal = known.journal, !known.hasFailed else { return }
    do throws(JournalError) {
      if known.lacksBase {
        try journal.append(base: known.start.text)
        journals[id]?.lacksBase = false
        journals[id]?.start.text = TextStorage()
      }
      for entry in entries { try journal.append(entry) }
    } catch {
      fail(id, RecoveryError(journal: error, path: journal.path))
    }
    if journal.isSyncDue { sync(id) } else { syncDeadline = syncDeadline ?? .now + Self.syncPause }
  }

  private func begin(_ id: DocumentID, replacing old: UndoJournal? = nil) {
    guard let store, let known = journals[id], !known.hasFailed else { return }
    do throws(RecoveryError) {
      journals[id]?.journal = try store.startJournal(
        of: known.start.document, base: known.start.base, as: known.start.encoding,
        history: known.start.history, beside: known.isBeside, replacing: old)
    } catch {
      if error.reason == .failed(errno: EBUSY), !known.isBeside {
        noteOther(id)
        return begin(id, replacing: old)
      }
      fail(id, error)
    }
  }

  /// Another editor has the same file open: this session's journal lies beside its.
  private func noteOther(_ id: DocumentID) {
    journals[id]?.isBeside = true
    editor.configure { state in
      guard let document = state.documents.first(where: { $0.id == id }) else { return }
      state.message = Message(
        "\(document.name) is open in another Scribe too; whoever saves second is asked.",
        isError: true)
    }
  }

  private func fail(_ id: DocumentID, _ error: RecoveryError) {
    guard journals[id]?.hasFailed == false else { return }
    journals[id]?.hasFailed = true
    tell(id, error)
  }

  /// Says that what is typed cannot be kept; once a document.
  func tell(_ id: DocumentID, _ error: RecoveryError) {
    guard told.insert(id).inserted else { return }
    carryOut(editor.take(.recoveryFailed(id, error.message)))
  }

  // MARK: Earlier sessions

  /// Looks for what an earlier session left of the document: undo is taken over silently, text that
  /// was not saved is offered.
  private func lookBack(_ id: DocumentID) {
    guard let store else { return }
    let path = journals[id]?.path
    let keepsEdits = journals[id]?.start.keepsEdits ?? true
    let (found, isInUse) = keepsEdits ? store.journals(of: path) : ([], false)
    if isInUse, path != nil { noteOther(id) }
    for journal in found {
      let isOffered = offer(journal, for: id, path: path)
      if isOffered { return }
    }
    guard let path, let copy = store.find(path),
      let document = editor.state.documents.first(where: { $0.id == id }), !document.isModified
    else { return }
    let words = FoundRecovery(recovery: copy, when: localTime(copy.time))
    editor.configure { $0.offer(words, for: id) }
  }

  /// Returns whether the journal holds text that the writer must decide about.
  private func offer(_ found: FoundJournal, for id: DocumentID, path: String?) -> Bool {
    guard let document = editor.state.documents.first(where: { $0.id == id }),
      let start = journals[id]?.start
    else { return false }
    let fits = path == nil || found.fits(start.base, as: start.encoding)
    let base = path == nil ? found.contents.base ?? TextStorage() : fits ? document.text : nil
    let recovery = (base ?? found.contents.base).map { found.contents.replay(on: $0) }
    let text = recovery?.text ?? found.contents.insertedText
    if recovery.map({ !$0.history.isModified || $0.text.isSame(as: document.text) })
      ?? text.isEmpty
    {
      // Nothing that is not in the file.
      if fits, !document.isModified, path != nil, journals[id]?.journal == nil,
        let history = recovery?.history, !history.isModified
      {
        takeOver(found, history, for: id)
      } else {
        found.remove()
      }
      return false
    }
    guard !document.isModified else {
      // The writer was faster; what was found stays for the next time.
      journals[id]?.isBeside = true
      return false
    }
    journals[id]?.offered = found
    let caret = recovery?.selections.first?.head ?? 0
    let copy = Recovery(
      document: start.document, text: text, base: start.base, time: found.time, caret: caret,
      isDamaged: false, copy: found.path)
    let words = FoundRecovery(
      recovery: copy, when: localTime(found.time), edits: found.contents.entries.count,
      history: base == nil ? nil : recovery?.history)
    editor.configure { $0.offer(words, for: id) }
    return true
  }

  /// Goes on with a journal of the same text.
  private func takeOver(_ found: FoundJournal, _ history: UndoHistory, for id: DocumentID) {
    guard let journal = try? UndoJournal(continuing: found.contents, at: found.path) else { return }
    journals[id]?.journal = journal
    journals[id]?.start.history = history
    editor.configure { $0.adopt(history, for: id) }
  }

  /// Does what the writer decided about what was found.
  func decide(_ id: DocumentID, _ decision: RecoveryDecision) {
    guard let found = journals[id]?.offered else { return }
    journals[id]?.offered = nil
    guard let document = editor.state.documents.first(where: { $0.id == id }) else { return }
    switch decision {
    case .continued:
      do throws(JournalError) {
        let journal = try UndoJournal(continuing: found.contents, at: found.path)
        if let agreed = found.contents.agreed { try journal.append(.edit(agreed)) }
        journals[id]?.journal = journal
        journals[id]?.lacksBase = false
        journals[id]?.start.history = found.contents.history
      } catch {
        fail(id, RecoveryError(journal: error, path: found.path))
      }
    case .recovered:
      // Its text is in this session's journal now, as an edit.
      journals[id]?.isBeside = true
      write(id, early.removeValue(forKey: id) ?? [])
      if journals[id]?.hasFailed == false {
        found.remove()
        journals[id]?.isBeside = false
      }
    case .deleted:
      found.remove()
      if case .file = document.recovered { begin(id) }
    case .later:
      journals[id]?.isBeside = true
    }
  }

  // MARK: The disk

  /// Lets the disk take what was written, and looks whether the file is still the one that the
  /// journal was started on.
  func sync(_ id: DocumentID) {
    guard let known = journals[id], let journal = known.journal, journal.isSyncNeeded else {
      return
    }
    let base = known.start.base
    let path = known.path
    disk.perform { [mailbox] in
      let error: JournalError?
      do throws(JournalError) {
        try journal.sync()
        error = nil
      } catch let failure {
        error = failure
      }
      let isOvertaken = path.map { FileIdentity.of(path: $0) != base } ?? false
      guard error != nil || isOvertaken else { return }
      mailbox.post { [weak self] in
        guard let self, let now = journals[id], now.journal === journal else { return }
        if let error { fail(id, RecoveryError(journal: error, path: journal.path)) }
        if isOvertaken { journals[id]?.isOvertaken = true }
      }
    }
  }

  func syncIfDue() {
    guard let due = syncDeadline, due <= .now else { return }
    syncDeadline = nil
    for id in journals.keys { sync(id) }
  }

  /// Whether the document's journal cannot be relied on alone.
  func needsCopy(_ id: DocumentID) -> Bool { journals[id]?.needsCopies ?? true }

  /// Closes the journals of documents that are gone or that hold nothing unsaved.
  func closeJournals() {
    for id in journals.keys {
      let document = editor.state.documents.first { $0.id == id }
      if document?.isModified == true || journals[id]?.offered != nil { continue }
      close(id)
    }
  }

  /// Closes the journals of documents that were closed.
  func closeGone() {
    for id in journals.keys where !editor.state.documents.contains(where: { $0.id == id }) {
      close(id)
    }
  }

  private func close(_ id: DocumentID) {
    guard let known = journals.removeValue(forKey: id), let journal = known.journal else { return }
    if known.isWorthKeeping, keepsUndo, !known.isOvertaken,
      (try? journal.dropEntries()) != nil
    {
      return
    }
    journal.remove()
  }
}
