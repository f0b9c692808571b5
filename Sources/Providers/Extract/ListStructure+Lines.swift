extension ListStructure {
  /// Lines that are items already, with markers or without.
  static func lines(_ source: ListSource) -> ListStructure? {
    let lines = self.lines(of: source)
    guard lines.count > 1 else { return nil }
    let marked = lines.map { marker(source, $0) }
    let count = marked.filter { $0 != nil }.count
    if count > 1, lines.count - count <= count, marked.prefix(2).contains(where: { $0 != nil }) {
      // Lines without a marker introduce the rest or go on with the item above them.
      var items: [Item] = []
      for (line, mark) in zip(lines, marked) {
        if let mark {
          items.append(item(source, mark.start..<line.upperBound))
        } else if !items.isEmpty {
          items[items.count - 1].text += " " + source.string(line)
        }
      }
      return ListStructure(items: items, isOrdered: marked.contains { $0?.isNumber ?? false })
    }
    if count > 0 { return nil }
    // Bare lines: short, and not the lines of a wrapped paragraph.
    var bare = lines
    let opening = source.string(lines[0])
    if opening.hasSuffix(":"), lines.count > 2 { bare.removeFirst() }
    let isWrapped = zip(bare, bare.dropFirst()).contains { line, next in
      line.count > 40 && !endsSentence(source.string(line))
        && source.scalars[next.lowerBound].properties.isLowercase
    }
    let isShort = bare.allSatisfy { source.words($0).count <= 14 }
    guard !isWrapped, isShort else { return nil }
    return ListStructure(items: bare.map { item(source, $0) }, isOrdered: false)
  }

  /// Lines that are not blank, without white space at their ends.
  private static func lines(of source: ListSource) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    for index in 0...source.scalars.count {
      guard
        index == source.scalars.count || ["\n", "\r", "\u{2028}"].contains(source.scalars[index])
      else { continue }
      let line = source.trimmed(start..<index)
      if !line.isEmpty { found.append(line) }
      start = index + 1
    }
    return found
  }

  /// Where a line's text begins after `-`, `*`, `•`, `1.`, `2)`, `a)`, `[x]`.
  private static func marker(
    _ source: ListSource, _ line: Range<Int>
  ) -> (start: Int, isNumber: Bool)? {
    let words = source.words(line)
    guard words.count > 1 else { return nil }
    var next = 1
    var isNumber = false
    let first = source.string(words[0])
    if ["-", "*", "+", "•", "–", "—", "·", "‣", "▪", "◦", "○", "●", "☐", "☑", "✓", "→"]
      .contains(first)
    {
      if words.count > 2, source.string(words[1]) == "[" { next = 3 }
      if ["[ ]", "[x]", "[X]", "[]"].contains(source.string(words[1])) { next = 2 }
    } else if let last = first.last, ".):".contains(last), first.count <= 5 {
      let inner = first.dropLast().drop { $0 == "(" }
      guard isEnumerator(String(inner)) else { return nil }
      isNumber = inner.allSatisfy(\.isNumber)
    } else {
      return nil
    }
    guard next < words.count else { return nil }
    return (words[next].lowerBound, isNumber)
  }

  static func isEnumerator(_ text: String) -> Bool {
    if text.isEmpty { return false }
    if text.allSatisfy(\.isNumber) { return text.count <= 3 }
    if text.count == 1 { return text.first!.isLetter }
    return text.allSatisfy { "ivx".contains($0) }
  }

  static func endsSentence(_ text: String) -> Bool {
    let last = text.last { !"\"”’»)*_".contains($0) }
    return last.map { ".!?…。！？:".contains($0) } ?? false
  }

  /// An item without the marks that parted it from the next one.
  static func item(_ source: ListSource, _ range: Range<Int>, dropsStop: Bool = false) -> Item {
    var range = source.trimmed(range)
    while let last = range.last,
      [",", ";", "、", "；", "，"].contains(source.scalars[last])
        || dropsStop && isPlainStop(source, range)
    {
      range = source.trimmed(range.lowerBound..<last)
    }
    return Item(text: source.string(range), offset: source.offsets[range.lowerBound])
  }

  /// A full stop that ends the item and is no part of `a.m.`, `etc.` or an initial.
  private static func isPlainStop(_ source: ListSource, _ range: Range<Int>) -> Bool {
    guard let last = range.last, [".", "!", "。"].contains(source.scalars[last]) else {
      return false
    }
    guard source.scalars[last] == ".", let word = source.words(range).last else { return true }
    let text = source.string(word).dropLast().lowercased()
    return !(text.contains(".") || text == "etc" || text.count == 1 && text != "i")
  }
}
