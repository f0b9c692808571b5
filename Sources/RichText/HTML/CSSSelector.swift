/// A selector of the kinds that writers of documents use: names, classes and identifiers, alone
/// or inside one another (`td p`, `ul > li.li1`).
///
/// Selectors with anything else (attributes, states, siblings) are not read; `:link` is what
/// every link is.
struct CSSSelector: Hashable, Sendable {
  /// What one element must be.
  struct Compound: Hashable, Sendable {
    /// Empty for any.
    var name = ""
    var classes: [String] = []
    var identifier: String?
    /// The element outside must be the parent, not any ancestor.
    var isChild = false
  }

  /// From the element itself outwards.
  var compounds: [Compound]

  /// Identifiers, classes and names, in this order of worth.
  var weight: Int {
    compounds.reduce(0) { sum, one in
      sum + (one.identifier == nil ? 0 : 10_000) + one.classes.count * 100
        + (one.name.isEmpty ? 0 : 1)
    }
  }

  /// - Returns: Nil for what is no selector of these kinds.
  init?(_ text: some StringProtocol) {
    var found: [Compound] = []
    var isChild = false
    // A sign of a child may stand without spaces.
    let spaced = String(text).replacing(">", with: " > ")
    for word in spaced.split(whereSeparator: { $0.isWhitespace }) {
      if word == ">" {
        guard !found.isEmpty, !isChild else { return nil }
        isChild = true
        continue
      }
      guard var compound = Self.compound(word) else { return nil }
      compound.isChild = isChild
      isChild = false
      found.append(compound)
    }
    guard !found.isEmpty, !isChild else { return nil }
    // Turned round, “is a child” belongs to the inner one.
    compounds = found.reversed()
  }

  private static func compound(_ word: Substring) -> Compound? {
    var result = Compound()
    var rest = word
    if rest.lowercased().hasSuffix(":link") { rest = rest.dropLast(5) }
    var sign: Character = " "
    var name = ""
    func take() -> Bool {
      if name.isEmpty { return sign == " " }
      switch sign {
      case ".": result.classes.append(name)
      case "#": result.identifier = name
      default: result.name = name == "*" ? "" : name.lowercased()
      }
      return true
    }
    while let next = rest.popFirst() {
      switch next {
      case ".", "#":
        guard take() else { return nil }
        sign = next
        name = ""
      case "[", "]", ":", "+", "~", "\\", "\"", "(", ")": return nil
      default: name.append(next)
      }
    }
    return take() ? result : nil
  }

  /// - Complexity: O(depth) for a selector inside others.
  func matches(_ place: HTMLTree.Place, in tree: HTMLTree) -> Bool {
    guard compounds[0].matches(tree[place]) else { return false }
    var inner = compounds[0]
    var index = tree[place].parent
    for outer in compounds.dropFirst() {
      if inner.isChild {
        guard index >= 0, outer.matches(tree.nodes[index]) else { return false }
      } else {
        while index >= 0, !outer.matches(tree.nodes[index]) { index = tree.nodes[index].parent }
        guard index >= 0 else { return false }
      }
      index = tree.nodes[index].parent
      inner = outer
    }
    return true
  }
}

extension CSSSelector.Compound {
  func matches(_ node: HTMLTree.Node) -> Bool {
    if !name.isEmpty, node.name != name { return false }
    if let identifier, node.attributes["id"] != identifier { return false }
    if classes.isEmpty { return true }
    guard let found = node.attributes["class"] else { return false }
    let names = found.split(whereSeparator: \.isWhitespace)
    return classes.allSatisfy { wanted in names.contains { $0 == wanted } }
  }
}
