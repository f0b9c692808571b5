public import TextEngine
public import TextSearch

/// A question about a text that may take long, to be answered beside the editor.
public struct SearchRequest: Sendable {
  public enum Question: Hashable, Sendable {
    /// The first match that begins in one of these ranges, the first range before the second; the
    /// last one in each where `backwards`.
    case find([Range<ByteCount>], backwards: Bool, skipsEmpty: Bool)
    /// All places.
    case count
    /// What is to be put in all places that lie in these ranges.
    case replace([Range<ByteCount>], by: String)
  }

  public var number: Int
  public var question: Question
  public var document: DocumentID
  public var text: TextStorage
  public var pattern: SearchPattern
  /// Where matches may lie.
  public var scope: Range<ByteCount>

  /// Whether it is one that the last of its kind makes needless.
  public var isCount: Bool { question == .count }

  /// Answers; may take seconds.
  ///
  /// - Parameter isStopped: Asked now and then.
  public func answer(isStopped: @escaping () -> Bool = { false }) -> SearchAnswer {
    do throws(SearchStop) {
      switch question {
      case .find(let ranges, let backwards, let skipsEmpty):
        for (index, range) in ranges.enumerated() {
          let match = try pattern.firstMatch(
            in: text, startingIn: range, within: scope, backwards: backwards,
            skipsEmpty: skipsEmpty && index == 0, isStopped: isStopped)
          if let match { return .found(match, isRound: index > 0) }
        }
        return .found(nil, isRound: false)
      case .count:
        var tally = SearchTally(
          document: document, revision: text.revision, scope: scope, places: [], isCut: false)
        try pattern.forEachMatch(in: text, within: scope, isStopped: isStopped) { match in
          tally.isCut = tally.places.count == SearchTally.most
          if !tally.isCut { tally.places.append(match.range) }
          return !tally.isCut
        }
        return .counted(tally)
      case .replace(let ranges, let template):
        var edits: [Edit] = []
        for range in ranges {
          try pattern.forEachMatch(in: text, within: range, isStopped: isStopped) { match in
            let bytes = pattern.replacement(for: match, by: template, in: text)
            // Nothing, at the end of one range and the start of the next, is one place.
            if match.range.isEmpty, edits.last?.range == match.range || bytes.isEmpty {
              return true
            }
            edits.append(Edit(range: match.range, text: TextSlice(bytes: bytes)))
            return true
          }
        }
        return .replacing(edits)
      }
    } catch {
      switch error {
      case .stopped: return .stopped
      case .gaveUp(let place): return .gaveUp(at: ByteCount(place))
      }
    }
  }
}

/// What came of a question about a text.
public enum SearchAnswer: Sendable {
  /// `isRound`: it was found behind the text's end or start, in the second range.
  case found(SearchMatch?, isRound: Bool)
  case counted(SearchTally)
  /// Ascending and apart, for one undo.
  case replacing([Edit])
  /// The expression tries too many ways there.
  case gaveUp(at: ByteCount)
  case stopped
}

/// Going through matches one by one.
public struct Replacing: Hashable, Sendable {
  /// What takes a match's place; with `\1` and the like for an expression.
  var template: String
  /// Where replacing keeps to; nil for the whole text.
  var scope: Range<ByteCount>?
  /// Where it began, and whether it went round since.
  var origin: ByteCount
  var isRound = false
  var replaced = 0
  /// The match that is shown, and what would take its place; nil while it is looked for.
  var match: SearchMatch?
  var preview = ""
}
