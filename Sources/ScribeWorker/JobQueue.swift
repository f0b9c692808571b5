import Dispatch
import Synchronization
import WorkerLink

/// The tasks that wait, and which of them are no longer wanted.
final class JobQueue: Sendable {
  struct Job: Sendable {
    var id: Int
    var task: WorkerTask
  }

  private struct State {
    var waiting: [Job] = []
    var running: Int?
    var isCancelled = false
  }

  private let state = Mutex(State())
  private let count = DispatchSemaphore(value: 0)

  func append(id: Int, task: WorkerTask) {
    state.withLock { $0.waiting.append(Job(id: id, task: task)) }
    count.signal()
  }

  func cancel(_ id: Int) {
    state.withLock { state in
      state.waiting.removeAll { $0.id == id }
      if state.running == id { state.isCancelled = true }
    }
  }

  /// Returns the next job; waits for one, for `seconds` at most where they are given.
  ///
  /// - Returns: nil where none came in time.
  func next(within seconds: Double? = nil) -> Job? {
    while true {
      state.withLock { $0.running = nil }
      guard count.wait(timeout: seconds.map { .now() + $0 } ?? .distantFuture) == .success else {
        return nil
      }
      let job = state.withLock { state -> Job? in
        // Cancelled jobs leave their signals behind.
        guard !state.waiting.isEmpty else { return nil }
        let job = state.waiting.removeFirst()
        state.running = job.id
        state.isCancelled = false
        return job
      }
      if let job { return job }
    }
  }

  /// The running job is no longer wanted.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }
}
