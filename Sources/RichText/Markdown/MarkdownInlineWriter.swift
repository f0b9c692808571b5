/// Writes the parts of a line, opening and closing what they are within.
struct MarkdownInlineWriter {
  enum Delimiter: String {
    case strike = "~~", bold = "**", italic = "*"
    /// The tag that stands in where the signs would not be read as such.
    var tag: String {
      switch self {
      case .strike: "del"
      case .bold: "strong"
      case .italic: "em"
      }
    }
  }

  private(set) var result = ""
  private let escapes: MarkdownEscapes
  private var open: [(delimiter: Delimiter, isTag: Bool)] = []
  private var link: Link?

  init(escapes: MarkdownEscapes) { self.escapes = escapes }

  /// Closes what is over and opens what begins before `next`.
  mutating func move(
    to wanted: [Delimiter], link next: Link?, before first: Character?, isCode: Bool
  ) {
    if next != link {
      close(to: 0, before: first)
      if let link { result += "](\(Self.target(link)))" }
      link = next
      if next != nil { result += "[" }
    }
    var common = 0
    while common < open.count, common < wanted.count, open[common].delimiter == wanted[common] {
      common += 1
    }
    close(to: common, before: first)
    for delimiter in wanted.dropFirst(common) {
      // Signs of one kind that touch would be read as one; before punctuation a letter must not stand.
      let last = result.last
      let isSame = last == delimiter.rawValue.first && !endsEscaped
      let isWord = last.map { !$0.isWhitespace && !Self.isPunctuation($0) } ?? false
      let startsWithSign = isCode || first.map(Self.isPunctuation) ?? true
      let isTag = isSame && !(open.last.map { !$0.isTag } ?? false) || isWord && startsWithSign
      result += isTag ? "<\(delimiter.tag)>" : delimiter.rawValue
      open.append((delimiter, isTag))
    }
  }

  private var endsEscaped: Bool { result.dropLast().last == "\\" }

  private mutating func close(to count: Int, before next: Character?) {
    while open.count > count {
      let (delimiter, isTag) = open.removeLast()
      guard !isTag else {
        result += "</\(delimiter.tag)>"
        continue
      }
      let isWord = next.map { !$0.isWhitespace && !Self.isPunctuation($0) } ?? false
      if isWord, let last = result.last, Self.isPunctuation(last), open.count == count,
        reopenAsTag(delimiter)
      {
        continue
      }
      result += delimiter.rawValue
    }
  }

  /// Signs after punctuation and before a letter close nothing: the part gets tags instead.
  private mutating func reopenAsTag(_ delimiter: Delimiter) -> Bool {
    guard
      let range = result.ranges(of: delimiter.rawValue).last(where: { range in
        range.lowerBound == result.startIndex
          || result[result.index(before: range.lowerBound)] != "\\"
      })
    else { return false }
    let body = result[range.upperBound...]
    guard !body.isEmpty else { return false }
    let tagged = "<\(delimiter.tag)>" + body + "</\(delimiter.tag)>"
    result.replaceSubrange(range.lowerBound..., with: tagged)
    return true
  }

  static func isPunctuation(_ character: Character) -> Bool {
    character.isPunctuation || character.isSymbol
  }

  mutating func raw(_ words: String) { result += words }

  mutating func text(_ words: String, next: Character?, lineBreak: String) {
    var last = result.last
    let characters = Array(words)
    for (index, character) in characters.enumerated() {
      if character == "\n" {
        result += lineBreak
      } else {
        let following = index + 1 < characters.count ? characters[index + 1] : next
        result += escapes.escaped(character, after: last, before: following)
      }
      last = character
    }
  }

  /// Within backquotes, as many as do not stand in the code.
  mutating func code(_ words: String, isInCell: Bool) {
    let text = words.replacing("\n", with: " ").replacing("|", with: isInCell ? "\\|" : "|")
    guard !text.isEmpty else { return }
    let longest = text.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let isTight =
      !text.hasPrefix("`") && !text.hasSuffix("`")
      && !(text.hasPrefix(" ") && text.hasSuffix(" ") && text.contains { $0 != " " })
    result += isTight ? fence + text + fence : fence + " " + text + " " + fence
  }

  private static func target(_ link: Link) -> String {
    guard let title = link.title else { return address(link.address) }
    let words = title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\(address(link.address)) \"\(words)\""
  }

  /// An address; within `<>` where blanks or parentheses would end it.
  static func address(_ address: String) -> String {
    let needs = address.isEmpty || address.contains { $0.isWhitespace || "()<>\\".contains($0) }
    guard needs else { return address }
    let safe = address.replacing("\\", with: "\\\\").replacing("<", with: "%3C")
      .replacing(">", with: "%3E").filter { !$0.isNewline }
    return "<\(safe)>"
  }
}
