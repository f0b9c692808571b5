import Glibc
import Synchronization

/// A line on standard error that says how many sentences are translated; only on a terminal, and only
/// when the work takes longer than half a second.
final class SentenceProgress: Sendable {
  private struct State {
    var start: ContinuousClock.Instant?
    var shownAt: ContinuousClock.Instant?
  }
  private let state = Mutex(State())
  private let isTerminal = isatty(STDERR_FILENO) == 1

  func show(_ done: Int, of count: Int) {
    guard isTerminal else { return }
    let now = ContinuousClock.now
    let isDue = state.withLock { state in
      let start = state.start ?? now
      state.start = start
      guard now - start > .milliseconds(500), done < count,
        state.shownAt.map({ now - $0 > .milliseconds(100) }) ?? true
      else { return false }
      state.shownAt = now
      return true
    }
    if isDue { write(Array("\r\u{1B}[K\(done) of \(count) sentences".utf8), to: STDERR_FILENO) }
    if done >= count { finish() }
  }

  /// Takes the line away.
  func finish() {
    let wasShown = state.withLock { state in
      defer { state.shownAt = nil }
      return state.shownAt != nil
    }
    if wasShown { write(Array("\r\u{1B}[K".utf8), to: STDERR_FILENO) }
  }
}
