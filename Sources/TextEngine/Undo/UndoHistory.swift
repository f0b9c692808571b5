/// What was done to a text, so that it can be taken back and done again.
///
/// A tree of states: taking back and then editing starts a new branch, and the old one stays
/// reachable by `go(to:)`. No text is kept beside the slices in the edits.
public struct UndoHistory: Sendable {
  /// How edits are grouped: kinds other than `.other` go on in the last group of their kind.
  public enum Kind: Hashable, Sendable {
    case typing
    case deletingBackward
    case deletingForward
    /// A paste, a replacement, a tool: always a group of its own.
    case other
  }

  /// A state of the text that the history can go back to; 0 is the one it began with.
  public struct StateID: Hashable, Sendable {
    public let number: Int
  }

  /// One group of edits: what leads from the state before to this one.
  struct Node: Sendable {
    var parent: Int
    /// The branch that redo takes.
    var next: Int?
    var edits: EditSet
    var inverse: EditSet
    var kind: Kind
    var time: Duration
    var graphemes: Int
    var selectionsBefore: [Selection]
    var selectionsAfter: [Selection]
    /// Marks that the edits pushed together, with where they were; for the inverse.
    var collapsed: [CollapsedMark]
  }

  /// Longer pauses end a group.
  public static let longestPause: Duration = .seconds(2)
  /// A group of typing holds at most this many characters.
  public static let longestGroup = 200

  var nodes: [Node]
  var current = 0
  private var saved: Int? = 0
  /// Where the next edit must touch to join the last group; nil if none may.
  var touch: [ByteCount]?
  private var openGroups = 0
  private var groupHasNode = false

  public init() {
    nodes = [
      Node(
        parent: 0, next: nil, edits: EditSet([]), inverse: EditSet([]), kind: .other, time: .zero,
        graphemes: 0, selectionsBefore: [], selectionsAfter: [], collapsed: [])
    ]
  }

  public var canUndo: Bool { current != 0 }
  public var canRedo: Bool { nodes[current].next != nil }

  /// Whether the text differs from the one last saved.
  public var isModified: Bool { saved != current }

  /// The state the text is in.
  public var state: StateID { StateID(number: current) }

  /// Notes that the text as it is now is the one on disk; the next edit starts a group.
  public mutating func markSaved() {
    saved = current
    touch = nil
  }

  /// Notes that no state of this history is on disk: a recovered or new text.
  public mutating func markUnsaved() { saved = nil }

  /// Notes that the caret was moved: the next edit starts a group.
  public mutating func endGroup() { touch = nil }

  /// Calls `body`; all that it records becomes one group.
  public mutating func group<Result, Failure: Error>(
    _ body: (inout UndoHistory) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    openGroup()
    defer { closeGroup() }
    return try body(&self)
  }

  /// Starts a group that takes in everything until `closeGroup()`; groups may be nested.
  public mutating func openGroup() {
    if openGroups == 0 { groupHasNode = false }
    openGroups += 1
  }

  public mutating func closeGroup() {
    precondition(openGroups > 0, "no group is open")
    openGroups -= 1
    if openGroups == 0 { touch = nil }
  }

  /// Notes edits that were made.
  ///
  /// They join the last group if they are of its kind, touch its last edit, come soon after, hold
  /// no newline, and the selections were not changed in between; a space after a word starts a
  /// group.
  ///
  /// - Parameters:
  ///   - inverse: `edits.inverse(in:)` of the text before.
  ///   - time: On any clock that does not go back.
  ///   - graphemes: How many characters were typed or deleted.
  ///   - collapsed: From the `EditSummary`, so that undoing restores the marks.
  public mutating func record(
    edits: EditSet, inverse: EditSet, kind: Kind, at time: Duration, graphemes: Int = 1,
    selectionsBefore: [Selection], selectionsAfter: [Selection], collapsed: [CollapsedMark] = []
  ) {
    note(
      Node(
        parent: current, next: nil, edits: edits, inverse: inverse, kind: kind, time: time,
        graphemes: graphemes, selectionsBefore: selectionsBefore,
        selectionsAfter: selectionsAfter, collapsed: collapsed),
      joining: nil)
  }

  /// Notes a step.
  ///
  /// - Parameter joining: Whether it joins the last group; nil to find out by the rules.
  mutating func note(_ step: Node, joining: Bool?) {
    if step.edits.isEmpty { return }
    if joining ?? (openGroups > 0 ? groupHasNode : joins(step)) {
      extend(with: step)
    } else {
      nodes.append(step)
      nodes[current].next = nodes.count - 1
      current = nodes.count - 1
      groupHasNode = openGroups > 0
    }
    touch = openGroups > 0 ? nil : step.touch
  }

  private mutating func extend(with step: Node) {
    var node = nodes[current]
    node.edits = node.edits.then(step.edits)
    // What the later edits collapsed is counted in the text between; take it to the one before.
    let back = node.inverse
    node.collapsed += step.collapsed.map { $0.moved(by: back) }
    node.inverse = step.inverse.then(node.inverse)
    node.time = step.time
    node.graphemes += step.graphemes
    node.selectionsAfter = step.selectionsAfter
    if node.next != nil { node.next = nil }
    nodes[current] = node
    if saved == current { saved = nil }
  }

  /// Goes back one group: returns the edits to apply and the selections of before, or nil at the
  /// beginning.
  public mutating func undo() -> (edits: EditSet, selections: [Selection])? {
    touch = nil
    groupHasNode = false
    if current == 0 { return nil }
    let node = nodes[current]
    nodes[node.parent].next = current
    current = node.parent
    return (node.inverse, node.selectionsBefore)
  }

  /// Goes forward one group on the branch last used, or returns nil at its end.
  public mutating func redo() -> (edits: EditSet, selections: [Selection])? {
    touch = nil
    groupHasNode = false
    guard let next = nodes[current].next else { return nil }
    current = next
    return (nodes[next].edits, nodes[next].selectionsAfter)
  }
}
