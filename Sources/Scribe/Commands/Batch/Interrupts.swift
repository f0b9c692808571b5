import Dispatch
import Glibc
import Synchronization

/// Ctrl-C and SIGTERM, taken as the wish to stop: what is under way is cancelled, and what is done
/// stays noted. A second one ends the program at once.
final class Interrupts: Sendable {
  private struct State {
    var signal: Int32?
    var action: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Holds the signals back from this thread and those that it starts; one thread waits for them.
  init() {
    var signals = Self.signals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    DispatchQueue(label: "interrupts").async { [weak self] in
      var signals = Self.signals
      while true {
        var number: Int32 = 0
        guard sigwait(&signals, &number) == 0 else { continue }
        self?.take(number)
      }
    }
  }

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    return signals
  }

  /// The first that came; nil for none.
  var signal: Int32? { state.withLock { $0.signal } }

  /// Has `body` done when a signal comes, or at once where one has come.
  func whenStopped(_ body: @escaping @Sendable () -> Void) {
    let hasCome = state.withLock { state in
      state.action = body
      return state.signal != nil
    }
    if hasCome { body() }
  }

  private func take(_ number: Int32) {
    let action = state.withLock { state in
      if state.signal != nil { _exit(128 + number) }
      state.signal = number
      return state.action
    }
    action?()
  }
}
