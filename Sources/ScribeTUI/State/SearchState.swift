import TextEngine
public import TextSearch

/// What was searched last, and what is known of where it is.
public struct SearchState: Sendable {
  /// What find next looks for.
  public internal(set) var query = SearchQuery("")
  /// The same made ready; nil where it is empty or wrong.
  var pattern: SearchPattern?
  /// What is wrong with it.
  var error: SearchError?
  /// Where it is; of any text, at any revision.
  var tally: SearchTally?
  /// The numbers of the questions that are being answered; nil when none is.
  var finding: Int?
  var counting: Int?
  /// Of what document and text the first is.
  var askedOf: SearchPlace?
  /// The match that is selected, with its groups.
  var match: SearchMatch?

  /// Takes another query.
  mutating func set(_ query: SearchQuery) {
    guard query != self.query || pattern == nil else { return }
    self.query = query
    pattern = nil
    error = nil
    tally = nil
    match = nil
    if query.phrase.isEmpty { return }
    do throws(SearchError) { pattern = try SearchPattern(query) } catch { self.error = error }
  }
}

/// Of what a question is: its answer means nothing elsewhere.
struct SearchPlace: Hashable, Sendable {
  var document: DocumentID
  var revision: Revision
}

/// All places where a query is found in a text.
public struct SearchTally: Hashable, Sendable {
  /// More are not kept, and not counted.
  static let most = 100_000

  var document: DocumentID
  var revision: Revision
  var scope: Range<ByteCount>
  /// In order, and apart.
  var places: [Range<ByteCount>]
  /// Whether there are more.
  var isCut: Bool

  /// Which of them `range` is, from 1.
  func number(of range: Range<ByteCount>) -> Int? {
    let index = places.firstIndex(atOrAfter: range.lowerBound)
    return index < places.count && places[index] == range ? index + 1 : nil
  }

  /// Those that overlap `range`, or lie empty in it.
  func places(in range: Range<ByteCount>) -> ArraySlice<Range<ByteCount>> {
    var start = places.firstIndex(atOrAfter: range.lowerBound)
    if start > 0, places[start - 1].upperBound > range.lowerBound { start -= 1 }
    let end = places.firstIndex(atOrAfter: range.upperBound)
    return places[start..<max(start, end)]
  }

  /// `41`, or `100000+`.
  var countWords: String { "\(places.count)\(isCut ? "+" : "")" }
}

extension [Range<ByteCount>] {
  /// The first that begins at `position` or later; of ranges in order.
  fileprivate func firstIndex(atOrAfter position: ByteCount) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].lowerBound < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
