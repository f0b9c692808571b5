import Documents
import ScribeTUI
import TextEngine

/// The journal of a document that is open, and what it was started on.
struct Journaling {
  /// nil before there is anything to write, where it cannot be written, and while the writer has
  /// not decided about what an earlier session left.
  var journal: UndoJournal?
  var start: JournalStart
  /// What an earlier session left.
  var offered: FoundJournal?
  /// Whether this session must leave the journal under the document's own name alone.
  var isBeside = false
  /// Whether the text at the start is still to be written: before the first entry.
  var lacksBase: Bool
  /// Whether it could not be written: whole copies are kept instead.
  var hasFailed = false
  /// Whether the file is not the one any more that the journal was started on: whole copies are
  /// kept as well.
  var isOvertaken = false

  init(_ start: JournalStart) {
    self.start = start
    lacksBase = Self.keepsBase(of: start)
    // What a large file holds is not held on to.
    if !lacksBase { self.start.text = TextStorage() }
  }

  /// Files up to this many bytes are copied into their journal at the first edit, so that it can be
  /// used even where the file was changed since. Text that is in no file always is.
  static let largestBase = 1 << 20

  private static func keepsBase(of start: JournalStart) -> Bool {
    !start.text.isEmpty && (start.base == nil || start.text.count.value <= largestBase)
  }

  /// The file's path; nil for a buffer without a name.
  var path: String? {
    if case .file(let path) = start.document { path } else { nil }
  }

  /// Whether whole copies are the only, or the surer, way to keep what is typed.
  var needsCopies: Bool { hasFailed || isOvertaken || !start.keepsEdits }

  /// Whether a session that ends well leaves something for the next: undo in an unchanged file.
  var isWorthKeeping: Bool {
    guard case .file = start.document, start.base != nil, !isBeside else { return false }
    return start.history.canUndo || start.history.canRedo
  }
}
