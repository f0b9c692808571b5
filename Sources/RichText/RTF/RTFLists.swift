/// What the tables of lists say, and the older definitions that stand with the items.
struct RTFListTable {
  struct Level {
    var kind = 23
    var start = 1
    var text: [UInt8] = []
    /// Cocoa's own word for the marker, which wins: `{disc}`.
    var marker: [UInt8]?
  }
  struct List {
    var id = 0
    var levels: [Level] = []
  }
  struct Override {
    var list = 0
    /// For levels that begin elsewhere.
    var starts: [Int: Int] = [:]
    /// For levels that are defined anew.
    var levels: [Int: Level] = [:]
  }
  struct Old: Hashable {
    var level = 0
    var isBullet = false
    var isContinued = false
    var form = NumberForm.decimal
    var start = 1
    var before: [UInt8] = []
    var after: [UInt8] = []
  }

  private(set) var lists: [Int: List] = [:]
  /// By the number that `\ls` gives.
  private(set) var overrides: [Int32: Override] = [:]
  private(set) var old: [Old] = []

  private var list = List()
  private var level = Level()
  private var override = Override()
  private var overrideLevel = -1
  private var isInOverride = false
  private var isLevelOpen = false
  private var newest = Old()
  var overrideNumber: Int32 = 0
  var restarts = false

  mutating func enter(_ destination: RTFDestination) {
    switch destination {
    case .list: list = List()
    case .listlevel:
      level = Level()
      isLevelOpen = true
    case .listoverride:
      override = Override()
      overrideNumber = 0
      overrideLevel = -1
      isInOverride = true
    case .lfolevel:
      overrideLevel += 1
      restarts = false
    default: break
    }
  }

  mutating func leave(_ destination: RTFDestination) {
    switch destination {
    case .listlevel:
      isLevelOpen = false
      if isInOverride {
        if overrideLevel <= 8 { override.levels[max(overrideLevel, 0)] = level }
      } else if list.levels.count < 9 {
        list.levels.append(level)
      }
    case .list: if lists.count < 1 << 14 { lists[list.id] = list }
    case .listoverride:
      isInOverride = false
      if overrideNumber > 0, overrides.count < 1 << 14 { overrides[overrideNumber] = override }
    default: break
    }
  }

  mutating func set(_ value: RTFValue, to number: Int) {
    switch value {
    case .listid: if isInOverride { override.list = number } else { list.id = number }
    case .levelnfc, .levelnfcn: if isLevelOpen { level.kind = number }
    case .levelstartat:
      if isLevelOpen { level.start = max(number, 0) }
      if isInOverride, restarts, (0...8).contains(overrideLevel) {
        override.starts[overrideLevel] = max(number, 0)
      }
    default: break
    }
  }

  /// The text of a level: its length, letters, and `\'00` to `\'08` for the numbers of levels.
  mutating func takeLevelText(_ text: [UInt8]) { if isLevelOpen { level.text = text } }
  mutating func takeLevelMarker(_ text: [UInt8]) { if isLevelOpen { level.marker = text } }

  // MARK: - Lists of Word 6 and WordPad

  mutating func beginOld() { newest = Old() }
  mutating func setOld(_ value: RTFValue, to number: Int) {
    if value == .pnlvl { newest.level = min(max(number - 1, 0), 8) }
    if value == .pnstart { newest.start = max(number, 0) }
  }
  mutating func setOld(_ flag: RTFFlag) {
    switch flag {
    case .pnlvlblt: newest.isBullet = true
    case .pnlvlcont: newest.isContinued = true
    case .pnlcltr: newest.form = .lowerLetter
    case .pnucltr: newest.form = .upperLetter
    case .pnlcrm: newest.form = .lowerRoman
    case .pnucrm: newest.form = .upperRoman
    default: break
    }
  }
  mutating func takeOldText(_ text: [UInt8], isBefore: Bool) {
    if isBefore { newest.before = text } else { newest.after = text }
  }
  /// Returns the index of the definition that ends.
  mutating func endOld() -> Int32 {
    if let known = old.lastIndex(of: newest), old.count - known < 16 { return Int32(known) }
    old.append(newest)
    return Int32(old.count - 1)
  }

  // MARK: - Answers

