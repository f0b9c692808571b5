/// Which habits the keys follow.
public enum KeyPreset: String, CaseIterable, Hashable, Sendable { case scribe, emacs, vi }

extension KeyTable {
  /// The table of a preset. vi's letters are read beside the table; see `ViParser`.
  public static func preset(_ preset: KeyPreset) -> KeyTable {
    switch preset {
    case .scribe: .standard
    case .emacs: .emacs
    case .vi: KeyTable(KeyTable.standard.bindings + viKeys)
    }
  }

  /// The same table with keys for commands of the text: each is taken from whatever had it, and is
  /// the first that is shown.
  func giving(_ keys: [(key: Key, command: Command, name: String)]) -> KeyTable {
    var bindings = self.bindings
    let given = Set(keys.map(\.key))
    for index in bindings.indices where bindings[index].context == .text {
      bindings[index].keys.removeAll { given.contains($0) }
    }
    for (key, command, name) in keys.reversed() {
      if let index = bindings.firstIndex(where: { $0.context == .text && $0.command == command }) {
        bindings[index].keys.insert(key, at: 0)
      } else {
        bindings.append(Binding(.text, [key], command, name))
      }
    }
    return KeyTable(bindings)
  }
}
