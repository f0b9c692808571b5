import CursesScreen
import Glibc
import ScribeTUI
import TerminalLoop

@main struct Main {
  @MainActor static func main() {
    do {
      let terminal = try Terminal()
      let name = getenv("TERM").map { String(cString: $0) } ?? ""
      let theme = getenv("NO_COLOR") == nil ? Theme.dark : .none
      let screen = try CursesScreen(terminal: name, size: terminal.size, theme: theme) {
        terminal.write($0)
      }
      if getenv("PROBE_WIDTHS") != nil { screen.preamble = WidthProbe.request(for: terminal.size) }
      let mailbox = Mailbox()
      let log = getenv("PROBE_LOG").map { String(cString: $0) }
      let probe = TerminalProbe(mailbox: mailbox, log: log, draw: TerminalProbe.report)
      let decoder = InputDecoder(
        keys: screen.keys, controlHIsBackspace: terminal.controlHIsBackspace)
      let loop = EventLoop(
        client: probe, screen: screen, terminal: terminal, decoder: decoder, mailbox: mailbox)
      EventLoop.endProcess(try loop.run())
    } catch let error as TerminalError {
      fail(error.message)
    } catch let error as ScreenError {
      fail(error.message)
    } catch {
      fail("\(error)")
    }
  }

  private static func fail(_ message: String) -> Never {
    let line = Array("probe: \(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(2)
  }
}
