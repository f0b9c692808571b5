/// Something that a check found in an answer before anything could be applied.
public struct CheckFinding: Hashable, Sendable {
  public enum Name: String, CaseIterable, Hashable, Sendable {
    // Shape.
    case thinking, preamble, fence, chatter, quotes, refusal, cut, empty, notAList
    case echo, repetition
    // What the server did with the text.
    case inputCut
    // What must still be there.
    case protected, number, address, name
    // Measure.
    case length, language
  }

  public var name: Name
  /// A short sentence without its full stop: `the number 42 is missing`.
  public var message: String
  /// Whether accepting everything at once must wait until the writer has seen this.
  public var isBlocking: Bool

  public init(_ name: Name, _ message: String, isBlocking: Bool = true) {
    self.name = name
    self.message = message
    self.isBlocking = isBlocking
  }
}
