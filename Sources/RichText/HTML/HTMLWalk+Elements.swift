internal import TextEngine

/// What an element is to the walk.
enum HTMLElementKind {
  case inline, block, lineBreak, rule, heading(Int), preformatted, quote, list(isNumbered: Bool)
  case item, table, image, picture, anchor, checkBox
  /// Left out with what is in it, with or without a word.
  case nothing(Notice.Kind?)

  init(_ node: HTMLTree.Node) {
    self =
      switch node.name {
      case "br": .lineBreak
      case "hr": .rule
      case "h1": .heading(1)
      case "h2": .heading(2)
      case "h3": .heading(3)
      case "h4": .heading(4)
      case "h5": .heading(5)
      case "h6": .heading(6)
      case "pre", "listing", "xmp": .preformatted
      case "blockquote": .quote
      case "ul", "menu", "dir": .list(isNumbered: false)
      case "ol": .list(isNumbered: true)
      case "li": .item
      case "table": node.attributes["role"] == "presentation" ? .block : .table
      case "img": .image
      case "picture": .picture
      case "a": .anchor
      case "head", "title", "style", "template", "datalist", "param", "source", "col", "colgroup",
        "meta", "link", "base", "rp":
        .nothing(nil)
      case "script", "iframe", "frame", "frameset", "object", "embed", "applet", "button", "select",
        "textarea":
        .nothing(.scripts)
      case "input":
        node.attributes["type"]?.lowercased() == "checkbox" ? .checkBox : .nothing(.scripts)
      case "svg", "canvas", "video", "audio", "map": .nothing(.droppedPicture)
      case "html", "body", "p", "div", "section", "article", "aside", "header", "footer", "main",
        "nav", "address", "center", "dd", "dt", "dl", "figure", "figcaption", "form", "fieldset",
        "legend", "details", "summary", "hgroup", "dialog", "caption", "tbody", "thead", "tfoot",
        "tr", "td", "th", "optgroup", "option", "multicol", "noscript", "noframes":
        .block
      default: .inline
      }
  }
}

extension HTMLWalk {
  mutating func visitChildren(of place: HTMLTree.Place, _ scope: HTMLScope) {
    for child in tree.children(of: place) { visit(child, scope) }
  }

  /// Depth is the parser's to bound.
  mutating func visit(_ place: HTMLTree.Place, _ outer: HTMLScope) {
    let node = tree[place]
    if node.name.isEmpty {
      let text = outer.convertsSpaces ? node.text.replacing("\u{A0}", with: " ") : node.text
      return add(text, outer)
    }
    let kind = HTMLElementKind(node)
    if case .nothing(let notice) = kind {
      if let notice { note(notice) }
      return
    }
    if skipped.contains(place) { return }
    guard let scope = inner(of: place, kind, outer) else { return }
    switch kind {
    case .inline:
      if let name = node.attributes["data-missing"] {
        attach(.missing(name: name, size: nil), scope)
      } else {
        visitChildren(of: place, scope)
        if node.name == "q" { add("”", scope) }
      }
    case .anchor: visitAnchor(place, scope)
    case .lineBreak: breakLine(outer)
    case .image: visitImage(place, scope)
    case .picture: visitPicture(place, scope)
    case .checkBox:
      // Read with its item where it begins one.
      if outer.list == nil { add(node.attributes["checked"] == nil ? "☐" : "☑", outer) }
    case .rule:
      endLine(outer)
      var rule = outer
      rule.kind = .rule
      endLine(rule, isForced: true)
    case .block, .heading, .quote:
      endLine(outer)
      visitChildren(of: place, scope)
      endLine(scope)
    case .preformatted: visitPreformatted(place, scope, outer)
    case .list(let isNumbered): visitList(place, isNumbered: isNumbered, scope, outer)
    case .item:
      // An item without its list.
      endLine(outer)
      visitItem(place, scope)
    case .table: visitTable(place, scope, outer)
    case .nothing: break
    }
  }

  /// Returns what `place` hands down, or nil where it is not shown.
  mutating func inner(
    of place: HTMLTree.Place, _ kind: HTMLElementKind, _ outer: HTMLScope
  ) -> HTMLScope? {
    let node = tree[place]
    var scope = outer
    let isInline: Bool
    switch kind {
    case .inline, .anchor, .image, .picture: isInline = true
    default:
      isInline = false
      scope.spacing.firstLine = 0
      scope.spacing.before = 0
      scope.spacing.after = 0
      scope.spacing.line = nil
      scope.spacing.isMultiple = false
    }
    if node.attributes["hidden"] != nil {
      // Scribe's own hidden text is a span.
      guard node.name == "span" else {
        note(.hiddenText)
        return nil
      }
      scope.isHidden = true
    }
    scope.style.apply(tag: node.name, node.attributes)
    var listed: String?
    for one in sheet.declarations(for: place, in: tree) {
      switch one.property {
      case "display" where one.value.lowercased() == "none",
        "mso-hide" where one.value.lowercased() == "all":
        note(.hiddenText)
        return nil
      case "mso-list": listed = one.value.lowercased()
      case "background", "background-color":
        if isInline { scope.style.apply(one.property, one.value, dialect: dialect) }
      default:
        scope.style.apply(one.property, one.value, dialect: dialect)
        scope.apply(
          one.property, one.value, to: node.name, isInline: isInline, dialect: dialect)
      }
    }
    switch kind {
    case .heading(let level):
      scope.kind = .heading(level)
      // A heading is bold by itself.
      scope.style.isBold = outer.style.isBold
    case .quote:
      if scope.list != nil { scope.list!.quoteDepth += 1 } else { scope.quoteDepth += 1 }
    case .preformatted:
      let format = node.attributes["data-format"]
      scope.kind = format.map { .raw(format: $0) } ?? .code(language: codeLanguage(of: place))
    default: break
    }
    switch node.name {
    // The page's language is that of the page, not of each run.
    case "html", "body":
      scope.style.language = outer.style.language
      pageFont.family = scope.style.family
      pageFont.size = scope.inlineStyle.size
    case "dd": scope.spacing.left += 720
    case "th": scope.style.isBold = outer.style.isBold
    case "q": add("“", scope)
    case "span" where node.attributes["class"]?.contains("Apple-converted-space") == true:
      scope.convertsSpaces = true
      scope.style.spaces = .kept
    default: break
    }
    if let listed { applyWordList(listed, at: place, &scope) }
    return scope
  }

