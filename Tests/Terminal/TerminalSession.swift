import Glibc
import Synchronization

/// A real program in a real terminal: tmux, on a server of its own, with no settings of the user's.
///
/// Waiting is by looking until something is there, never by a pause of fixed length. The server ends
/// with the session.
final class TerminalSession: Sendable {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Whether tmux is there; terminal tests are skipped where it is not.
  static let isAvailable = run(["tmux", "-V"]).status == 0

  private static let count = Atomic<Int>(0)
  private let socket: String

  /// Starts `command` (a path and its arguments) on a screen of the size given.
  ///
  /// - Parameters:
  ///   - environment: Set for the program, beside what tmux sets.
  ///   - folder: Where the program starts; the root of the file system by default.
  ///   - terminal: What tmux calls itself: the program's `TERM`.
  init(
    command: [String], columns: Int, rows: Int, environment: [String: String] = [:],
    folder: String = "/", terminal: String = "tmux-256color"
  ) throws {
    let number = TerminalSession.count.wrappingAdd(1, ordering: .relaxed).newValue
    socket = "scribe-test-\(getpid())-\(number)"
    var arguments = [
      "start-server", ";", "set-option", "-g", "default-terminal", terminal, ";",
      "set-option", "-s", "escape-time", "0", ";", "set-option", "-g", "remain-on-exit", "on", ";",
      "set-option", "-g", "status", "off", ";",
      "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-c", folder,
    ]
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) {
      arguments += ["-e", "\(name)=\(value)"]
    }
    // More than one word, or a shell would take the command apart.
    arguments += command.count == 1 ? ["env"] + command : command
    let ending = tmux(arguments)
    guard ending.status == 0 else { throw Failure(description: "tmux: \(ending.text)") }
  }

  deinit { close() }

  /// Ends the program and the terminal.
  func close() { _ = tmux(["kill-server"]) }

  // MARK: Keys

  /// Presses keys by tmux's names: `"C-s"`, `"S-Up"`, `"Enter"`, `"F1"`, `"M-x"`.
  func send(_ keys: String...) { _ = tmux(["send-keys"] + keys) }

  /// Types text as it is.
  func type(_ text: String) { _ = tmux(["send-keys", "-l", text]) }

  /// Sends bytes as a terminal would.
  func send(bytes: [UInt8]) {
    _ = tmux(["send-keys", "-H"] + bytes.map { String($0, radix: 16) })
  }

  /// Pastes, with marks round it if the program asked for them.
  func paste(_ text: String) {
    _ = tmux(["set-buffer", "--", text, ";", "paste-buffer", "-p", "-r"])
  }

  func resize(columns: Int, rows: Int) {
    _ = tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Takes the terminal away, as a closed window does; the program gets SIGHUP.
  func hangUp() { _ = tmux(["respawn-pane", "-k", "sleep", "1000"]) }

  // MARK: What is there

  /// What the screen shows now.
  var screen: CapturedScreen {
    let format = "#{pane_width} #{pane_height} #{cursor_x} #{cursor_y} #{cursor_flag}"
    let ending = tmux(["display-message", "-p", format, ";", "capture-pane", "-p", "-e", "-N"])
    return CapturedScreen(ending.text)
  }

  /// One of tmux's variables, for example `alternate_on`.
  func variable(_ name: String) -> String {
    String(tmux(["display-message", "-p", "#{\(name)}"]).text.prefix { $0 != "\n" })
  }

  /// The process that was started.
  var processIdentifier: pid_t? { pid_t(variable("pane_pid")) }

  /// Waits for the program's end: its exit status, or 128 and the signal.
  func waitForEnd(within limit: Duration = .seconds(60)) throws -> Int {
    // The pane is dead as soon as its terminal is closed, a moment before the status is known.
    var status: Int?
    try wait("the program's end", within: limit) {
      if let signal = Int(self.variable("pane_dead_signal")), signal > 0 { status = 128 + signal }
      status = status ?? Int(self.variable("pane_dead_status"))
      // tmux can miss that its child ended while many run; the signal makes it look again.
      if status == nil, self.variable("pane_dead") == "1", let server = pid_t(self.variable("pid"))
      {
        kill(server, SIGCHLD)
      }
      return status != nil
    }
    return status ?? -1
  }

  /// Waits until the screen shows `text` somewhere in a row.
  @discardableResult
  func waitFor(_ text: String, within limit: Duration = .seconds(60)) throws -> CapturedScreen {
    try waitUntil("\(text.debugDescription) on the screen", within: limit) { $0.contains(text) }
  }

  /// Waits until `isThere` says yes of the screen, and returns that screen.
  @discardableResult
  func waitUntil(
    _ what: String, within limit: Duration = .seconds(60),
    _ isThere: (CapturedScreen) -> Bool
  ) throws -> CapturedScreen {
    var found: CapturedScreen?
    try wait(what, within: limit) {
      let screen = self.screen
      if isThere(screen) { found = screen }
      return found != nil
    }
    return found ?? screen
  }

  /// The screen once it has stopped changing and the program has nothing to do: a busy machine can
  /// keep a program that is at work from drawing for any length of time.
  func settled() throws -> CapturedScreen {
    let family = ProcessFamily(of: processIdentifier)
    var last = screen
    var unchanged = 0
    try wait("a screen at rest", within: .seconds(60)) {
      let next = self.screen
      unchanged = next == last && family.isAsleep ? unchanged + 1 : 0
      last = next
      return unchanged == 5
    }
    return last
  }

  /// Waits until a process, and not only its terminal, is gone.
  func waitForEnd(of process: pid_t) throws {
    try wait("the end of process \(process)", within: .seconds(60)) { kill(process, 0) != 0 }
  }

  private func wait(_ what: String, within limit: Duration, _ isThere: () throws -> Bool) throws {
    let end = ContinuousClock.now + limit
    while try !isThere() {
      guard ContinuousClock.now < end else {
        throw Failure(description: "waited \(limit) for \(what); the screen:\n\(screen)")
      }
      usleep(10_000)
    }
  }

  @discardableResult
  private func tmux(_ arguments: [String]) -> Ending {
    run(["tmux", "-u", "-L", socket, "-f", "/dev/null"] + arguments)
  }
}

/// The bytes of a file, or nil where there is none.
func bytes(ofFile path: String) -> [UInt8]? {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { return nil }
  defer { close(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = read(file, &buffer, buffer.count)
    guard count > 0 else { return count == 0 ? bytes : nil }
    bytes += buffer[..<count]
  }
}
