/// Presses of the mouse that follow each other in one place.
struct ClickCount: Hashable, Sendable {
  /// The longest time between two of them, in seconds.
  private static let longestPause = 0.4

  private var place: Point?
  private var time = 0.0
  /// 1 for a click, 2 for a double click, 3 for a triple one; then it begins anew.
  private(set) var count = 0

  mutating func press(at place: Point, time: Double) {
    let follows =
      self.place == place && time - self.time <= Self.longestPause && count > 0 && count < 3
    count = follows ? count + 1 : 1
    self.place = place
    self.time = time
  }
}
