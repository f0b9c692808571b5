import Synchronization

/// Words on their way from a provider to the editor: what comes while the editor is busy is taken
/// together, so that a fast server cannot fill the mailbox.
final class AnswerStream: Sendable {
  private let waiting = Mutex("")
  private let tell: @Sendable (AnswerStream) -> Void

  /// - Parameter tell: Called when words wait that none waited before; from any thread.
  init(tell: @escaping @Sendable (AnswerStream) -> Void) { self.tell = tell }

  func append(_ words: String) {
    guard !words.isEmpty else { return }
    let isFirst = waiting.withLock { waiting in
      defer { waiting += words }
      return waiting.isEmpty
    }
    if isFirst { tell(self) }
  }

  func takeAll() -> String {
    waiting.withLock { waiting in
      defer { waiting = "" }
      return waiting
    }
  }
}
