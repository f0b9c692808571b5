import CTerminal
import Glibc
public import ScribeTUI

/// Waits for keys, signals, letters and deadlines, all at once, on the main thread.
///
/// A turn: wait, gather everything that is there, hand it to the client, draw once.
@MainActor public final class EventLoop {
  /// How a loop ended.
  public enum Outcome: Hashable, Sendable {
    case finished
    /// Told to end by a signal, or the terminal is gone (HUP). `endProcess` follows suit.
    case terminated(signal: Int32)
  }

  let client: any LoopClient
  let screen: any TerminalScreen
  let terminal: Terminal
  public let mailbox: Mailbox
  /// Made when the first key may come, which is after the first picture.
  lazy var decoder = makeDecoder()
  private let makeDecoder: @MainActor () -> InputDecoder
  var signals: Int32 = -1
  /// Takes what comes from the terminal.
  var input = [UInt8](repeating: 0, count: 16384)
  /// When the decoder's patience ends.
  var silence: ContinuousClock.Instant?
  var isTerminalGone = false
  var outcome: Outcome?
  var needsFrame = true

  public init(
    client: any LoopClient, screen: any TerminalScreen, terminal: Terminal,
    decoder: @autoclosure @escaping @MainActor () -> InputDecoder = InputDecoder(),
    mailbox: Mailbox = Mailbox()
  ) {
    self.client = client
    self.screen = screen
    self.terminal = terminal
    makeDecoder = decoder
    self.mailbox = mailbox
  }

  /// Runs until the client is finished or a signal ends it. The terminal is taken at the start and
  /// given back at the end, also where the process stops for a while.
  public func run() throws(TerminalError) -> Outcome {
    signals = scribe_signals_open()
    guard signals >= 0 else { throw TerminalError(reason: .failed(errno)) }
    defer { scribe_signals_close() }
    try terminal.enterRaw()
    terminal.guardAgainstCrashes(farewell: screen.farewell)
    // The window may have changed before its signal could be heard.
    if terminal.knowsSize, terminal.size != screen.size { screen.resize(to: terminal.size) }
    screen.enter()
    while outcome == nil {
      if client.isFinished {
        outcome = .finished
        break
      }
      if needsFrame {
        needsFrame = false
        screen.present(client.frame(size: screen.size))
      }
      turn(waiting: timeout())
    }
    giveBack()
    return outcome ?? .finished
  }

  /// Stops the process as Ctrl-Z does in other programs; it goes on with `fg` or SIGCONT.
  public static func suspend() {
    // The whole job: whoever started the editor and waits for it stops with it.
    kill(0, SIGTSTP)
  }

  /// Ends the process as its parent expects from one that got this signal; returns for `finished`.
  public static func endProcess(_ outcome: Outcome) {
    if case .terminated(let signal) = outcome { scribe_end_by(signal) }
  }

  func giveBack() {
    if !isTerminalGone { screen.leave() }
    terminal.leaveRaw()
    terminal.endGuard()
  }

  /// Milliseconds that `poll` may wait, rounded up; -1 for ever.
  private func timeout() -> Int32 {
    guard let next = [silence, client.nextDeadline].compactMap({ $0 }).min() else { return -1 }
    let left = next - ContinuousClock.now
    guard left > .zero else { return 0 }
    let (seconds, attoseconds) = left.components
    guard seconds < 3600 else { return 3_600_000 }
    return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
