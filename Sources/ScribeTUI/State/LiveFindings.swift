public import TextEngine
import WritingTools

/// One thing that proofreading found while the writer types.
public struct LiveFinding: Hashable, Sendable {
  /// Bytes of the document as it is now.
  public var range: Range<ByteCount>
  /// What stands there.
  public var original: String
  /// What could stand there, best first; an empty one takes the words away.
  public var replacements: [String]
  public var rule: String
  public var explanation: String

  public init(
    range: Range<ByteCount>, original: String, replacements: [String], rule: String,
    explanation: String
  ) {
    self.range = range
    self.original = original
    self.replacements = replacements
    self.rule = rule
    self.explanation = explanation
  }

  init(_ suggestion: Suggestion) {
    self.init(
      range: suggestion.range, original: suggestion.original,
      replacements: [suggestion.replacement] + suggestion.alternatives, rule: suggestion.rule,
      explanation: suggestion.explanation)
  }
}

/// What proofreading as the writer types knows of a document: the paragraphs that were looked at as
/// they are now, and what was found in them.
///
/// Edits move both; a paragraph that one touches has to be looked at again, and what was found in
/// words that it touches is gone at once.
public struct LiveFindings: Sendable {
  /// Ascending and apart.
  public private(set) var checked: [Range<ByteCount>] = []
  /// Ascending.
  public private(set) var findings: [LiveFinding] = []
  /// What the writer passed over, once.
  private var passed: [LiveFinding] = []
  /// Where all that is near the screen was looked at.
  var settled: Place?

  /// What is on the screen.
  struct Place: Hashable {
    var revision: Revision
    var top: RowPlace
    var size: Size
  }

  public init() {}

  /// More paragraphs than these are not kept: what the writer scrolled away from is looked at again.
  static let bound = 2000
  /// With more edits at once all is looked at again.
  private static let mostEdits = 64

  /// - Complexity: O(known paragraphs · edits), both bounded.
  mutating func follow(_ edits: EditSet) {
    settled = nil
    guard edits.edits.count <= Self.mostEdits else {
      checked = []
      findings = []
      passed = []
      return
    }
    checked = checked.compactMap { edits.touch($0) ? nil : edits.moved($0) }
    findings = findings.compactMap { edits.moved($0) }
    passed = passed.compactMap { edits.moved($0) }
  }

  /// Takes what was found in `paragraphs`, which are those of the text at hand.
  mutating func take(_ found: [LiveFinding], in paragraphs: [Range<ByteCount>]) {
    guard let first = paragraphs.first, let last = paragraphs.last else { return }
    let whole = first.lowerBound..<last.upperBound
    func isIn(_ range: Range<ByteCount>) -> Bool {
      paragraphs.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
    }
    checked.removeAll { $0.overlaps(whole) && isIn($0) }
    checked = (checked + paragraphs).sorted { $0.lowerBound < $1.lowerBound }
    if checked.count > Self.bound {
      // The nearest stay.
      checked.sort { $0.distance(to: whole) < $1.distance(to: whole) }
      checked = checked.prefix(Self.bound / 2).sorted { $0.lowerBound < $1.lowerBound }
      let kept = checked
      findings.removeAll { finding in !kept.contains { $0.overlaps(finding.range) } }
    }
    findings.removeAll { finding in isIn(finding.range) }
    let new = found.filter { finding in
      !passed.contains { $0.range == finding.range && $0.original == finding.original }
    }
    findings = (findings + new).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Whether `range` was looked at as it is.
  func holds(_ range: Range<ByteCount>) -> Bool {
    checked.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
  }

  /// The finding that `position` is in or at the end of.
  func finding(at position: ByteCount) -> LiveFinding? {
    findings.first { $0.range.lowerBound <= position && position <= $0.range.upperBound }
  }

  mutating func remove(where isGone: (LiveFinding) -> Bool) { findings.removeAll(where: isGone) }

  /// Leaves a finding alone from now on.
  mutating func pass(_ finding: LiveFinding) {
    passed.append(finding)
    findings.removeAll { $0 == finding }
  }

  /// Looks at everything again.
  mutating func forget() {
    checked = []
    settled = nil
  }
}

extension EditSet {
  /// Whether an edit changes something in `range` or at its rims.
  func touch(_ range: Range<ByteCount>) -> Bool {
    edits.contains {
      $0.range.lowerBound <= range.upperBound && range.lowerBound <= $0.range.upperBound
    }
  }

  func moved(_ range: Range<ByteCount>) -> Range<ByteCount> {
    let start = moving(range.lowerBound, bias: .after)
    return start..<max(start, moving(range.upperBound, bias: .before))
  }

  /// The finding where it is now; nil where its words were touched.
  func moved(_ finding: LiveFinding) -> LiveFinding? {
    guard !touch(finding.range) else { return nil }
    var moved = finding
    moved.range = self.moved(finding.range)
    return moved
  }
}

extension Range<ByteCount> {
  fileprivate func distance(to other: Self) -> Int {
    Swift.max(
      lowerBound.value - other.upperBound.value, other.lowerBound.value - upperBound.value, 0)
  }
}
