import Foundation

/// What a terminal shows: characters with their looks, row by row, and the cursor.
struct CapturedScreen: Equatable, Sendable, CustomStringConvertible {
  struct Cell: Hashable, Sendable {
    /// A whole cluster, of one or two columns.
    var text: String
    /// The escape codes that were in force, in ascending order: `"1;4"`; empty for none.
    var look: String
  }

  var columns = 0
  var rows = 0
  /// Nil while it is hidden.
  var cursor: (column: Int, row: Int)?
  var cells: [[Cell]] = []

  static func == (one: CapturedScreen, other: CapturedScreen) -> Bool {
    one.description == other.description
  }

  /// Reads one line of numbers (columns, rows, cursor's column and row, 1 if it is shown) and the
  /// rows with their escape sequences, as tmux prints them.
  init(_ printed: String) {
    var lines = printed.split(separator: "\n", omittingEmptySubsequences: false)[...]
    let numbers = (lines.popFirst() ?? "").split(separator: " ").compactMap { Int($0) }
    if numbers.count == 5 {
      (columns, rows) = (numbers[0], numbers[1])
      cursor = numbers[4] == 1 ? (numbers[2], numbers[3]) : nil
    }
    if lines.last == "" { lines.removeLast() }
    var look = Look()
    cells = lines.map { CapturedScreen.cells(of: $0, look: &look) }
  }

  /// The rows as text, without spaces at their ends.
  var text: [String] {
    cells.map { row in
      let text = row.map(\.text).joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  func contains(_ text: String) -> Bool { self.text.contains { $0.contains(text) } }

  /// The look of the first character of `text`, where the screen shows it first.
  func look(of text: String) -> String? {
    for row in cells {
      let joined = row.map(\.text).joined()
      guard let range = joined.range(of: text) else { continue }
      var rest = joined.distance(from: joined.startIndex, to: range.lowerBound)
      for cell in row {
        if rest <= 0 { return cell.look }
        rest -= cell.text.count
      }
    }
    return nil
  }

  private static func cells(of line: Substring, look: inout Look) -> [Cell] {
    var cells: [Cell] = []
    var rest = line
    while let next = rest.popFirst() {
      guard next == "\u{1B}" else {
        cells.append(Cell(text: String(next), look: look.description))
        continue
      }
      // Others than `ESC [ … m` switch character sets, and are two characters long.
      guard rest.popFirst() == "[" else {
        _ = rest.popFirst()
        continue
      }
      let body = rest.prefix { !$0.isLetter }
      rest = rest.dropFirst(body.count + 1)
      look.apply(body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 })
    }
    return cells
  }

  /// Colours and attributes in force.
  private struct Look: CustomStringConvertible {
    var attributes: Set<Int> = []
    var letters = ""
    var ground = ""
    var description: String {
      (attributes.sorted().map(String.init) + [letters, ground].filter { !$0.isEmpty })
        .joined(separator: ";")
    }

    mutating func apply(_ codes: [Int]) {
      var rest = codes[...]
      while let code = rest.popFirst() {
        switch code {
        case 0: self = Look()
        case 1...9: attributes.insert(code)
        case 22: attributes.subtract([1, 2])
        case 23...29: attributes.remove(code - 20)
        case 38, 48:
          let color = rest.first == 5 ? rest.prefix(2) : rest.prefix(4)
          rest = rest.dropFirst(color.count)
          let text = ([code] + color).map(String.init).joined(separator: ":")
          if code == 38 { letters = text } else { ground = text }
        case 39: letters = ""
        case 49: ground = ""
        case 30...37, 90...97: letters = "\(code)"
        case 40...47, 100...107: ground = "\(code)"
        default: break
        }
      }
    }
  }
}
