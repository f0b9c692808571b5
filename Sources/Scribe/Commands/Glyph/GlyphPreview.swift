import FoundationEssentials
import Glibc
import Glyphs
import WorkerLink

/// Shows a glyph in the terminal that standard output is.
struct GlyphPreview {
  var description: String
  var emoji: String
  var picture: [UInt8]
  var preview: SmallPicture

  /// Cells across; half as many rows.
  private static let columns = 16

  /// Writes the picture and its description. Without a terminal, the description alone.
  ///
  /// - Parameter number: Tells candidates apart for kitty.
  func show(as setting: GraphicsMode?, number: Int) {
    let words = printable(description)
    let mode = setting ?? Self.detected()
    let base64 = Data(picture).base64EncodedString()
    let isInTmux = Self.surroundings.isInTmux
    switch mode {
    case .kitty:
      let kitty = KittyPicture(
        identifier: 200 + number, columns: Self.columns, rows: Self.columns / 2,
        isInTmux: isInTmux)
      say(kitty.transfer(base64: base64))
      say(kitty.coloured.joined(separator: "\n") + "\n\(words)\n")
    case .iterm:
      say(
        TerminalPixels.iterm(
          base64: base64, columns: Self.columns, rows: Self.columns / 2, bytes: picture.count)
          + "\n\(words)\n")
    case .sixel:
      guard let pixels else { return }
      say(pixels.sixel + "\n\(words)\n")
    case .symbols:
      guard let pixels else { return }
      let colours = getenv("COLORTERM").map { String(cString: $0) } ?? ""
      let isTrue = colours == "truecolor" || colours == "24bit"
      let rows = pixels.symbols(columns: Self.columns * 2, trueColour: isTrue)
      say(rows.joined(separator: "\n") + "\n\(words)\n")
    case .emoji: say("\(emoji) \(words)\n")
    case .text: say(":\(words):\n")
    }
  }

  private var pixels: TerminalPixels? {
    preview.pixels.flatMap { TerminalPixels(side: preview.side, pixels: $0) }
  }

  private static var surroundings: GraphicsProbe.Surroundings {
    GraphicsProbe.Surroundings(environment: ProcessInfo.processInfo.environment)
  }

  /// Asks the terminal, for a quarter of a second at most (a second over ssh).
  private static func detected() -> GraphicsMode {
    guard isatty(STDOUT_FILENO) == 1 else { return .text }
    var probe = GraphicsProbe(surroundings: surroundings)
    guard probe.surroundings.hasColour, probe.surroundings.skipsUnknown,
      isatty(STDIN_FILENO) == 1
    else {
      return probe.inPreview()
    }
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return probe.inPreview() }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    defer { tcsetattr(STDIN_FILENO, TCSAFLUSH, &before) }
    say(probe.questions)
    let patience: Double = getenv("SSH_CONNECTION") == nil ? 0.25 : 1
    let clock = ContinuousClock()
    let end = clock.now + .seconds(patience)
    var splitter = ReplySplitter()
    while !probe.isOver, clock.now < end {
      var wait = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, 50) > 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 512)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      guard count > 0 else { break }
      for answer in splitter.append(bytes[..<count]) { _ = probe.take(answer) }
    }
    return probe.inPreview()
  }
}
