/// The tables of lists that a document needs: one list for each of its lists, and a further one where
/// a level's markers change within a list.
struct RTFListWriter {
  private struct Key: Hashable {
    var list: ListID
    var turn: Int
  }

  private var numbers: [Key: Int] = [:]
  /// For each list of the table, the markers of its levels.
  private var levels: [[Int: ListMarker]] = []
  private var turns: [ListID: Int] = [:]

  /// Announces an item. Items come in the order of the text.
  mutating func add(_ item: ListItem) {
    let turns = self.turns[item.list] ?? 1
    for turn in 0..<turns {
      let key = Key(list: item.list, turn: turn)
      if let number = numbers[key] {
        if let known = levels[number - 1][item.level] {
          if Self.kind(known) == Self.kind(item.marker) { return }
        } else {
          levels[number - 1][item.level] = item.marker
          return
        }
      } else {
        levels.append([item.level: item.marker])
        numbers[key] = levels.count
        self.turns[item.list] = max(turns, turn + 1)
        return
      }
    }
    guard turns < 64 else { return }
    levels.append([item.level: item.marker])
    numbers[Key(list: item.list, turn: turns)] = levels.count
    self.turns[item.list] = turns + 1
  }

  /// Returns what `\ls` says for the item.
  func number(of item: ListItem) -> Int {
    for turn in 0..<(turns[item.list] ?? 1) {
      guard let number = numbers[Key(list: item.list, turn: turn)] else { continue }
      if let known = levels[number - 1][item.level], Self.kind(known) == Self.kind(item.marker) {
        return number
      }
    }
    return numbers[Key(list: item.list, turn: 0)] ?? 1
  }

  /// Boxes are of one kind, checked or not.
  private static func kind(_ marker: ListMarker) -> ListMarker {
    if case .check = marker { return .check(isOn: false) }
    return marker
  }

  func write(to out: inout RTFOutput) {
    guard !levels.isEmpty else { return }
    out.raw("{\\*\\listtable\n")
    for (index, markers) in levels.enumerated() {
      out.raw("{\\list\\listtemplateid\(index + 1)\\listhybrid")
      for level in 0...ListItem.deepest { write(markers[level] ?? .disc, level, to: &out) }
      out.raw("{\\listname ;}\\listid\(index + 1)}\n")
    }
    out.raw("}\n{\\*\\listoverridetable")
    for index in levels.indices {
      out.raw("{\\listoverride\\listid\(index + 1)\\listoverridecount0\\ls\(index + 1)}")
    }
    out.raw("}\n")
  }

  private func write(_ marker: ListMarker, _ level: Int, to out: inout RTFOutput) {
    var kind = 23
    var start = 1
    var text = "\\'01\\u8226 "
    var numbers = ""
    var cocoa: String? = "\\{disc\\}"
    switch marker {
    case .disc: break
    case .circle: (text, cocoa) = ("\\'01\\u9702 ", "\\{circle\\}")
    case .square: (text, cocoa) = ("\\'01\\u9642 ", "\\{square\\}")
    case .hyphen: (text, cocoa) = ("\\'01\\u8259 ", "\\{hyphen\\}")
    case .check: (text, cocoa) = ("\\'01\\u9744 ", "\\{box\\}")
    case .none: (kind, text, cocoa) = (255, "\\'00", nil)
    case .number(let form, let first, let ending):
      kind = Self.code(form)
      start = first
      let place = "\\'0\(level)"
      let signs = ending.around(".")
      let before = signs.hasPrefix("(") ? "(" : ""
      let after = ending == .period ? "." : ending == .nothing ? "" : ")"
      text = "\\'0\(before.count + 1 + after.count)\(before)\(place)\(after)"
      numbers = "\\'0\(before.count + 1)"
      cocoa = "\(before)\\{\(Self.cocoa(form))\\}\(after)"
    }
    out.raw("{\\listlevel\\levelnfc\(kind)\\levelnfcn\(kind)\\leveljc0\\leveljcn0\\levelfollow0")
    out.raw("\\levelstartat\(start)\\levelspace0\\levelindent0")
    if let cocoa { out.raw("{\\*\\levelmarker \(cocoa)}") }
    out.raw("{\\leveltext\(text);}{\\levelnumbers\(numbers);}\\fi-360\\li\(720 * (level + 1)) }")
  }

  private static func code(_ form: NumberForm) -> Int {
    switch form {
    case .decimal: 0
    case .upperRoman: 1
    case .lowerRoman: 2
    case .upperLetter: 3
    case .lowerLetter: 4
    }
  }

  private static func cocoa(_ form: NumberForm) -> String {
    switch form {
    case .decimal: "decimal"
    case .upperRoman: "upper-roman"
    case .lowerRoman: "lower-roman"
    case .upperLetter: "upper-alpha"
    case .lowerLetter: "lower-alpha"
    }
  }
}
