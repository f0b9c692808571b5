/// The rules of a page's style sheets, found by what an element is.
struct CSSSheet: Sendable {
  private struct Rule: Sendable {
    var selector: CSSSelector
    var declarations: CSSDeclarations
    var order: Int
  }

  /// By the element's name, or by `.class` or `#identifier`, or by nothing.
  private var rules: [String: [Rule]] = [:]
  private var count = 0

  /// More rules than this are not read.
  private static let most = 20_000

  init() {}

  /// Adds the rules of a style sheet; rules for paper, fonts and imports are passed over.
  mutating func append(_ sheet: String) {
    var scanner = CSSScanner(text: Self.withoutComments(sheet))
    append(&scanner, depth: 0)
  }

  private mutating func append(_ scanner: inout CSSScanner, depth: Int) {
    while let block = scanner.next() {
      if block.head.hasPrefix("@") {
        let head = block.head.lowercased()
        let isForScreens =
          head.hasPrefix("@media")
          && (head.contains("screen") || head.contains("all") || head.contains("("))
          && !head.contains("not ")
        if isForScreens, depth < 3 {
          var inner = CSSScanner(text: block.body)
          append(&inner, depth: depth + 1)
        }
        continue
      }
      let declarations = CSSDeclarations(block.body)
      if declarations.list.isEmpty { continue }
      for one in CSSText.split(block.head, at: ",") {
        guard count < Self.most, let selector = CSSSelector(one) else { continue }
        rules[Self.key(selector), default: []].append(
          Rule(selector: selector, declarations: declarations, order: count))
        count += 1
      }
    }
  }

  private static func key(_ selector: CSSSelector) -> String {
    let inner = selector.compounds[0]
    if let identifier = inner.identifier { return "#" + identifier }
    if let name = inner.classes.first { return "." + name }
    return inner.name
  }

  /// Returns what the sheets and the element's own `style` say of it, the strongest last.
  func declarations(
    for place: HTMLTree.Place, in tree: HTMLTree
  ) -> [CSSDeclarations.Declaration] {
    let node = tree[place]
    var found: [Rule] = []
    if count > 0 {
      found = rules[""] ?? []
      found += rules[node.name] ?? []
      if let identifier = node.attributes["id"] { found += rules["#" + identifier] ?? [] }
      for name in node.attributes["class"]?.split(whereSeparator: \.isWhitespace) ?? [] {
        found += rules["." + name] ?? []
      }
      found = found.filter { $0.selector.matches(place, in: tree) }
      found.sort { ($0.selector.weight, $0.order) < ($1.selector.weight, $1.order) }
    }
    var result = found.flatMap(\.declarations.list)
    if let own = node.attributes["style"] { result += CSSDeclarations(own).list }
    guard result.contains(where: \.isImportant) else { return result }
    return result.filter { !$0.isImportant } + result.filter(\.isImportant)
  }

  private static func withoutComments(_ text: String) -> String {
    // Style sheets stand in comments of HTML for the sake of old browsers.
    var rest = text.replacing("<!--", with: " ").replacing("-->", with: " ")[...]
    var result = ""
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstRange(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}

/// Heads and bodies of a style sheet: `head { body }` and `@name …;`.
private struct CSSScanner {
  private var rest: Substring

  init(text: some StringProtocol) { rest = Substring(text) }

  mutating func next() -> (head: Substring, body: Substring)? {
    while true {
      rest = rest.trimmed
      guard let open = rest.firstIndex(of: "{") else { return nil }
      // `@import` and `@charset` end with a semicolon.
      if rest.hasPrefix("@"), let end = rest[..<open].firstIndex(of: ";") {
        rest = rest[rest.index(after: end)...]
        continue
      }
      let head = rest[..<open].trimmed
      var depth = 0
      var index = open
      var quote: Character?
      while index < rest.endIndex {
        let sign = rest[index]
        if let closing = quote {
          if sign == closing || sign.isNewline { quote = nil }
        } else if sign == "\"" || sign == "'" {
          quote = sign
        } else if sign == "{" {
          depth += 1
        } else if sign == "}" {
          depth -= 1
          if depth == 0 { break }
        }
        index = rest.index(after: index)
      }
      let body = rest[rest.index(after: open)..<index]
      rest = index < rest.endIndex ? rest[rest.index(after: index)...] : ""
      return (head, body)
    }
  }
}
