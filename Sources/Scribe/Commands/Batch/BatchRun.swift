/// The files of a batch, so many at a time, until all are done or nobody answers any more.
struct BatchRun: Sendable {
  let work: BatchWork
  let items: [BatchPlan.Item]
  /// So many files that failed one after the other are one failure: the server is gone.
  static let patience = 20

  struct Outcome: Sendable {
    var entries: [BatchEntry] = []
    /// Files that were not begun or not ended.
    var left = 0
    /// Why it ended early; nil where it did not.
    var stop: String?
  }

  /// Ends early, with what is under way cancelled, where its task is cancelled.
  ///
  /// - Parameter show: Told how far it is: entries so far.
  func run(show: @escaping @Sendable ([BatchEntry]) -> Void) async -> Outcome {
    await withTaskGroup(of: BatchEntry?.self) { group in
      var outcome = Outcome()
      var waiting = items[...]
      var failedInRow = 0
      for item in waiting.prefix(work.request.jobs) {
        group.addTask { await work.entry(for: item) }
      }
      waiting = waiting.dropFirst(work.request.jobs)
      while let next = await group.next() {
        if let entry = next {
          outcome.entries.append(entry)
          failedInRow = entry.state == .failed ? failedInRow + 1 : 0
          show(outcome.entries)
        }
        if outcome.stop == nil {
          if Task.isCancelled {
            outcome.stop = "stopped"
          } else if failedInRow >= Self.patience {
            outcome.stop = "\(failedInRow) files in a row failed"
          }
          if outcome.stop != nil { group.cancelAll() }
        }
        if outcome.stop == nil, let item = waiting.popFirst() {
          group.addTask { await work.entry(for: item) }
        }
      }
      outcome.left = items.count - outcome.entries.count
      return outcome
    }
  }
}
