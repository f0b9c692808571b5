import ScribeTUI

extension InputDecoder {
  /// A whole `ESC [ … x` is in `sequence`.
  mutating func endControlSequence() {
    state = .ground
    if let key = keys[sequence] {
      events.append(.key(key))
      return
    }
    guard let parsed = ControlSequence(sequence) else { return }
    switch (parsed.prefix, parsed.final) {
    case ("<", "M"), ("<", "m"):
      mouse(
        code: parsed.number(0), column: parsed.number(1), row: parsed.number(2),
        isRelease: parsed.final == "m")
    case (nil, "M") where parsed.parameters.count == 3:
      mouse(code: parsed.number(0) - 32, column: parsed.number(1), row: parsed.number(2))
    case (nil, "~") where parsed.number(0) == 200: beginPaste()
    case (nil, "~") where parsed.number(0) == 201: break
    case (nil, "I") where parsed.parameters.isEmpty: events.append(.focused(true))
    case (nil, "O") where parsed.parameters.isEmpty: events.append(.focused(false))
    case (nil, "R") where parsed.parameters.count == 2 && !parsed.isModifiedF3:
      events.append(
        .reply(
          .cursor(Point(column: max(0, parsed.number(1) - 1), row: max(0, parsed.number(0) - 1)))))
    case (nil, "n"), (nil, "t"), (nil, "c"), ("?", _), (">", _), ("=", _):
      events.append(.reply(.other(sequence)))
    case (nil, _):
      guard parsed.intermediates.isEmpty, var key = parsed.key else { return }
      if isAlt { key.modifiers.insert(.alt) }
      events.append(.key(key))
    default: break
    }
  }

  /// A whole `ESC O x` is in `sequence`, perhaps with modifiers as a number before the last byte.
  mutating func endShiftThree() {
    state = .ground
    if let key = keys[sequence] {
      events.append(.key(key))
      return
    }
    guard let last = sequence.last else { return }
    var modifiers = isAlt ? Key.Modifiers.alt : []
    let digits = sequence.dropFirst(2).dropLast()
    if !digits.isEmpty {
      modifiers.formUnion(Key.Modifiers(parameter: digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }))
    }
    switch last {
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      // rxvt: arrows with Ctrl.
      guard let code = ControlSequence.code(ofLetter: last - 0x20) else { return }
      emit(code, modifiers.union(.control))
    case UInt8(ascii: "M"): emit(.enter, modifiers)
    case UInt8(ascii: "I"): emit(.tab, modifiers)
    case UInt8(ascii: "X"): emit(.character("="), modifiers)
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      // The keypad: `*` to `9`, in ASCII's order.
      emit(.character(Unicode.Scalar(last - 0x40)), modifiers)
    default:
      if let code = ControlSequence.code(ofLetter: last) { emit(code, modifiers) }
    }
  }

  mutating func endOldMouse() {
    state = .ground
    let values = sequence.suffix(3).map { Int($0) - 32 }
    guard values.count == 3, values[0] >= 0 else { return }
    mouse(code: values[0], column: values[1], row: values[2], isRelease: values[0] & 0x43 == 3)
  }

  /// Positions count from 1. Only the left button and the wheel mean something.
  private mutating func mouse(code: Int, column: Int, row: Int, isRelease: Bool = false) {
    guard code >= 0, column >= 1, row >= 1 else { return }
    var modifiers: Key.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let action: Mouse.Action
    switch (code & 0xC3, code & 32 != 0, isRelease) {
    case (64, _, false): action = .wheelUp
    case (65, _, false): action = .wheelDown
    case (0, _, true), (3, false, true): action = .release
    case (0, true, false): action = .drag
    case (0, false, false): action = .press
    default: return
    }
    events.append(
      .mouse(Mouse(action, at: Point(column: column - 1, row: row - 1), modifiers: modifiers)))
  }
}
