public import ScribeTUI

/// Reads what a terminal sends: bytes in, events out, wherever the bytes are split.
///
/// A sequence of bytes gives the same events however it is fed, except where silence has a meaning:
/// an Esc alone, and the end of a paste (`docs/terminal.md` has the rules). The decoder has no
/// clock: after `patience` without a byte, call `fallSilent`.
public struct InputDecoder: Sendable {
  enum State: Hashable, Sendable {
    case ground
    /// Inside a character: how many bytes are to come.
    case character(missing: Int)
    case escape
    case escapeEscape
    /// After `ESC [`.
    case controlSequence
    /// After `ESC [ [`, which the Linux console sends for F1 to F5.
    case consoleFunction
    /// After `ESC O`.
    case shiftThree
    /// After `ESC [ M`: three bytes follow.
    case oldMouse
    /// After `ESC ]`, `ESC P` or `ESC _`, which are keys, or begin an answer.
    case perhapsString
    case string
    case paste
    /// An end mark came, which may be a part of what was pasted.
    case pasteEnding
    /// An Esc was given out; what follows at once may be the rest of its sequence.
    case afterEscape
    /// The same, and `[` or `O` came.
    case afterEscapeBracket
  }

  /// Sequences of an unusual terminal, from its description.
  let keys: [[UInt8]: Key]
  let controlHIsBackspace: Bool

  var state = State.ground
  /// The bytes of the sequence or character at hand.
  var sequence: [UInt8] = []
  /// An Esc stood before the sequence: Alt, as rxvt tells it.
  var isAlt = false
  /// The same for a character of several bytes.
  var isAltCharacter = false
  var pasted: [UInt8] = []
  /// What came after an end mark.
  var tail: [UInt8] = []
  var events: [Event] = []

  /// - Parameters:
  ///   - keys: Whole sequences, from Esc on, that mean a key at this terminal and no other.
  ///   - controlHIsBackspace: The backspace key sends `^H` here (its terminal says so).
  public init(keys: [[UInt8]: Key] = [:], controlHIsBackspace: Bool = false) {
    self.keys = keys
    self.controlHIsBackspace = controlHIsBackspace
  }

  /// Takes bytes in, and gives out what they complete.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [Event] {
    for byte in bytes { take(byte) }
    return takeEvents()
  }

  /// How long to wait for another byte before `fallSilent`; nil: for ever.
  public var patience: Duration? {
    switch state {
    case .ground, .character: nil
    case .escape, .escapeEscape: .milliseconds(35)
    case .afterEscapeBracket: .milliseconds(50)
    case .afterEscape: .milliseconds(300)
    case .shiftThree, .oldMouse, .perhapsString, .consoleFunction: .milliseconds(500)
    // Digits came: no key is like that, so the rest is on its way.
    case .controlSequence: sequence.count > 2 ? nil : .milliseconds(500)
    case .string: .seconds(2)
    case .paste: .seconds(5)
    case .pasteEnding: .milliseconds(20)
    }
  }

  /// Nothing came for as long as `patience` said: decides what is open.
  public mutating func fallSilent() -> [Event] {
    switch state {
    case .ground, .character: break
    case .escape:
      emit(.escape)
      state = .afterEscape
    case .escapeEscape:
      emit(.escape)
      emit(.escape)
      state = .afterEscape
    case .afterEscape, .string, .oldMouse, .consoleFunction: state = .ground
    case .afterEscapeBracket:
      state = .ground
      if let byte = sequence.last { take(byte) }
    case .controlSequence where sequence.count > 2: break
    case .controlSequence, .shiftThree, .perhapsString:
      state = .ground
      if sequence.count == 2 { emit(.character(Unicode.Scalar(sequence[1])), .alt) }
    case .paste: endPaste()
    case .pasteEnding:
      let rest = tail
      endPaste()
      for byte in rest { take(byte) }
    }
    return takeEvents()
  }

  private mutating func takeEvents() -> [Event] {
    guard !events.isEmpty else { return [] }
    defer { events = [] }
    return events
  }

  mutating func emit(_ code: Key.Code, _ modifiers: Key.Modifiers = []) {
    events.append(.key(Key(code, modifiers)))
  }
}
