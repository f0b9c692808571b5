/// One thing that `scribe doctor` looked at.
struct Diagnosis: Encodable, Hashable, Sendable {
  enum State: String, Encodable, Sendable {
    case good
    /// Works with less, or lacks what is optional.
    case less
    /// Something that Scribe is asked to do will fail.
    case broken
  }

  /// What is looked at, in a word or two.
  var subject: String
  var state: State
  /// What was found.
  var finding: String
  /// A command, or a line for a file, that mends it.
  var remedy: String?

  var words: String {
    let sign =
      switch state {
      case .good: "ok   "
      case .less: "less "
      case .broken: "FAULT"
      }
    let name = subject + String(repeating: " ", count: max(1, 14 - subject.count))
    let line = "\(sign)  \(name)\(printable(finding))\n"
    guard let remedy else { return line }
    return line + String(repeating: " ", count: 21) + "mend: \(printable(remedy))\n"
  }
}
