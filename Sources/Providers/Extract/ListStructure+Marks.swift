extension ListStructure {
  /// `1) … 2) …`, `(a) … (b) …`, `Step 1: … Step 2: …` in running text.
  static func enumerators(_ source: ListSource) -> ListStructure? {
    let words = source.words(source.scalars.indices)
    var marks: [(range: Range<Int>, value: Int, style: Int)] = []
    var index = 0
    while index < words.count {
      defer { index += 1 }
      let text = source.string(words[index])
      if let (value, style) = enumerator(text) {
        marks.append((words[index], value, style))
      } else if stepWords.contains(source.plain(words[index])), index + 1 < words.count {
        // `Step 1:`, `Step 1 -`, `Step one.`
        let next = source.plain(words[index + 1])
        guard let value = Int(next) ?? numerals.firstIndex(of: next).map({ $0 + 1 }) else {
          continue
        }
        var end = words[index + 1].upperBound
        if index + 2 < words.count, ["-", "–", "—", ":"].contains(source.string(words[index + 2])) {
          end = words[index + 2].upperBound
        }
        marks.append((words[index].lowerBound..<end, value, 9))
      }
    }
    // The longest run that counts 1, 2, 3 in one style.
    for style in Set(marks.map(\.style)).sorted() {
      var run: [Range<Int>] = []
      for mark in marks where mark.style == style && mark.value == run.count + 1 {
        run.append(mark.range)
      }
      guard run.count > 1 else { continue }
      let ends = run.dropFirst().map(\.lowerBound) + [source.scalars.count]
      let items = zip(run, ends).map { mark, end in
        item(source, withoutConjunctionAtEnd(source, mark.upperBound..<end), dropsStop: true)
      }
      guard items.allSatisfy({ !$0.text.isEmpty }) else { continue }
      return ListStructure(items: items, isOrdered: style != 2)
    }
    return nil
  }

  /// Things parted by semicolons, after a colon or a verb.
  static func semicolons(_ source: ListSource) -> ListStructure? {
    let parts = source.parts(source.scalars.indices) { [";", "；"].contains(source.scalars[$0]) }
      .map(source.trimmed).filter { !$0.isEmpty }
    guard parts.count > 1 else { return nil }
    let words = parts.map { source.words($0).count }
    let isFragment = !endsSentence(source.string(source.scalars.indices))
    // Two clauses with a semicolon between are a sentence, not a list.
    guard parts.count > 2 || hasColon(source, parts[0]) || isFragment && words.max()! <= 4 else {
      return nil
    }
    guard words.max()! <= 40 else { return nil }
    // Some sentences before the first part, or after the last, mean that this is prose.
    guard !parts.contains(where: { hasInnerStop(source, $0) }) else { return nil }
    var ranges = parts
    ranges[0] = seriesStart(source, parts[0], others: Array(parts.dropFirst()))
    let last = ranges.count - 1
    ranges[last] = withoutConjunction(source, ranges[last])
    return ListStructure(
      items: ranges.map { item(source, $0, dropsStop: true) }, isOrdered: false)
  }

  private static func enumerator(_ text: String) -> (value: Int, style: Int)? {
    guard let last = text.last, last == ")" || last == "." else { return nil }
    let isOpen = text.first == "("
    let inner = text.dropLast().dropFirst(isOpen ? 1 : 0)
    if let number = Int(inner), inner.count <= 2 { return (number, last == "." ? 0 : 1) }
    guard last == ")" else { return nil }
    if let roman = romans.firstIndex(of: String(inner)), inner.count > 1 || inner == "i" {
      return (roman + 1, 3)
    }
    if inner.count == 1, let byte = inner.utf8.first, byte >= 0x61, byte <= 0x7A {
      return (Int(byte) - 0x60, 2)
    }
    return nil
  }

  static func hasColon(_ source: ListSource, _ range: Range<Int>) -> Bool {
    range.contains { isColon(source, $0) }
  }

  /// A colon that announces something: not in `10:30` or an address.
  static func isColon(_ source: ListSource, _ index: Int) -> Bool {
    guard !source.isClosed[index] else { return false }
    if source.scalars[index] == "：" { return true }
    return source.scalars[index] == ":"
      && (index + 1 == source.scalars.count || source.isSpace(index + 1))
  }

  /// A sentence ends inside the range.
  static func hasInnerStop(_ source: ListSource, _ range: Range<Int>) -> Bool {
    Passages(source.string(range), hasMarkup: false).sentences.count > 1
  }

  private static let stepWords: Set = [
    "step", "stage", "phase", "part", "schritt", "étape", "etape", "paso", "passo", "steg", "trin",
  ]
  private static let numerals = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]
  private static let romans = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"]
}
