internal import Glyphs

/// Why the worker gave no answer.
public enum WorkerError: Error, Hashable, Sendable {
  /// No program at any of these paths.
  case notFound([String])
  /// The system did not start it; an errno.
  case notStarted(path: String, errno: Int32)
  case wrongVersion(found: Int)
  /// It ended before it answered.
  case ended(Ending)
  /// It said nothing for this long while an answer was due, and was stopped.
  case silent(Duration)
  /// It sent something that is no message of ours, and was stopped.
  case garbled(String)
  /// A message over `WorkerLimits.messageBytes`, ours or the worker's.
  case tooLong
  /// The task that waited was cancelled, or the client was closed.
  case cancelled
  /// The worker is well and says no.
  case refused(WorkerFault)

  /// How a process ended.
  public enum Ending: Hashable, Sendable { case exit(Int32), signal(Int32), unknown }
}

extension WorkerError {
  /// One line for the writer.
  public var message: String {
    switch self {
    case .notFound(let paths):
      "the helper program scribe-worker is missing (looked at \(paths.joined(separator: ", ")))"
    case .notStarted(let path, let errno): "\(path) could not be started (error \(errno))"
    case .wrongVersion(let found):
      "scribe-worker speaks version \(found) and scribe \(workerLinkVersion); install them together"
    case .ended(.exit(let status)): "scribe-worker ended by itself (status \(status))"
    case .ended(.signal(let number)): "scribe-worker was ended by signal \(number)"
    case .ended(.unknown): "scribe-worker ended"
    case .silent(let limit):
      "scribe-worker did not answer for \(limit.components.seconds) s and was stopped"
    case .garbled(let what): "scribe-worker sent something unreadable and was stopped: \(what)"
    case .tooLong: "a message to or from scribe-worker was over its limit"
    case .cancelled: "cancelled"
    case .refused(.noDictionary(let language, let install)):
      "no dictionary for \(language) is installed: \(install)"
    case .refused(.unreadable(let reason)): "scribe-worker could not read a request: \(reason)"
    case .refused(.failed(let reason)): reason
    case .refused(.model(let fault)): fault.message
    case .refused(.glyph(let error)): error.message
    }
  }
}
