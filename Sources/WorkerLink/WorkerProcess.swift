import FoundationEssentials
import Glibc

/// A child process at the other end of a socket pair.
///
/// The child has the socket as descriptor 3 and `/dev/null` as 0, 1 and 2, a process
/// group of its own, no blocked signals and the default handlers: a key that interrupts the
/// editor does not reach it, and nothing it prints can reach the screen.
struct WorkerProcess {
  /// Ours: close-on-exec, not blocking.
  let socket: Int32
  let identifier: pid_t

  init(path: String) throws(WorkerError) {
    var pair: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &pair) == 0 else {
      throw .notStarted(path: path, errno: errno)
    }
    defer { close(pair[1]) }

    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_adddup2(&files, pair[1], 3)
    for descriptor in 0...2 as ClosedRange<Int32> {
      posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR, 0)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    let variables = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    var child = pid_t()
    var failure: Int32 = 0
    // A program that is just being installed is busy for a moment.
    for _ in 0..<2000 {
      failure = withCStrings([path]) { arguments in
        withCStrings(variables) { environment in
          posix_spawn(&child, path, &files, &attributes, arguments, environment)
        }
      }
      guard failure == ETXTBSY else { break }
      usleep(1000)
    }
    guard failure == 0 else {
      close(pair[0])
      throw .notStarted(path: path, errno: failure)
    }
    socket = pair[0]
    identifier = child
  }

  /// Waits for the end of the process, stops its whole group once `grace` is over, and reaps it.
  func end(grace: Duration) -> WorkerError.Ending {
    let deadline = ContinuousClock.now + grace
    var status: Int32 = 0
    while true {
      let reaped = waitpid(identifier, &status, WNOHANG)
      if reaped == identifier { return ending(status) }
      if reaped < 0, errno != EINTR { return .unknown }
      if ContinuousClock.now >= deadline { break }
      usleep(1000)
    }
    kill(-identifier, SIGKILL)
    kill(identifier, SIGKILL)
    while waitpid(identifier, &status, 0) < 0 {
      guard errno == EINTR else { return .unknown }
    }
    return ending(status)
  }

  private func ending(_ status: Int32) -> WorkerError.Ending {
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }
}

/// Calls `body` with the strings as C wants argument lists: pointers, the last one null.
private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers = strings.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return pointers.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
}
