/// The tags within a paragraph that stand for styles Markdown has no signs for.
struct MarkdownTags {
  enum Meaning { case understood, lineBreak, unknown }

  private var open: [String] = []
  private static let known: Set<String> = [
    "u", "ins", "sup", "sub", "b", "strong", "i", "em", "s", "del", "strike", "code", "kbd", "tt",
  ]

  /// Takes `<u>`, `</u>`, `<br>`; attributes are passed over.
  mutating func take(_ text: [UInt8]) -> Meaning {
    var words = String(decoding: text, as: UTF8.self).lowercased()[...]
    guard words.hasPrefix("<"), words.hasSuffix(">") else { return .unknown }
    words = words.dropFirst().dropLast()
    let isClosing = words.hasPrefix("/")
    if isClosing { words = words.dropFirst() }
    let name = String(words.prefix { $0.isLetter || $0.isNumber })
    if name == "br" { return .lineBreak }
    guard Self.known.contains(name) else { return .unknown }
    if isClosing {
      if let index = open.lastIndex(of: name) { open.remove(at: index) }
    } else if open.count < 64 {
      open.append(name)
    }
    return .understood
  }

  /// Tags that were not closed end with their block.
  mutating func endBlock() { open = [] }

  func apply(to style: inout InlineStyle) {
    for name in open {
      switch name {
      case "u", "ins": style.underline = .single
      case "sup": style.script = .superscript
      case "sub": style.script = .subscript
      case "b", "strong": style.isBold = true
      case "i", "em": style.isItalic = true
      case "s", "del", "strike": style.strike = .single
      default: style.isCode = true
      }
    }
  }
}
