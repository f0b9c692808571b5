import Dispatch
import ScribeTUI
import TerminalLoop

extension EditorRunner {
  /// Puts bytes onto the desktop's clipboard where there is one, else onto the terminal's (OSC 52),
  /// which also works over ssh.
  func copy(_ bytes: [UInt8]) {
    guard let clipboard else {
      let request = ClipboardRequest(bytes).sequence(through: multiplexer)
      if request.isEmpty { take(.clipboardTooLong) } else { write(request) }
      return
    }
    // Beside the editor: a program may take its time.
    DispatchQueue.global(qos: .userInitiated).async { [mailbox] in
      guard !clipboard.copy(bytes) else { return }
      mailbox.post { [weak self] in self?.take(.clipboardFailed) }
    }
  }

  /// Pastes what is on the desktop's clipboard; what was copied here where it has nothing. Waits for
  /// it, 200 ms at most, so that what is typed next comes after it.
  func paste() {
    take(.pasted(clipboard?.paste()))
  }
}
