import FoundationEssentials
import Glibc
import Synchronization

extension WorkerConnection {
  /// The thread's life: talks until the worker fails or nobody wants it, then tells all who wait.
  func run() {
    var error: WorkerError
    do throws(WorkerError) {
      try talk()
      error = .cancelled
    } catch let failure { error = failure }
    close(process.socket)
    let isSuspect =
      switch error {
      case .ended, .cancelled: false
      default: true
      }
    let ending = process.end(grace: isSuspect ? .zero : .milliseconds(300))
    if case .ended = error { error = .ended(ending) }
    let waiting = state.withLock { state in
      state.failure = error
      defer { state.waiting = [:] }
      return state.waiting
    }
    for answers in waiting.values { answers.finish(throwing: error) }
  }

  /// Returns when the connection is to be closed.
  private func talk() throws(WorkerError) {
    var lines = MessageLines()
    var hasGreeted = false
    while true {
      let (isClosing, wantsToSend, patience) = state.withLock { state in
        (
          state.isClosing, !state.outgoing.isEmpty,
          state.waiting.isEmpty ? nil : state.lastSign + silence - .now
        )
      }
      if isClosing { return }
      if let patience, patience <= .zero { throw .silent(silence) }
      var events = [
        pollfd(
          fd: process.socket, events: Int16(POLLIN | (wantsToSend ? POLLOUT : 0)), revents: 0),
        pollfd(fd: wakeDescriptor, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&events, 2, patience.map(milliseconds) ?? -1)
      guard count >= 0 || errno == EINTR else { throw .ended(.unknown) }
      if count <= 0 { continue }
      if events[1].revents != 0 { drainWakes() }
      if events[0].revents & Int16(POLLIN | POLLHUP | POLLERR) != 0 {
        for line in try receive(&lines) { try hear(line, hasGreeted: &hasGreeted) }
      }
      if events[0].revents & Int16(POLLOUT) != 0 { try sendSome() }
    }
  }

  private func receive(_ lines: inout MessageLines) throws(WorkerError) -> [Data] {
    let result: Result<[Data], WorkerError> = withUnsafeTemporaryAllocation(
      byteCount: 65536, alignment: 16
    ) { buffer in
      let count = recv(
        process.socket, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
      if count < 0 {
        return errno == EAGAIN || errno == EINTR ? .success([]) : .failure(.ended(.unknown))
      }
      if count == 0 { return .failure(.ended(.unknown)) }
      do throws(WorkerError) {
        return .success(try lines.append(UnsafeRawBufferPointer(rebasing: buffer[..<count])))
      } catch { return .failure(error) }
    }
    return try result.get()
  }

  private func sendSome() throws(WorkerError) {
    let failure: Int32? = state.withLock { state in
      let count = send(
        process.socket, state.outgoing, state.outgoing.count,
        Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
      if count < 0 { return errno == EAGAIN || errno == EINTR ? nil : errno }
      state.outgoing.removeFirst(count)
      return nil
    }
    // What the worker said before it went is still to be read; the end of the stream tells.
    if let failure, failure != EPIPE, failure != ECONNRESET { throw .ended(.unknown) }
    if failure != nil { state.withLock { $0.outgoing = [] } }
  }

  private func hear(_ line: Data, hasGreeted: inout Bool) throws(WorkerError) {
    guard let event = try? JSONDecoder().decode(WorkerEvent.self, from: line) else {
      throw .garbled(String(decoding: line.prefix(60), as: UTF8.self).filter { $0.isASCII })
    }
    if !hasGreeted {
      guard case .greeting(let version) = event else { throw .garbled("no greeting") }
      guard version == workerLinkVersion else { throw .wrongVersion(found: version) }
      hasGreeted = true
    }
    state.withLock { $0.lastSign = .now }
    switch event {
    case .greeting, .working: break
    case .part(let identifier, let part):
      state.withLock { $0.waiting[identifier] }?.yield(part)
    case .done(let identifier):
      state.withLock { $0.waiting.removeValue(forKey: identifier) }?.finish()
    case .failed(0, .unreadable(let reason)): throw .garbled(reason)
    case .failed(let identifier, let fault):
      state.withLock { $0.waiting.removeValue(forKey: identifier) }?
        .finish(throwing: WorkerError.refused(fault))
    }
  }

  /// Rounded up, so that `poll` does not come back just before the end.
  private func milliseconds(_ duration: Duration) -> Int32 {
    let (seconds, attoseconds) = duration.components
    return Int32(min(seconds, 86400) * 1000 + attoseconds / 1_000_000_000_000_000 + 1)
  }
}
