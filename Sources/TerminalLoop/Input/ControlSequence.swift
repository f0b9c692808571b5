import ScribeTUI

/// `ESC [`, parameters, a last byte (ECMA-48 §5.4), taken apart.
struct ControlSequence {
  /// `<`, `=`, `>` or `?` before the parameters.
  var prefix: Unicode.Scalar?
  /// Numbers, each with its parts after colons; -1 where one is left out.
  var parameters: [[Int]] = []
  var intermediates: [UInt8] = []
  var final: Unicode.Scalar

  /// Nil if the bytes are not of that form.
  init?(_ sequence: [UInt8]) {
    var bytes = sequence.dropFirst(2)
    guard let last = bytes.popLast() else { return nil }
    final = Unicode.Scalar(last)
    if let first = bytes.first, (0x3C...0x3F).contains(first) {
      prefix = Unicode.Scalar(first)
      bytes.removeFirst()
    }
    let numbers = bytes.prefix { (0x30...0x3B).contains($0) }
    intermediates = Array(bytes.dropFirst(numbers.count))
    guard intermediates.allSatisfy({ (0x20...0x2F).contains($0) }) else { return nil }
    guard !numbers.isEmpty else { return }
    parameters = numbers.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map { digits in
        digits.isEmpty ? -1 : digits.reduce(0) { min(1 << 24, $0 * 10 + Int($1) - 0x30) }
      }
    }
  }

  /// The parameter at `index`, or -1.
  func number(_ index: Int) -> Int {
    index < parameters.count ? parameters[index].first ?? -1 : -1
  }

  /// `ESC [ 1 ; 2 R` is Shift-F3, and a report of a cursor in the first row: the row is never asked
  /// for there.
  var isModifiedF3: Bool { number(0) == 1 && (2...16).contains(number(1)) }

  private var modifiers: Key.Modifiers { Key.Modifiers(parameter: number(1)) }
  /// The kitty protocol also tells when a key is let go.
  private var isRelease: Bool {
    parameters.count > 1 && parameters[1].count > 1 && parameters[1][1] == 3
  }

  /// The key that it means, if any.
  var key: Key? {
    guard !isRelease else { return nil }
    switch final {
    case "Z": return Key(.tab, modifiers.union(.shift))
    case "a", "b", "c", "d":
      return ControlSequence.code(ofLetter: UInt8(final.value) - 0x20).map { Key($0, .shift) }
    case "~" where number(0) == 27 && parameters.count == 3:
      return ControlSequence.key(scalar: number(2), modifiers)
    case "~": return ControlSequence.code(ofNumber: number(0)).map { Key($0, modifiers) }
    case "^": return ControlSequence.code(ofNumber: number(0)).map { Key($0, .control) }
    case "$": return ControlSequence.code(ofNumber: number(0)).map { Key($0, .shift) }
    case "@": return ControlSequence.code(ofNumber: number(0)).map { Key($0, [.control, .shift]) }
    case "u": return ControlSequence.key(scalar: number(0), modifiers)
    default:
      return ControlSequence.code(ofLetter: UInt8(truncatingIfNeeded: final.value))
        .map { Key($0, modifiers) }
    }
  }

  static func code(ofLetter letter: UInt8) -> Key.Code? {
    switch Unicode.Scalar(letter) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "F": .end
    case "H": .home
    case "P": .function(1)
    case "Q": .function(2)
    case "R": .function(3)
    case "S": .function(4)
    default: nil
    }
  }

  static func code(ofNumber number: Int) -> Key.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// A key that is told as the character it types without modifiers.
  static func key(scalar: Int, _ modifiers: Key.Modifiers) -> Key? {
    switch scalar {
    case 8, 127: return Key(.backspace, modifiers)
    case 9: return Key(.tab, modifiers)
    case 10, 13, 57414: return Key(.enter, modifiers)
    case 27: return Key(.escape, modifiers)
    // Keys of the keypad in the kitty protocol.
    case 57399...57408:
      return Key(.character(Unicode.Scalar(UInt8(scalar - 57399 + 0x30))), modifiers)
    case 57417: return Key(.left, modifiers)
    case 57418: return Key(.right, modifiers)
    case 57419: return Key(.up, modifiers)
    case 57420: return Key(.down, modifiers)
    case 57421: return Key(.pageUp, modifiers)
    case 57422: return Key(.pageDown, modifiers)
    case 57423: return Key(.home, modifiers)
    case 57424: return Key(.end, modifiers)
    case 57425: return Key(.insert, modifiers)
    case 57426: return Key(.delete, modifiers)
    // Other private characters stand for keys that type nothing; controls are no characters.
    case 0xE000...0xF8FF, 0..<0x20, 0x80..<0xA0: return nil
    default:
      guard let character = UInt32(exactly: scalar).flatMap(Unicode.Scalar.init) else { return nil }
      guard modifiers.contains(.control) || modifiers == .shift else {
        return Key(.character(character), modifiers)
      }
      let cased =
        modifiers == .shift
        ? character.properties.uppercaseMapping : character.properties.lowercaseMapping
      let one = cased.unicodeScalars.count == 1 ? cased.unicodeScalars.first! : character
      return Key(.character(one), modifiers == .shift ? [] : modifiers)
    }
  }
}

extension Key.Modifiers {
  /// From the parameter of a sequence, which is one more than the bits.
  init(parameter: Int) {
    self = []
    guard parameter > 1 else { return }
    let bits = parameter - 1
    if bits & 1 != 0 { insert(.shift) }
    if bits & 2 != 0 { insert(.alt) }
    if bits & 4 != 0 { insert(.control) }
  }
}
