import Synchronization
import WorkerLink

/// The clock that a request runs against: each stage has its own limit.
final class Watch: Sendable {
  private let state: Mutex<(stage: ModelFault.Stage, deadline: ContinuousClock.Instant)>
  private let limits: ChatLimits

  init(_ limits: ChatLimits) {
    self.limits = limits
    state = Mutex((.firstWord, .now + .seconds(limits.firstWord)))
  }

  /// Something came; from the first word on, the limit between words holds.
  func note(isWord: Bool) {
    state.withLock { state in
      if isWord { state.stage = .betweenWords }
      if state.stage == .betweenWords { state.deadline = .now + .seconds(limits.betweenWords) }
    }
  }

  /// Returns the stage whose time is over, once it is; nil when cancelled before.
  func expiry() async -> ModelFault.Stage? {
    while !Task.isCancelled {
      let (stage, deadline) = state.withLock { $0 }
      if deadline <= .now { return stage }
      // The deadline comes nearer when the first word does, so it is looked at now and then.
      let next = min(deadline, .now + .seconds(min(limits.betweenWords, 1)))
      try? await Task.sleep(until: next, clock: .continuous)
    }
    return nil
  }

  func seconds(of stage: ModelFault.Stage) -> Double {
    switch stage {
    case .connecting: limits.connecting
    case .firstWord: limits.firstWord
    case .betweenWords: limits.betweenWords
    }
  }
}
