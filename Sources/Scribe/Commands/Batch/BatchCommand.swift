import Documents
import FoundationEssentials
import Glibc
import Providers
import TextEngine
import WorkerLink
import WritingTools

let batchHelp = """
  Usage: scribe batch TOOL (--out DIR | --in-place) [OPTION…] FILE…

  Runs a tool over many files, several at a time. Each result passes the same checks and the same gate
  as in the editor. What is done is written to a state file as it is done: the same command goes on
  where a batch was stopped or killed, and no file is done twice.

    --out DIR         results go to DIR, under the files' names
    --in-place        files are changed themselves; what they were stays beside them as NAME~
    --jobs N          files at a time, 4 unless named (rules: what the machine has)
    --rate N          at most N requests to the model a minute
    --retries N       how often a file is tried again where no answer comes, 3 unless named
    --files-from LIST the names of more files, one a line; - is standard input
    --state FILE      the state file; DIR/.scribe-batch.jsonl, or ./.scribe-batch.jsonl in place
    --restart         forget what was done before
    --report FILE     write the report as JSON to FILE
    --json            print the report as JSON in place of the table
    --dry-run         say how many files and bytes would be sent where; send and write nothing

  and of TOOL's own: --voice, --request, --to, --from, --provider, --allow, --format, --encoding,
  --language, --degrade, --rules (scribe TOOL --help).

  Exit status: 0 all done, 2 usage, 3 some were refused by the gate or a check, 4 some could not be
  read or written, 5 some got no answer or were not begun.

  """

/// Runs `scribe batch` and returns the exit status.
func runBatch(_ words: [String], settings: Settings) throws(UsageError) -> Int32 {
  if words.contains("--help") || words.contains("-h") {
    say(batchHelp)
    return ExitStatus.done
  }
  var request = try BatchRequest(words)
  let plan = try BatchPlan(request)
  let rules: EmbeddedProvider
  do throws(RuleFileError) {
    rules = try .standard(rules: request.filter.rules)
  } catch {
    return fail("\(error.path): \(error.message)", status: ExitStatus.input)
  }
  let answerers = Answerers(
    settings, rules: rules, pace: request.perMinute.map { RequestPace(perMinute: $0) })
  guard let provider = answerers[request.filter.answerer] else {
    return fail(answerers.noModel, status: ExitStatus.provider)
  }
  if case .cannot(let reason) = provider.reach(request.filter.tool) {
    return fail("\(request.toolName): \(reason)", status: ExitStatus.provider)
  }
  let model = request.filter.answerer == .model ? answerers.model?.plain : nil
  if model == nil {
    request.jobs = min(request.jobs, max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1))
  }
  let place = model.map { "\($0.label) at \($0.address.destination)" } ?? "the rules"
  if request.filter.isDry { return showBatch(plan, answeredBy: place) }
  if case .folder(let folder) = request.target {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch { return fail("\(folder) cannot be made", status: ExitStatus.input) }
  }
  let log: BatchLog
  do throws(BatchLog.Problem) {
    log = try BatchLog(
      path: request.statePath,
      job: request.fingerprint(model: model.map { "\($0.address.base) \($0.label)" }),
      tool: request.toolName, restarts: request.restarts)
  } catch { return fail(error.message, status: error.status) }
  let (items, before) = log.rest(of: plan)
  return run(
    BatchRun(
      work: BatchWork(request: request, settings: settings, provider: provider, log: log),
      items: items),
    plan: plan, before: before, provider: place)
}

private func run(_ batch: BatchRun, plan: BatchPlan, before: Int, provider: String) -> Int32 {
  let request = batch.work.request
  let interrupts = Interrupts()
  let start = ContinuousClock.now
  let line = BatchProgress(tool: request.toolName, files: batch.items.count)
  // Detached: `waiting` blocks this thread.
  let task = Task.detached { await batch.run { line.show($0) } }
  interrupts.whenStopped { task.cancel() }
  let outcome = waiting { await task.value }
  line.finish()
  let report = BatchReport(
    tool: request.toolName, provider: provider, outcome: outcome, missing: plan.missing,
    before: before, seconds: (ContinuousClock.now - start) / .seconds(1))
  guard let json = encoded(report) else { return ExitStatus.input }
  say(request.isJSON ? json + "\n" : report.table)
  if let path = request.reportPath {
    do throws(SaveError) {
      _ = try DocumentFile.save(
        TextStorage(json + "\n"), to: path, expecting: FileIdentity.of(path: path))
    } catch { return fail("\(path): \(error.message)", status: ExitStatus.input) }
  }
  return interrupts.signal.map { 128 + $0 } ?? report.exitStatus
}

private func showBatch(_ plan: BatchPlan, answeredBy place: String) -> Int32 {
  let bytes = plan.items.reduce(0) { $0 + Int(FileIdentity.of(path: $1.path)?.size ?? 0) }
  say("\(plan.items.count) files, \(bytes) bytes, would be worked on by \(printable(place)).\n")
  for entry in plan.missing { warn("\(entry.file): \(entry.reason ?? "")") }
  return plan.missing.isEmpty ? ExitStatus.done : ExitStatus.input
}

extension BatchLog {
  /// Returns what of a plan is still to be done, and how many files earlier runs have finished.
  func rest(of plan: BatchPlan) -> (items: [BatchPlan.Item], before: Int) {
    let items = plan.items.filter { !isFinished($0) }
    return (items, plan.items.count - items.count)
  }

  private func isFinished(_ item: BatchPlan.Item) -> Bool {
    guard let entry = earlier[item.path] else { return false }
    if entry.state.isFinal { return true }
    // Killed while a result was being written: the file itself says whether it was.
    guard entry.state == .writing, let before = entry.before,
      let bytes = BatchWork.bytes(of: item.path), ContentMark(bytes).words != before
    else { return false }
    var done = entry
    done.state = .done
    done.output = item.path
    _ = append(done)
    return true
  }
}
