import Synchronization

/// How far a batch is, on standard error.
final class BatchProgress: Sendable {
  private let line = Mutex(Line())
  private let tool: String
  private let files: Int
  private let start = ContinuousClock.now

  private struct Line: ~Copyable {
    let line = ProgressLine()
    var failed = 0
    var others = 0
    var counted = 0
  }

  init(tool: String, files: Int) {
    self.tool = tool
    self.files = files
  }

  func show(_ entries: [BatchEntry]) {
    line.withLock { line in
      for entry in entries[line.counted...] {
        switch entry.state {
        case .failed, .input: line.failed += 1
        case .refused, .checks: line.others += 1
        case .done, .unchanged, .writing: break
        }
      }
      line.counted = entries.count
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      let rate = Double(entries.count) / max(seconds, 0.001)
      let left = Int(Double(files - entries.count) / max(rate, 0.001))
      let failed = line.failed > 0 ? ", \(line.failed) failed" : ""
      let others = line.others > 0 ? ", \(line.others) not applied" : ""
      line.line.show(
        "\(tool): \(entries.count) of \(files)\(failed)\(others), about \(left) s left")
    }
  }

  func finish() { line.withLock { $0.line.finish() } }
}
