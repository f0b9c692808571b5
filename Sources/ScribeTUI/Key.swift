/// A key as the terminal tells it.
public struct Key: Hashable, Sendable {
  public enum Code: Hashable, Sendable {
    /// A character that was typed: one scalar; with `control`, a lower-case letter or one of `@[\]^_/ `.
    case character(Unicode.Scalar)
    case enter, tab, backspace, delete, insert, escape
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 is 1.
    case function(Int)
  }

  public struct Modifiers: OptionSet, Hashable, Sendable {
    public var rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let shift = Modifiers(rawValue: 1)
    public static let alt = Modifiers(rawValue: 2)
    public static let control = Modifiers(rawValue: 4)
  }

  public var code: Code
  public var modifiers: Modifiers

  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// A typed character.
  public static func character(_ scalar: Unicode.Scalar) -> Key { Key(.character(scalar)) }
  /// Ctrl with a letter: `.control("s")`.
  public static func control(_ scalar: Unicode.Scalar) -> Key { Key(.character(scalar), .control) }
}

/// What the mouse did. Positions are of the screen.
public struct Mouse: Hashable, Sendable {
  public enum Action: Hashable, Sendable { case press, drag, release, wheelUp, wheelDown }
  public var action: Action
  public var at: Point
  public var modifiers: Key.Modifiers
  public init(_ action: Action, at: Point, modifiers: Key.Modifiers = []) {
    self.action = action
    self.at = at
    self.modifiers = modifiers
  }
}
