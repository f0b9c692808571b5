import FoundationEssentials
import Glibc
import Synchronization

/// One worker process and the thread that talks to it.
///
/// The thread alone reads, writes and ends the process; everybody else appends to `outgoing` and
/// wakes it. It blocks in `poll`, so that neither a worker that does not read nor one that does
/// not answer can hold up a caller.
final class WorkerConnection: Sendable {
  typealias Answers = AsyncThrowingStream<WorkerPart, any Error>

  struct State {
    var outgoing: [UInt8] = []
    var waiting: [Int: Answers.Continuation] = [:]
    var lastIdentifier = 0
    var lastSign = ContinuousClock.now
    var isClosing = false
    var failure: WorkerError?
  }

  let state = Mutex(State())
  let process: WorkerProcess
  let silence: Duration
  /// Two ends of a socket pair; a byte written to the first ends the thread's `poll`.
  private let wakeEnds: (Int32, Int32)

  /// Starts a worker. It may be silent for `silence` while an answer is due.
  init(path: String, silence: Duration) throws(WorkerError) {
    var pair: [Int32] = [-1, -1]
    let kind =
      Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &pair) == 0 else {
      throw .notStarted(path: path, errno: errno)
    }
    wakeEnds = (pair[0], pair[1])
    do { process = try WorkerProcess(path: path) } catch {
      close(pair[0])
      close(pair[1])
      throw error
    }
    self.silence = silence
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, nil,
      { argument in
        Unmanaged<WorkerConnection>.fromOpaque(argument!).takeRetainedValue().run()
        return nil
      }, Unmanaged.passRetained(self).toOpaque())
    guard failure == 0 else {
      Unmanaged.passUnretained(self).release()
      close(process.socket)
      _ = process.end(grace: .zero)
      throw .notStarted(path: path, errno: failure)
    }
    pthread_detach(thread)
  }

  deinit {
    close(wakeEnds.0)
    close(wakeEnds.1)
  }

  /// Sends `task` and lets `answers` hear what comes.
  ///
  /// - Returns: False where this worker is gone, so that another one is needed.
  func ask(_ task: WorkerTask, _ answers: Answers.Continuation) throws(WorkerError) -> Bool {
    let result: Result<Int?, WorkerError> = state.withLock { state in
      guard state.failure == nil, !state.isClosing else { return .success(nil) }
      let identifier = state.lastIdentifier + 1
      do throws(WorkerError) {
        state.outgoing += try MessageLines.line(WorkerCommand.ask(id: identifier, task: task))
      } catch { return .failure(error) }
      state.lastIdentifier = identifier
      if state.waiting.isEmpty { state.lastSign = .now }
      state.waiting[identifier] = answers
      return .success(identifier)
    }
    guard let identifier = try result.get() else { return false }
    answers.onTermination = { [weak self] reason in
      if case .cancelled = reason { self?.cancel(identifier) }
    }
    wake()
    return true
  }

  /// Ends the thread and the worker; whoever waits hears `cancelled`.
  func end() {
    state.withLock { $0.isClosing = true }
    wake()
  }

  private func cancel(_ identifier: Int) {
    let wasWaiting = state.withLock { state in
      guard state.waiting.removeValue(forKey: identifier) != nil else { return false }
      if let line = try? MessageLines.line(WorkerCommand.cancel(id: identifier)) {
        state.outgoing += line
      }
      return true
    }
    if wasWaiting { wake() }
  }

  private func wake() {
    var byte: UInt8 = 0
    // A full pair means that the thread is about to wake anyway.
    send(wakeEnds.0, &byte, 1, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
  }

  func drainWakes() {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    while recv(wakeEnds.1, &bytes, bytes.count, Int32(MSG_DONTWAIT)) > 0 {}
  }

  var wakeDescriptor: Int32 { wakeEnds.1 }
}
