public import Documents
public import TextEngine

/// What a tool would do to a text, with the kind of it computed from the text itself.
public struct Proposal: Hashable, Sendable {
  public let tool: Tool
  /// The edits, in coordinates of the text before; empty when the result lands elsewhere.
  public let edits: EditSet
  public let landing: Landing
  /// The text for a new document or the clipboard.
  public let detached: String?
  /// What the result is: the most that it adds to what the text had.
  public let kind: ResultKind
  let revision: Revision
  let length: ByteCount

  /// Describes `edits` in `text`.
  ///
  /// - Parameter atLeast: The kind that the result has whatever its text looks like: a list is a
  ///   list even where the scope was one before.
  /// - Complexity: O(size of the paragraphs that the edits touch)
  public init(
    tool: Tool, edits: EditSet, in text: TextStorage, atLeast floor: ResultKind? = nil
  ) {
    self.tool = tool
    self.edits = edits
    self.landing = .replace
    self.detached = nil
    self.kind = edits.isEmpty ? .plain : max(floor ?? .plain, Self.kind(of: edits, in: text))
    self.revision = text.revision
    self.length = text.count
  }

  /// Describes a result that goes to a new document or the clipboard and leaves `text` alone.
  public init(
    tool: Tool, detached: String, landing: Landing, in text: TextStorage,
    atLeast floor: ResultKind? = nil
  ) {
    precondition(
      landing == .newDocument || landing == .clipboard, "\(landing.rawValue) is in the document")
    self.tool = tool
    self.edits = EditSet([])
    self.landing = landing
    self.detached = detached
    self.kind = max(floor ?? .plain, Markup(detached).kind(over: Markup("")))
    self.revision = text.revision
    self.length = text.count
  }

  /// The most that any group of touched paragraphs gains.
  private static func kind(of edits: EditSet, in text: TextStorage) -> ResultKind {
    var kind = ResultKind.plain
    // A bracket can name a link that is defined anywhere in the document.
    let namesLinks = edits.edits.contains { $0.text.bytes.contains(0x5B) }
    let groups =
      namesLinks && text.count <= Markup.limit
      ? [Surroundings(range: 0..<text.count, edits: edits.edits)]
      : Surroundings.groups(of: edits, in: text)
    for group in groups {
      let before = text.parsable(in: group.range)
      var copy = TextStorage(bytes: text.bytes(in: group.range))
      copy.apply(
        EditSet(
          group.edits.map { edit in
            let start = edit.range.lowerBound - group.range.lowerBound
            return Edit(range: start..<(start + edit.range.length()), text: edit.text)
          }))
      let after = copy.parsable(in: 0..<copy.count)
      kind = max(kind, Markup(after).kind(over: Markup(before)))
    }
    return kind
  }
}

extension ResultKind: Comparable {
  /// Plain is the least; a table the most.
  public static func < (a: ResultKind, b: ResultKind) -> Bool { a.weight < b.weight }

  private var weight: Int {
    switch self {
    case .plain: 0
    case .rich: 1
    case .list: 2
    case .table: 3
    }
  }
}
