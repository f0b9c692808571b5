/// Reads vi commands from keys.
struct ViParser {
  enum Result: Hashable {
    /// More keys are wanted.
    case incomplete
    case unknown
    case command(ViCommand)
  }

  private var keys: ArraySlice<Key>
  private let isVisual: Bool

  static func parse(_ keys: [Key], isVisual: Bool) -> Result {
    var parser = ViParser(keys: keys[...], isVisual: isVisual)
    return parser.command()
  }

  private mutating func letter() -> Unicode.Scalar? {
    guard case .character(let scalar)? = keys.first?.code,
      keys.first?.modifiers.isDisjoint(with: [.control, .alt]) == true
    else { return nil }
    keys.removeFirst()
    return scalar
  }

  private mutating func count() -> Int? {
    var count: Int?
    while case .character(let scalar)? = keys.first?.code, keys.first?.modifiers == [],
      let digit = Int(String(scalar)), digit > 0 || count != nil
    {
      count = min((count ?? 0) * 10 + digit, 100_000)
      keys.removeFirst()
    }
    return count
  }

  private mutating func command() -> Result {
    let first = count()
    guard let key = keys.first else { return first == nil ? .unknown : .incomplete }
    if key.modifiers == .control { return control(key, first ?? 1) }
    guard let letter = letter() else { return special(key, first) }
    if let action = Self.operators[letter] { return operation(action, letter, first) }
    if letter == "g" { return afterG(first) }
    if let motion = motion(letter, first) { return motion }
    if isVisual, let result = visual(letter) { return result }
    return simple(letter, first)
  }

  private static let operators: [Unicode.Scalar: ViOperator] = [
    "d": .delete, "c": .change, "y": .copy, ">": .indent, "<": .outdent,
  ]

  private func control(_ key: Key, _ count: Int) -> Result {
    switch key {
    case .control("f"): .command(.scroll(.pageDown))
    case .control("b"): .command(.scroll(.pageUp))
    case .control("d"): .command(.move(.down, count: 10))
    case .control("u"): .command(.move(.up, count: 10))
    case .control("r"): .command(.redo(count))
    default: .unknown
    }
  }

  private func special(_ key: Key, _ count: Int?) -> Result {
    guard key.modifiers == [] else { return .unknown }
    return switch key.code {
    case .backspace: .command(.move(.left, count: count))
    case .enter: .command(.move(.down, count: count))
    case .left: .command(.move(.left, count: count))
    case .right: .command(.move(.right, count: count))
    case .up: .command(.move(.up, count: count))
    case .down: .command(.move(.down, count: count))
    case .home: .command(.move(.lineStart, count: nil))
    case .end: .command(.move(.lineEnd, count: nil))
    default: .unknown
    }
  }

  private mutating func operation(
    _ action: ViOperator, _ sign: Unicode.Scalar, _ first: Int?
  ) -> Result {
    if isVisual { return .command(.operate(action, .selection, count: nil)) }
    let second = count()
    let count = first == nil && second == nil ? nil : (first ?? 1) * (second ?? 1)
    guard let key = keys.first else { return .incomplete }
    guard let letter = letter() else {
      guard case .command(.move(let motion, _)) = special(key, count) else { return .unknown }
      return .command(.operate(action, motion, count: count))
    }
    if letter == sign { return .command(.operate(action, .lines, count: count)) }
    if letter == "i" || letter == "a" {
      if keys.isEmpty { return .incomplete }
      guard let object = self.letter() else { return .unknown }
      return .command(.operate(action, .object(object, outer: letter == "a"), count: count))
    }
    var found: Result?
    if letter == "g" {
      if keys.isEmpty { return .incomplete }
      if self.letter() == "g" { found = .command(.move(.firstLine, count: count)) }
    } else {
      found = motion(letter, count)
    }
    guard case .command(.move(let motion, let count))? = found else { return found ?? .unknown }
    return .command(.operate(action, motion, count: count))
  }

  private mutating func afterG(_ count: Int?) -> Result {
    if keys.isEmpty { return .incomplete }
    guard let letter = letter() else { return .unknown }
    switch letter {
    case "g": return .command(.move(count.map { .line($0) } ?? .firstLine, count: nil))
    case "J": return .command(.join(count ?? 2))
    case "u", "U", "~":
      let action: ViOperator = letter == "u" ? .lower : letter == "U" ? .upper : .swapCase
      return operation(action, letter, count)
    default: return .unknown
    }
  }

