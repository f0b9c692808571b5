/// Something that happened.
public enum Event: Hashable, Sendable {
  case key(Key)
  /// Text pasted in the terminal (bracketed paste), as it came: any bytes, LF or CR between lines.
  case paste([UInt8])
  case mouse(Mouse)
  case resized(Size)
  /// The program goes on after it was stopped (SIGCONT): everything must be drawn again.
  case resumed
  /// SIGHUP or SIGTERM: write recovery files, then end by that signal.
  case terminated(signal: Int32)
  /// The terminal got or lost the keyboard.
  case focused(Bool)
  /// The terminal answered a question.
  case reply(TerminalReply)
  /// The deadline that the editor named has passed.
  case timer
}
