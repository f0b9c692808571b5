import Documents
import Glibc
import Providers
import TextEngine
import Translation

let languagesHelp = """
  Usage: scribe languages [--json] [--from LANG] [--to LANG] [--for FILE|-]
         scribe languages --detect [--jsonl] [FILE|-]

  Lists which languages can be translated into which on this machine: installed, or with the
  command that installs them. A way through a third language is listed with its steps.

    --from LANG       only from this language
    --to LANG         only into this language; with --from, the pair's state whatever it is
    --for FILE        only from the language that FILE is in
    --json            one JSON object
    --detect          tell the language of FILE or standard input: a code, or ? where it cannot
                      be told
    --jsonl           with --detect: one JSON object a line in (id, text), one a line out
                      (id, output: a code or null, sure)

  Exit status: 0 done, 1 a pair that is not installed, or a language that cannot be told,
  2 usage, 4 input, 5 provider.

  """

/// Runs `scribe languages` and returns the exit status.
func runLanguages(_ words: [String]) throws(UsageError) -> Int32 {
  let arguments = try Arguments(
    words, flags: ["--json", "--detect", "--jsonl", "--help", "-h"],
    valued: ["--from", "--to", "--for"])
  if arguments.has("--help") || arguments.has("-h") {
    say(languagesHelp)
    return ExitStatus.done
  }
  if arguments.has("--detect") { return try detectLanguage(arguments) }
  guard arguments.operands.isEmpty else {
    throw UsageError(
      message: "languages takes no file; --for names one, --detect tells its language")
  }
  var source = try language(arguments.value("--from"))
  if let path = arguments.value("--for") {
    switch identify(fileAt: path) {
    case .failure(let failure): return failure.status
    case .success(let found):
      guard let language = found.language else {
        return fail(TranslationError.notIdentified.message, status: ExitStatus.findings)
      }
      source = language
    }
  }
  let target = try language(arguments.value("--to"))
  let listing = LanguageListing(
    catalog: TranslationCatalog(), source: source, target: target,
    locale: LanguageTag.ofUser?.tag ?? "en")
  if arguments.has("--json") {
    guard let line = encoded(listing) else {
      return fail("the list cannot be written as JSON", status: ExitStatus.provider)
    }
    say(line + "\n")
  } else {
    say(listing.words)
  }
  return listing.lacksNamedPair ? ExitStatus.findings : ExitStatus.done
}

private func language(_ word: String?) throws(UsageError) -> LanguageTag? {
  guard let word else { return nil }
  guard let tag = LanguageTag(word) else {
    throw UsageError(message: "\(word) is no language tag, such as es or pt-BR")
  }
  return tag
}

/// What was said on standard error already.
private struct Failure: Error { var status: Int32 }

private func identify(fileAt path: String?) -> Result<Identification, Failure> {
  let reading: Reading
  do throws(DocumentError) {
    if let path, path != "-" {
      reading = try DocumentFile.read(path: path)
      guard reading.identity != nil || access(path, F_OK) == 0 else {
        return .failure(Failure(status: fail("\(path): no such file", status: ExitStatus.input)))
      }
    } else {
      reading = try DocumentFile.read(descriptor: STDIN_FILENO, name: "standard input")
    }
  } catch { return .failure(Failure(status: fail(error.message, status: ExitStatus.input))) }
  let end = reading.text.graphemeBoundary(atOrBefore: min(reading.text.count, 8192))
  let sample = reading.text.string(in: 0..<end)
  switch identify([sample]) {
  case .success(let found): return .success(found[0])
  case .failure(let error):
    return .failure(Failure(status: fail(error.message, status: ExitStatus.provider)))
  }
}

private func identify(_ texts: [String]) -> Result<[Identification], TranslationError> {
  waiting { () async -> Result<[Identification], TranslationError> in
    do throws(TranslationError) {
      return .success(try await WorkerTranslator.standard.identify(texts))
    } catch { return .failure(error) }
  }
}

/// One line of `--detect --jsonl`.
private struct DetectedLine: Encodable, Sendable {
  var id: LineID
  var output: String?
  var sure: Bool
  var reason: String?

  enum CodingKeys: String, CodingKey { case id, output, sure, reason }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(output, forKey: .output)
    try container.encode(sure, forKey: .sure)
    try container.encodeIfPresent(reason, forKey: .reason)
  }
}

private func detectLanguage(_ arguments: Arguments) throws(UsageError) -> Int32 {
  guard arguments.operands.count <= 1 else {
    throw UsageError(message: "one file at a time: \(arguments.operands[1]) is one too many")
  }
  if arguments.has("--jsonl") {
    return forEachLine { item in
      do throws(TranslationError) {
        let found = try await WorkerTranslator.standard.identify([item.text])[0]
        return DetectedLine(id: item.id, output: found.language?.code, sure: found.isSure)
      } catch {
        return DetectedLine(id: item.id, output: nil, sure: false, reason: error.message)
      }
    }
  }
  switch identify(fileAt: arguments.operands.first) {
  case .failure(let failure): return failure.status
  case .success(let found):
    if arguments.has("--json") {
      guard let line = encoded(found) else {
        return fail("the language cannot be written as JSON", status: ExitStatus.provider)
      }
      say(line + "\n")
    } else {
      let others = found.others.map(\.code).joined(separator: ", ")
      say(
        (found.language?.code ?? "?")
          + (found.isSure || found.language == nil
            ? "" : "\t(not sure\(others.isEmpty ? "" : "; or \(others)"))") + "\n")
    }
    return found.language == nil ? ExitStatus.findings : ExitStatus.done
  }
}
