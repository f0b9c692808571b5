import Dispatch
import ScribeTUI
import Synchronization
import TerminalLoop
import TextEngine

/// A count of rows that is under way.
final class CountInProgress: Sendable {
  let document: DocumentID
  let isStopped = Atomic<Bool>(false)

  init(document: DocumentID) { self.document = document }

  func stop() { isStopped.store(true, ordering: .relaxed) }
}

// Rows are counted on a thread of their own while nobody types.
extension EditorRunner {
  /// How long nothing must happen before counting begins.
  private static let countPause: Duration = .seconds(1)

  /// Puts counting off while the writer works.
  func scheduleCounting() {
    if let counting {
      guard editor.state.documents.isEmpty || editor.state.document.id != counting.document else {
        return
      }
      stopCounting()
    }
    countDeadline = editor.needsRowCount ? .now + Self.countPause : nil
  }

  func countIfDue() {
    guard let due = countDeadline, due <= .now else { return }
    countDeadline = nil
    guard counting == nil, let request = editor.rowCounting() else { return }
    let progress = CountInProgress(document: request.document)
    counting = progress
    // Not a task: a large text takes a second, and there are few threads for tasks.
    DispatchQueue.global(qos: .utility).async { [mailbox] in
      var counter = request.counter
      var found: [RowCounts] = []
      var told = ContinuousClock.now
      while !progress.isStopped.load(ordering: .relaxed), let counts = counter.next() {
        found.append(counts)
        guard counter.isDone || .now - told >= .milliseconds(200) else { continue }
        let batch = found
        mailbox.post { [weak self] in self?.take(batch, of: progress) }
        found = []
        told = .now
      }
      mailbox.post { [weak self] in self?.endCounting(progress) }
    }
  }

  func stopCounting() {
    counting?.stop()
    counting = nil
  }

  private func take(_ counts: [RowCounts], of progress: CountInProgress) {
    guard counting === progress else { return }
    carryOut(editor.take(.rowsCounted(progress.document, counts)))
  }

  private func endCounting(_ progress: CountInProgress) {
    guard counting === progress else { return }
    counting = nil
    // What was edited, or laid out anew, meanwhile is counted in another round.
    scheduleCounting()
  }
}
