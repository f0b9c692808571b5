import Glibc

/// What asks the terminal to put bytes onto the system's clipboard (OSC 52), also over ssh.
public struct ClipboardRequest: Sendable {
  /// A program between this one and the terminal, which passes the request on only if it is told to.
  public enum Multiplexer: Hashable, Sendable {
    case none, tmux, screen

    /// By the variables that they set for this process.
    public init() {
      func isSet(_ name: String) -> Bool { getenv(name).map { $0.pointee != 0 } ?? false }
      self = isSet("TMUX") ? .tmux : isSet("STY") ? .screen : .none
    }

    /// By the variables that they set.
    public init(environment: [String: String]) {
      self =
        environment["TMUX"]?.isEmpty == false
        ? .tmux : environment["STY"]?.isEmpty == false ? .screen : .none
    }
  }

  /// More is left to Scribe's own clipboard: terminals drop or choke on longer ones.
  public static let mostBytes = 74_994
  private let bytes: [UInt8]

  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The sequence; empty where the text is too long.
  public func sequence(through multiplexer: Multiplexer) -> [UInt8] {
    guard bytes.count <= Self.mostBytes else { return [] }
    let plain = Array("\u{1B}]52;c;".utf8) + base64 + [0x07]
    switch multiplexer {
    case .none: return plain
    // tmux takes the request itself where `set-clipboard` is on, and passes it on where
    // `allow-passthrough` is; Esc is doubled on the way.
    case .tmux:
      return plain + Array("\u{1B}Ptmux;\u{1B}".utf8) + plain + Array("\u{1B}\\".utf8)
    // screen passes on what is between these marks, in short pieces.
    case .screen:
      return stride(from: 0, to: plain.count, by: 256).flatMap { start in
        Array("\u{1B}P".utf8) + plain[start..<min(start + 256, plain.count)]
          + Array("\u{1B}\\".utf8)
      }
    }
  }

  private var base64: [UInt8] {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var encoded: [UInt8] = []
    encoded.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let value = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for place in 0..<4 {
        encoded.append(
          place > part.count ? UInt8(ascii: "=") : digits[value >> (18 - 6 * place) & 63])
      }
    }
    return encoded
  }
}
