import Documents
import TextEngine

extension ToolSession {
  /// Moves the result to the next place: replace, below, new document, clipboard. Decisions begin
  /// anew. A scope that the writer has changed since cannot be replaced, and is left out.
  public mutating func cycleLanding() {
    guard result != nil else { return }
    let all = Landing.allCases
    var index = all.firstIndex(of: landing) ?? 0
    repeat {
      index = (index + 1) % all.count
    } while all[index] == .replace && !isScopeIntact
    landing = all[index]
    propose()
  }

  /// Reduces a refused result to the first kind that is allowed, for review, and says in `notices`
  /// what was lost.
  ///
  /// - Returns: False, with nothing done, where the result is not refused for its kind or no
  ///   reduction is allowed.
  public mutating func degrade() -> Bool {
    var done = false
    // A list with bold words in it takes two steps to plain lines.
    while case .refused(let refusal) = phase, refusal.reason == .kind, let kind = refusal.kind,
      let result, let lower = kind.degraded(within: refusal.allowed)
    {
      let reduction = Reduction(result, over: scopeText.text, from: kind, to: lower)
      guard reduction.result != result else { break }
      self.result = reduction.result
      notices += reduction.losses
      propose()
      done = true
    }
    return done
  }
}
