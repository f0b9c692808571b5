/// Spreads requests evenly, so that no more than a number of them begin in a minute.
public actor RequestPace {
  private let interval: Duration
  private var next = ContinuousClock.now

  /// - Parameter perMinute: At least 1.
  public init(perMinute: Int) {
    precondition(perMinute > 0, "\(perMinute) requests a minute")
    interval = .seconds(60) / perMinute
  }

  /// Waits for this request's turn; throws where the task is cancelled meanwhile.
  public func turn() async throws {
    let turn = max(next, .now)
    next = turn + interval
    try await Task.sleep(until: turn, clock: .continuous)
  }
}
