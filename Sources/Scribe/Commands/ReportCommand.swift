import Documents
import Glibc
import Providers
import TextEngine
import WritingTools

let reportHelp = """
  Usage: scribe report [OPTION…] FILE|-

  Says how readable an English text is, and which of its words and sentences to look at again:
  words, sentences, syllables, Flesch reading ease, Flesch-Kincaid grade, Gunning fog, the longest
  sentences, passives, adverbs in -ly, and words that come again soon. Code, addresses, quotations,
  tables and headings do not count. Syllables are counted by rules of spelling.

    --json            the report as one JSON object
    --format FORMAT   text, markdown, source or html, where the suffix does not tell

  Exit status: 0 done, 2 usage, 4 the file could not be read.

  """

/// Runs `scribe report` and returns the exit status.
func runReport(_ words: [String], settings: Settings) throws(UsageError) -> Int32 {
  let arguments = try Arguments(words, flags: ["--json", "--help", "-h"], valued: ["--format"])
  if arguments.has("--help") || arguments.has("-h") {
    say(reportHelp)
    return ExitStatus.done
  }
  guard arguments.operands.count == 1, let path = arguments.operands.first else {
    throw UsageError(message: "report needs one file, or - for standard input")
  }
  var format: DocumentFormat?
  if let name = arguments.value("--format") {
    format = DocumentFormat(named: name)
    if format == nil {
      throw UsageError(message: "unknown format \(name); formats are text, markdown, source, html")
    }
  }
  let reading: Reading
  do throws(DocumentError) {
    if path == "-" {
      reading = try DocumentFile.read(descriptor: STDIN_FILENO, name: "standard input")
    } else {
      reading = try DocumentFile.read(path: path)
      guard reading.identity != nil else {
        return fail("\(path): no such file", status: ExitStatus.input)
      }
    }
  } catch {
    return fail(error.message, status: ExitStatus.input)
  }
  let house = Houses(settings: settings).house(of: path == "-" ? nil : path)
  let report = StyleReport(
    of: reading.text, format: format ?? (path == "-" ? .markdown : house.settings.format(for: path))
  )
  if arguments.has("--json") {
    guard let line = encoded(report) else {
      return fail("the report cannot be written as JSON", status: ExitStatus.provider)
    }
    return say(line + "\n") ? ExitStatus.done : ExitStatus.input
  }
  for line in report.lines where !say(printable(line) + "\n") { return ExitStatus.input }
  return ExitStatus.done
}

extension StyleReport {
  /// The report on a document, or on a part of it.
  init(of text: TextStorage, format: DocumentFormat) {
    let filter = Filter(
      Filter.Options(tool: .proofread, format: format), provider: EmbeddedProvider())
    let request = filter.request(text) ?? ToolRequest(tool: .proofread, text: "", format: format)
    // What a request leaves out at the start is blank lines.
    let head = text.bytes(in: 0..<min(text.count, 4096))
    let blank = head.prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    self.init(of: request, firstLine: 1 + blank.count { $0 == 0x0A })
  }
}
