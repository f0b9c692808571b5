/// One replacement: the bytes in `range` give way to `text`.
public struct Edit: Hashable, Sendable {
  /// The bytes to replace, counted in the text before the edit.
  public var range: Range<ByteCount>
  /// What takes their place; empty for a deletion.
  public var text: TextSlice

  public init(range: Range<ByteCount>, text: TextSlice) {
    self.range = range
    self.text = text
  }

  public init(range: Range<ByteCount>, text: String) {
    self.init(range: range, text: TextSlice(text))
  }

  /// How much longer the text is after the edit; negative when it is shorter.
  public var growth: ByteCount { text.count - range.length() }
}

/// Which side a position clings to when text is inserted exactly there.
public enum Bias: Hashable, Sendable { case before, after }

/// Several edits made at once: ascending and apart, all counted in the text before any of them.
public struct EditSet: Hashable, Sendable {
  public private(set) var edits: [Edit]

  /// - Precondition: `edits` ascend and do not overlap (they may touch).
  public init(_ edits: [Edit]) {
    for (a, b) in zip(edits, edits.dropFirst()) {
      precondition(
        a.range.upperBound <= b.range.lowerBound,
        "edit at \(b.range.lowerBound.value) begins before \(a.range.upperBound.value)")
    }
    self.edits = edits
  }

  public init(_ edit: Edit) { self.edits = [edit] }

  public var isEmpty: Bool { edits.isEmpty }

  /// Returns where `position` (before the edits) lies after them.
  ///
  /// A position inside a replaced range goes to the start (`.before`) or the end (`.after`) of
  /// what replaced it; one at an insertion goes before or after the inserted text.
  ///
  /// - Complexity: O(*k*) for *k* edits.
  public func moving(_ position: ByteCount, bias: Bias) -> ByteCount {
    var position = position
    var shift: ByteCount = 0
    for edit in edits {
      if edit.range.lowerBound < position, position < edit.range.upperBound {
        if bias == .before { return edit.range.lowerBound + shift }
        // At its end, and so after what the next edit inserts there.
        position = edit.range.upperBound
      }
      if edit.range.upperBound > position { break }
      if edit.range.upperBound == position && edit.range.isEmpty && bias == .before { continue }
      shift += edit.growth
    }
    return position + shift
  }

  /// Returns the edits that take the text after these back to `text`, the one before.
  ///
  /// Copies no bytes: what was removed is kept as slices of `text`.
  public func inverse(in text: TextStorage) -> EditSet {
    var shift: ByteCount = 0
    var inverse: [Edit] = []
    for edit in edits {
      let start = edit.range.lowerBound + shift
      inverse.append(
        Edit(range: start..<(start + edit.text.count), text: text.slice(edit.range)))
      shift += edit.growth
    }
    return EditSet(inverse)
  }
}

/// What an edit did to a text: what layouts and marks need to follow it.
public struct EditSummary: Sendable {
  /// The edits, in coordinates of the text before.
  public let edits: EditSet
  /// The revisions before and after.
  public let before: Revision
  public let after: Revision
  /// The marks inside what was replaced, with where they were.
  public let collapsed: [CollapsedMark]

  public init(
    edits: EditSet, before: Revision, after: Revision, collapsed: [CollapsedMark] = []
  ) {
    self.edits = edits
    self.collapsed = collapsed
    self.before = before
    self.after = after
  }
}

/// The number of a text's version; later versions of one text have larger numbers.
public struct Revision: Hashable, Comparable, Sendable {
  public var number: Int
  public init(_ number: Int) { self.number = number }
  public static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}
