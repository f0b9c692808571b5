import Glibc

/// The desktop's clipboard, through the program that the desktop has for it.
struct SystemClipboard: Hashable, Sendable {
  /// The programs with their arguments: what they read from standard input is copied, and what is
  /// pasted comes by standard output.
  let copying: [String]
  let pasting: [String]

  /// The one of this session, if it has a desktop and a program for it.
  ///
  /// - Parameters:
  ///   - environment: Where `WAYLAND_DISPLAY`, `DISPLAY` and `PATH` are looked up.
  ///   - canRun: Whether there is a program of that path.
  init?(
    environment: (String) -> String? = { getenv($0).map { String(cString: $0) } },
    canRun: (String) -> Bool = { access($0, X_OK) == 0 }
  ) {
    let folders = (environment("PATH") ?? "/usr/bin:/bin").split(separator: ":")
    func find(_ name: String) -> String? {
      folders.map { "\($0)/\(name)" }.first(where: canRun)
    }
    func isSet(_ name: String) -> Bool { environment(name).map { !$0.isEmpty } ?? false }
    if isSet("WAYLAND_DISPLAY"), let copy = find("wl-copy"), let paste = find("wl-paste") {
      copying = [copy, "--type", "text/plain;charset=utf-8"]
      pasting = [paste, "--no-newline"]
    } else if isSet("DISPLAY"), let program = find("xclip") {
      copying = [program, "-selection", "clipboard", "-in"]
      pasting = [program, "-selection", "clipboard", "-out"]
    } else if isSet("DISPLAY"), let program = find("xsel") {
      copying = [program, "--clipboard", "--input"]
      pasting = [program, "--clipboard", "--output"]
    } else {
      return nil
    }
  }

  /// Puts bytes onto the clipboard. Waits a second for a program that does not read them.
  ///
  /// - Returns: Whether the program took all of them.
  func copy(_ bytes: [UInt8]) -> Bool {
    guard let child = ClipboardProcess(copying, isReading: false) else { return false }
    let isWhole = child.write(bytes, within: .seconds(1))
    // It may stay, as the one who owns the clipboard; then it has left a child of its own behind.
    return child.end(within: .seconds(1)) == 0 && isWhole
  }

  /// What is on the clipboard; nil where that is no text, too much, or does not come at once.
  func paste(within time: Duration = .milliseconds(200)) -> [UInt8]? {
    guard let child = ClipboardProcess(pasting, isReading: true) else { return nil }
    let bytes = child.read(within: time)
    let status = child.end(within: .milliseconds(50))
    return status == 0 ? bytes : nil
  }
}

/// A program of the clipboard or another small one, and the socket to it.
struct ClipboardProcess {
  /// The most bytes that are taken.
  private static let most = 1 << 26

  private let socket: Int32
  private let child: pid_t

  /// - Parameter isReading: Whether its output is read; otherwise its input is written.
  init?(_ words: [String], isReading: Bool) {
    // A socket, not a pipe: one that nobody reads raises no signal.
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    let (ours, theirs) = (ends[0], ends[1])
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    // Nothing that it prints can reach the screen.
    for descriptor in 0...2 as ClosedRange<Int32> {
      posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR, 0)
    }
    posix_spawn_file_actions_adddup2(&files, theirs, isReading ? 1 : 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    // A key that interrupts the editor does not reach it.
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    let failure = posix_spawn(&child, words[0], &files, &attributes, &arguments, environ)
    close(theirs)
    guard failure == 0 else {
      close(ours)
      return nil
    }
    _ = fcntl(ours, F_SETFL, fcntl(ours, F_GETFL) | O_NONBLOCK)
    socket = ours
    self.child = child
  }

  /// Whether all bytes were taken in time. Closes the socket.
  func write(_ bytes: [UInt8], within time: Duration) -> Bool {
    defer { close(socket) }
    let deadline = ContinuousClock.now + time
    var done = 0
    while done < bytes.count {
      guard wait(POLLOUT, until: deadline) else { return false }
      let count = bytes[done...].withUnsafeBytes {
        send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      if count <= 0 { return false }
      done += count
    }
    return true
  }

  /// All that comes in time; nil where it does not end. Closes the socket.
  func read(within time: Duration) -> [UInt8]? {
    defer { close(socket) }
    let deadline = ContinuousClock.now + time
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < Self.most {
      guard wait(POLLIN, until: deadline) else { return nil }
      let count = Glibc.read(socket, &buffer, buffer.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      if count == 0 { return bytes }
      if count < 0 { return nil }
      bytes += buffer[..<count]
    }
    return nil
  }

  private func wait(_ events: Int32, until deadline: ContinuousClock.Instant) -> Bool {
    while true {
      let left = deadline - .now
      guard left > .zero else { return false }
      var event = pollfd(fd: socket, events: Int16(events), revents: 0)
      let found = poll(&event, 1, Int32(left / .milliseconds(1)) + 1)
      if found > 0 { return true }
      if found < 0, errno != EINTR { return false }
    }
  }

  /// Waits for its end, and ends it once the time is over; its exit status, or -1.
  func end(within time: Duration) -> Int32 {
    let deadline = ContinuousClock.now + time
    var status: Int32 = 0
    while true {
      let found = waitpid(child, &status, WNOHANG)
      if found == child { return status & 0x7F == 0 ? status >> 8 & 0xFF : -1 }
      if found < 0, errno != EINTR { return -1 }
      if ContinuousClock.now >= deadline { break }
      usleep(1000)
    }
    kill(-child, SIGKILL)
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return -1
  }
}
