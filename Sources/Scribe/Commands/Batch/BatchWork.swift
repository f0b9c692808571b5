import Documents
import FoundationEssentials
import Glibc
import Providers
import ScribeTUI
import TextEngine
import WritingTools

/// One file of a batch: read, asked about, checked, written.
struct BatchWork: Sendable {
  let request: BatchRequest
  let settings: Settings
  let provider: any Provider
  let log: BatchLog
  /// The first pause before a file is tried again; it doubles.
  var pause = Duration.seconds(1)

  /// Does all for `item` and notes it; nil where the batch was stopped meanwhile.
  func entry(for item: BatchPlan.Item) async -> BatchEntry? {
    let start = ContinuousClock.now
    var entry = BatchEntry(file: item.path, state: .input)
    if let format = request.filter.richFormat(of: item.path) {
      // Their text is not what the file holds; see `runRichFilter`.
      entry.reason =
        "\(format.name) is not done in a batch: scribe \(request.toolName) FILE -o OUT does one"
      return log.append(entry) ? entry : nil
    }
    do throws(DocumentError) {
      let reading = try DocumentFile.read(
        path: item.path,
        as: EncodingChoice(
          named: request.filter.encoding ?? settings.rule(for: item.path)?.encoding,
          fallback: settings.encoding))
      entry.inputBytes = reading.text.count.value
      guard await ask(about: reading, item, &entry) else { return nil }
    } catch {
      entry.reason = error.message
    }
    entry.milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
    if !log.append(entry) {
      entry.state = .input
      entry.reason = "the state file cannot be written"
    }
    return entry
  }

  /// Asks until there is an answer or attempts are used up; false where the batch was stopped.
  private func ask(
    about reading: Reading, _ item: BatchPlan.Item, _ entry: inout BatchEntry
  ) async -> Bool {
    var filter = request.filter
    filter.path = item.path
    let house = Houses(settings: settings).house(of: item.path)
    let run = Filter(filter.options(reading: reading, house: house), provider: provider)
    let tally = RunningTool()
    var result: FilterResult?
    var attempt = 0
    while result == nil {
      attempt += 1
      do throws(ProviderError) {
        result = try await answer(run, reading.text, tally)
      } catch {
        entry.state = .failed
        entry.reason = error.words
        if error == .cancelled || Task.isCancelled { return false }
        guard case .failed = error, attempt <= request.retries else { break }
        let doubled = min(pause * (1 << min(attempt - 1, 5)), .seconds(30))
        do {
          try await Task.sleep(for: doubled * Double.random(in: 0.75...1.25))
        } catch { return false }
      }
    }
    entry.attempts = attempt
    let sent = await tally.requests
    entry.requests = sent > 0 ? sent : nil
    entry.promptTokens = await tally.promptTokens
    entry.answerTokens = await tally.answerTokens
    if let result { take(result, of: reading, item, &entry) }
    return true
  }

  private func answer(
    _ filter: Filter, _ text: TextStorage, _ tally: RunningTool
  ) async throws(ProviderError) -> FilterResult {
    let result = await ToolRun.$current.withValue(tally) {
      do throws(ProviderError) {
        return Result<FilterResult, ProviderError>.success(try await filter.run(text))
      } catch { return .failure(error) }
    }
    return try result.get()
  }

  private func take(
    _ result: FilterResult, of reading: Reading, _ item: BatchPlan.Item, _ entry: inout BatchEntry
  ) {
    entry.reason = nil
    switch result.outcome {
    case .refused(let refusal):
      entry.reason = refusal.message
      if case .checks(let findings) = refusal.reason {
        entry.state = .checks
        entry.failedChecks = findings.map(\.name.rawValue)
      } else {
        entry.state = .refused
      }
    case .unchanged(let reason):
      entry.reason = reason
      entry.state = .unchanged
      // Whoever looks into the folder of results finds every text there.
      if case .folder = request.target, !result.output.isEmpty {
        write(TextStorage(bytes: result.output), reading, item, &entry)
      }
    case .applied:
      entry.state = .done
      switch request.target {
      case .folder: write(TextStorage(bytes: result.output), reading, item, &entry)
      case .inPlace: change(result.document, reading, item, &entry)
      }
    }
  }

  private func write(
    _ text: TextStorage, _ reading: Reading, _ item: BatchPlan.Item, _ entry: inout BatchEntry
  ) {
    let folder = item.output.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    do {
      try FileManager.default.createDirectory(
        atPath: folder.isEmpty ? "/" : folder, withIntermediateDirectories: true)
    } catch {
      entry.state = .input
      entry.reason = "\(folder) cannot be made"
      return
    }
    save(
      text, as: reading.comesBack ? reading.encoding : .utf8, to: item.output,
      expecting: FileIdentity.of(path: item.output), &entry)
  }

  /// Replaces the file itself. What is about to be written is in the state file before, so that a
  /// batch killed in between knows whether it was.
  private func change(
    _ text: TextStorage, _ reading: Reading, _ item: BatchPlan.Item, _ entry: inout BatchEntry
  ) {
    guard reading.comesBack else {
      entry.state = .input
      entry.reason = "its bytes would not come back as \(reading.encoding.name)"
      return
    }
    guard let old = Self.bytes(of: item.path) else {
      entry.state = .input
      entry.reason = String(cString: strerror(errno))
      return
    }
    let backup: String
    do throws(BatchLog.Problem) {
      backup = try Self.backUp(item.path, holding: old)
    } catch {
      entry.state = .input
      entry.reason = error.message
      return
    }
    var intent = entry
    intent.state = .writing
    intent.backup = backup
    intent.before = ContentMark(old).words
    guard log.append(intent, isIntent: true) else {
      entry.state = .input
      entry.reason = "the state file cannot be written"
      return
    }
    entry.backup = backup
    save(text, as: reading.encoding, to: item.path, expecting: reading.identity, &entry)
  }

  private func save(
    _ text: TextStorage, as encoding: TextEncoding, to path: String, expecting: FileIdentity?,
    _ entry: inout BatchEntry
  ) {
    do throws(SaveError) {
      _ = try DocumentFile.save(text, as: encoding, to: path, expecting: expecting)
      entry.output = path
      entry.outputBytes = text.count.value
    } catch {
      entry.state = .input
      entry.reason = error.message
    }
  }

  /// Copies a file to `NAME~`, or `NAME~2` and so on where that is something else, and returns the
  /// copy's path.
  static func backUp(_ path: String, holding old: [UInt8]) throws(BatchLog.Problem) -> String {
    for number in 1...999 {
      let backup = path + (number == 1 ? "~" : "~\(number)")
      let part = backup + ".part"
      // What a batch that was killed here has left.
      unlink(part)
      if let there = bytes(of: backup) {
        if there == old { return backup }
        continue
      }
      do {
        try FileManager.default.copyItem(atPath: path, toPath: part)
      } catch {
        throw BatchLog.Problem(message: "no backup could be made of it", status: ExitStatus.input)
      }
      // A name that has come into use meanwhile is left alone.
      let linked = link(part, backup)
      let reason = errno
      unlink(part)
      if linked == 0 { return backup }
      if reason != EEXIST {
        throw BatchLog.Problem(
          message: "no backup could be made of it: \(String(cString: strerror(reason)))",
          status: ExitStatus.input)
      }
    }
    throw BatchLog.Problem(message: "it has 999 backups", status: ExitStatus.input)
  }

  static func bytes(of path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { Array($0) }
  }
}
