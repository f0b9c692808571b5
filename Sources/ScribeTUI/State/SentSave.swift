import Documents
import RichText
import TextEngine
import WritingTools

/// What a document would be saved as at some moment: its text and, of an open review, what was
/// accepted.
struct SentSave: Hashable, Sendable {
  /// The accepted changes of a review whose result lands in the text.
  struct Accepted: Hashable, Sendable {
    var session: SessionID
    var landing: Landing
    /// Replacements by the suggestion's number.
    var replacements: [Int: String]
  }

  /// The revision that was sent to the disk; it comes back with the disk's answer.
  var sent: Revision
  /// The document's own revision, without what is accepted and not applied yet.
  var revision: Revision
  var accepted: Accepted?
  var encoding: TextEncoding
}

extension EditorDocument {
  /// What the review that is open would add to the text in a save; nil if nothing.
  var accepted: SentSave.Accepted? {
    guard let running = session, running.session.isLandingInText else { return nil }
    let accepted = running.session.suggestions.filter { $0.decision == .accepted }
    guard !accepted.isEmpty else { return nil }
    return SentSave.Accepted(
      session: running.id, landing: running.session.landing,
      replacements: Dictionary(uniqueKeysWithValues: accepted.map { ($0.id, $0.replacement) }))
  }

  /// The text as it is saved: with what was accepted, without what is undecided.
  var textToSave: TextStorage {
    rich == nil ? session?.session.textForSaving(text) ?? text : richToSave?.text ?? text
  }

  /// The same of a rich document; nil where the text is all there is.
  var richToSave: RichDocument? {
    guard let rich else { return nil }
    guard accepted != nil, let session = session?.session,
      case .allowed(let pass) = session.outcome(in: text)
    else { return rich.document }
    let landing = RichLanding(pass, in: rich.document)
    return landing.isAllowed(in: rich.document) ? landing.applied(to: rich.document) : rich.document
  }

  /// Notes that `sent` is on its way to the disk.
  mutating func beginSave(of sent: TextStorage) {
    sentSaves.append(
      SentSave(
        sent: sent.revision, revision: text.revision, accepted: accepted, encoding: encoding))
  }

  /// Notes that what was sent as `sent` is on the disk now.
  ///
  /// - Returns: Whether that is what the document would still be saved as.
  mutating func endSave(of sent: Revision) -> Bool {
    guard let index = sentSaves.firstIndex(where: { $0.sent == sent }) else {
      history.markUnsaved()
      return false
    }
    let point = sentSaves[index]
    sentSaves.removeSubrange(...index)
    savedEncoding = point.encoding
    guard point.revision == text.revision else {
      // No state that undo leads to is known to be the one on disk.
      history.markUnsaved()
      return false
    }
    history.markSaved()
    savedAccepted = point.accepted
    return !isModified
  }

  /// Notes that what was sent as `sent` did not reach the disk.
  mutating func failSave(of sent: Revision) {
    if let index = sentSaves.firstIndex(where: { $0.sent == sent }) { sentSaves.remove(at: index) }
  }

  /// Notes that the file holds the text as it is, and nothing of a review.
  mutating func markRead() {
    history.markSaved()
    savedAccepted = nil
  }

  /// Takes over how the file was read.
  mutating func takeEncoding(of reading: Reading) {
    encoding = reading.encoding
    savedEncoding = reading.encoding
    comesBack = reading.comesBack
    isWritable = reading.isWritable
    onDisk = reading.comesBack ? reading.text : nil
    toldChange = nil
  }

  /// Notes that what is not saved is given up, with what was accepted in a review.
  mutating func markDiscarded() {
    history.markSaved()
    savedAccepted = accepted
    savedEncoding = encoding
  }
}
