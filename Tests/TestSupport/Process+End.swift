public import Foundation
import Glibc

extension Process {
  /// Waits for the end of a process that was begun and returns its status, or the signal that ended it.
  ///
  /// Foundation hears of an end by a socket that every other child begun meanwhile holds open too: with
  /// one that lives long two tests would wait for each other. The system tells it at once.
  public func end() -> Int32 {
    var status: Int32 = 0
    var found: pid_t
    repeat {
      found = waitpid(processIdentifier, &status, 0)
    } while found < 0 && errno == EINTR
    guard found > 0 else {
      waitUntilExit()
      return terminationStatus
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : status & 0x7F
  }
}
