import Documents
import Providers
import TextEngine
import WritingTools

/// Runs `scribe check` and returns the exit status.
func runCheck(_ words: [String], settings: Settings) throws(UsageError) -> Int32 {
  let arguments = try Arguments(
    words, flags: ["--json", "--sarif", "--help", "-h"],
    valued: ["--only", "--disable", "--ignore", "--encoding", "--format", "--language"])
  if arguments.has("--help") || arguments.has("-h") {
    say(checkHelp)
    return ExitStatus.done
  }
  let request = try CheckRequest(arguments)
  var ignored = IgnoreList("")
  if let path = request.ignoreFile {
    do throws(DocumentError) {
      let reading = try DocumentFile.read(path: path)
      guard reading.identity != nil else {
        return fail("\(path): no such file", status: ExitStatus.input)
      }
      ignored = IgnoreList(reading.text.string)
    } catch {
      return fail(error.message, status: ExitStatus.input)
    }
  }
  let files = CheckedFiles(request.paths, ignored: ignored, format: request.format)
  var checking = Checking(request: request, settings: settings)
  return checking.run(files)
}

/// One run over many files.
private struct Checking {
  let request: CheckRequest
  let settings: Settings
  /// What is wrong with settings and lists of words, as far as it was said.
  private var told: Set<String> = []

  init(request: CheckRequest, settings: Settings) {
    self.request = request
    self.settings = settings
  }

  mutating func run(_ files: CheckedFiles) -> Int32 {
    var report = CheckReport()
    report.failures = files.failures
    let progress = ProgressLine()
    for (number, path) in files.paths.enumerated() {
      progress.show("Checking \(number + 1) of \(files.paths.count): \(printable(path))")
      let before = report.findings.count
      switch check(path) {
      case .success(let found):
        report.add(found.suggestions.filter { request.wants($0.rule) }, in: found.text, file: path)
      case .failure(.file(let message)):
        report.failures.append(.init(file: path, message: message))
      case .failure(.provider(let error)):
        progress.finish()
        return fail(error.words, status: ExitStatus.provider)
      }
      if request.form == .lines {
        progress.finish()
        for finding in report.findings[before...] where !say(printable(finding.words) + "\n") {
          return ExitStatus.input
        }
      }
    }
    progress.finish()
    return finish(report)
  }

  private enum Failure: Error {
    case file(String)
    case provider(ProviderError)
  }

  /// What was named, for all files; else what the settings say.
  private func encoding(of path: String) -> EncodingChoice {
    EncodingChoice(
      named: request.encoding ?? settings.rule(for: path)?.encoding, fallback: settings.encoding)
  }

  private mutating func check(_ path: String) -> Result<
    (suggestions: [Suggestion], text: TextStorage), Failure
  > {
    let reading: Reading
    do throws(DocumentError) {
      reading = try DocumentFile.read(path: path, as: encoding(of: path))
    } catch {
      return .failure(.file(error.message))
    }
    guard reading.identity != nil else { return .failure(.file("\(path): no such file")) }
    let house = Houses(settings: self.settings).house(of: path)
    for problem in house.problems where told.insert(problem).inserted { warn(problem) }
    let settings = house.settings
    let format =
      DocumentFormat(path: path) == .plainText
      ? request.format ?? settings.format(for: path) : settings.format(for: path)
    var options = Filter.Options(
      tool: .proofread, format: format,
      language: request.language ?? settings.rule(for: path)?.language,
      lineEnding: reading.lineEnding.bytes)
    options.house = house.style
    let filter = Filter(options, provider: EmbeddedProvider.standard)
    let text = reading.text
    return waiting { () async -> Result<(suggestions: [Suggestion], text: TextStorage), Failure> in
      do throws(ProviderError) {
        return .success((try await filter.run(text).suggestions, text))
      } catch {
        return .failure(.provider(error))
      }
    }
  }

  /// Writes the report, and says what could not be read.
  private func finish(_ report: CheckReport) -> Int32 {
    var status = report.findings.isEmpty ? ExitStatus.done : ExitStatus.findings
    for failure in report.failures {
      warn(
        failure.message.hasPrefix(failure.file)
          ? failure.message : "\(failure.file): \(failure.message)")
      status = ExitStatus.input
    }
    let text: String?
    switch request.form {
    case .lines: return status
    case .json: text = encoded(report)
    case .sarif: text = encoded(SARIFLog(report))
    }
    guard let text else {
      return fail("the findings cannot be written as JSON", status: ExitStatus.provider)
    }
    return say(text + "\n") ? status : ExitStatus.input
  }
}
