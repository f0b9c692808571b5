/// A table that is hidden in a text, found by its structure.
struct TableStructure: Equatable {
  /// As many as each row has cells; empty strings where the text names no columns.
  var header: [String]
  var rows: [[String]]

  /// Looks for columns in the order of their certainty; nil where the text holds no table.
  static func find(in text: String) -> TableStructure? {
    let lines = text.split(whereSeparator: \.isNewline).map(trimmed).filter { !$0.isEmpty }
    if lines.count > 1 {
      for mark in ["|", "\t", ";", ","] as [Character] {
        if let table = delimited(lines, by: mark) { return table }
      }
      if let table = aligned(lines) ?? records(text) ?? pairs(lines) { return table }
    }
    return clauses(text)
  }

  /// Lines with the same number of fields, the first of which may name them.
  private static func delimited(_ lines: [String], by mark: Character) -> TableStructure? {
    var rows: [[String]] = []
    for line in lines {
      if mark == "|", line.allSatisfy({ "|:-+ ".contains($0) }) { continue }
      guard let fields = fields(line, by: mark), fields.count > 1 else { return nil }
      rows.append(fields)
    }
    guard rows.count > 1, let count = rows.first?.count,
      rows.allSatisfy({ $0.count == count })
    else { return nil }
    if mark == "," || mark == ";" {
      // Lines of prose have commas too, but long fields and stops at their ends.
      guard rows.allSatisfy({ $0.allSatisfy { words($0) <= 6 } }) else { return nil }
      guard !lines.contains(where: { $0.hasSuffix(".") || $0.hasSuffix("!") }) else { return nil }
    }
    return table(rows)
  }

  /// Columns that spaces align: at least two spaces between fields.
  private static func aligned(_ lines: [String]) -> TableStructure? {
    let rows = lines.filter { !$0.allSatisfy { "-=+ ".contains($0) } }.map { line in
      line.split(separator: "  ", omittingEmptySubsequences: true).map(trimmed)
        .filter { !$0.isEmpty }
    }
    guard rows.count > 1, let count = rows.first?.count, count > 1,
      rows.allSatisfy({ $0.count == count })
    else { return nil }
    return table(rows)
  }

  /// `- Ann - 31`, `Ann: 31`, `Ann (31)`: two or more things on each line.
  private static func pairs(_ lines: [String]) -> TableStructure? {
    let bare = lines.map(withoutMarker)
    for mark in [" - ", " – ", " — ", ": ", " = ", " → "] {
      let rows = bare.map { $0.split(separator: mark).map(trimmed) }
      if let count = rows.first?.count, count > 1, rows.allSatisfy({ $0.count == count }),
        rows.allSatisfy({ $0.allSatisfy { words($0) <= 12 } })
      {
        return TableStructure(header: Array(repeating: "", count: count), rows: rows)
      }
    }
    let rows = bare.compactMap { line -> [String]? in
      guard line.hasSuffix(")"), let open = line.firstIndex(of: "("), open > line.startIndex else {
        return nil
      }
      let inner = line[line.index(after: open)...].dropLast()
      return inner.contains("(") ? nil : [trimmed(line[..<open]), trimmed(inner)]
    }
    guard rows.count == lines.count else { return nil }
    return TableStructure(header: ["", ""], rows: rows)
  }

  /// The first row names the columns where it has no figures and no field is empty or repeated.
  private static func table(_ rows: [[String]]) -> TableStructure {
    let first = rows[0]
    let isHeader =
      first.allSatisfy { field in !field.isEmpty && !field.contains(where: \.isNumber) }
      && Set(first).count == first.count
    guard isHeader else {
      return TableStructure(header: Array(repeating: "", count: first.count), rows: rows)
    }
    return TableStructure(header: first, rows: Array(rows.dropFirst()))
  }

  /// Fields of one line; quotation marks hold together what has the mark in it (RFC 4180 §2).
  private static func fields(_ line: String, by mark: Character) -> [String]? {
    var line = line[...]
    if mark == "|" {
      if line.first == "|" { line = line.dropFirst() }
      if line.last == "|" { line = line.dropLast() }
    }
    var found: [String] = []
    var field = ""
    var isQuoted = false
    var index = line.startIndex
    while index < line.endIndex {
      let character = line[index]
      let next = line.index(after: index)
      if character == "\"", isQuoted, next < line.endIndex, line[next] == "\"" {
        field.append("\"")
        index = next
      } else if character == "\"", isQuoted || trimmed(field).isEmpty {
        if !isQuoted { field = "" }
        isQuoted.toggle()
      } else if character == mark, !isQuoted, mark != "," || !isThousands(line, index) {
        found.append(trimmed(field))
        field = ""
      } else {
        field.append(character)
      }
      index = line.index(after: index)
    }
    if isQuoted { return nil }
    found.append(trimmed(field))
    return found
  }

  /// A comma in `709,000`.
  private static func isThousands(_ line: Substring, _ comma: String.Index) -> Bool {
    guard comma > line.startIndex, line[line.index(before: comma)].isNumber else { return false }
    let digits = line[line.index(after: comma)...].prefix { $0.isNumber }
    // Three digits alone could be a field, so what stands before must be a number of up to three.
    let before = line[..<comma].reversed().prefix { $0.isNumber || $0 == "," }
    return digits.count == 3 && before.count <= 3 && line.contains(", ")
  }

  static func withoutMarker(_ line: String) -> String {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return line }
    let isBullet = ["-", "*", "+", "•", "–"].contains(words[0])
    let isNumber =
      words[0].last.map { $0 == "." || $0 == ")" } ?? false
      && words[0].dropLast().allSatisfy(\.isNumber) && words[0].count > 1
    return isBullet || isNumber ? trimmed(words[1]) : line
  }

  static func words(_ text: some StringProtocol) -> Int { text.split(separator: " ").count }

  static func trimmed(_ text: some StringProtocol) -> String {
    var text = text[...]
    while text.first?.isWhitespace ?? false { text = text.dropFirst() }
    while text.last?.isWhitespace ?? false { text = text.dropLast() }
    return String(text)
  }
}
