import Glibc
import TextEngine

/// A line on standard error that says how far long work is; only on a terminal, and only after the
/// first third of a second.
final class ProgressLine {
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let now = LayoutComparer.continuousTime()
  private var shownAt: Int64 = 0
  private var isShown = false

  func show(_ words: @autoclosure () -> String) {
    guard isTerminal else { return }
    let time = now()
    guard time > 300_000_000, time - shownAt > 100_000_000 else { return }
    shownAt = time
    isShown = true
    write(Array("\r\u{1B}[K\(words())".utf8), to: STDERR_FILENO)
  }

  /// Takes the line away.
  func finish() {
    guard isShown else { return }
    isShown = false
    write(Array("\r\u{1B}[K".utf8), to: STDERR_FILENO)
  }
}
