import Dispatch

/// Does work with files one after the other, off the main thread.
///
/// A save that hangs, on a network drive say, delays other saves and nothing else.
final class Disk: Sendable {
  private let queue = DispatchQueue(label: "scribe.disk")

  func perform(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

  /// Waits for what is under way.
  func drain() { queue.sync {} }
}
