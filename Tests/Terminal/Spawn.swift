import Glibc
import Synchronization

private let pipes = Mutex(())

/// How a program that was run ended, and what it wrote.
struct Ending: Sendable {
  /// The exit status; 128 and the signal where a signal ended it.
  var status: Int32
  var output: [UInt8]
  var text: String { String(decoding: output, as: UTF8.self) }
}

/// Runs a program and waits for its end. Standard error goes into the output.
///
/// Foundation's `Process` would do, but costs 50 ms a run, and these tests ask tmux often.
func run(
  _ arguments: [String], environment: [String: String]? = nil, input: String = "/dev/null"
) -> Ending {
  var ends: [Int32] = [-1, -1]
  // Together, or a program that starts in between inherits the pipe: tmux leaves a server running,
  // and the pipe would never end.
  let made = pipes.withLock { _ in
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return true
  }
  guard made else { return Ending(status: -1, output: []) }
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
  posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
  posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
  // Threads of a test hold signals back, and a program would inherit that.
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var none = sigset_t()
  sigemptyset(&none)
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

  var argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
  let pairs = environment.map { $0.map { "\($0)=\($1)" } }
  var envp: [UnsafeMutablePointer<CChar>?] = (pairs ?? []).map { strdup($0) } + [nil]
  defer { for pointer in argv + envp { free(pointer) } }
  var pid: pid_t = 0
  let failure = pipes.withLock { _ in
    environment == nil
      ? posix_spawnp(&pid, arguments[0], &actions, &attributes, &argv, environ)
      : posix_spawnp(&pid, arguments[0], &actions, &attributes, &argv, &envp)
  }
  close(ends[1])
  defer { close(ends[0]) }
  guard failure == 0 else { return Ending(status: 127, output: []) }

  var output: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = read(ends[0], &buffer, buffer.count)
    if count > 0 { output += buffer[..<count] } else if count == 0 || errno != EINTR { break }
  }
  var status: Int32 = 0
  while waitpid(pid, &status, 0) < 0, errno == EINTR {}
  let signal = status & 0x7F
  return Ending(status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: output)
}
