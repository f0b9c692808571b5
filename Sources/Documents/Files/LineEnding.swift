/// What ends a line in a file.
public enum LineEnding: String, CaseIterable, Hashable, Sendable {
  case lf, crlf, cr

  public var bytes: [UInt8] {
    switch self {
    case .lf: [0x0A]
    case .crlf: [0x0D, 0x0A]
    case .cr: [0x0D]
    }
  }

  /// The name on the screen: `LF`, `CRLF`, `CR`.
  public var name: String { rawValue.uppercased() }
}
