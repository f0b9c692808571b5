public import TextEngine

/// One replacement inside a session, accepted or rejected alone.
public struct Suggestion: Hashable, Sendable, Identifiable {
  public enum Decision: Hashable, Sendable { case undecided, accepted, rejected }

  public let id: Int
  /// Bytes of the current document: `ToolSession.follow` keeps them right.
  public var range: Range<ByteCount>
  /// What stands there.
  public let original: String
  /// What is proposed, as it would stand in the document: with its line ends and line prefixes.
  public var replacement: String
  /// The rule's name; empty where no rule made it.
  public let rule: String
  /// One sentence of reason; empty where there is none to give.
  public let explanation: String
  /// Other replacements, best first.
  public var alternatives: [String]
  public var decision: Decision = .undecided
  /// The move that it is an end of; nil where nothing was moved.
  public internal(set) var move: Move?
  /// Whether it has been on the screen.
  public var wasSeen = false

  var edit: Edit { Edit(range: range, text: replacement) }
}
