import CursesScreen
import Documents
import Glibc
import Glyphs
import ScribeTUI
import TextEngine
import WritingTools

extension Scribe {
  static var help: String {
    """
    Scribe is a terminal editor for writers. Its writing tools run on this machine.

    Usage: scribe [OPTION…] [[+LINE[:COL]] FILE…]     edit; - reads standard input
           scribe TOOL [OPTION…] [FILE|-]             run a tool as a filter

    Tools: \(ToolCommand.all.map(\.name).joined(separator: ", "))
    \(commandLines)
           scribe TOOL --help                         a tool's own options

      --allow KINDS     the kinds of result that may be applied: plain, rich, list, table
      --format FORMAT   text, markdown, source or html, where the suffix does not tell
      --rich            open HTML as rich text; without it the source is shown
      --encoding NAME   what the files' bytes are, where they do not say: UTF-16LE, latin-1…
      --speak           review in sentences, one suggestion a line, as screen readers want it
      --source          show the source of RTF, which is opened as rich text otherwise
      --engine ENGINE   tk1 or tk2, the layout to begin with
      --theme THEME     \(Theme.allCases.map(\.rawValue).joined(separator: ", "))
      --tutor           a text to learn Scribe on
      --restore         the files that were open when the editor was left last
      --version         the program's version
      --help            this text

    A file called like a command is opened by its path: scribe ./list

    Exit status: 0 done, 1 findings or differences, 2 usage, 3 refused by the gate, 4 input,
    5 provider.

    """
  }

  private static var commandLines: String {
    Subcommand.all.dropFirst(ToolCommand.all.count).map { command in
      let name = command.name + String(repeating: " ", count: max(1, 13 - command.name.count))
      return "       scribe \(name)\(command.summary)"
    }.joined(separator: "\n")
  }

  /// Understands the command line of the editor and opens it.
  @MainActor static func open(_ words: [String]) throws(UsageError) -> Int32 {
    let arguments = try Arguments(
      words,
      flags: [
        "--help", "-h", "--version", "--rich", "--source", "--tutor", "--restore", "--speak",
      ],
      valued: ["--allow", "--encoding", "--engine", "--format", "--theme"])
    if arguments.has("--help") || arguments.has("-h") {
      say(help)
      return ExitStatus.done
    }
    if arguments.has("--version") {
      say("scribe \(version)\n")
      return ExitStatus.done
    }
    var request = EditRequest()
    request.files = try files(arguments.operands)
    request.isTutor = arguments.has("--tutor")
    if request.isTutor, !request.files.isEmpty {
      throw UsageError(message: "--tutor takes no file")
    }
    if arguments.has("--restore") {
      request.files =
        OpenFiles.read().map {
          EditRequest.File(path: $0.path, line: $0.line, column: $0.column)
        } + request.files
    }
    request.opensRich = arguments.has("--rich")
    request.opensSource = arguments.has("--source")
    if let words = arguments.value("--allow") {
      switch ResultOptions.parse(words) {
      case .success(let options): request.preferred = options
      case .failure(let unknown): throw UsageError(message: unknown.message)
      }
    }
    if let name = arguments.value("--format") {
      guard let format = DocumentFormat(named: name) else {
        throw UsageError(
          message: "unknown format \(name); formats are text, markdown, source, html")
      }
      request.format = format
    }
    request.encoding = try encoding(arguments.value("--encoding"))
    var problems: [String] = []
    var settings = Settings()
    if let path = Settings.standardPath {
      (settings, problems) = Settings.read(path: path)
    }
    request.configuration = settings
    request.settings.tabWidth = settings.tabWidth
    request.settings.wrapWidth = settings.wrapWidth
    request.settings.order = settings.bidi == "terminal" ? .logical : .visual
    request.settings.language = settings.languages.first
    request.settings.ignoredRules = settings.ignoredRules
    request.settings.checksAsYouType = settings.checksAsYouType
    request.settings.reviewsInLines = arguments.has("--speak") || settings.review == "lines"
    request.settings.scrollMargin = settings.scrollMargin
    request.settings.showsThumb = settings.showsThumb
    request.images = GraphicsMode(setting: settings.images)
    // Screen readers read words.
    if request.settings.reviewsInLines, request.images == nil { request.images = .text }
    let preset = KeyPreset(rawValue: settings.keyPreset) ?? .scribe
    let (keys, keyProblems) = KeyTable.preset(preset).rebound(settings.keys)
    request.keys = keys
    request.isVi = preset == .vi
    problems += keyProblems
    request.settings.behaviour = settings.behaviour.flatMap {
      ToolSession.Behaviour(rawValue: $0)
    }
    request.problems = problems
    let engine = arguments.value("--engine") ?? settings.engine
    guard let kind = EngineKind(rawValue: engine.uppercased()) else {
      throw UsageError(message: "unknown engine \(engine); engines are tk1 and tk2")
    }
    request.settings.engine = kind
    request.theme = try theme(arguments.value("--theme") ?? settings.theme)
    request.settings.signsFindings = request.theme == .none
    return edit(request)
  }

  static func encoding(_ name: String?) throws(UsageError) -> TextEncoding? {
    guard let name else { return nil }
    guard let encoding = TextEncoding(named: name) else {
      throw UsageError(
        message: "unknown encoding \(name); utf-8, utf-16le, latin-1 and windows-1252 are some")
    }
    return encoding
  }

  private static func theme(_ name: String?) throws(UsageError) -> Theme {
    if let name {
      guard let theme = Theme(rawValue: name) else {
        let names = Theme.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(message: "unknown theme \(name); themes are \(names)")
      }
      return theme
    }
    let noColor = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    return noColor ? .none : .dark
  }

  /// Takes `+LINE[:COL]` with the file that comes after it.
  private static func files(_ operands: [String]) throws(UsageError) -> [EditRequest.File] {
    var files: [EditRequest.File] = []
    var line: Int?
    var column: Int?
    for word in operands {
      if word.hasPrefix("+"), word.count > 1 {
        let parts = word.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 2, let number = Int(parts[0]), number > 0,
          parts.count == 1 || Int(parts[1]).map({ $0 > 0 }) == true
        else {
          throw UsageError(message: "\(word) is no line: write +12 or +12:5 before the file")
        }
        line = number
        column = parts.count == 2 ? Int(parts[1]) : nil
        continue
      }
      files.append(EditRequest.File(path: word, line: line, column: column))
      line = nil
      column = nil
    }
    if let line { throw UsageError(message: "+\(line) needs a file after it") }
    return files
  }
}
