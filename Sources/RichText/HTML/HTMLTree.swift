/// A parsed page: elements and texts in the order in which they begin.
///
/// A flat array, so that a page of any depth is walked and freed without a deep stack.
public struct HTMLTree: Sendable {
  struct Node: Sendable {
    /// In lower case; empty for a text.
    var name: String
    /// A text's characters; empty for an element.
    var text: String
    var attributes: [String: String]
    /// The enclosing element; -1 at the top.
    var parent: Int
    /// The first node that is not inside this one.
    var end: Int
  }

  var nodes: [Node] = []

  /// An element or a text; handed out by the tree.
  struct Place: Hashable { var index: Int }

  var top: Siblings { Siblings(tree: self, start: 0, end: nodes.count) }

  func children(of place: Place) -> Siblings {
    Siblings(tree: self, start: place.index + 1, end: nodes[place.index].end)
  }

  /// All nodes inside `place`, at any depth, in order.
  func descendants(of place: Place) -> some Collection<Place> {
    (place.index + 1..<nodes[place.index].end).lazy.map(Place.init)
  }

  subscript(place: Place) -> Node { nodes[place.index] }

  func attribute(_ name: String, of place: Place) -> String? {
    nodes[place.index].attributes[name]
  }

  /// All text inside `place`, as it is in the source.
  func text(in place: Place) -> String {
    nodes[place.index].text
      + nodes[place.index + 1..<nodes[place.index].end].lazy.map(\.text).joined()
  }

  struct Siblings: Sequence, IteratorProtocol {
    var tree: HTMLTree
    var start: Int
    var end: Int

    mutating func next() -> Place? {
      guard start < end else { return nil }
      defer { start = tree.nodes[start].end }
      return Place(index: start)
    }
  }
}

/// Makes a tree of a parser's steps. Elements that are never closed end with the page.
public struct HTMLTreeBuilder: Sendable {
  private var tree = HTMLTree()
  private var open: [Int] = []

  public init() {}

  /// - Parameter name: In lower case. Of attributes with one name the first counts.
  public mutating func open(_ name: String, attributes: [(name: String, value: String)]) {
    append(name: name, text: "", attributes: Dictionary(attributes) { first, _ in first })
    open.append(tree.nodes.count - 1)
  }

  public mutating func text(_ text: String) {
    if text.isEmpty { return }
    append(name: "", text: text, attributes: [:])
  }

  /// Closes the innermost element; nothing happens where none is open.
  public mutating func close() {
    guard let last = open.popLast() else { return }
    tree.nodes[last].end = tree.nodes.count
  }

  /// Returns the tree; the builder is of no more use.
  public mutating func finish() -> HTMLTree {
    while !open.isEmpty { close() }
    return tree
  }

  private mutating func append(name: String, text: String, attributes: [String: String]) {
    tree.nodes.append(
      HTMLTree.Node(
        name: name, text: text, attributes: attributes, parent: open.last ?? -1,
        end: tree.nodes.count + 1))
  }
}
