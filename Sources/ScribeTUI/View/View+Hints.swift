import Synchronization
import WritingTools

/// A key and what it does, as one piece of the hint line.
struct Hint: Hashable {
  var key: String
  var words: String
  /// Whether it is a way out, or to the help: that is seen before all others.
  var isKept = false
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
      guard row.context == context, let words = row.hint,
        let key = row.hintKeys ?? row.keys.first?.name
      else { return nil }
      let isKept = [.quit, .escape, .help].contains(row.command)
      return Hint(key: key, words: words, isKept: isKept)
    }
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

/// Returns those of `hints` that fit into `rows` rows, in their order: the ways out first, of the
/// others the first ones.
func fitting(_ hints: [Hint], rows: Int, columns: Int) -> [Hint] {
  if hintRows(hints, columns: columns) <= rows { return hints }
  var chosen = hints.map(\.isKept)
  // Not even those may fit: the way out is the last.
  while hintRows(hints.chosen(chosen), columns: columns) > rows,
    let first = chosen.firstIndex(of: true), first != chosen.lastIndex(of: true)
  {
    chosen[first] = false
  }
  for index in hints.indices where !hints[index].isKept {
    chosen[index] = true
    if hintRows(hints.chosen(chosen), columns: columns) > rows { chosen[index] = false }
  }
  return hints.chosen(chosen)
}

extension [Hint] {
  fileprivate func chosen(_ flags: [Bool]) -> [Hint] { zip(self, flags).filter(\.1).map(\.0) }
}

extension Painter {
  /// Draws hints over `rows` rows; of those that do not fit the ways out stay.
  mutating func put(hints: [Hint], from row: Int, rows: Int, columns: Int) {
    for offset in 0..<rows { fill(row: row + offset, columns: columns, style: .hint) }
    let start = columns >= 30 ? 1 : 0
    var line = 0
    var column = start
    for hint in fitting(hints, rows: rows, columns: columns) {
      if column > start, column + hint.width > columns {
        line += 1
        column = start
      }
      guard line < rows else { return }
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

extension EditorState {
  /// The pieces of the hint line for what has the keyboard now.
  var hints: [Hint] {
    let context = self.context
    var hints = keys.hints(in: context)
    if context == .review, let session = document.session?.session {
      // A result that goes elsewhere is taken or left whole.
      if session.isDetached {
        hints.removeAll { ["y/n", "Tab", "Space", "^Z", "A", "i"].contains($0.key) }
      }
      if let earlier = document.session?.earlier {
        for index in hints.indices where hints[index].key == "v" {
          hints[index].words = "result \(earlier.run)"
        }
      } else {
        hints.removeAll { $0.key == "v" }
      }
      for index in hints.indices {
        if hints[index].key == "Enter" { hints[index].words = session.enterWords }
        if hints[index].key == "Space", session.showsOriginal { hints[index].words = "new" }
      }
      if refiner != nil, let key = keys.keyName(of: .refine, in: .review) {
        let place = hints.firstIndex { $0.words == "again" }.map { $0 + 1 } ?? hints.count
        hints.insert(Hint(key: key, words: "refine"), at: place)
      }
    }
    if context == .refused, case .refused(let refusal)? = document.session?.session.phase {
      // Only the ways out that there are.
      let ways = Set(refusal.remedies.map { String($0.key) })
      hints.removeAll { $0.key.count == 1 && $0.key != "N" && !ways.contains($0.key) }
    }
    if context == .search { hints = searchHints(hints) }
    if context == .waiting {
      if let tool = document.session?.session.tool, reaches[tool] ?? .can != .can {
        hints.removeAll { $0.key == keys.keyName(of: .askRules, in: .waiting) }
      }
      hints += keys.hints(in: .text).filter { $0.words != "tools" }
    } else if context == .text, document.session?.isAsking == true {
      hints.insert(Hint(key: "Esc", words: "stop", isKept: true), at: 0)
    } else if context == .text, document.session != nil {
      hints.insert(Hint(key: "F8", words: "review"), at: 0)
    }
    return hints
  }
}
