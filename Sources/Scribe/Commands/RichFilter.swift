import Documents
import Glibc
import Providers
import RichText
import ScribeTUI
import TextEngine
import WritingTools

extension FilterRequest {
  /// The format of a file that a tool works on as a document: RTF and RTFD, and HTML where it is
  /// translated or `--rich` says so; nil for files whose text is what they hold.
  func richFormat(of path: String) -> RichFormat? {
    guard format == nil, let end = RichEnd(path: path) else { return nil }
    switch end.format {
    case .rtf, .rtfd: return end.format
    case .html: return isRich || tool == .translate ? .html : nil
    case .plainText, .markdown: return nil
    }
  }
}

/// Runs a tool over a rich document: over its words, what comes landing as attributes.
func runRichFilter(
  _ request: FilterRequest, _ path: String, _ format: RichFormat, house: House,
  provider: any Provider, model: ModelProvider?, progress: SentenceProgress
) -> Int32 {
  let files = RichFiles()
  let opening: RichOpening
  do throws(DocumentError) {
    guard exists(path) else { return fail("\(path): no such file", status: ExitStatus.input) }
    switch try files.read(path, as: format) {
    case .document(let found): opening = found
    case .source:
      return fail(
        "\(path): this is no \(format.name); --format text works on what it holds",
        status: ExitStatus.input)
    }
  } catch {
    return fail(error.message, status: ExitStatus.input)
  }
  for notice in opening.notices { warn(notice) }
  let target: String
  switch request.form {
  case .file(let output): target = output
  case .inPlace: target = path
  case .text where format == .rtfd && !request.standsAlone:
    return fail(
      "\(path): a folder cannot go to a pipe: use --in-place or -o", status: ExitStatus.usage)
  case .text, .diff, .json, .jsonLines: target = "-"
  }
  var options = request.options(reading: Reading(newOf: .richText), house: house)
  options.format = .richText
  let filter = Filter(options, provider: provider)
  let document = opening.document
  if request.isDry {
    return showPlan(of: filter.request(document.text), model: model, request)
  }
  let carriage = RichCarriage(document)
  let outcome = waiting { () async -> Result<(FilterResult, RichCarriage), ProviderError> in
    do throws(ProviderError) {
      var carriage = carriage
      let result = try await filter.run(document.text, as: &carriage)
      return .success((result, carriage))
    } catch {
      return .failure(error)
    }
  }
  progress.finish()
  switch outcome {
  case .failure(let error): return fail(error.words, status: ExitStatus.provider)
  case .success(let (result, carriage)):
    return RichDelivery(
      request: request, opening: opening, format: format, path: path, target: target
    )
    .deliver(result, carriage)
  }
}

/// Where the result of a tool on a rich document goes.
private struct RichDelivery {
  let request: FilterRequest
  let opening: RichOpening
  let format: RichFormat
  let path: String
  /// `-` for standard output.
  let target: String

  func deliver(_ result: FilterResult, _ carriage: RichCarriage) -> Int32 {
    if request.form == .json {
      guard let line = encoded(result.report) else {
        return fail("the result cannot be written as JSON", status: ExitStatus.provider)
      }
      return say(line + "\n") ? result.exitStatus : ExitStatus.input
    }
    if case .refused(let refusal) = result.outcome {
      guard request.keeps else {
        warn(refusal.commandLine)
        return result.exitStatus
      }
      return give(opening.document)
    }
    for notice in result.notices { warn(notice) }
    guard let pass = result.pass else {
      if case .unchanged(let reason) = result.outcome { warn(reason) }
      return request.standsAlone || request.form == .inPlace || request.form == .diff
        ? ExitStatus.done : give(opening.document)
    }
    if request.standsAlone, request.form == .text {
      return write(result.output, to: STDOUT_FILENO) ? ExitStatus.done : ExitStatus.input
    }
    if request.standsAlone, case .file = request.form {
      // As from a text: the result, and not the document with it.
      let source = RichSource(bytes: Array(result.markdown.utf8))
      guard let alone = try? MarkdownReader().read(source) else {
        return fail("\(path): the result cannot be read", status: ExitStatus.provider)
      }
      return give(alone.document)
    }
    guard let document = carriage.document(with: pass) else {
      return fail(
        "\(path): not applied: the result would tear a table", status: ExitStatus.refused)
    }
    if carriage.lostRuns > 0 {
      warn(
        "styles of \(counted(carriage.lostRuns, "run")) of words could not be carried over")
    }
    if request.form == .diff { return showDifference(document) }
    return give(document)
  }

  private func showDifference(_ document: RichDocument) -> Int32 {
    warn("a difference of the words: patch cannot apply it to the file")
    let old = opening.document.text.string
    let new = document.text.string
    let changes = wordDifference(old, new)
    let diff = UnifiedDiff(
      old: Array(old.utf8), new: Array(new.utf8),
      edits: changes.map { ($0.oldRange, $0.newText.utf8.count) }, name: path)
    return write(diff.bytes, to: STDOUT_FILENO) ? ExitStatus.done : ExitStatus.input
  }

  private func give(_ document: RichDocument) -> Int32 {
    guard target != "-" else {
      let writer: any RichWriter = format == .html ? HTMLWriter(isOneFile: true) : RTFWriter()
      for loss in writer.losses(of: document) where loss.weight == .asked { warn(loss.sentence) }
      return write(writer.write(document).bytes, to: STDOUT_FILENO)
        ? ExitStatus.done : ExitStatus.input
    }
    let isSame = request.form == .inPlace
    let written = RichEnd(path: target)?.format ?? format
    for loss in RichFiles.writer(of: written, at: target).losses(of: document)
    where loss.weight == .asked { warn(loss.sentence) }
    let save = RichSave(
      id: DocumentID(1), document: document, from: format, format: written, path: target,
      source: path, expecting: isSame ? opening.identity : FileIdentity.of(path: target),
      overwriting: !isSame, acceptsLosses: true)
    switch RichFiles.save(save, to: target) {
    case .saved(.success, let notes):
      for note in notes { warn(note) }
      return ExitStatus.done
    case .saved(.failure(let error), _):
      return fail("\(target): \(error.message)", status: ExitStatus.input)
    case .loses(let losses):
      return fail(losses.joined(separator: "; "), status: ExitStatus.refused)
    }
  }
}

extension FilterRequest {
  /// Whether standard output gets the result alone, and not the text with it.
  fileprivate var standsAlone: Bool {
    (landing ?? tool.landing) == .below || tool == .list || tool == .table
  }
}
