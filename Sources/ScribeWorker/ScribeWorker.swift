import FoundationEssentials
import Glibc
import WorkerLink

/// The helper program: talks to `scribe` over the socket that it was started with and ends with it.
///
/// The main thread reads commands, so that a cancellation or the end of the socket is noticed
/// while a task runs; one other thread carries the tasks out, in the order in which they came.
@main struct ScribeWorker {
  static let socket: Int32 = 3

  static func main() {
    var information = stat()
    guard fstat(socket, &information) == 0, information.st_mode & S_IFMT == S_IFSOCK else {
      let notice = Array("scribe-worker is started by scribe and does nothing by itself\n".utf8)
      write(2, notice, notice.count)
      exit(2)
    }
    // What is gone is told by the write that fails.
    signal(SIGPIPE, SIG_IGN)
    closeInherited()
    let replies = Replies(socket: socket)
    replies.send(.greeting(version: workerLinkVersion))
    let jobs = JobQueue()
    let models = ModelDesk(replies: replies)
    startThread {
      var tasks = TaskRunner(jobs: jobs, replies: replies)
      tasks.run()
    }
    read(into: jobs, models: models, replies: replies)
  }

  /// Returns never: when the socket is closed, nobody is left to work for.
  private static func read(
    into jobs: JobQueue, models: ModelDesk, replies: Replies
  ) -> Never {
    var lines = MessageLines()
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = recv(socket, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { exit(0) }
      do {
        let whole = try buffer.withUnsafeBytes { bytes in
          try lines.append(UnsafeRawBufferPointer(rebasing: bytes[..<count]))
        }
        for line in whole {
          switch try? JSONDecoder().decode(WorkerCommand.self, from: line) {
          case .ask(let id, let task):
            if !models.take(id: id, task: task) { jobs.append(id: id, task: task) }
          case .cancel(let id):
            models.cancel(id)
            jobs.cancel(id)
          case nil: replies.send(.failed(id: 0, fault: .unreadable(reason: "not a command")))
          }
        }
      } catch {
        replies.send(.failed(id: 0, fault: .unreadable(reason: "over the limit")))
        exit(3)
      }
    }
  }

  /// Closes what a starter left open without close-on-exec, so that no file is kept open by us.
  private static func closeInherited() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for name in names {
      if let descriptor = Int32(name), descriptor > socket { close(descriptor) }
    }
  }
}

/// Runs `body` on a thread of its own.
func startThread(_ body: @escaping @Sendable () -> Void) {
  final class Box: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  var thread = pthread_t()
  let failure = pthread_create(
    &thread, nil,
    { argument in
      Unmanaged<Box>.fromOpaque(argument!).takeRetainedValue().body()
      return nil
    }, Unmanaged.passRetained(Box(body)).toOpaque())
  // Without the thread nothing can be answered; the end tells `scribe` so.
  if failure != 0 { exit(4) }
  pthread_detach(thread)
}
