import ScribeTUI
import TerminalLoop

extension EditorRunner {
  /// Looks through both layouts of a text, beside the editor.
  func compare(_ request: CompareRequest) {
    stopComparing()
    // Detached: a task of the main actor would never run while the main thread waits in `poll`.
    comparing = Task.detached { [mailbox] in
      let answer = request.answer { Task.isCancelled }
      guard !Task.isCancelled else { return }
      mailbox.post { [weak self] in self?.take(.compared(request.number, answer)) }
    }
  }

  func stopComparing() {
    comparing?.cancel()
    comparing = nil
  }
}