  /// A motion by its letter; nil where it is none.
  private mutating func motion(_ letter: Unicode.Scalar, _ count: Int?) -> Result? {
    if let motion = Self.motions[letter] { return .command(.move(motion, count: count)) }
    switch letter {
    case "G": return .command(.move(count.map { .line($0) } ?? .lastLine, count: nil))
    case "f", "t", "F", "T":
      if keys.isEmpty { return .incomplete }
      guard let wanted = self.letter() else { return .unknown }
      let forward = letter == "f" || letter == "t"
      return .command(
        .move(
          .find(wanted, forward: forward, till: letter == "t" || letter == "T"), count: count))
    default: return nil
    }
  }

  private static let motions: [Unicode.Scalar: ViMotion] = [
    "h": .left, "l": .right, " ": .right, "j": .down, "k": .up, "w": .word(big: false),
    "W": .word(big: true), "b": .back(big: false), "B": .back(big: true),
    "e": .wordEnd(big: false), "E": .wordEnd(big: true), "0": .lineStart, "^": .firstLetter,
    "$": .lineEnd, "(": .sentence(forward: false), ")": .sentence(forward: true),
    "{": .paragraph(forward: false), "}": .paragraph(forward: true), "%": .bracket,
    ";": .findAgain(reversed: false), ",": .findAgain(reversed: true),
    "n": .match(forward: true), "N": .match(forward: false),
  ]

  /// What a letter means while something is selected; nil where that is the same as otherwise.
  private mutating func visual(_ letter: Unicode.Scalar) -> Result? {
    switch letter {
    case "i", "a":
      if keys.isEmpty { return .incomplete }
      guard let object = self.letter() else { return .unknown }
      return .command(.move(.object(object, outer: letter == "a"), count: nil))
    case "x", "X", "D": return .command(.operate(.delete, .selection, count: nil))
    case "s", "S", "C", "R": return .command(.operate(.change, .selection, count: nil))
    case "Y": return .command(.operate(.copy, .selection, count: nil))
    case "u": return .command(.operate(.lower, .selection, count: nil))
    case "U": return .command(.operate(.upper, .selection, count: nil))
    case "~": return .command(.operate(.swapCase, .selection, count: nil))
    default: return nil
    }
  }

  private mutating func simple(_ letter: Unicode.Scalar, _ count: Int?) -> Result {
    let many = count ?? 1
    switch letter {
    case "i": return .command(.insert(.before))
    case "a": return .command(.insert(.after))
    case "I": return .command(.insert(.firstLetter))
    case "A": return .command(.insert(.lineEnd))
    case "o": return .command(.insert(.below))
    case "O": return .command(.insert(.above))
    case "x": return .command(.operate(.delete, .right, count: many))
    case "X": return .command(.operate(.delete, .left, count: many))
    case "s": return .command(.operate(.change, .right, count: many))
    case "S": return .command(.operate(.change, .lines, count: many))
    case "D": return .command(.operate(.delete, .lineEnd, count: nil))
    case "C": return .command(.operate(.change, .lineEnd, count: nil))
    case "Y": return .command(.operate(.copy, .lines, count: many))
    case "p": return .command(.put(after: true, count: many))
    case "P": return .command(.put(after: false, count: many))
    case "u": return .command(.undo(many))
    case "J": return .command(.join(max(many, 2)))
    case "~": return .command(.operate(.swapCase, .right, count: many))
    case ".": return .command(.repeatLast(many))
    case "v": return .command(.visual(.visual))
    case "V": return .command(.visual(.visualLine))
    case ":": return .command(.command)
    case "/", "?": return .command(.search)
    case "*": return .command(.searchWord(forward: true))
    case "#": return .command(.searchWord(forward: false))
    case "r":
      if keys.isEmpty { return .incomplete }
      if keys.first?.code == .enter { return .command(.replace("\n", many)) }
      return self.letter().map { .command(.replace($0, many)) } ?? .unknown
    case "Z":
      if keys.isEmpty { return .incomplete }
      switch self.letter() {
      case "Z": return .command(.save)
      case "Q": return .command(.leave)
      default: return .unknown
      }
    default: return .unknown
    }
  }
}
