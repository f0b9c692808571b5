/// What became of one file.
struct BatchEntry: Codable, Hashable, Sendable {
  enum State: String, Codable, Hashable, Sendable {
    /// A result is about to be written: `before` tells whether it was.
    case writing
    case done
    /// The tool found nothing to change.
    case unchanged
    /// The gate refused the result; nothing was written.
    case refused
    /// A check of the answer failed; nothing was written.
    case checks
    /// The provider gave no answer.
    case failed
    /// The file could not be read or the result not be written.
    case input

    /// Whether the file is not taken up again by a later run.
    var isFinal: Bool {
      switch self {
      case .done, .unchanged, .refused, .checks: true
      case .writing, .failed, .input: false
      }
    }
  }

  /// The file's whole path.
  var file: String
  var state: State
  /// Where the result went, and in place what the file was.
  var output: String?
  var backup: String?
  var reason: String?
  /// The checks that failed, by name.
  var failedChecks: [String]?
  var attempts: Int?
  var requests: Int?
  var promptTokens: Int?
  var answerTokens: Int?
  var milliseconds: Int?
  var inputBytes: Int?
  var outputBytes: Int?
  /// A mark of the content that is replaced.
  var before: String?

  init(file: String, state: State) {
    self.file = file
    self.state = state
  }
}
