import Glibc

extension ScreenError {
  /// One line for the writer, without the program's name.
  public var message: String {
    switch reason {
    case .unnamed:
      "TERM is not set, so the terminal's abilities are unknown; try TERM=xterm-256color"
    case .unknown(let name):
      "unknown terminal TERM=\(printable(name)); try TERM=xterm-256color, or install ncurses-term"
    case .unable(let name):
      "the terminal TERM=\(printable(name)) cannot move its cursor; try TERM=xterm-256color"
    case .failed(let code):
      "cannot set up the screen: \(String(cString: strerror(code)))"
    }
  }

  private func printable(_ name: String) -> String { Self.printable(name) }

  static func printable(_ name: String) -> String {
    String(
      name.unicodeScalars.prefix(60).map { $0.value < 32 || $0.value == 127 ? "?" : Character($0) })
  }
}

extension CursesScreen {
  /// One line for the writer where the terminal's own description is missing; nil where it is there.
  public var notice: String? {
    guard terminal != name else { return nil }
    return "No description of TERM=\(ScreenError.printable(name)) is installed; "
      + "\(terminal)'s is used."
  }
}
