/// What a batch came to, as `--json` and `--report` write it.
struct BatchReport: Encodable, Sendable {
  struct Counts: Encodable, Hashable, Sendable {
    var files = 0
    var done = 0
    var unchanged = 0
    var refused = 0
    var checks = 0
    var failed = 0
    var input = 0
    /// Finished by an earlier run of the same job.
    var before = 0
    /// Not begun or not ended when the batch was stopped.
    var left = 0
  }

  var tool: String
  /// `rules`, or the model's address.
  var provider: String
  var counts: Counts
  var requests: Int
  var promptTokens: Int
  var answerTokens: Int
  var seconds: Double
  var filesPerSecond: Double
  /// Why it ended early.
  var stopped: String?
  /// What was done in this run.
  var files: [BatchEntry]

  init(
    tool: String, provider: String, outcome: BatchRun.Outcome, missing: [BatchEntry], before: Int,
    seconds: Double
  ) {
    self.tool = tool
    self.provider = provider
    files = missing + outcome.entries
    var counts = Counts()
    for entry in files {
      switch entry.state {
      case .done: counts.done += 1
      case .unchanged: counts.unchanged += 1
      case .refused: counts.refused += 1
      case .checks: counts.checks += 1
      case .failed: counts.failed += 1
      case .input, .writing: counts.input += 1
      }
    }
    counts.before = before
    counts.left = outcome.left
    counts.files = files.count + before + outcome.left
    self.counts = counts
    requests = files.reduce(0) { $0 + ($1.requests ?? 0) }
    promptTokens = files.reduce(0) { $0 + ($1.promptTokens ?? 0) }
    answerTokens = files.reduce(0) { $0 + ($1.answerTokens ?? 0) }
    self.seconds = (seconds * 1000).rounded() / 1000
    filesPerSecond =
      seconds > 0 ? (Double(outcome.entries.count) / seconds * 100).rounded() / 100 : 0
    stopped = outcome.stop
  }

  /// 4 where a file could not be read or written, else 5 where a provider failed or files are left,
  /// else 3 where something was refused, else 0.
  var exitStatus: Int32 {
    if counts.input > 0 { return ExitStatus.input }
    if counts.failed > 0 || counts.left > 0 { return ExitStatus.provider }
    return counts.refused + counts.checks > 0 ? ExitStatus.refused : ExitStatus.done
  }

  /// The report as a table, and what became of the files that were not done.
  var table: String {
    var rows: [(String, String)] = [("done", "\(counts.done)")]
    func row(_ name: String, _ count: Int) { if count > 0 { rows.append((name, "\(count)")) } }
    row("nothing to change", counts.unchanged)
    row("done before", counts.before)
    row("refused by the gate", counts.refused)
    row("failed a check", counts.checks)
    row("no answer", counts.failed)
    row("not read or written", counts.input)
    row("left", counts.left)
    if requests > 0 {
      rows.append(("requests", "\(requests)"))
      rows.append(("tokens in, out", "\(promptTokens), \(answerTokens)"))
    }
    rows.append(("seconds", "\((seconds * 10).rounded() / 10), \(filesPerSecond) files/s"))
    let width = rows.map(\.0.count).max() ?? 0
    var lines = ["\(tool), \(counts.files) files, answered by \(provider)"]
    lines += rows.map { name, value in
      "  \(name)\(String(repeating: " ", count: width - name.count + 2))\(value)"
    }
    let others = files.filter { $0.state != .done && $0.state != .unchanged }
    for entry in others.prefix(20) {
      lines.append("\(printable(entry.file)): \(printable(entry.reason ?? entry.state.rawValue))")
    }
    if others.count > 20 { lines.append("… and \(others.count - 20) more; --report FILE has all") }
    if let stopped {
      lines.append("Ended early: \(printable(stopped)). The same command goes on where it ended.")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
