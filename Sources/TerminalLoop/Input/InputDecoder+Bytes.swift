import ScribeTUI

extension InputDecoder {
  private static let escapeByte: UInt8 = 0x1B

  mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .character(let missing): takeContinuation(byte, missing: missing)
    case .escape: takeAfterEscape(byte)
    case .escapeEscape: takeAfterTwoEscapes(byte)
    case .controlSequence: takeControlSequence(byte)
    case .consoleFunction:
      state = .ground
      if (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) {
        emit(.function(Int(byte) - 0x40), isAlt ? .alt : [])
      } else if byte < 0x20 {
        take(byte)
      }
    case .shiftThree: takeShiftThree(byte)
    case .oldMouse:
      sequence.append(byte)
      if sequence.count == 6 { endOldMouse() }
    case .perhapsString: takePerhapsString(byte)
    case .string: takeString(byte)
    case .paste: takePaste(byte)
    case .pasteEnding: takePasteEnding(byte)
    case .afterEscape:
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") {
        sequence = [Self.escapeByte, byte]
        state = .afterEscapeBracket
      } else {
        state = .ground
        take(byte)
      }
    case .afterEscapeBracket:
      // Nobody types so fast: the Esc belonged to this sequence, and came early.
      isAlt = false
      state = sequence.last == UInt8(ascii: "[") ? .controlSequence : .shiftThree
      take(byte)
    }
  }

  private mutating func takeGround(_ byte: UInt8) {
    switch byte {
    case Self.escapeByte:
      state = .escape
      sequence = [byte]
      isAlt = false
    case 0x20..<0x7F: emit(.character(Unicode.Scalar(byte)))
    case 0..<0x20, 0x7F: emitControl(byte, [])
    default: beginCharacter(byte)
    }
  }

  /// Keys below space, and DEL.
  mutating func emitControl(_ byte: UInt8, _ modifiers: Key.Modifiers) {
    switch byte {
    case 0x00: emit(.character(" "), modifiers.union(.control))
    case 0x08 where controlHIsBackspace: emit(.backspace, modifiers)
    case 0x09: emit(.tab, modifiers)
    // Return; and line feed, which text sent as if typed has for it.
    case 0x0D, 0x0A: emit(.enter, modifiers)
    case 0x1B: emit(.escape, modifiers)
    case 0x7F: emit(controlHIsBackspace ? .delete : .backspace, modifiers)
    case 0x01...0x1A: emit(.character(Unicode.Scalar(byte + 0x60)), modifiers.union(.control))
    default: emit(.character(Unicode.Scalar(byte + 0x40)), modifiers.union(.control))
    }
  }

  // MARK: Characters

  private mutating func beginCharacter(_ byte: UInt8) {
    let missing =
      switch byte {
      case 0xC2...0xDF: 1
      case 0xE0...0xEF: 2
      case 0xF0...0xF4: 3
      default: 0
      }
    // A stray continuation byte, or one that no character begins with, is noise.
    state = missing == 0 ? .ground : .character(missing: missing)
    sequence = [byte]
  }

  private mutating func takeContinuation(_ byte: UInt8, missing: Int) {
    guard byte & 0xC0 == 0x80 else {
      state = .ground
      isAltCharacter = false
      take(byte)
      return
    }
    sequence.append(byte)
    guard missing == 1 else {
      state = .character(missing: missing - 1)
      return
    }
    state = .ground
    // C1 controls are no text, and no terminal sends them for a key.
    if let scalar = String(validating: sequence, as: UTF8.self)?.unicodeScalars.first,
      scalar.value >= 0xA0
    {
      emit(.character(scalar), isAltCharacter ? .alt : [])
    }
    isAltCharacter = false
  }

  // MARK: After Esc

  private mutating func takeAfterEscape(_ byte: UInt8) {
    if let key = keys[[Self.escapeByte, byte]] {
      state = .ground
      events.append(.key(key))
      return
    }
    switch byte {
    case Self.escapeByte: state = .escapeEscape
    case UInt8(ascii: "["): begin(.controlSequence, byte)
    case UInt8(ascii: "O"): begin(.shiftThree, byte)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): begin(.perhapsString, byte)
    case 0x20..<0x7F:
      state = .ground
      emit(.character(Unicode.Scalar(byte)), .alt)
    case 0x08, 0x7F:
      state = .ground
      emitControl(byte, .alt)
    case 0..<0x20:
      // Nobody holds Alt and Ctrl here, but hasty writers press Esc and Ctrl-S.
      state = .ground
      emit(.escape)
      emitControl(byte, [])
    default:
      isAltCharacter = true
      beginCharacter(byte)
      if state == .ground { isAltCharacter = false }
    }
  }

  private mutating func takeAfterTwoEscapes(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      isAlt = true
      sequence = [Self.escapeByte]
      begin(byte == UInt8(ascii: "[") ? .controlSequence : .shiftThree, byte)
    case Self.escapeByte: emit(.escape)
    default:
      emit(.escape)
      state = .escape
      sequence = [Self.escapeByte]
      take(byte)
    }
  }

  private mutating func begin(_ state: State, _ byte: UInt8) {
    self.state = state
    sequence.append(byte)
  }

  // MARK: Sequences

  /// More than any sequence has; what is longer is dropped up to its end.
  private static let longest = 256

  private mutating func takeControlSequence(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "[") where sequence.count == 2:
      state = .consoleFunction
    case UInt8(ascii: "M") where sequence.count == 2:
      begin(.oldMouse, byte)
    // rxvt ends the shifted keys with `$`, which elsewhere stands before the last byte.
    case UInt8(ascii: "$") where isPlainNumber:
      sequence.append(byte)
      endControlSequence()
    case 0x20..<0x40:
      if sequence.count < Self.longest { sequence.append(byte) }
    case 0x40..<0x7F:
      sequence.append(byte)
      endControlSequence()
    default:
      // Broken off.
      state = .ground
      take(byte)
    }
  }

  private var isPlainNumber: Bool {
    sequence.count > 2 && sequence.dropFirst(2).allSatisfy { (0x30...0x39).contains($0) }
  }

  private mutating func takeShiftThree(_ byte: UInt8) {
    switch byte {
    case 0x30...0x39 where sequence.count < 4: sequence.append(byte)
    case 0x20..<0x7F:
      sequence.append(byte)
      endShiftThree()
    default:
      state = .ground
      if sequence.count == 2 { emit(.character("O"), .alt) }
      take(byte)
    }
  }

  private mutating func takePerhapsString(_ byte: UInt8) {
    let begins =
      switch sequence.last {
      case UInt8(ascii: "]"): (0x30...0x39).contains(byte)
      case UInt8(ascii: "P"): (0x30...0x3F).contains(byte) || byte == UInt8(ascii: "!")
      default: byte == UInt8(ascii: "G")
      }
    if begins {
      begin(.string, byte)
    } else {
      state = .ground
      if let key = sequence.last { emit(.character(Unicode.Scalar(key)), .alt) }
      take(byte)
    }
  }

  private mutating func takeString(_ byte: UInt8) {
    if byte == 0x07 || byte == UInt8(ascii: "\\") && sequence.last == Self.escapeByte {
      state = .ground
      sequence.append(byte)
      events.append(.reply(.other(sequence)))
    } else if sequence.count < 65536 || sequence.last == Self.escapeByte {
      sequence.append(byte)
    } else if byte == Self.escapeByte {
      sequence[sequence.count - 1] = byte
    }
  }
}