  private mutating func visitPreformatted(
    _ place: HTMLTree.Place, _ scope: HTMLScope, _ outer: HTMLScope
  ) {
    endLine(outer)
    isInCode = false
    let before = builder.paragraphCount
    var isFirst = true
    for child in tree.children(of: place) {
      if isFirst, tree[child].name.isEmpty, tree[child].text.first?.isNewline == true {
        // The line end after the tag is not part of it.
        add(String(tree[child].text.dropFirst()), scope)
      } else {
        visit(child, scope)
      }
      isFirst = false
    }
    endLine(scope, isForced: builder.paragraphCount == before)
    isInCode = false
  }

  /// `<pre><code class="language-swift">`, or the same word on either.
  private func codeLanguage(of place: HTMLTree.Place) -> String? {
    var places = [place]
    if let child = tree.children(of: place).first(where: { tree[$0].name == "code" }) {
      places.append(child)
    }
    for place in places {
      for name in (tree.attribute("class", of: place) ?? "").split(whereSeparator: \.isWhitespace) {
        for prefix in ["language-", "lang-"] where name.hasPrefix(prefix) {
          return String(name.dropFirst(prefix.count))
        }
      }
    }
    return nil
  }

  private mutating func visitAnchor(_ place: HTMLTree.Place, _ outer: HTMLScope) {
    var scope = outer
    let node = tree[place]
    if let address = node.attributes["href"]?.trimmed, !address.isEmpty {
      if let note = notes[String(address.dropFirst())], address.hasPrefix("#") {
        return visitNote(note, scope)
      }
      if node.attributes["data-attachment"] != nil, visitFile(place, String(address), outer) {
        return
      }
      scope.link = Link(address: String(address), title: node.attributes["title"])
    }
    visitChildren(of: place, scope)
  }
}

extension HTMLScope {
  /// Takes over what a style sheet says of distances and of kinds of lines.
  mutating func apply(
    _ property: String, _ value: String, to name: String, isInline: Bool,
    dialect: HTMLStyle.Dialect
  ) {
    let word = value.lowercased()
    switch property {
    case "font-variant", "font-variant-caps":
      capitals = word.contains("small-caps") ? .small : capitals == .small ? nil : capitals
    case "text-transform":
      if word == "uppercase" { capitals = .all }
      if word == "none" { capitals = nil }
    case "text-decoration-style":
      let isStrike = ["s", "strike", "del"].contains(name)
      if !isStrike { underline = InlineStyle.Underline(word: word) ?? underline }
      if !["u", "ins"].contains(name) { strike = word == "double" ? .double : .single }
    case "text-decoration-thickness": underline = .thick
    case "margin-left" where !isInline:
      if let length = length(word, dialect) { spacing.left += length }
    case "margin-right" where !isInline:
      if let length = length(word, dialect) { spacing.right += length }
    case "margin-top" where !isInline: spacing.before = length(word, dialect) ?? 0
    case "margin-bottom" where !isInline: spacing.after = length(word, dialect) ?? 0
    case "margin" where !isInline:
      let parts = word.split(separator: " ").map { length(String($0), dialect) ?? 0 }
      guard let top = parts.first else { return }
      spacing.before = top
      spacing.right += parts.count > 1 ? parts[1] : top
      spacing.after = parts.count > 2 ? parts[2] : top
      spacing.left += parts.count > 3 ? parts[3] : parts.count > 1 ? parts[1] : top
    case "text-indent" where !isInline: spacing.firstLine = length(word, dialect) ?? 0
    case "line-height" where !isInline: setLineHeight(word, dialect)
    default: break
    }
  }

  private func length(_ word: String, _ dialect: HTMLStyle.Dialect) -> Twips? {
    CSSValues.points(word, parent: style.size ?? 12, pixel: dialect.pixel)
      .map { Twips(Int(($0 * 20).rounded())) }
  }

  /// `1.15` and `115%` are multiples; `max(1.2em, 14pt)` is at least; a length alone is exact.
  private mutating func setLineHeight(_ word: String, _ dialect: HTMLStyle.Dialect) {
    spacing.line = nil
    spacing.isMultiple = false
    if word.hasPrefix("max("), let comma = word.lastIndex(of: ",") {
      spacing.line = length(String(word[word.index(after: comma)...].dropLast()), dialect)
      return
    }
    let share = word.hasSuffix("%") ? Double(word.dropLast()).map { $0 / 100 } : Double(word)
    if let share, share.isFinite, share > 0, share < 100 {
      // Single is as usual.
      if share != 1 {
        spacing.line = Twips(Int((share * 240).rounded()))
        spacing.isMultiple = true
      }
    } else if let length = length(word, dialect), length > 0 {
      spacing.line = Twips(-length.value)
    }
  }
}

extension InlineStyle.Underline {
  /// - Parameter word: A value of `text-decoration-style`.
  init?(word: String) {
    switch word {
    case "solid": self = .single
    case "double": self = .double
    case "dotted": self = .dotted
    case "dashed": self = .dashed
    case "wavy": self = .wavy
    default: return nil
    }
  }
}
