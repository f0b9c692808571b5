public import TextEngine

/// What an inline review shows: the document, or a part of it, as a text of its own with the
/// suggestions set in.
///
/// `[-↓A cold day had come. -]`, and further down `{+↓A cold day had come.+}`: moved.
/// `held [-in order to-]{+to+} make`: undecided. `held {+✓to+} make`: accepted. A rejected one shows
/// the original alone. While the session shows the original, so does every place.
public struct ReviewProjection: Sendable {
  public enum Role: Hashable, Sendable {
    /// `[-`, `-]`, `{+`, `+}`, `✓`.
    case mark
    /// Original text that would go.
    case deletion
    /// Proposed text.
    case insertion
    /// Proposed text that was accepted.
    case accepted
    /// Original text whose change was rejected, or is not shown now.
    case original
  }

  /// A stretch of the projected text that is drawn its own way.
  public struct Run: Hashable, Sendable {
    /// Bytes of the projected text.
    public var range: Range<ByteCount>
    public var role: Role
    public var suggestion: Int
  }

  /// The text to show.
  public let text: TextStorage
  /// Ascending and apart; text outside of them is the document's own.
  public let runs: [Run]
  /// The part of the document that is shown.
  public let shown: Range<ByteCount>
  private let places: [Place]

  /// One suggestion's bytes, in the document and in the projection.
  private struct Place: Hashable, Sendable {
    var document: Range<ByteCount>
    var projected: Range<ByteCount>
    /// Where the original's bytes stand in the projection; nil where they are hidden.
    var original: Range<ByteCount>?
  }

  /// - Parameters:
  ///   - text: The document that the session has followed.
  ///   - within: The part to show; nil for all. Suggestions that lie partly outside are left out.
  /// - Complexity: O(*k* log *n*) for *k* suggestions, and for a part, O(size of the part)
  public init(session: ToolSession, text: TextStorage, within: Range<ByteCount>? = nil) {
    let all = 0..<text.count
    shown = within ?? all
    var copy = within == nil ? text : TextStorage(bytes: text.bytes(in: shown))
    var runs: [Run] = []
    var places: [Place] = []
    var edits: [Edit] = []
    var shift = -shown.lowerBound
    for suggestion in session.suggestions
    where shown.lowerBound <= suggestion.range.lowerBound
      && suggestion.range.upperBound <= shown.upperBound
    {
      let start = suggestion.range.lowerBound + shift
      var drawing = Drawing(start: start, suggestion: suggestion.id)
      drawing.draw(suggestion, showsOriginal: session.showsOriginal)
      let first = suggestion.range.lowerBound - shown.lowerBound
      let local = first..<(first + suggestion.range.length())
      if let before = drawing.before {
        edits.append(Edit(range: before.position(in: local), text: before.text))
      }
      if let after = drawing.after {
        edits.append(Edit(range: after.position(in: local), text: after.text))
      }
      runs += drawing.runs
      places.append(
        Place(
          document: suggestion.range, projected: start..<drawing.end, original: drawing.original))
      shift += drawing.end - start - suggestion.range.length()
    }
    copy.apply(EditSet(edits))
    self.text = copy
    self.runs = runs
    self.places = places
  }

  /// Returns where the document's `position` shows: before a suggestion's marks at its start, after
  /// them at its end, and in the middle of original text that is hidden, at the start.
  ///
  /// A position outside the shown part goes to its nearer end.
  public func projected(_ position: ByteCount) -> ByteCount {
    let position = min(max(position, shown.lowerBound), shown.upperBound)
    guard let place = place({ $0.document.lowerBound > position }) else {
      return position - shown.lowerBound
    }
    if position == place.document.lowerBound,
      !place.document.isEmpty || position < place.document.upperBound
    {
      return place.projected.lowerBound
    }
    if position >= place.document.upperBound {
      return place.document.isEmpty && position == place.document.upperBound
        ? place.projected.lowerBound
        : place.projected.upperBound + (position - place.document.upperBound)
    }
    guard let original = place.original else { return place.projected.lowerBound }
    return original.lowerBound + (position - place.document.lowerBound)
  }

  /// Returns the document's position that shows at `position`: in proposed text and marks, the
  /// nearer rim of the suggestion, the start in those before the original, else the end.
  public func original(_ position: ByteCount) -> ByteCount {
    guard let place = place({ $0.projected.lowerBound > position }) else {
      return position + shown.lowerBound
    }
    if position >= place.projected.upperBound {
      return place.document.upperBound + (position - place.projected.upperBound)
    }
    if position == place.projected.lowerBound { return place.document.lowerBound }
    guard let original = place.original else { return place.document.upperBound }
    if position <= original.lowerBound { return place.document.lowerBound }
    return min(
      place.document.lowerBound + (position - original.lowerBound), place.document.upperBound)
  }

  /// The last place that is not `later`.
  private func place(_ later: (Place) -> Bool) -> Place? {
    let next = places.partition(later)
    return next > 0 ? places[next - 1] : nil
  }

  /// Returns edits of the projected text as edits of the document; nil where one touches a mark or
  /// proposed text, which are not the document's.
  public func documentEdits(for edits: EditSet) -> EditSet? {
    var result: [Edit] = []
    for edit in edits.edits {
      for run in runs where run.role != .original && run.role != .deletion {
        if edit.overlaps(run.range) { return nil }
      }
      let start = original(edit.range.lowerBound)
      let end = original(edit.range.upperBound)
      guard end - start == edit.range.length() else { return nil }
      result.append(Edit(range: start..<end, text: edit.text))
    }
    return EditSet(result)
  }

  /// The run at `position` of the projected text, if it is in one.
  public func run(at position: ByteCount) -> Run? {
    runs.first { $0.range.contains(position) }
  }

  /// Where a suggestion shows, with its marks; nil where it does not.
  public func range(of suggestion: Int) -> Range<ByteCount>? {
    let own = runs.filter { $0.suggestion == suggestion }
    guard let first = own.first, let last = own.last else { return nil }
    return first.range.lowerBound..<last.range.upperBound
  }
}
