import ScribeTUI

/// Keys by the names of terminfo.
enum TerminalKeys {
  private static let names: [(String, Key)] =
    [
      ("kcuu1", Key(.up)), ("kcud1", Key(.down)), ("kcub1", Key(.left)), ("kcuf1", Key(.right)),
      ("khome", Key(.home)), ("kend", Key(.end)), ("kpp", Key(.pageUp)), ("knp", Key(.pageDown)),
      ("kich1", Key(.insert)), ("kdch1", Key(.delete)), ("kcbt", Key(.tab, .shift)),
      ("kri", Key(.up, .shift)), ("kind", Key(.down, .shift)), ("kLFT", Key(.left, .shift)),
      ("kRIT", Key(.right, .shift)), ("kHOM", Key(.home, .shift)), ("kEND", Key(.end, .shift)),
    ] + (1...12).map { ("kf\($0)", Key(.function($0))) }

  /// What the terminal that curses is open for sends, as far as that is a sequence of its own: Esc
  /// and at least one more byte.
  static func described() -> [[UInt8]: Key] {
    var keys: [[UInt8]: Key] = [:]
    for (name, key) in names {
      let sequence = ScreenCodes.capability(name)
      if sequence.count > 1, sequence[0] == 0x1B, keys[sequence] == nil { keys[sequence] = key }
    }
    return keys
  }
}
