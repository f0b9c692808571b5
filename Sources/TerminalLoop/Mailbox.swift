import CTerminal
import Glibc
public import ScribeTUI
import Synchronization

/// Takes what background work has to tell to the loop, from any thread, and wakes the loop.
///
/// Post from tasks and threads as you like; it never waits longer than another post takes.
public final class Mailbox: Sendable {
  enum Letter: Sendable {
    case event(Event)
    case work(@MainActor @Sendable () -> Void)
  }

  private let letters = Mutex<[Letter]>([])
  /// Readable while there are letters; -1 if the system has none to give.
  let descriptor: Int32

  public init() {
    descriptor = scribe_wake_open()
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Has the editor handle `event` in its next turn, after what was posted before.
  public func post(_ event: Event) { post(.event(event)) }

  /// Has `work` done on the main actor in the loop's next turn; a frame is drawn after it.
  public func post(_ work: @escaping @MainActor @Sendable () -> Void) { post(.work(work)) }

  private func post(_ letter: Letter) {
    let isFirst = letters.withLock {
      $0.append(letter)
      return $0.count == 1
    }
    if isFirst { scribe_wake_ring(descriptor) }
  }

  /// Everything that is there, in the order of posting.
  func takeAll() -> [Letter] {
    // Before the letters are taken: one that comes in between wakes the loop once too often.
    scribe_wake_quiet(descriptor)
    return letters.withLock { letters in
      defer { letters = [] }
      return letters
    }
  }
}
