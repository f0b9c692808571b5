import CursesScreen
import FoundationEssentials
import Glibc
import ScribeTUI
import TerminalLoop
import TextEngine

/// A client that shows what it is sent: for tests of the terminal side without an editor.
@MainActor final class TerminalProbe: LoopClient {
  var text = ""
  var lines: [String] = []
  var isFinished = false
  var nextDeadline: ContinuousClock.Instant?
  let mailbox: Mailbox
  var widths = WidthProbe()
  let log: String?
  let draw: @MainActor (TerminalProbe, Size) -> Frame

  init(mailbox: Mailbox, log: String?, draw: @escaping @MainActor (TerminalProbe, Size) -> Frame) {
    self.mailbox = mailbox
    self.log = log
    self.draw = draw
  }

  func frame(size: Size) -> Frame { draw(self, size) }

  func handle(_ events: [Event]) {
    for event in events { handle(event) }
  }

  private func handle(_ event: Event) {
    switch event {
    case .key(let key): press(key)
    case .paste(let bytes):
      note("paste \(bytes.count)")
      text += String(String(decoding: bytes, as: UTF8.self).map { $0.isNewline ? "|" : $0 })
    case .mouse(let mouse): note("\(mouse.action) \(mouse.at.column),\(mouse.at.row)")
    case .resized(let size): note("size \(size.columns)x\(size.rows)")
    case .resumed: note("resumed")
    case .terminated(let signal):
      note("signal \(signal)")
      if let log { try? Data("signal \(signal)".utf8).write(to: URL(filePath: log)) }
    case .focused(let isFocused): note("focused \(isFocused)")
    case .reply(let reply):
      if let quirks = widths.take(reply) { note("widths \(quirks.rawValue)") }
    case .timer:
      nextDeadline = nil
      note("timer")
    }
  }

  private func press(_ key: Key) {
    switch (key.code, key.modifiers) {
    case (.character("q"), .control): isFinished = true
    case (.character("z"), .control): EventLoop.suspend()
    case (.character("t"), .control): nextDeadline = .now + .milliseconds(20)
    case (.character("x"), .control): fatalError("asked to crash")
    case (.character("b"), .control):
      let mailbox = mailbox
      Task.detached { mailbox.post { @MainActor [weak self] in self?.note("posted") } }
    case (.character(let scalar), []): text.unicodeScalars.append(scalar)
    case (.backspace, []): _ = text.popLast()
    default: note("key \(key.code) \(key.modifiers.rawValue)")
    }
  }

  private func note(_ line: String) { lines.append(line) }
}
