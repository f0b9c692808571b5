import FoundationEssentials
import Glibc
import Providers
import RichText
import WorkerLink

let convertHelp = """
  Usage: scribe convert [OPTION…] IN OUT
         scribe convert [OPTION…] --to FORMAT IN… FOLDER

  Converts a document, or several into a folder that is there. The formats are those of the suffixes: .txt, .md, .rtf, .rtfd (a folder),
  .rtfd.zip, .html. - means standard input or output; then --from or --to says the format.

    --from FORMAT   text, markdown, rtf, rtfd, html
    --to FORMAT     the same, or rtfd-flat, rtfd-zip
    --strict        write nothing when something would be lost that should be asked about
    --json          report what is lost as JSON
    --quiet         no report

  What the new format cannot hold is reported on standard error before anything is written.

  Exit status: 0 done, 2 usage, 3 refused by --strict, 4 a file cannot be read or written.

  """

/// What one end of a conversion is.
struct RichEnd: Hashable {
  var format: RichFormat
  var form = RTFDWriter.Form.folder

  /// The format that a person calls `name`.
  init?(named name: String) {
    switch name.lowercased() {
    case "text", "txt", "plain": format = .plainText
    case "markdown", "md", "gfm", "commonmark": format = .markdown
    case "rtf": format = .rtf
    case "rtfd": format = .rtfd
    case "rtfd-flat": (format, form) = (.rtfd, .flat)
    case "rtfd-zip": (format, form) = (.rtfd, .zip)
    case "html", "htm": format = .html
    default: return nil
    }
  }

  /// The format of a file by its suffix; nil where it says none.
  init?(path: String) {
    let name = path.lowercased()
    if name.hasSuffix(".rtfd.zip") {
      (format, form) = (.rtfd, .zip)
      return
    }
    var path = name
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    switch FileName.suffix(of: ConversionFiles.name(of: path)) {
    case "txt", "text", "log": format = .plainText
    case "md", "markdown", "mdown", "mkd", "mkdn": format = .markdown
    case "rtf": format = .rtf
    case "rtfd": format = .rtfd
    case "html", "htm", "xhtml": format = .html
    default: return nil
    }
  }
}

/// Runs `scribe convert` and returns the exit status.
func runConvert(_ words: [String]) throws(UsageError) -> Int32 {
  let arguments = try Arguments(
    words, flags: ["--strict", "--json", "--quiet", "--help", "-h"], valued: ["--from", "--to"])
  if arguments.has("--help") || arguments.has("-h") {
    say(convertHelp)
    return ExitStatus.done
  }
  guard arguments.operands.count >= 2 else {
    throw UsageError(message: "convert needs a file to read and one to write; - is a pipe")
  }
  if let batch = try ConversionBatch(arguments) { return batch.run() }
  let (input, output) = (arguments.operands[0], arguments.operands[1])
  let from = try richEnd(input, arguments.value("--from"), "--from")
  let to = try richEnd(output, arguments.value("--to"), "--to")
  if output == "-", to.format == .rtfd, to.form == .folder {
    throw UsageError(message: "a folder cannot go to a pipe: use --to rtfd-zip or rtfd-flat")
  }
  return convert(input, from, to: output, to, ConversionOptions(arguments))
}

/// What holds for each conversion of a command.
struct ConversionOptions {
  var isStrict: Bool
  var isQuiet: Bool
  var isJSON: Bool
  /// Whether sentences name their file: several are converted.
  var namesFiles = false

  init(_ arguments: Arguments) {
    isStrict = arguments.has("--strict")
    isQuiet = arguments.has("--quiet")
    isJSON = arguments.has("--json")
  }
}

/// Converts one document and returns the exit status.
///
/// - Parameter speaks: Called before something is said of it.
func convert(
  _ input: String, _ from: RichEnd, to output: String, _ to: RichEnd, _ options: ConversionOptions,
  speaks: () -> Void = {}
) -> Int32 {
  var reading: RichReading
  do throws(ConvertProblem) { reading = try read(input, from) } catch {
    speaks()
    return fail(error.message, status: ExitStatus.input)
  }
  if to.format != .rtfd, to.format != .plainText {
    reading.document.fillGlyphPictures(picture(of:))
  }
  let writer = richWriter(to, output)
  let losses = writer.losses(of: reading.document)
  let report = ConversionReport(
    file: options.namesFiles ? input : nil, notices: reading.notices, losses: losses)
  let isRefused = options.isStrict && losses.contains { $0.weight == .asked }
  if !options.isQuiet || isRefused {
    speaks()
    report.show(asJSON: options.isJSON, isRefused: isRefused)
  }
  if isRefused { return ExitStatus.refused }
  return write(writer.write(reading.document), to, output)
}

func richEnd(_ path: String, _ name: String?, _ option: String) throws(UsageError) -> RichEnd {
  if let name {
    guard let end = RichEnd(named: name) else {
      throw UsageError(
        message: "unknown format \(name); formats are text, markdown, rtf, rtfd, html")
    }
    return end
  }
  guard path != "-", let end = RichEnd(path: path) else {
    throw UsageError(message: "\(path) does not say its format; use \(option)")
  }
  return end
}

