/// What a layout has found out about the directions of its text: a cache beside it.
///
/// Almost no text holds anything that runs from right to left. So what is kept first is a stretch of
/// whole elements in which nothing does, and rows in it cost one comparison.
public final class Directions {
  /// An element in which something runs from right to left.
  final class Mixed {
    let range: Range<ByteCount>
    let paragraph: BidiParagraph

    init(range: Range<ByteCount>, paragraph: consuming BidiParagraph) {
      self.range = range
      self.paragraph = paragraph
    }
  }

  /// Whole elements, one after another, in which everything runs from left to right.
  private var plain: Range<ByteCount>?
  private var mixed: [ByteCount: Mixed] = [:]
  private var mixedBytes = 0
  private static let mixedLimit = 1 << 17

  /// Bytes that part what stands between them, such as the marks of a review: they run as their
  /// paragraph does, whatever is beside them.
  public var marks: [Range<ByteCount>] = []

  public init() {}

  func forget() {
    plain = nil
    if !mixed.isEmpty { forgetMixed() }
  }

  private func forgetMixed() {
    mixed = [:]
    mixedBytes = 0
  }

  /// Returns whether all of `range` is known to run from left to right.
  func isPlain(_ range: Range<ByteCount>) -> Bool {
    guard let plain else { return false }
    return plain.lowerBound <= range.lowerBound && range.upperBound <= plain.upperBound
  }

  /// Returns whether nothing in `range`, whole elements, runs from right to left; looks at its bytes
  /// and keeps a yes.
  func areAllPlain(_ range: Range<ByteCount>, of text: TextStorage) -> Bool {
    var isPlain = true
    text.forEachPiece(in: range) { piece in
      isPlain = !piece.mayRunRightToLeft
      return isPlain
    }
    if isPlain { plain = range }
    return isPlain
  }

  /// Returns the element of `row` if anything in it runs from right to left.
  func mixed(_ row: Row, of text: TextStorage, limit: Int) -> Mixed? {
    if isPlain(row.range) { return nil }
    if let known = mixed[row.place.element] { return known }
    let (element, isPart) = text.elementPart(containing: row.place.element, limit: limit)
    // A part goes by the beginning of its paragraph.
    let direction = isPart ? text.direction(ofLineAt: element.lowerBound) : .automatic
    if direction != .rightToLeft, areAllPlain(element, of: text) { return nil }
    let found = text.withContiguousBytes(in: element) { bytes in
      Mixed(range: element, paragraph: BidiParagraph(bytes, direction: direction))
    }
    if mixedBytes > Self.mixedLimit { forgetMixed() }
    mixed[element.lowerBound] = found
    mixedBytes += element.length().value
    return found
  }
}
