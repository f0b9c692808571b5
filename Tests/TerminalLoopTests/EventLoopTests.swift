import Glibc
import ScribeTUI
import Testing

@testable import TerminalLoop

/// Keeps what it is told; ends at Ctrl-Q.
@MainActor private final class Listener: LoopClient {
  var turns: [[Event]] = []
  var isFinished = false
  var nextDeadline: ContinuousClock.Instant?
  var reaction: (Event) -> Void = { _ in }

  func handle(_ events: [Event]) {
    turns.append(events)
    for event in events {
      if event == .key(.control("q")) { isFinished = true }
      if event == .timer { nextDeadline = nil }
      reaction(event)
    }
  }
  func frame(size: Size) -> Frame { Frame(size: size) }
}

@MainActor private final class Canvas: TerminalScreen {
  var size = Size(columns: 10, rows: 2)
  var frames = 0
  var calls: [String] = []
  let farewell: [UInt8] = []
  var parting: [UInt8] = []
  func present(_ frame: Frame) { frames += 1 }
  func enter() { calls.append("enter") }
  func leave() { calls.append("leave") }
  func resize(to size: Size) { self.size = size }
}

/// A loop whose terminal is a pipe.
@MainActor private struct Rig {
  let client = Listener()
  let screen = Canvas()
  let loop: EventLoop
  private let ends: [Int32]

  init() {
    var ends: [Int32] = [-1, -1]
    precondition(pipe(&ends) == 0, "no pipe")
    self.ends = ends
    let sink = open("/dev/null", O_WRONLY)
    loop = EventLoop(
      client: client, screen: screen, terminal: Terminal(input: ends[0], output: sink))
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    precondition(write(ends[1], bytes, bytes.count) == bytes.count, "the pipe is full")
  }
  func hangUp() { close(ends[1]) }
}

// The signals of a process go to one loop: these tests take turns.
@Suite(.serialized) @MainActor struct `An event loop` {
  @Test func `gathers what is there, and draws once`() throws {
    let rig = Rig()
    rig.type("abc\u{11}")
    #expect(try rig.loop.run() == .finished)
    #expect(
      rig.client.turns == [
        [
          .key(.character("a")), .key(.character("b")), .key(.character("c")), .key(.control("q")),
        ]
      ])
    #expect(rig.screen.frames == 1, "the first one; the client is finished before another")
    #expect(rig.screen.calls == ["enter", "leave"])
  }

  @Test func `draws again after each turn`() throws {
    let rig = Rig()
    rig.type("a")
    rig.client.reaction = {
      if $0 == .key(.character("a")) { rig.type("b") } else { rig.type("\u{11}") }
    }
    #expect(try rig.loop.run() == .finished)
    #expect(rig.client.turns.count == 3)
    #expect(rig.screen.frames == 3)
  }

  @Test func `a terminal that ends is a hang-up`() throws {
    let rig = Rig()
    rig.type("a")
    rig.hangUp()
    #expect(try rig.loop.run() == .terminated(signal: SIGHUP))
    #expect(rig.client.turns.joined().last == .terminated(signal: SIGHUP))
    #expect(rig.screen.calls == ["enter"], "nobody is there to give it back to")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `a signal is told before the loop ends`(_ signal: Int32) throws {
    let rig = Rig()
    rig.loop.mailbox.post { kill(getpid(), signal) }
    #expect(try rig.loop.run() == .terminated(signal: signal))
    #expect(rig.client.turns == [[.terminated(signal: signal)]])
    #expect(rig.screen.calls == ["enter", "leave"])
  }

  @Test func `Esc alone is told once silence has lasted`() throws {
    let rig = Rig()
    rig.type("\u{1B}")
    rig.client.reaction = { if $0 == .key(Key(.escape)) { rig.type("\u{11}") } }
    #expect(try rig.loop.run() == .finished)
    #expect(rig.client.turns == [[.key(Key(.escape))], [.key(.control("q"))]])
  }

  @Test func `a deadline is told once`() throws {
    let rig = Rig()
    rig.client.nextDeadline = .now + .milliseconds(5)
    rig.client.reaction = { if $0 == .timer { rig.type("\u{11}") } }
    #expect(try rig.loop.run() == .finished)
    #expect(rig.client.turns == [[.timer], [.key(.control("q"))]])
  }

  @Test func `letters from other threads come in their order`() throws {
    let rig = Rig()
    let mailbox = rig.loop.mailbox
    let client = rig.client
    let thread = Thread {
      for number in 0..<1000 { mailbox.post(.resized(Size(columns: number, rows: 1))) }
      mailbox.post { client.isFinished = true }
    }
    #expect(try rig.loop.run() == .finished)
    thread.join()
    let expected = (0..<1000).map { Event.resized(Size(columns: $0, rows: 1)) }
    #expect(Array(client.turns.joined()) == expected)
  }

  @Test func `work is done in turn with events, and drawn`() throws {
    let rig = Rig()
    let mailbox = rig.loop.mailbox
    let client = rig.client
    var seen: [Int] = []
    mailbox.post(.focused(true))
    mailbox.post { seen.append(client.turns.count) }
    mailbox.post(.focused(false))
    mailbox.post { client.isFinished = true }
    #expect(try rig.loop.run() == .finished)
    #expect(seen == [1])
    #expect(client.turns == [[.focused(true)], [.focused(false)]])
  }
}

/// A thread of the system, because the main one is in `poll` while a loop runs.
private final class Thread {
  private var thread = pthread_t()
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  init(_ run: @escaping @Sendable () -> Void) {
    let body = Unmanaged.passRetained(Body(run))
    pthread_create(
      &thread, nil,
      { raw in
        Unmanaged<Body>.fromOpaque(raw!).takeRetainedValue().run()
        return nil
      }, body.toOpaque())
  }

  func join() { pthread_join(thread, nil) }
}
