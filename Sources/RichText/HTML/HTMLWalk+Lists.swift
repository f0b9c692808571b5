extension HTMLWalk {
  mutating func visitList(
    _ place: HTMLTree.Place, isNumbered: Bool, _ inner: HTMLScope, _ outer: HTMLScope
  ) {
    endLine(outer)
    var scope = inner
    let id: ListID
    var level = 0
    if let item = outer.list {
      // A list in an item goes deeper; one beside items (as old editors nest) does too.
      id = item.list
      level = min(item.level + 1, ListItem.deepest)
    } else if let name = tree.attribute("data-list", of: place) {
      id = lists[name] ?? builder.addList()
      lists[name] = id
    } else {
      id = builder.addList()
    }
    var item = ListItem(list: id, level: level)
    item.quoteDepth = outer.list?.quoteDepth ?? 0
    item.marker = marker(of: place, isNumbered: isNumbered, level: level)
    scope.list = item
    scope.kind = .body
    scope.spacing = Spacing()
    for child in tree.children(of: place) {
      if tree[child].name == "li" {
        endLine(scope)
        if let scope = itemScope(child, scope) { visitItem(child, scope) }
      } else if tree[child].name.isEmpty, tree[child].text.allSatisfy(\.isHTMLSpace) {
        continue
      } else {
        // A list that stands beside its item, or text that belongs to none: it goes with the last.
        items.append(true)
        visit(child, scope)
        endLine(scope)
        items.removeLast()
      }
    }
    endLine(scope)
  }

  private mutating func itemScope(_ place: HTMLTree.Place, _ list: HTMLScope) -> HTMLScope? {
    guard var scope = inner(of: place, .item, list) else { return nil }
    scope.spacing = Spacing()
    guard var item = scope.list else { return scope }
    item.marker = marker(ofItem: place, in: item.marker)
    scope.list = item
    return scope
  }

  mutating func visitItem(_ place: HTMLTree.Place, _ scope: HTMLScope) {
    items.append(false)
    let before = builder.paragraphCount
    visitChildren(of: place, scope)
    endLine(scope, isForced: builder.paragraphCount == before)
    items.removeLast()
  }

  // MARK: Markers

  private func marker(of place: HTMLTree.Place, isNumbered: Bool, level: Int) -> ListMarker {
    var word = tree.attribute("type", of: place) ?? ""
    for one in sheet.declarations(for: place, in: tree)
    where one.property == "list-style-type" || one.property == "list-style" {
      word = one.value
    }
    // Pages of ours say where a list began that goes on here.
    let start =
      (tree.attribute("data-start", of: place) ?? tree.attribute("start", of: place))
      .flatMap { Int($0.trimmed) } ?? 1
    let ending =
      tree.attribute("data-ending", of: place).flatMap(NumberEnding.init(word:)) ?? .period
    let usual: ListMarker =
      isNumbered
      ? .number(.decimal, start: start, ending: ending)
      : level == 0 ? .disc : level == 1 ? .circle : .square
    return Self.marker(named: word, start: start, ending: ending) ?? usual
  }

  /// What an item says of its own marker: a check box, a kind, a number.
  private func marker(ofItem place: HTMLTree.Place, in usual: ListMarker) -> ListMarker {
    if let box = firstBox(in: place) {
      return .check(isOn: tree.attribute("checked", of: box) != nil)
    }
    var start = 1
    var ending = NumberEnding.period
    if case .number(_, let usualStart, let usualEnding) = usual {
      start = usualStart
      ending = usualEnding
    }
    var word = tree.attribute("type", of: place) ?? ""
    for one in sheet.declarations(for: place, in: tree)
    where one.property == "list-style-type" || one.property == "list-style" {
      word = one.value
    }
    return Self.marker(named: word, start: start, ending: ending) ?? usual
  }

  /// The check box that an item begins with, if it does.
  private func firstBox(in place: HTMLTree.Place) -> HTMLTree.Place? {
    for inner in tree.descendants(of: place) {
      let node = tree[inner]
      if node.name == "input", node.attributes["type"]?.lowercased() == "checkbox" { return inner }
      if !node.name.isEmpty
        ? node.name != "p" && node.name != "label" && node.name != "span"
        : !node.text.allSatisfy(\.isHTMLSpace)
      {
        return nil
      }
    }
    return nil
  }

  private static func marker(
    named word: String, start: Int, ending: NumberEnding
  ) -> ListMarker? {
    func number(_ form: NumberForm) -> ListMarker { .number(form, start: start, ending: ending) }
    // Letters count by case where they are an attribute.
    switch word.trimmed {
    case "1": return number(.decimal)
    case "a": return number(.lowerLetter)
    case "A": return number(.upperLetter)
    case "i": return number(.lowerRoman)
    case "I": return number(.upperRoman)
    default: break
    }
    let low = word.lowercased()
    if CSSText.unquoted(low).trimmed == "-" || CSSText.unquoted(low).trimmed == "–" {
      return .hyphen
    }
    for name in low.split(whereSeparator: \.isWhitespace) {
      switch name {
      case "disc": return .disc
      case "circle": return .circle
      case "square": return .square
      case "none": return ListMarker.none
      case "decimal", "decimal-leading-zero": return number(.decimal)
      case "lower-alpha", "lower-latin": return number(.lowerLetter)
      case "upper-alpha", "upper-latin": return number(.upperLetter)
      case "lower-roman": return number(.lowerRoman)
      case "upper-roman": return number(.upperRoman)
      default: continue
      }
    }
    return nil
  }

  // MARK: Word

  /// Word writes lists as paragraphs: `mso-list:l0 level2 lfo1`, with the marker in a run that is
  /// to be ignored.
  mutating func applyWordList(_ value: String, at place: HTMLTree.Place, _ scope: inout HTMLScope) {
    let words = value.split(whereSeparator: \.isWhitespace)
    if words.first == "ignore" {
      skipped.insert(place)
      return
    }
    guard words.count >= 2, let level = words.first(where: { $0.hasPrefix("level") }),
      let number = Int(level.dropFirst(5)), number >= 1
    else { return }
    let name = "word " + (words.count > 2 ? words[2] : words[0])
    let id = lists[name] ?? builder.addList()
    lists[name] = id
    var item = ListItem(list: id, level: min(number - 1, ListItem.deepest))
    let sign = tree.descendants(of: place).first { inner in
      tree.attribute("style", of: inner)?.lowercased().replacing(" ", with: "")
        .contains("mso-list:ignore") == true
    }
    if let sign { item.marker = Self.marker(fromWord: tree.text(in: sign)) }
    scope.list = item
    scope.spacing = Spacing()
  }

  /// A marker as Word draws it: `·`, `o`, `1.`, `a)`, `(iv)`.
  private static func marker(fromWord text: String) -> ListMarker {
    let word = text.filter { !$0.isHTMLSpace && $0 != "\u{A0}" }
    switch word {
    case "o", "◦": return .circle
    case "§", "▪", "■": return .square
    case "-", "–": return .hyphen
    case "": return .none
    default: break
    }
    let core = word.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard !core.isEmpty else { return .disc }
    let ending: NumberEnding =
      word.hasPrefix("(")
      ? .parentheses
      : word.hasSuffix(")") ? .parenthesis : word.hasSuffix(".") ? .period : .nothing
    // Each item says its number; the list counts by itself from the first.
    if Int(core) != nil { return .number(.decimal, start: 1, ending: ending) }
    let isRoman = core.lowercased().allSatisfy { "ivxl".contains($0) } && core.lowercased() != "l"
    let isUpper = core == core.uppercased()
    let form: NumberForm =
      isRoman
      ? isUpper ? .upperRoman : .lowerRoman : isUpper ? .upperLetter : .lowerLetter
    return .number(form, start: 1, ending: ending)
  }
}

extension NumberEnding {
  /// The names that `data-ending` has in pages of ours.
  static let names: [(NumberEnding, String)] = [
    (.period, "period"), (.parenthesis, "parenthesis"), (.parentheses, "parentheses"),
    (.nothing, "nothing"),
  ]

  init?(word: String) {
    guard let found = Self.names.first(where: { $0.1 == word }) else { return nil }
    self = found.0
  }

  var word: String { Self.names.first { $0.0 == self }!.1 }
}
