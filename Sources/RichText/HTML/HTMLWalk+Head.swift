internal import TextEngine

extension HTMLWalk {
  /// Reads title, style sheets and what the page says about itself.
  mutating func readHead() {
    for index in tree.nodes.indices {
      let place = HTMLTree.Place(index: index)
      let node = tree[place]
      switch node.name {
      case "style": sheet.append(tree.text(in: place))
      case "title":
        if node.attributes["class"] != "generated" {
          keep("title", tree.text(in: place).trimmed)
        }
      case "meta": readMeta(node)
      case "html":
        if let language = node.attributes["lang"] { keep("lang", language[...]) }
      case "link":
        if node.attributes["rel"]?.lowercased().contains("stylesheet") == true { note(.scripts) }
      case "script": note(.scripts)
      default: continue
      }
    }
    if dialect.isCocoa { dialect.pixel = 1 }
    builder.origin.writer =
      dialect.isCocoa ? .cocoa : dialect.isWord ? .word : writer ?? .other
  }

  private mutating func readMeta(_ node: HTMLTree.Node) {
    guard let name = node.attributes["name"]?.lowercased(),
      let content = node.attributes["content"]
    else { return }
    switch name {
    case "generator":
      let low = content.lowercased()
      if low.contains("cocoa html writer") { dialect.isCocoa = true }
      if low.contains("microsoft word") { dialect.isWord = true }
      if low.contains("libreoffice") || low.contains("openoffice") { writer = .libreOffice }
    case "author", "description", "keywords", "date": keep("meta " + name, content[...])
    default: break
    }
  }

  /// Keeps a part of the head; the first of its name counts.
  private mutating func keep(_ name: String, _ text: Substring) {
    guard !text.isEmpty, text.utf8.count <= 10_000,
      !builder.head.contains(where: { $0.name == name })
    else { return }
    builder.head.append(Unknown(format: .html, name: name, bytes: Array(text.utf8)))
  }

  // MARK: Notes

  /// Finds the items that references lead to, in a list of notes at the page's end.
  mutating func findNotes() {
    for index in tree.nodes.indices {
      let section = HTMLTree.Place(index: index)
      let role = tree.attribute("role", of: section) ?? ""
      guard role == "doc-endnotes" || role == "doc-footnotes" else { continue }
      let found = tree.descendants(of: section).filter {
        tree[$0].name == "li" && tree.attribute("id", of: $0) != nil
      }
      if found.isEmpty { continue }
      skipped.insert(section)
      for place in found { notes[tree.attribute("id", of: place)!] = place }
    }
  }

  /// Puts a note's text where its number stands.
  mutating func visitNote(_ place: HTMLTree.Place, _ outer: HTMLScope) {
    // A note in a note leads nowhere.
    guard outer.note == nil else { return }
    var scope = HTMLScope()
    scope.note =
      tree.attribute("data-note", of: place) == "endnote" ? .endnote : .footnote
    let kept = (line, endsInSpace, items)
    line = []
    endsInSpace = true
    var isFirst = true
    for child in tree.children(of: place) {
      let isBlock: Bool
      if case .block = HTMLElementKind(tree[child]) { isBlock = true } else { isBlock = false }
      if isBlock, !isFirst, !line.isEmpty { line.append(.lineBreak(scope.inlineStyle)) }
      endsInSpace = isBlock || endsInSpace
      // Paragraphs of a note stay in its line, parted by breaks.
      for inner in isBlock ? Array(tree.children(of: child)) : [child] where !isBackLink(inner) {
        visit(inner, scope)
      }
      if !tree[child].text.allSatisfy(\.isHTMLSpace) || isBlock { isFirst = false }
    }
    trimEnd()
    let note = line
    (line, endsInSpace, items) = kept
    line += note
    endsInSpace = false
  }

  private func isBackLink(_ place: HTMLTree.Place) -> Bool {
    tree.attribute("role", of: place) == "doc-backlink"
  }
}
