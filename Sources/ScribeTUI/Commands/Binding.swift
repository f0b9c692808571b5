/// One row of the key table: keys, the command they make, and its words.
public struct Binding: Sendable {
  public var context: KeyContext
  /// The keys, the one to show first; empty for commands that only the palette has.
  public var keys: [Key]
  public var command: Command
  /// The name in the palette and the help: `delete word left`.
  public var name: String
  /// The word on the hint line; nil keeps the row off it.
  public var hint: String?
  /// What the hint line shows for the key where one row speaks for several: `y/n`.
  public var hintKeys: String?

  init(
    _ context: KeyContext, _ keys: [Key], _ command: Command, _ name: String, hint: String? = nil,
    hintKeys: String? = nil
  ) {
    self.context = context
    self.keys = keys
    self.command = command
    self.name = name
    self.hint = hint
    self.hintKeys = hintKeys
  }
}

extension Key {
  /// The key as the screen names it: `^T`, `F8`, `Shift-Left`, `Tab`.
  public var name: String {
    var prefix = ""
    if modifiers.contains(.alt) { prefix += "Alt-" }
    if modifiers.contains(.shift) { prefix += "Shift-" }
    switch code {
    case .character(let scalar):
      if modifiers.contains(.control) {
        return prefix + (scalar == " " ? "^Space" : "^" + String(scalar).uppercased())
      }
      return prefix + (scalar == " " ? "Space" : String(scalar))
    case .enter: return prefixed("Enter", prefix)
    case .tab: return prefixed("Tab", prefix)
    case .backspace: return prefixed("Backspace", prefix)
    case .delete: return prefixed("Del", prefix)
    case .insert: return prefixed("Ins", prefix)
    case .escape: return prefixed("Esc", prefix)
    case .up: return prefixed("Up", prefix)
    case .down: return prefixed("Down", prefix)
    case .left: return prefixed("Left", prefix)
    case .right: return prefixed("Right", prefix)
    case .home: return prefixed("Home", prefix)
    case .end: return prefixed("End", prefix)
    case .pageUp: return prefixed("PgUp", prefix)
    case .pageDown: return prefixed("PgDn", prefix)
    case .function(let number): return prefixed("F\(number)", prefix)
    }
  }

  private func prefixed(_ name: String, _ prefix: String) -> String {
    (modifiers.contains(.control) ? "^" : "") + prefix + name
  }
}
