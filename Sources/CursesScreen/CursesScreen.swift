import CNcurses
public import ScribeTUI
import Glibc

/// Shows frames through curses: it works out what to write, and writes it at once.
///
/// Curses has one screen in a process, so there is one of these at a time.
@MainActor public final class CursesScreen: TerminalScreen {
  public private(set) var size: Size
  /// The description that is used; differs from the terminal's own name where that has none.
  public let terminal: String
  /// The name that was given.
  let name: String
  /// The theme at hand, which may have fewer colours than the one asked for.
  public let theme: Theme

  /// Written once, to the empty screen, in the same write as the first frame and before it. Left out
  /// where the terminal's description has no report of the cursor.
  public var preamble: [UInt8] = []

  /// Written before the terminal is given back, and forgotten then: what takes back what it was sent
  /// besides frames.
  public var parting: [UInt8] = []

  let write: @MainActor ([UInt8]) -> Void
  /// What the terminal shows, or nil if that is not known.
  var shown: FittedFrame?
  /// The frame that it was made of.
  var given: Frame?
  var isEntered = false
  var isCursorHidden = false
  var cells: [scribe_cell] = []
  var pen = PenSaver()
  /// What paints the overlays of the last frame.
  var painted: [FrameOverlay: [UInt8]] = [:]
  /// The numbers of pictures whose colours curses was told.
  var picturePens: Set<UInt16> = []
  let codes: ScreenCodes
  /// Whether the terminal draws curly lines.
  let hasCurls: Bool

  /// Starts curses for the terminal called `name`.
  ///
  /// - Parameters:
  ///   - name: The value of `TERM`.
  ///   - size: May be empty; curses is told at least one cell.
  ///   - theme: `none` shows no colours; others need a terminal that has them.
  ///   - usesMouse: Asks for presses, drags and the wheel, which takes the terminal's own selection
  ///     away from the plain mouse.
  ///   - write: Writes bytes to the terminal; called once for each frame that differs.
  public init(
    terminal name: String, size: Size, theme: Theme = .dark, usesMouse: Bool = true,
    write: @escaping @MainActor ([UInt8]) -> Void
  ) throws(ScreenError) {
    guard !name.isEmpty else { throw ScreenError(.unnamed) }
    _ = scribe_use_utf8()
    self.size = size
    self.name = name
    self.write = write
    terminal = try CursesScreen.open(name, size: size)
    self.theme = theme.available(with: Int(scribe_curses_colors()))
    let hasCurls = CurlyLines.areKnown
    for style in Style.allCases {
      let look = self.theme.look(of: style).reduced(to: Int(scribe_curses_colors()))
      // Curses swaps the two where it reverses.
      let swaps = look.attributes.contains(.reverse)
      scribe_curses_define(
        Int32(style.rawValue), Int32(look.attributes.rawValue),
        Int32((swaps ? look.ground : look.letters) ?? -1),
        Int32((swaps ? look.letters : look.ground) ?? -1))
      for marks in 1..<16 as Range<UInt8> {
        let marks = TextMarks(rawValue: marks)
        scribe_curses_define_marked(
          Int32(ScreenCodes.number(of: style, marks)), Int32(style.rawValue),
          Int32(marks.attributes(hasCurls: hasCurls).rawValue))
      }
    }
    self.hasCurls = hasCurls
    codes = ScreenCodes(usesMouse: usesMouse)
  }

  isolated deinit { scribe_curses_close() }

  private static func open(_ name: String, size: Size) throws(ScreenError) -> String {
    for candidate in TerminalName.candidates(for: name) {
      switch scribe_curses_open(
        candidate, Int32(max(1, size.columns)), Int32(max(1, size.rows)))
      {
      case SCRIBE_OPEN_FINE: return candidate
      case SCRIBE_OPEN_UNABLE: throw ScreenError(.unable(candidate))
      case SCRIBE_OPEN_NO_BUFFER: throw ScreenError(.failed(errno))
      default: continue
      }
    }
    throw ScreenError(.unknown(name))
  }

  public func enter() {
    guard !isEntered else { return }
    isEntered = true
    isCursorHidden = false
    shown = nil
  }

  public func leave() {
    guard isEntered else { return }
    isEntered = false
    shown = nil
    var bytes: UnsafePointer<UInt8>?
    let count = scribe_curses_leave(&bytes)
    defer { parting = [] }
    write(
      parting + codes.modesOff + codes.showCursor
        + codes.keepingPalette(UnsafeBufferPointer(start: bytes, count: count)))
  }

  public func resize(to size: Size) {
    self.size = size
    scribe_curses_resize(Int32(max(1, size.columns)), Int32(max(1, size.rows)))
    shown = nil
  }

  /// Sequences of keys in the terminal's description that say more than the usual ones.
  public var keys: [[UInt8]: Key] { TerminalKeys.described() }

  /// What gives the terminal back, whatever it shows: for a program that ends without `leave`.
  public var farewell: [UInt8] { codes.farewell + parting }

  /// Whether a colour can say which picture a cell shows.
  public var hasPictureColours: Bool { theme != .none && scribe_curses_colors() >= 256 }
}
