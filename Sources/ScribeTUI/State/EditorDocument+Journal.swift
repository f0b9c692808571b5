public import Documents
public import TextEngine
import WritingTools

/// A text that is being saved, and what was done since: where its journal starts anew.
struct SavePoint: Sendable {
  var text: TextStorage
  var history: UndoHistory
  var since: [JournalEntry] = []
}

/// What a journal begins with.
public struct JournalStart: Sendable {
  public var document: RecoveredDocument
  /// The file that holds `text`; nil where there is none.
  public var base: FileIdentity?
  /// How it was read.
  public var encoding = TextEncoding.utf8
  public var text: TextStorage
  /// What could be undone in `text`.
  public var history: UndoHistory
  /// What was done to `text` since.
  public var entries: [JournalEntry]
  /// Whether to look for what an earlier session left.
  public var looksBack: Bool
  /// Whether edits of the text say all that is done; whole copies are kept otherwise.
  public var keepsEdits = true
}

extension EditorDocument {
  /// Notes edits for the journal.
  mutating func note(
    _ edits: EditSet, kind: UndoHistory.Kind, at seconds: Double, joins: Bool,
    from before: Selection, to after: Selection
  ) {
    note(
      .edit(
        JournalEntry.Step(
          edits: edits, kind: kind, time: .seconds(seconds), graphemes: 1, joins: joins,
          selectionsBefore: [before], selectionsAfter: [after])))
  }

  mutating func note(_ step: (summary: EditSummary, selections: [Selection]), isUndo: Bool) {
    note(
      .travel(
        JournalEntry.Travel(
          isUndo: isUndo, edits: step.summary.edits, selections: step.selections)))
  }

  /// Notes that a state of the history was gone to.
  mutating func noteGoing(to state: UndoHistory.StateID) { note(.go(to: state.number)) }

  private mutating func note(_ entry: JournalEntry) {
    unwritten.append(entry)
    saving?.since.append(entry)
  }

  /// Notes what is accepted in a review that is open, if it is not what the journal says last.
  mutating func noteAccepted() {
    let accepted = accepted
    if accepted == nil, !unwritten.isEmpty {
      journaledAccepted = nil
      return
    }
    // Each edit moves what was accepted, and takes the place of what was said of it.
    let isOvertaken = accepted != nil && !unwritten.isEmpty
    guard accepted != journaledAccepted || isOvertaken else { return }
    journaledAccepted = accepted
    note(.agreed(session?.session.acceptedEdits(in: text) ?? EditSet([])))
  }

  /// Under what its journal is kept.
  var journaled: RecoveredDocument { path.map { .file($0) } ?? recovered }

  /// What its journal begins with, as the document is now.
  func journalStart(looksBack: Bool = false) -> JournalStart {
    JournalStart(
      document: journaled, base: identity, encoding: savedEncoding, text: text, history: history,
      entries: [], looksBack: looksBack, keepsEdits: rich == nil)
  }
}

extension EditorState {
  /// Takes out what was done to the documents since the last time, for their journals.
  mutating func takeJournal() -> [Effect] {
    var effects: [Effect] = []
    for index in documents.indices { documents[index].noteAccepted() }
    for index in documents.indices where !documents[index].unwritten.isEmpty {
      if documents[index].rich == nil {
        effects.append(.journal(documents[index].id, documents[index].unwritten))
      }
      documents[index].unwritten = []
    }
    return effects
  }
}
