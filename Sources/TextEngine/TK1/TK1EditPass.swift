/// What is left to do of an edit set while TK1 follows it.
///
/// The table before a place is right for the text after all edits, and after it for the text after
/// those edits alone that were taken.
struct TK1EditPass {
  private let edits: [Edit]
  /// The first edit that was not taken.
  private var next = 0
  /// The growth by the edits that were taken.
  private(set) var shift = 0
  /// The bytes laid out again.
  private(set) var damage: Range<Int>?
  /// How many row records were moved.
  var shifted = 0

  init(_ edits: EditSet) { self.edits = edits.edits }

  /// Where the next edit begins, in the text after those that were taken; nil after the last.
  var start: Int? { next < edits.count ? edits[next].range.lowerBound.value + shift : nil }

  /// Takes the next edit and returns its end in the text after it.
  mutating func take() -> Int {
    let edit = edits[next]
    let end = edit.range.lowerBound.value + shift + edit.text.count.value
    shift += edit.growth.value
    next += 1
    return end
  }

  mutating func noteDamage(_ range: Range<Int>) {
    let start = min(damage?.lowerBound ?? range.lowerBound, range.lowerBound)
    damage = start..<max(damage?.upperBound ?? start, range.upperBound)
  }
}
