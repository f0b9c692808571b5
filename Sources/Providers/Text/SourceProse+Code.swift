extension SourceProse {
  /// Whether a line of a comment is code that was put out of use: `return x if y else z`.
  ///
  /// Marks and shapes tell that prose does not have; a keyword at the beginning tells only where no
  /// article and no full stop make a sentence of it.
  static func isCode(_ line: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: line, as: UTF8.self)
    guard let last = text.last(where: { !$0.isWhitespace }) else { return false }
    if last == ";" || last == "{" || last == "}" { return true }
    if operators.contains(where: { text.contains($0) }) { return true }
    let words = text.split(separator: " ")
    guard let first = words.first, last != ".", last != "?",
      keywords.contains(first) || isCall(first) || arrows.contains(where: { text.contains($0) })
    else { return false }
    return !words.contains { articles.contains($0.lowercased()) }
  }

  /// Returns what of a line stands before a comment at its end.
  static func beforeComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    for at in line.indices.dropFirst().dropLast() {
      guard line[at - 1] == 0x20 || line[at - 1] == 0x09 else { continue }
      let isMark =
        line[at] == 0x23 && line[at + 1] == 0x20 || line[at] == 0x2F && line[at + 1] == 0x2F
      if isMark { return line[..<at] }
    }
    return line
  }

  /// `name(a)` and `name()`, but not `name(s)`.
  private static func isCall(_ word: Substring) -> Bool {
    guard let open = word.firstIndex(of: "("), open > word.startIndex else { return false }
    let name = word[..<open]
    let inside = word[word.index(after: open)...].prefix { $0 != ")" }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
      return false
    }
    return inside.isEmpty || inside.contains { !$0.isLetter } || name.contains(".")
      || name.contains("_")
  }

  private static let operators = [
    " = ", " == ", " != ", " += ", " -= ", " := ", " <= ", " >= ", " && ", " || ", "();",
  ]
  private static let arrows = ["=>", "->", "::"]
  private static let keywords: Set<Substring> = [
    "return", "let", "var", "const", "if", "elif", "else", "for", "while", "switch", "case", "def",
    "func", "fn", "import", "from", "print", "echo", "yield", "await", "raise", "throw", "del",
    "assert", "export", "public", "private", "static", "int", "void", "new", "select", "SELECT",
  ]
  private static let articles: Set<String> = [
    "the", "a", "an", "this", "that", "these", "those", "your", "our", "its", "their", "my", "you",
    "we", "it", "they", "is", "are", "was", "were",
  ]
}
