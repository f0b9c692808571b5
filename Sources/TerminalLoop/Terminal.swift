import CTerminal
import Glibc
public import ScribeTUI

/// Why there is no terminal to work in.
public struct TerminalError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// Output goes somewhere else, or no terminal belongs to the process.
    case none
    /// The system refused: an `errno`.
    case failed(Int32)
  }
  public var reason: Reason

  /// One line for the writer, without the program's name.
  public var message: String {
    switch reason {
    case .none: "no terminal to edit in: standard output is not one"
    case .failed(let code): "cannot use the terminal: \(String(cString: strerror(code)))"
    }
  }
}

/// The terminal device: its modes, its size, and bytes to it.
///
/// The C library keeps the modes to give back, so there is one of these at a time.
@MainActor public final class Terminal {
  /// Where keys come from. Never standard input if that is a file or a pipe.
  public let input: Int32
  let output: Int32
  private let ownsInput: Bool
  /// Nothing can be written any more.
  private(set) var isGone = false

  /// Takes standard input and output; the process's terminal for keys if standard input is none.
  public init() throws(TerminalError) {
    guard isatty(STDOUT_FILENO) == 1 else { throw TerminalError(reason: .none) }
    output = STDOUT_FILENO
    if isatty(STDIN_FILENO) == 1 {
      input = STDIN_FILENO
      ownsInput = false
    } else {
      let file = open("/dev/tty", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { throw TerminalError(reason: errno == ENXIO ? .none : .failed(errno)) }
      input = file
      ownsInput = true
    }
  }

  /// Takes any two descriptors, a pipe for instance; what is no terminal keeps its modes. The caller
  /// closes them.
  public init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
    ownsInput = false
  }

  isolated deinit { if ownsInput { close(input) } }

  /// The size now; 80 by 24 for a terminal that does not know its own.
  public var size: Size {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard scribe_terminal_size(output, &columns, &rows) else { return Size(columns: 80, rows: 24) }
    // Serial lines say 0 by 0 for "unknown", and there a screen of no size helps nobody.
    if columns == 0 && rows == 0 { return Size(columns: 80, rows: 24) }
    return Size(columns: Int(columns), rows: Int(rows))
  }

  /// Whether `size` is the terminal's own word.
  var knowsSize: Bool {
    var columns: Int32 = 0
    var rows: Int32 = 0
    return scribe_terminal_size(output, &columns, &rows)
  }

  /// The backspace key sends `^H` here.
  public var controlHIsBackspace: Bool { scribe_erase_byte(input) == 8 }

  /// Makes it raw: every key arrives, as a byte, at once.
  public func enterRaw() throws(TerminalError) {
    guard scribe_raw_enter(input) != 0 else { return }
    guard errno == ENOTTY else { throw TerminalError(reason: .failed(errno)) }
  }

  /// Gives back the modes it had.
  public func leaveRaw() { scribe_raw_leave() }

  /// Writes all of it, and waits as long as the terminal makes it wait. What a terminal that is gone
  /// does not take is dropped; reading tells that it is gone.
  public func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count, !isGone {
        let count = Glibc.write(output, buffer.baseAddress! + done, buffer.count - done)
        if count >= 0 {
          done += count
        } else if errno == EAGAIN {
          var waiting = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
          _ = poll(&waiting, 1, -1)
        } else if errno != EINTR {
          isGone = true
        }
      }
    }
  }

  /// Restores the terminal if the process crashes or exits: `farewell` is written, the modes are
  /// given back, then the signal takes its course.
  public func guardAgainstCrashes(farewell: [UInt8]) {
    scribe_guard_arm(output, farewell, farewell.count)
  }
  public func endGuard() { scribe_guard_disarm() }
}
