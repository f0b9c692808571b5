import CTerminal
import Glibc
import ScribeTUI

extension EventLoop {
  /// Bytes taken from the terminal before the client sees the first of them.
  private static let mostBytes = 1 << 20
  /// The bytes of the longest keys.
  private static let keyBytes = 16

  func turn(waiting timeout: Int32) {
    var waits = [
      pollfd(fd: isTerminalGone ? -1 : terminal.input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&waits, nfds_t(waits.count), timeout)
    guard count >= 0 || errno == EINTR else { return }
    var events: [Event] = []
    if waits[0].revents != 0 {
      readTerminal(into: &events)
    } else if let silence, silence <= .now {
      events += decoder.fallSilent()
      noteSilence()
    }
    if waits[1].revents != 0 { readSignals(into: &events) }
    if waits[2].revents != 0 { readMail(into: &events) }
    if let deadline = client.nextDeadline, deadline <= .now { events.append(.timer) }
    guard !events.isEmpty else { return }
    client.handle(events)
    needsFrame = true
  }

  private func noteSilence() {
    silence = decoder.patience.map { ContinuousClock.now + $0 }
  }

  private func readTerminal(into events: inout [Event]) {
    var total = 0
    while total < Self.mostBytes {
      let count = read(terminal.input, &input, input.count)
      if count > 0 {
        total += count
        events += decoder.feed(input[..<count])
        // After a key there is hardly ever more; where there is, it waits for the next turn.
        guard count > Self.keyBytes, isReadable else { break }
      } else if count < 0, errno == EINTR {
        continue
      } else if count < 0, errno == EAGAIN {
        break
      } else {
        // The end, or an error: the window was closed or the line dropped.
        isTerminalGone = true
        end(by: SIGHUP, &events)
        break
      }
    }
    noteSilence()
  }

  private var isReadable: Bool {
    var more = pollfd(fd: terminal.input, events: Int16(POLLIN), revents: 0)
    return poll(&more, 1, 0) > 0 && more.revents != 0
  }

  private func readMail(into events: inout [Event]) {
    for letter in mailbox.takeAll() {
      switch letter {
      case .event(let event): events.append(event)
      case .work(let work):
        // In the order of posting: what came before is handled before.
        if !events.isEmpty { client.handle(events) }
        events = []
        work()
        needsFrame = true
      }
    }
  }

  private func readSignals(into events: inout [Event]) {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = read(signals, &buffer, buffer.count)
    guard count > 0 else { return }
    var seen: Set<Int32> = []
    // Windows send many WINCH while they are pulled; the size is asked for once.
    for byte in buffer[..<count] where seen.insert(Int32(byte)).inserted {
      switch Int32(byte) {
      case SIGWINCH: resize(into: &events)
      case SIGTSTP: stop(&events)
      // Of a stop that could not be seen coming (SIGSTOP).
      case SIGCONT: goOn(&events)
      default: end(by: Int32(byte), &events)
      }
    }
  }

  private func resize(into events: inout [Event]) {
    let size = terminal.size
    guard size != screen.size else { return }
    screen.resize(to: size)
    events.append(.resized(size))
  }

  private func stop(_ events: inout [Event]) {
    screen.leave()
    terminal.leaveRaw()
    scribe_stop_here()
    goOn(&events)
  }

  private func goOn(_ events: inout [Event]) {
    do {
      try terminal.enterRaw()
    } catch {
      isTerminalGone = true
      end(by: SIGHUP, &events)
      return
    }
    // From any state the terminal may be in: what was shown is not known any more.
    screen.leave()
    screen.enter()
    resize(into: &events)
    events.append(.resumed)
  }

  private func end(by signal: Int32, _ events: inout [Event]) {
    guard outcome == nil else { return }
    events.append(.terminated(signal: signal))
    outcome = .terminated(signal: signal)
  }
}
