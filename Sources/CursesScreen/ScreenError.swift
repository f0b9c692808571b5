/// Why no screen can be had.
public struct ScreenError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// `TERM` is unset or empty.
    case unnamed
    /// No description of a terminal of this name is installed.
    case unknown(String)
    /// The terminal cannot move its cursor.
    case unable(String)
    /// The system refused: an `errno`.
    case failed(Int32)
  }

  public var reason: Reason
  public init(_ reason: Reason) { self.reason = reason }
}
