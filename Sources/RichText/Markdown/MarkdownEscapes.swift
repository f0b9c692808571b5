/// Decides which characters of a paragraph would be read as signs, and need a backslash.
struct MarkdownEscapes {
  private let hasCloser: Bool
  private let isInCell: Bool

  init(_ text: String, isInCell: Bool) {
    hasCloser = text.utf8.contains(UInt8(ascii: "]"))
    self.isInCell = isInCell
  }

  func escaped(_ character: Character, after last: Character?, before next: Character?) -> String {
    needsEscape(character, last, next) ? "\\" + String(character) : String(character)
  }

  private func needsEscape(_ character: Character, _ last: Character?, _ next: Character?) -> Bool {
    switch character {
    case "\\": next.map { $0.isASCII && MarkdownInlineWriter.isPunctuation($0) } ?? true
    case "`": true
    case "*": !(Self.isBlank(last) && Self.isBlank(next))
    case "_":
      !(Self.isBlank(last) && Self.isBlank(next)) && !(Self.isWord(last) && Self.isWord(next))
    case "[", "]": hasCloser
    case "<": next.map { $0.isLetter || "/!?".contains($0) } ?? true
    case "&": next.map { $0.isLetter || $0 == "#" } ?? true
    case "~": last == "~" || next == "~"
    case "|": isInCell
    default: false
    }
  }

  private static func isBlank(_ character: Character?) -> Bool { character?.isWhitespace ?? true }
  private static func isWord(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber } ?? false
  }

  /// Escapes what is a sign only at the start of a line; blanks there would make code or go.
  static func lineStart(_ line: Substring, isFirst: Bool) -> String {
    let body = line.drop { $0 == " " || $0 == "\t" }
    guard let first = body.first else { return "" }
    let word = body.prefix { !$0.isWhitespace }
    switch first {
    case "#":
      let count = body.prefix { $0 == "#" }.count
      return word.count == count && count <= 6 ? "\\" + body : String(body)
    case ">": return "\\" + body
    case "+", "*": return word.count == 1 ? "\\" + body : String(body)
    case "-":
      return word.count == 1 || word.allSatisfy { $0 == "-" } ? "\\" + body : String(body)
    case "=": return isFirst || !word.allSatisfy { $0 == "=" } ? String(body) : "\\" + body
    case "~": return body.hasPrefix("~~~") ? "\\" + body : String(body)
    case "0"..."9":
      let digits = body.prefix { $0.isASCII && $0.isNumber }
      guard digits.count <= 9, let sign = body.dropFirst(digits.count).first,
        sign == "." || sign == ")",
        word.count == digits.count + 1
      else { return String(body) }
      return digits + "\\" + body.dropFirst(digits.count)
    default: return String(body)
    }
  }

  /// A name from a file, with all signs escaped.
  static func plain(_ words: String) -> String {
    words.map { "\\`*_[]<>&|~".contains($0) ? "\\" + String($0) : String($0) }.joined()
  }
}
