/// Properties and their values as a rule or an attribute `style` says them: `color: red; …`.
struct CSSDeclarations: Hashable, Sendable {
  struct Declaration: Hashable, Sendable {
    /// In lower case.
    var property: String
    /// Without space around it and without `!important`; strings keep their quotes.
    var value: String
    var isImportant: Bool
  }

  var list: [Declaration] = []

  /// What cannot be read is passed over, up to the next semicolon.
  init(_ text: some StringProtocol) {
    for part in CSSText.split(text, at: ";") {
      guard let colon = part.firstIndex(of: ":") else { continue }
      let property = part[..<colon].trimmed.lowercased()
      var value = part[part.index(after: colon)...].trimmed
      var isImportant = false
      if let mark = value.lastIndex(of: "!"),
        value[value.index(after: mark)...].trimmed.lowercased() == "important"
      {
        isImportant = true
        value = value[..<mark].trimmed
      }
      if property.isEmpty || value.isEmpty { continue }
      list.append(
        Declaration(property: property, value: String(value), isImportant: isImportant))
    }
  }
}

enum CSSText {
  /// Returns the parts between separators that stand in no string and in no brackets.
  static func split<Text: StringProtocol>(
    _ text: Text, at separator: Character
  ) -> [Text.SubSequence] {
    var parts: [Text.SubSequence] = []
    var start = text.startIndex
    var quote: Character?
    var depth = 0
    var index = start
    while index < text.endIndex {
      let sign = text[index]
      if sign == "\\" {
        index = text.index(after: index)
        if index == text.endIndex { break }
      } else if let open = quote {
        if sign == open || sign.isNewline { quote = nil }
      } else if sign == "\"" || sign == "'" {
        quote = sign
      } else if sign == "(" {
        depth += 1
      } else if sign == ")" {
        depth = max(0, depth - 1)
      } else if sign == separator, depth == 0 {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
      index = text.index(after: index)
    }
    parts.append(text[start...])
    return parts
  }

  /// Returns a name or a string without its quotes and escapes.
  static func unquoted(_ text: some StringProtocol) -> String {
    let text = String(text.trimmed)
    guard let quote = text.first, quote == "\"" || quote == "'", text.count >= 2,
      text.last == quote
    else { return text }
    return String(text.dropFirst().dropLast()).replacing("\\", with: "")
  }
}

extension StringProtocol {
  /// Without the white space of HTML and CSS at both ends.
  var trimmed: SubSequence {
    var result = self[...]
    while let first = result.first, first.isHTMLSpace { result = result.dropFirst() }
    while let last = result.last, last.isHTMLSpace { result = result.dropLast() }
    return result
  }
}

extension Character {
  /// The white space of HTML; a no-break space is none.
  var isHTMLSpace: Bool {
    self == " " || self == "\n" || self == "\t" || self == "\r" || self == "\r\n"
      || self == "\u{C}"
  }
}
