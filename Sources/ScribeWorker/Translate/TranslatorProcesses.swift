import CProcess
import Glibc

/// The processes of one Apertium pipeline, the output of each the input of the next.
///
/// They are in the worker's own process group, and end by themselves when the worker does: the
/// first one's input ends, and so do the others', one after the other.
struct TranslatorProcesses {
  /// The first one's standard input and the last one's standard output: close-on-exec, not blocking.
  let input: Int32
  let output: Int32
  private let children: [pid_t]

  /// The most address space that one process may take; a runaway fails to allocate and ends.
  private static let addressSpace: UInt64 = 2 << 30

  /// Starts `commands`, each a program and its arguments.
  ///
  /// - Returns: nil where one of them does not start; nothing is left running then.
  init?(_ commands: [[String]]) {
    var children: [pid_t] = []
    guard let first = Self.pipe() else { return nil }
    var reading = first.reading
    for command in commands {
      guard let next = Self.pipe() else {
        Self.end(children, closing: [reading, first.writing])
        return nil
      }
      let child = Self.start(command, input: reading, output: next.writing)
      close(reading)
      close(next.writing)
      reading = next.reading
      guard let child else {
        Self.end(children, closing: [reading, first.writing])
        return nil
      }
      children.append(child)
      _ = cprocess_limit_address_space(child, Self.addressSpace)
    }
    input = first.writing
    output = reading
    self.children = children
    for descriptor in [input, output] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  /// Writes what the first one takes now and returns how many bytes that is, or -1 with `errno` set.
  ///
  /// Where it is gone the call fails with EPIPE, whatever the rest of the program does with the signal:
  /// the thread holds SIGPIPE back meanwhile and takes it.
  func write(_ bytes: [UInt8]) -> Int {
    var pipe = sigset_t()
    var before = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    let written = Glibc.write(input, bytes, bytes.count)
    let reason = errno
    if written < 0, reason == EPIPE {
      var now = timespec()
      sigtimedwait(&pipe, nil, &now)
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    errno = reason
    return written
  }

  /// Stops all of them and waits until they are gone.
  func end() { Self.end(children, closing: [input, output]) }

  /// The processes' identifiers, the first in the pipeline first.
  var identifiers: [pid_t] { children }

  private static func end(_ children: [pid_t], closing descriptors: [Int32]) {
    for descriptor in descriptors { close(descriptor) }
    for child in children { kill(child, SIGKILL) }
    for child in children {
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0, errno == EINTR {}
    }
  }

  private static func pipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard cprocess_pipe(&ends) == 0 else { return nil }
    return (ends[0], ends[1])
  }

  private static func start(_ command: [String], input: Int32, output: Int32) -> pid_t? {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_adddup2(&files, input, 0)
    posix_spawn_file_actions_adddup2(&files, output, 1)
    posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0)
    // Apertium's programs read and write UTF-8 only where the locale says so.
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    let variables = ["LC_ALL=C.UTF-8", "PATH=\(path)"]
    var child = pid_t()
    let failure = withPointers(command) { arguments in
      withPointers(variables) { environment in
        posix_spawnp(&child, command[0], &files, nil, arguments, environment)
      }
    }
    return failure == 0 ? child : nil
  }
}

/// Calls `body` with the strings as C wants argument lists: pointers, the last one null.
private func withPointers<Result>(
  _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers = strings.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return pointers.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
}
