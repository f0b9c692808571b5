/// What a terminal answers when it is asked.
public enum TerminalReply: Hashable, Sendable {
  /// Where its cursor stands (CPR).
  case cursor(Point)
  /// Any other answer, whole, as it came: device attributes, modes, colours, clipboard.
  case other([UInt8])
}
