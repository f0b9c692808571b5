/// The name under which a terminal's description is looked up.
enum TerminalName {
  /// Names to try for a terminal that calls itself `name`, the best first; more than one only where
  /// the terminal is known to be compatible with another one.
  static func candidates(for name: String) -> [String] {
    let families: [(prefixes: [String], fallbacks: [String])] = [
      (["tmux"], ["tmux-256color", "screen-256color", "screen"]),
      (["screen"], ["screen-256color", "screen"]),
      (["rxvt"], ["rxvt-unicode-256color", "rxvt", "xterm"]),
      (
        [
          "xterm", "alacritty", "contour", "foot", "ghostty", "gnome", "iterm", "kitty", "konsole",
          "mintty", "st-", "vte", "wezterm",
        ], ["xterm-256color", "xterm"]
      ),
    ]
    guard let family = families.first(where: { $0.prefixes.contains { name.hasPrefix($0) } }) else {
      return [name]
    }
    return [name] + family.fallbacks.filter { $0 != name }
  }
}
