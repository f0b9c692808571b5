/// A user's rule: paragraphs that match are drawn as fragments of their own kind, in a box.
///
/// A rule never moves a row, so that both engines go on agreeing.
public struct FragmentRule: Sendable {
  /// What the box is called.
  public var name: String
  /// Whether an element's bytes, with the line end, match. Called when an element is laid out.
  public var matches: @Sendable (UnsafeBufferPointer<UInt8>) -> Bool

  public init(
    name: String, matches: @escaping @Sendable (UnsafeBufferPointer<UInt8>) -> Bool
  ) {
    self.name = name
    self.matches = matches
  }

  /// A rule for paragraphs that hold `words`, byte for byte; no paragraph holds nothing.
  public static func holding(_ words: String, name: String? = nil) -> FragmentRule {
    let wanted = Array(words.utf8)
    return FragmentRule(name: name ?? words) { bytes in
      guard let first = wanted.first, wanted.count <= bytes.count else { return false }
      return (0...(bytes.count - wanted.count)).contains { start in
        bytes[start] == first && bytes[start..<(start + wanted.count)].elementsEqual(wanted)
      }
    }
  }
}

/// Why an engine draws no fragments of a user's kind.
public struct FragmentRefusal: Error, Hashable, Sendable {
  /// The engine that was asked.
  public var engine: String

  /// What the writer is told.
  public var message: String {
    "\(engine) has rows and no fragments, so it cannot box paragraphs; TK2 can"
  }
}

extension LayoutEngine {
  public func setFragmentRules(_ rules: [FragmentRule]) throws(FragmentRefusal) {
    throw FragmentRefusal(engine: Self.name)
  }

  public func fragmentName(of row: Row) -> String? { nil }
}
