/// Why a line of a rule table was not understood.
struct RuleError: Error, Equatable {
  enum Reason: Error, Equatable {
    case noColon, beforeFirstRule, noArrow, nothingToFind, nothingToPut
    case noPart(Int)
    case noTag(String)
    case noForm(String)
    case noMap(String)
    case tooMany(Int)
  }

  /// Counted from 1.
  var line: Int
  var text: String
  var reason: Reason

  /// One line for the writer.
  var message: String {
    let words =
      switch reason {
      case .noColon: "a rule begins with its name and a colon: # name: why"
      case .beforeFirstRule: "no rule has begun yet: # name: why"
      case .noArrow: "no => between what to find and what to put there"
      case .nothingToFind: "nothing stands before =>"
      case .nothingToPut: "nothing stands after =>; a dash puts nothing"
      case .noPart(let number): "$\(number) is no part of the match"
      case .noTag(let name): "no kind of word is called @\(name)"
      case .noForm(let name): "no form of a word is called .\(name)"
      case .noMap(let name): "no map of words is called :\(name)"
      case .tooMany(let bound): "more than \(bound) lines"
      }
    return "line \(line): \(words)"
  }
}