  /// Returns the marker of `level` of the list that `\ls` numbers; nil where the tables do not say.
  func marker(list number: Int32, level: Int) -> ListMarker? {
    guard let override = overrides[number] else { return nil }
    guard
      var found = override.levels[level]
        ?? (lists[override.list]?.levels).flatMap({ $0.indices.contains(level) ? $0[level] : nil })
    else { return nil }
    if let start = override.starts[level] { found.start = start }
    return Self.marker(found)
  }

  /// What makes two `\ls` one list: that of the table, unless the numbers begin anew.
  func identity(of number: Int32) -> RTFListKey {
    guard let override = overrides[number], override.starts.isEmpty, lists[override.list] != nil
    else { return .override(number) }
    return .list(override.list)
  }

  private static func marker(_ level: Level) -> ListMarker {
    if let words = level.marker, let marker = cocoaMarker(words, start: level.start) {
      return marker
    }
    switch level.kind {
    case 255: return level.text.contains { $0 > 0x20 } ? bullet(level.text) : .none
    case 23: return bullet(level.text)
    default:
      return .number(form(level.kind), start: level.start, ending: ending(level.text))
    }
  }

  private static func form(_ kind: Int) -> NumberForm {
    switch kind {
    case 1: .upperRoman
    case 2: .lowerRoman
    case 3: .upperLetter
    case 4: .lowerLetter
    default: .decimal
    }
  }

  /// What stands after the last number.
  private static func ending(_ text: [UInt8]) -> NumberEnding {
    let text = text.dropFirst().filter { $0 != UInt8(ascii: ";") }
    let after = text.lastIndex { $0 < 9 }.map { text[($0 + 1)...] } ?? text[...]
    let before = text.firstIndex { $0 < 9 }.map { text[..<$0] } ?? []
    return ending(before: Array(before), after: Array(after))
  }

  static func ending(before: some Sequence<UInt8>, after: [UInt8]) -> NumberEnding {
    switch after.first {
    case UInt8(ascii: ")"): before.contains(UInt8(ascii: "(")) ? .parentheses : .parenthesis
    case UInt8(ascii: "."): .period
    case nil: .nothing
    default: .period
    }
  }

  /// The bullet that the text begins with.
  static func bullet(_ text: some Sequence<UInt8>) -> ListMarker {
    for scalar in String(decoding: Array(text), as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x3B: continue
      case 0x6F, 0x25E6, 0x25CB, 0x274D, 0x26AC: return .circle
      case 0xA7, 0xF0A7, 0x25AA, 0x25A0, 0x25AB, 0x25A1, 0x25FC, 0x25FE, 0x2751, 0xF06E, 0xF071,
        0x25C6, 0x2756, 0x25CA:
        return .square
      case 0x2D, 0x2013, 0x2014, 0x2043, 0x2010, 0x2011, 0x2212: return .hyphen
      case 0x2610, 0x25FB, 0xF0A8: return .check(isOn: false)
      case 0x2611, 0x2612, 0x2713, 0x2714, 0xF0FC, 0xF0FE: return .check(isOn: true)
      default: return .disc
      }
    }
    return .disc
  }

  private static func cocoaMarker(_ text: [UInt8], start: Int) -> ListMarker? {
    guard let open = text.firstIndex(of: UInt8(ascii: "{")),
      let close = text.firstIndex(of: UInt8(ascii: "}")), open < close
    else { return nil }
    let ending = ending(before: text[..<open], after: Array(text[(close + 1)...]))
    switch String(decoding: text[(open + 1)..<close], as: UTF8.self) {
    case "disc": return .disc
    case "circle": return .circle
    case "square", "diamond": return .square
    case "hyphen": return .hyphen
    case "check": return .check(isOn: true)
    case "box": return .check(isOn: false)
    case "decimal": return .number(.decimal, start: start, ending: ending)
    case "lower-alpha", "lower-latin": return .number(.lowerLetter, start: start, ending: ending)
    case "upper-alpha", "upper-latin": return .number(.upperLetter, start: start, ending: ending)
    case "lower-roman": return .number(.lowerRoman, start: start, ending: ending)
    case "upper-roman": return .number(.upperRoman, start: start, ending: ending)
    default: return nil
    }
  }
}

enum RTFListKey: Hashable {
  case list(Int), override(Int32), old(Int32), hanging(Int), orphan
}
