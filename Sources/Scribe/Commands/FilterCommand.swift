import Documents
import FoundationEssentials
import Glibc
import Providers
import TextEngine
import WorkerLink
import WritingTools

/// Runs a tool as a filter and returns the exit status.
func runFilter(_ request: FilterRequest, settings: Settings) -> Int32 {
  let progress = SentenceProgress()
  let rules: EmbeddedProvider
  do throws(RuleFileError) {
    rules = try .standard(rules: request.rules, progress: { progress.show($0, of: $1) })
  } catch {
    return fail("\(error.path): \(error.message)", status: ExitStatus.input)
  }
  let answerers = Answerers(settings, rules: rules)
  guard let provider = answerers[request.answerer] else {
    return fail(answerers.noModel, status: ExitStatus.provider)
  }
  if case .cannot(let reason) = provider.reach(request.tool) {
    return fail("\(request.tool.commandName): \(reason)", status: ExitStatus.provider)
  }
  let house = Houses(settings: settings).house(of: request.path)
  for problem in house.problems { warn(problem) }
  if request.form == .jsonLines, !request.isDry {
    return runJSONLines(request, house: house.style, provider: provider)
  }
  if let path = request.path, let format = request.richFormat(of: path) {
    return runRichFilter(
      request, path, format, house: house, provider: provider, model: answerers.model?.plain,
      progress: progress)
  }
  let reading: Reading
  do throws(DocumentError) {
    if let path = request.path {
      reading = try DocumentFile.read(
        path: path,
        as: EncodingChoice(
          named: request.encoding ?? house.settings.rule(for: path)?.encoding,
          fallback: house.settings.encoding))
      guard reading.identity != nil || !reading.text.isEmpty || exists(path) else {
        return fail("\(path): no such file", status: ExitStatus.input)
      }
    } else if request.tool == .compose, isatty(STDIN_FILENO) != 0 {
      // Something new needs no text before it.
      reading = Reading(newOf: request.format ?? .markdown)
    } else {
      guard isatty(STDIN_FILENO) == 0 else {
        return fail(
          "no text: name a file, or pipe text in (--help says more)", status: ExitStatus.usage)
      }
      reading = try DocumentFile.read(
        descriptor: STDIN_FILENO, name: "standard input",
        as: EncodingChoice(named: request.encoding))
    }
  } catch {
    return fail(error.message, status: ExitStatus.input)
  }

  let filter = Filter(
    request.options(reading: reading, house: house), provider: provider)
  if request.isDry {
    return showPlan(of: filter.request(reading.text), model: answerers.model?.plain, request)
  }
  let outcome = waiting { () async -> Result<FilterResult, ProviderError> in
    do throws(ProviderError) {
      return .success(try await filter.run(reading.text))
    } catch {
      return .failure(error)
    }
  }
  progress.finish()
  switch outcome {
  case .failure(let error): return fail(error.words, status: ExitStatus.provider)
  case .success(let result): return deliver(result, of: request, reading: reading)
  }
}

/// Writes what would be sent: for each request its address, and its body as it would go.
func showPlan(
  of request: ToolRequest?, model: ModelProvider?, _ filter: FilterRequest
) -> Int32 {
  guard filter.answerer == .model, let model else {
    say("Nothing would be sent: the rules answer in this program.\n")
    return ExitStatus.done
  }
  guard let request else {
    say("Nothing would be sent: the gate refuses before the tool runs.\n")
    return ExitStatus.refused
  }
  let address = model.address
  warn("would be sent to \(address.destination)")
  for chat in model.plan(request) {
    say("POST \(address.base)/chat/completions\n")
    say(String(decoding: chat.body, as: UTF8.self) + "\n")
  }
  return ExitStatus.done
}

func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

/// Gives the result in the form that was asked for.
private func deliver(_ result: FilterResult, of request: FilterRequest, reading: Reading) -> Int32 {
  if request.form == .json {
    guard let line = encoded(result.report) else {
      return fail("the result cannot be written as JSON", status: ExitStatus.provider)
    }
    return say(line + "\n") ? result.exitStatus : ExitStatus.input
  }
  if case .refused(let refusal) = result.outcome {
    if request.keeps {
      write(reading.text.bytes(in: 0..<reading.text.count), to: STDOUT_FILENO)
    } else {
      warn(refusal.commandLine)
    }
    return result.exitStatus
  }
  for notice in result.notices { warn(notice) }
  if case .unchanged(let reason) = result.outcome, result.output.isEmpty { warn(reason) }
  switch request.form {
  case .text: return write(result.output, to: STDOUT_FILENO) ? 0 : ExitStatus.input
  case .diff:
    let diff = UnifiedDiff(
      old: reading.text.bytes(in: 0..<reading.text.count),
      new: result.document.bytes(in: 0..<result.document.count),
      edits: result.changedBytes,
      name: request.path ?? "standard input")
    return write(diff.bytes, to: STDOUT_FILENO) ? 0 : ExitStatus.input
  case .inPlace:
    guard case .applied = result.outcome, let path = request.path else { return 0 }
    guard reading.comesBack else {
      return fail(
        "\(path): its bytes would not come back as \(reading.encoding.name); nothing was written",
        status: ExitStatus.input)
    }
    return save(
      result.document, as: reading.encoding, to: path, expecting: reading.identity)
  case .file(let path):
    return save(
      TextStorage(bytes: result.output), as: .utf8, to: path, expecting: FileIdentity.of(path: path)
    )
  case .json, .jsonLines: return 0
  }
}

/// Saves `text` as a file and returns the exit status.
private func save(
  _ text: TextStorage, as encoding: TextEncoding, to path: String, expecting: FileIdentity?
) -> Int32 {
  do throws(SaveError) {
    _ = try DocumentFile.save(
      text, as: encoding, to: path, expecting: expecting, report: { warn($0) })
    return ExitStatus.done
  } catch {
    return fail("\(path): \(error.message)", status: ExitStatus.input)
  }
}

extension FilterRequest {
  func options(reading: Reading, house: House) -> Filter.Options {
    let settings = house.settings
    // The file's suffix counts before --format; a file without one is plain text.
    let format =
      path.map {
        DocumentFormat(path: $0) == .plainText
          ? self.format ?? settings.format(for: $0) : settings.format(for: $0)
      }
      ?? self.format ?? .markdown
    var options = Filter.Options(
      tool: tool, format: format, preferred: preferred ?? settings.allowed(for: path),
      isNamed: preferred != nil, degrades: degrades, language: language, target: target,
      instruction: instruction, landing: landing, lineEnding: reading.lineEnding.bytes)
    options.house = house.style
    return options
  }
}

extension FilterResult {
  /// What was applied: the bytes that gave way, and how many came.
  fileprivate var changedBytes: [(range: Range<Int>, count: Int)] {
    guard case .applied = outcome else { return [] }
    return suggestions.map {
      ($0.range.lowerBound.value..<$0.range.upperBound.value, $0.replacement.utf8.count)
    }
  }
}

extension ProviderError {
  /// One line for the writer.
  var words: String {
    switch self {
    case .cancelled: "cancelled"
    case .notAvailable(let reason), .failed(let reason): reason
    }
  }
}

/// Returns a value as one line of JSON, keys in order, `/` as it is.
func encoded(_ value: some Encodable) -> String? {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  guard let data = try? encoder.encode(value) else { return nil }
  return String(decoding: data, as: UTF8.self)
}
