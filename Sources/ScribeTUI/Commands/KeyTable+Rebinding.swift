extension KeyTable {
  /// Returns the table with other keys for commands of the text.
  ///
  /// - Parameter keys: By the command's name in the palette, the key: `"find": "ctrl-b"`. A key that
  ///   another command had is taken from it.
  /// - Returns: The table, and a line for each name or key that is not known, and for each command
  ///   that lost its only key.
  public func rebound(_ keys: [String: String]) -> (table: KeyTable, problems: [String]) {
    var bindings = self.bindings
    var problems: [String] = []
    for (name, words) in keys.sorted(by: { $0.key < $1.key }) {
      guard let key = Key(named: words) else {
        problems.append("'\(words)' is no key: write ctrl-b, alt-x, f9, shift-left or ctrl-space")
        continue
      }
      guard let index = bindings.firstIndex(where: { $0.context == .text && $0.name == name })
      else {
        let near = bindings.filter { $0.context == .text && $0.name.hasPrefix(name.prefix(3)) }
        problems.append(
          "'\(name)' is no command" + (near.first.map { "; did you mean '\($0.name)'?" } ?? ""))
        continue
      }
      for other in bindings.indices where other != index && bindings[other].context == .text {
        guard bindings[other].keys.contains(key) else { continue }
        bindings[other].keys.removeAll { $0 == key }
        if bindings[other].keys.isEmpty {
          problems.append(
            "'\(bindings[other].name)' has no key now: \(key.name) is '\(name)'")
        }
      }
      bindings[index].keys = [key]
    }
    return (KeyTable(bindings), problems)
  }
}

extension Key {
  /// Reads a key as settings write it: `ctrl-s`, `alt-shift-left`, `f5`, `tab`.
  public init?(named name: String) {
    var modifiers: Modifiers = []
    var rest = name.lowercased()
    let prefixes: [(String, Modifiers)] = [
      ("ctrl-", .control), ("alt-", .alt), ("shift-", .shift),
    ]
    while let (prefix, modifier) = prefixes.first(where: {
      rest.hasPrefix($0.0) && rest.count > $0.0.count
    }) {
      modifiers.insert(modifier)
      rest.removeFirst(prefix.count)
    }
    let codes: [String: Code] = [
      "enter": .enter, "tab": .tab, "backspace": .backspace, "delete": .delete, "del": .delete,
      "insert": .insert, "esc": .escape, "up": .up, "down": .down, "left": .left, "right": .right,
      "home": .home, "end": .end, "pageup": .pageUp, "pagedown": .pageDown,
      "space": .character(" "),
    ]
    if let code = codes[rest] {
      self.init(code, modifiers)
    } else if rest.hasPrefix("f"), let number = Int(rest.dropFirst()), (1...24).contains(number) {
      self.init(.function(number), modifiers)
    } else if rest.unicodeScalars.count == 1, let scalar = rest.unicodeScalars.first,
      scalar.value > 0x20, !modifiers.isEmpty
    {
      // A letter by itself is typed text and no command.
      self.init(.character(scalar), modifiers)
    } else {
      return nil
    }
  }
}
