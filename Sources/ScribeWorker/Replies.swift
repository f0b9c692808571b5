import Glibc
import Synchronization
import WorkerLink

/// The way back, for both threads: whole lines, one at a time.
final class Replies: Sendable {
  private let socket: Mutex<Int32>

  init(socket: Int32) { self.socket = Mutex(socket) }

  /// Sends `event`; waits while the other side does not read. Ends the program where nobody is left.
  func send(_ event: WorkerEvent) {
    let bytes: [UInt8]
    do throws(WorkerError) { bytes = try MessageLines.line(event) } catch {
      guard case .part(let id, _) = event else { return }
      send(.failed(id: id, fault: .failed(reason: "an answer was over the limit")))
      return
    }
    socket.withLock { socket in
      var start = 0
      while start < bytes.count {
        let count = bytes.withUnsafeBytes { buffer in
          Glibc.send(socket, buffer.baseAddress! + start, bytes.count - start, Int32(MSG_NOSIGNAL))
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { exit(0) }
        start += count
      }
    }
  }
}
