public import ScribeTUI

/// What the loop drives: the editor, or a test's stand-in.
@MainActor public protocol LoopClient: AnyObject {
  /// Carries out events in their order; all that had come are given at once.
  func handle(_ events: [Event])
  /// The picture to show on a screen of `size`; asked for once after each turn.
  func frame(size: Size) -> Frame
  /// When the client wants a `.timer` if nothing else happens; nil for never. Asked for before each
  /// wait; once it has passed, name a later one or nil.
  var nextDeadline: ContinuousClock.Instant? { get }
  /// The loop ends before it draws or waits again.
  var isFinished: Bool { get }
}
