extension Emulator {
  mutating func escape(_ kind: Unicode.Scalar) {
    switch kind {
    case "7": saved = (row, column, pen)
    case "8":
      move(saved.row, saved.column)
      pen = saved.pen
    case "M":
      if row == top { scroll(-1, from: top) } else { move(row - 1, column) }
    case "D": lineFeed()
    case "=", ">": break
    default: unknown.append("ESC \(kind)")
    }
  }

  mutating func lineFeed() {
    if row == bottom { scroll(1, from: top) } else { move(row + 1, column) }
    last = nil
    wraps = false
  }

  /// `sequence` is what follows `ESC [`.
  mutating func control(_ sequence: String) {
    guard let final = sequence.last else { return unknown.append("empty") }
    let body = sequence.dropLast()
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let first = numbers.first ?? 0
    let count = max(1, first)
    if body.hasPrefix("?") {
      for mode in body.dropFirst().split(separator: ";") {
        if final == "h" { modes.insert(String(mode)) } else { modes.remove(String(mode)) }
      }
      return
    }
    switch final {
    case "H": move(count - 1, max(1, numbers.count > 1 ? numbers[1] : 1) - 1)
    case "G": move(row, count - 1)
    case "d": move(count - 1, column)
    case "A": move(row - count, column)
    case "B": move(row + count, column)
    case "C": move(row, column + count)
    case "D": move(row, column - count)
    case "J": eraseScreen(first)
    case "K": eraseLine(first)
    case "X": erase(row * columns + column..<row * columns + min(columns, column + count))
    case "@": shift(count)
    case "P": shift(-count)
    case "L": if (top...bottom).contains(row) { scroll(-count, from: row) }
    case "M": if (top...bottom).contains(row) { scroll(count, from: row) }
    case "S": scroll(count, from: top)
    case "T": scroll(-count, from: top)
    case "b":
      guard let last else { return unknown.append("nothing to repeat") }
      let text = cells[last].text
      for _ in 0..<count { feed(Array(text.utf8)) }
    case "r":
      top = count - 1
      bottom = numbers.count > 1 ? numbers[1] - 1 : rows - 1
      if body.isEmpty { (top, bottom) = (0, rows - 1) }
      move(0, 0)
    case "m": setPen(numbers)
    case "h", "l", "t": break
    default: unknown.append("CSI \(sequence)")
    }
  }

  private var blank: Cell { Cell(pen: Pen(ground: pen.ground)) }

  private mutating func erase(_ range: Range<Int>) {
    for index in range {
      breakWide(index)
      cells[index] = blank
    }
  }

  private mutating func eraseLine(_ kind: Int) {
    let start = row * columns
    switch kind {
    case 0: erase(start + column..<start + columns)
    case 1: erase(start..<start + column + 1)
    default: erase(start..<start + columns)
    }
  }

  private mutating func eraseScreen(_ kind: Int) {
    switch kind {
    case 0: erase(row * columns + column..<cells.count)
    case 1: erase(0..<row * columns + column + 1)
    default: erase(0..<cells.count)
    }
  }

  /// Moves the rest of the row right, or left where `count` is negative.
  private mutating func shift(_ count: Int) {
    let start = row * columns
    var line = Array(cells[start..<start + columns])
    if line[column].width == 0 {
      line[column - 1] = blank
      line[column] = blank
    }
    if count > 0 {
      line.insert(contentsOf: Array(repeating: blank, count: count), at: column)
      line = Array(line.prefix(columns))
      if line[columns - 1].width == 2 { line[columns - 1] = blank }
    } else {
      let removed = min(-count, columns - column)
      line.removeSubrange(column..<column + removed)
      line += Array(repeating: blank, count: removed)
      if line[column].width == 0 { line[column] = blank }
    }
    cells.replaceSubrange(start..<start + columns, with: line)
    last = nil
    wraps = false
  }

  /// Moves the rows from `first` to the bottom of the region up, or down where `count` is negative.
  private mutating func scroll(_ count: Int, from first: Int) {
    let empty = Array(repeating: blank, count: columns)
    for _ in 0..<min(abs(count), bottom - first + 1) {
      if count > 0 {
        cells.removeSubrange(first * columns..<(first + 1) * columns)
        cells.insert(contentsOf: empty, at: bottom * columns)
      } else {
        cells.removeSubrange(bottom * columns..<(bottom + 1) * columns)
        cells.insert(contentsOf: empty, at: first * columns)
      }
    }
  }

  private mutating func setPen(_ numbers: [Int]) {
    var rest = numbers[...]
    if rest.isEmpty { pen = Pen() }
    while let code = rest.popFirst() {
      switch code {
      case 0: pen = Pen()
      case 1, 2, 3, 4, 7: pen.codes.insert(code)
      case 22: pen.codes.subtract([1, 2])
      case 23, 24, 27: pen.codes.remove(code - 20)
      case 30...37: pen.letters = code - 30
      case 90...97: pen.letters = code - 82
      case 39: pen.letters = nil
      case 40...47: pen.ground = code - 40
      case 100...107: pen.ground = code - 92
      case 49: pen.ground = nil
      case 38, 48:
        guard rest.popFirst() == 5, let color = rest.popFirst() else {
          return unknown.append("SGR")
        }
        if code == 38 { pen.letters = color } else { pen.ground = color }
      default: unknown.append("SGR \(code)")
      }
    }
  }
}
