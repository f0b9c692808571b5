import ScribeTUI
import TextEngine
import WritingTools

/// A document as a list of letters that each have a number of their own, and the changes of one
/// session, which know their letters by these numbers: nothing here counts offsets.
struct SessionModel {
  struct Letter: Equatable {
    var byte: UInt8
    var number: Int
  }
  struct Change {
    var id: Int
    var letters: [Int]
    var replacement: [UInt8]
    var decision = Suggestion.Decision.undecided
  }

  var letters: [Letter]
  var changes: [Change] = []
  private var next = 0

  init(_ bytes: [UInt8]) {
    letters = []
    insert(bytes, over: 0..<0)
  }

  var text: [UInt8] { letters.map(\.byte) }

  mutating func insert(_ bytes: [UInt8], over range: Range<Int>) {
    let new = bytes.map { byte in
      next += 1
      return Letter(byte: byte, number: next)
    }
    letters.replaceSubrange(range, with: new)
  }

  /// Begins a session's changes, as the letters stand now.
  mutating func begin(_ suggestions: [Suggestion]) {
    changes = suggestions.map { suggestion in
      let range = suggestion.range.lowerBound.value..<suggestion.range.upperBound.value
      return Change(
        id: suggestion.id, letters: letters[range].map(\.number),
        replacement: Array(suggestion.replacement.utf8), decision: suggestion.decision)
    }
  }

  /// Whether a change's letters stand together as they did.
  func isWhole(_ change: Change) -> Bool {
    guard let first = change.letters.first,
      let start = letters.firstIndex(where: { $0.number == first })
    else { return false }
    return letters[start...].prefix(change.letters.count).map(\.number) == change.letters
  }

  /// The bytes with the accepted changes carried out.
  var accepted: [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < letters.count {
      let change = changes.first {
        $0.decision == .accepted && $0.letters.first == letters[index].number
      }
      if let change {
        result += change.replacement
        index += change.letters.count
      } else {
        result.append(letters[index].byte)
        index += 1
      }
    }
    return result
  }
}
