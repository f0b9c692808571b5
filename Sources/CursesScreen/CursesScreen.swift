public import ScribeTUI
import CNcurses

/// Shows frames through curses.
@MainActor public final class CursesScreen: Screen {
  public var size: Size { Size(columns: 80, rows: 24) }
  public init() {}
  public func present(_ frame: Frame) {}
}
