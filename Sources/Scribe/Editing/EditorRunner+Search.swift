import Dispatch
import ScribeTUI
import Synchronization
import TerminalLoop

/// A search that is under way beside the editor.
final class SearchInProgress: Sendable {
  let isStopped = Atomic<Bool>(false)
  let done = DispatchSemaphore(value: 0)
  let answer = Mutex<SearchAnswer?>(nil)

  func stop() { isStopped.store(true, ordering: .relaxed) }
}

extension EditorRunner {
  /// How long an answer is waited for, so that most come with the picture that follows the key.
  private static let searchPatience: DispatchTimeInterval = .milliseconds(10)

  /// Looks through a text on a thread of its own; a later question of its kind stops an earlier one.
  func search(_ request: SearchRequest) {
    let progress = SearchInProgress()
    if request.isCount {
      countingMatches?.stop()
      countingMatches = progress
    } else {
      searching?.stop()
      searching = progress
    }
    // Not a task: it may take seconds, and there are few threads for tasks.
    DispatchQueue.global(qos: .userInitiated).async { [mailbox] in
      let answer = request.answer { progress.isStopped.load(ordering: .relaxed) }
      progress.answer.withLock { $0 = answer }
      progress.done.signal()
      mailbox.post { [weak self] in self?.takeSearch(request.number, progress) }
    }
    // A count is not waited for: it is shown when it comes.
    if !request.isCount, progress.done.wait(timeout: .now() + Self.searchPatience) == .success {
      takeSearch(request.number, progress)
    }
  }

  private func takeSearch(_ number: Int, _ progress: SearchInProgress) {
    // Taken once: at once, or by the letter.
    let answer = progress.answer.withLock { answer in
      defer { answer = nil }
      return answer
    }
    guard let answer, !progress.isStopped.load(ordering: .relaxed) else { return }
    take(.searched(number, answer))
  }

  func stopSearching() {
    searching?.stop()
    searching = nil
    countingMatches?.stop()
    countingMatches = nil
  }
}