private struct ConvertProblem: Error { var message: String }

private func read(_ path: String, _ end: RichEnd) throws(ConvertProblem) -> RichReading {
  let limits = RichLimits()
  var file = path
  var source: RichSource
  do throws(ConversionFiles.Problem) {
    if end.format == .rtfd, path != "-", ConversionFiles.isFolder(path) {
      file = path + "/" + RTFDReader.textName
      source = RichSource(
        bytes: try ConversionFiles.bytes(file, limit: limits.file), limits: limits,
        companionNames: ConversionFiles.names(in: path),
        companion: ConversionFiles.companions(in: path, limit: limits.attachment))
    } else {
      let folder = path == "-" ? nil : ConversionFiles.folder(of: path)
      source = RichSource(
        bytes: try ConversionFiles.bytes(file, limit: limits.file), limits: limits)
      if let folder {
        source.companion = ConversionFiles.companions(in: folder, limit: limits.attachment)
      }
    }
  } catch { throw ConvertProblem(message: error.message) }
  let reader = richReader(end.format)
  do throws(RichReadError) { return try reader.read(source) } catch {
    throw ConvertProblem(message: "\(path): \(error.message)")
  }
}

/// The picture of a glyph's file, decoded by the worker; nil where it cannot be read.
private func picture(of glyph: ImageGlyph) -> [UInt8]? {
  waiting {
    do throws(WorkerError) {
      return try await WorkerClient.standard.readGlyph(glyph.bytes).picture
    } catch { return nil }
  }
}

private func richReader(_ format: RichFormat) -> any RichReader {
  switch format {
  case .plainText: PlainTextReader()
  case .markdown: MarkdownReader()
  case .rtf: RTFReader()
  case .rtfd: RTFDReader()
  case .html: HTMLReader(parse: WorkerPages(worker: WorkerClient()).parser)
  }
}

private func richWriter(_ end: RichEnd, _ path: String) -> any RichWriter {
  var stem = ConversionFiles.name(of: path)
  if let dot = stem.firstIndex(of: "."), dot > stem.startIndex { stem = String(stem[..<dot]) }
  switch end.format {
  case .plainText: return PlainTextWriter()
  case .markdown: return MarkdownWriter(assets: path == "-" ? nil : stem + ".assets")
  case .rtf: return RTFWriter()
  case .rtfd: return RTFDWriter(form: end.form, name: (path == "-" ? "document" : stem) + ".rtfd")
  case .html: return HTMLWriter(folder: stem + "_files", isOneFile: path == "-")
  }
}

private func write(_ writing: RichWriting, _ end: RichEnd, _ path: String) -> Int32 {
  if path == "-" {
    return write(writing.bytes, to: STDOUT_FILENO)
      ? ExitStatus.done : fail("standard output: cannot be written", status: ExitStatus.input)
  }
  do throws(ConversionFiles.Problem) {
    if end.format == .rtfd, end.form == .folder {
      try ConversionFiles.writePackage(writing, to: path)
    } else {
      try ConversionFiles.write(writing, to: path)
    }
    return ExitStatus.done
  } catch { return fail(error.message, status: ExitStatus.input) }
}

/// What a conversion met and what it leaves out.
struct ConversionReport: Encodable {
  /// The file, where there are several.
  private var file: String?
  private struct Line: Encodable {
    var kind: String
    var weight: String
    var count: Int
    var sentence: String
    var paragraphs: [Int]
    var names: [String]
  }
  private var notices: [Line]
  private var losses: [Line]

  init(file: String? = nil, notices: [Notice], losses: [Loss]) {
    self.file = file
    self.notices = notices.map {
      Line(
        kind: $0.kind.rawValue, weight: "told", count: $0.count, sentence: $0.sentence,
        paragraphs: [], names: $0.details)
    }
    self.losses = losses.map {
      Line(
        kind: $0.kind.rawValue, weight: "\($0.weight)", count: $0.count, sentence: $0.sentence,
        paragraphs: $0.paragraphs, names: $0.names)
    }
  }

  /// Shows it on standard error: sentences of what matters, or all of it as JSON.
  func show(asJSON: Bool, isRefused: Bool) {
    if asJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      guard let data = try? encoder.encode(self) else { return }
      write(Array(data) + [0x0A], to: STDERR_FILENO)
      return
    }
    let name = file.map { "\($0): " } ?? ""
    for line in notices + losses where line.weight != "silent" { warn(name + line.sentence) }
    if isRefused { warn("\(name)nothing was written (--strict)") }
  }
}

extension RichReadError {
  /// One line for the writer.
  var message: String {
    switch self {
    case .notThisFormat(let format): "this is no \(format.rawValue)"
    case .tooLarge(_, let limit): "more than \(limit >> 20) MiB"
    case .unreadable(let name): "\(name) is damaged or not there"
    case .failed(let reason): reason
    }
  }
}
