import Synchronization

/// A key and what it does, as one piece of the hint line.
struct Hint: Hashable {
  var key: String
  var words: String
  var width: Int { cellWidth(key) + 1 + cellWidth(words) }
}

/// Remembers a table's hints: they are asked for at every frame and never change.
final class HintStore: Sendable {
  private let known = Mutex<[KeyContext: [Hint]]>([:])

  func hints(in context: KeyContext, _ make: (KeyContext) -> [Hint]) -> [Hint] {
    known.withLock { known in
      if let hints = known[context] { return hints }
      let hints = make(context)
      known[context] = hints
      return hints
    }
  }
}

extension KeyTable {
  func makeHints(in context: KeyContext) -> [Hint] {
    bindings.compactMap { row in
      guard row.context == context, let words = row.hint, let key = row.keys.first else {
        return nil
      }
      return Hint(key: row.hintKeys ?? key.name, words: words)
    }
  }

  /// The same of a prompt: the next and the previous are for what can be found only.
  func hints(for purpose: Prompt.Purpose) -> [Hint] {
    let idle = [Command.chooseNext, .choosePrevious].compactMap { keyName(of: $0, in: .prompt) }
    return hints(in: .prompt).filter { purpose == .find || !idle.contains($0.key) }
  }
}

/// Returns how many rows hints take that are all to be seen.
func hintRows(_ hints: [Hint], columns: Int) -> Int {
  let start = columns >= 30 ? 1 : 0
  var rows = 1
  var column = start
  for hint in hints {
    if column > start, column + hint.width > columns {
      rows += 1
      column = start
    }
    column += hint.width + 2
  }
  return rows
}

extension Painter {
  /// Draws hints over `rows` rows; those that do not fit are left out, the last ones first. The way
  /// out (Esc) always stays.
  mutating func put(hints: [Hint], from row: Int, rows: Int, columns: Int) {
    var line = 0
    for offset in 0..<rows { fill(row: row + offset, columns: columns, style: .hint) }
    var column = columns >= 30 ? 1 : 0
    let start = column
    let last = hints.last
    for (index, hint) in hints.enumerated() {
      let isLast = index == hints.count - 1
      let reserve = isLast || line < rows - 1 ? 0 : (last?.width ?? 0) + 2
      if column + hint.width + reserve > columns, !(isLast && column == start) {
        if line + 1 < rows {
          line += 1
          column = start
        } else if !isLast {
          continue
        } else if column + hint.width > columns {
          break
        }
      }
      column += put(
        hint.key, at: Point(column: column, row: row + line), style: .hintKey,
        limit: columns - column)
      column += 1
      column += put(
        hint.words, at: Point(column: column, row: row + line), style: .hint,
        limit: columns - column)
      column += 2
    }
  }
}
