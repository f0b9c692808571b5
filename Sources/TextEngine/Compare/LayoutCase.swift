/// A text and what is done to it: all that it takes to lay it out again.
public struct LayoutCase: Sendable {
  public var text: TextStorage
  /// Each counted in the text that the ones before it leave.
  public var edits: [EditSet]

  public init(text: TextStorage, edits: [EditSet] = []) {
    self.text = text
    self.edits = edits
  }
}

extension LayoutCase {
  /// The case without the bytes of `removed`, which are counted in `text`; edits move along, and what
  /// they insert stays.
  func removing(_ removed: Range<ByteCount>) -> LayoutCase {
    var text = text
    text.apply(EditSet(Edit(range: removed, text: TextSlice())))
    var gone = removed
    let moved = edits.map { set -> EditSet in
      let moved = set.edits.map { edit in
        Edit(
          range: Self.moved(
            edit.range.lowerBound, past: gone)..<Self.moved(
              edit.range.upperBound, past: gone), text: edit.text)
      }
      let start = set.moving(gone.lowerBound, bias: .after)
      gone = start..<max(set.moving(gone.upperBound, bias: .before), start)
      return EditSet(moved)
    }
    return LayoutCase(text: text, edits: moved).fitted
  }

  private static func moved(_ position: ByteCount, past gone: Range<ByteCount>) -> ByteCount {
    position <= gone.lowerBound ? position : max(position, gone.upperBound) - gone.length()
  }

  /// The case with edits kept inside the text that they are made in.
  var fitted: LayoutCase {
    var length = text.count
    var fitted: [EditSet] = []
    for set in edits {
      let inside = set.edits.map { edit in
        Edit(
          range: min(edit.range.lowerBound, length)..<min(edit.range.upperBound, length),
          text: edit.text)
      }
      fitted.append(EditSet(inside))
      for edit in inside { length += edit.growth }
    }
    return LayoutCase(text: text, edits: fitted)
  }
}
