import Documents
import Glibc
import Translation
import WritingTools

/// A tool as the command line names it.
struct ToolCommand: Sendable {
  var name: String
  var summary: String
  var takesVoice = false
  /// Whether the writer says in words what is wanted.
  var takesRequest = false
  /// What `--voice` chose where the command has one.
  var tool: @Sendable (Voice) -> Tool

  static let all: [ToolCommand] = [
    ToolCommand(name: "proofread", summary: "correct spelling, grammar and usage") { _ in
      .proofread
    },
    ToolCommand(
      name: "rewrite", summary: "say it plainly, or in another voice", takesVoice: true
    ) { .rewrite($0) },
    ToolCommand(
      name: "change", summary: "change a text as --request says", takesRequest: true
    ) { _ in .change },
    ToolCommand(
      name: "compose", summary: "write what --request says", takesRequest: true
    ) { _ in .compose },
    ToolCommand(name: "summarize", summary: "the sentences that matter most") { _ in .summarize },
    ToolCommand(name: "keypoints", summary: "the main points as a list") { _ in .keyPoints },
    ToolCommand(name: "list", summary: "turn a series or steps into a list") { _ in .list },
    ToolCommand(name: "table", summary: "turn regular lines into a table") { _ in .table },
    ToolCommand(name: "translate", summary: "put it into another language, as a draft") { _ in
      .translate
    },
  ]

  static func named(_ name: String) -> ToolCommand? { all.first { $0.name == name } }

  private static let translateOptions = """
      --to LANG         the language to translate into, such as es; yours unless named
      --from LANG       the text's language; found out unless named

    """

  static let flags = [
    "--diff", "--json", "--jsonl", "--in-place", "--degrade", "--keep", "--dry-run", "--rich",
    "--help",
    "-h",
  ]
  static let valued = [
    "--allow", "--encoding", "--voice", "--format", "--language", "--to", "--from", "--output",
    "-o",
    "--provider", "--request", "--rules",
  ]

  var help: String {
    """
    Usage: scribe \(name) [OPTION…] [FILE|-]

    \(summary.prefix(1).uppercased() + summary.dropFirst()). Reads FILE, or standard input, and writes the result to standard output.

    \(takesVoice ? "  --voice VOICE     \(Voice.allCases.map(\.rawValue).joined(separator: ", ")); plain unless named\n" : "")\
      \(name == "translate" ? Self.translateOptions : "")\
    \(takesRequest ? "  --request WORDS   what is wanted, in your words\n" : "")\
      --provider NAME   rules, or model: the language model of config.toml; \(takesRequest ? "model" : "rules") unless named
      --dry-run         say what would be sent to the model, and where; send nothing
      --allow KINDS     the kinds of result that may be applied: plain, rich, list, table
                        with commas between, all, or none
      --format FORMAT   text, markdown, source or html, where the suffix does not tell;
                        standard input is Markdown unless named
      --rich            take HTML as a document, as RTF and RTFD are (translate always does)
      --encoding NAME   what FILE's bytes are, where it does not say; output is UTF-8, --in-place
                        writes what FILE was
      --degrade         reduce a result that is not allowed: table to list to plain lines
      --keep            where the gate refuses, give the text back unchanged and say nothing
      --language TAG    the text's language, such as en-GB
      --rules FILES     files of your own rules, with commas between (scribe rules --help)
      --diff            write the changes as a unified diff
      --json            write one JSON object: applied, kind, output, edits and reasons
      --in-place        change FILE itself
      -o, --output FILE write the result to FILE
      --jsonl           one JSON object a line in (id, text), one a line out (id, output)

    Exit status: 0 done, 2 usage, 3 refused by the gate, 4 input, 5 provider.

    """
  }
}

/// How a filter gives its result.
enum FilterForm: Hashable {
  case text, diff, json, jsonLines, inPlace
  /// To a file of this path.
  case file(String)
}

/// A filter's command line, understood.
struct FilterRequest {
  var tool: Tool
  var form: FilterForm
  var preferred: ResultOptions?
  var format: DocumentFormat?
  var degrades: Bool
  var keeps: Bool
  var language: String?
  var encoding: TextEncoding?
  /// The language to translate into.
  var target: String?
  /// Where the result goes in the text; nil for the tool's own place.
  var landing: Landing?
  var answerer: Answerers.Name
  /// The writer's own words for `change` and `compose`.
  var instruction: String?
  /// Show what would be sent, and send nothing.
  var isDry: Bool
  /// Whether HTML is a document and not its source.
  var isRich: Bool
  /// Files of the writer's own rules.
  var rules: [String]
  /// nil is standard input.
  var path: String?

  init(_ command: ToolCommand, _ arguments: Arguments) throws(UsageError) {
    var voice = Voice.plain
    if let name = arguments.value("--voice") {
      guard command.takesVoice else {
        throw UsageError(message: "\(command.name) has no voices; rewrite has")
      }
      guard let found = Voice(rawValue: name) else {
        let names = Voice.allCases.map(\.rawValue)
        throw UsageError(
          message: "unknown voice \(name); voices are \(names.joined(separator: ", "))")
      }
      voice = found
    }
    tool = command.tool(voice)
    let forms: [(String, FilterForm)] = [
      ("--diff", .diff), ("--json", .json), ("--jsonl", .jsonLines), ("--in-place", .inPlace),
    ]
    let chosen = forms.filter { arguments.has($0.0) }
    guard chosen.count <= 1 else {
      throw UsageError(
        message: "\(chosen[0].0) and \(chosen[1].0) cannot be used together")
    }
    form = chosen.first?.1 ?? .text
    if let path = arguments.value("--output") ?? arguments.value("-o") {
      guard chosen.isEmpty else {
        throw UsageError(message: "\(chosen[0].0) and --output cannot be used together")
      }
      form = .file(path)
    }
    if let words = arguments.value("--allow") {
      switch ResultOptions.parse(words) {
      case .success(let options): preferred = options
      case .failure(let unknown): throw UsageError(message: unknown.message)
      }
    }
    if let name = arguments.value("--format") {
      guard let found = DocumentFormat(named: name) else {
        throw UsageError(
          message: "unknown format \(name); formats are text, markdown, source, html")
      }
      format = found
    }
    degrades = arguments.has("--degrade")
    keeps = arguments.has("--keep")
    language = arguments.value("--language")
    encoding = try Scribe.encoding(arguments.value("--encoding"))
    answerer = command.takesRequest ? .model : .rules
    if let name = arguments.value("--provider") {
      guard let found = Answerers.Name(rawValue: name) else {
        throw UsageError(message: "unknown provider \(name); providers are rules, model")
      }
      answerer = found
    }
    let wanted = arguments.value("--request")
    instruction = wanted
    if command.takesRequest, wanted?.allSatisfy(\.isWhitespace) ?? true {
      throw UsageError(message: "\(command.name) needs --request: what is wanted, in your words")
    }
    if !command.takesRequest, wanted != nil {
      throw UsageError(message: "\(command.name) takes no request; change and compose do")
    }
    isDry = arguments.has("--dry-run")
    isRich = arguments.has("--rich")
    rules = (arguments.value("--rules") ?? "").split(separator: ",").map(String.init)
    guard arguments.operands.count <= 1 else {
      throw UsageError(message: "one file at a time: \(arguments.operands[1]) is one too many")
    }
    path = arguments.operands.first.flatMap { $0 == "-" ? nil : $0 }
    try readLanguages(of: command, arguments)
    if form == .inPlace, path == nil {
      throw UsageError(message: "--in-place needs a file")
    }
    if keeps, form != .text {
      throw UsageError(message: "--keep gives text back; it does not go with \(chosen[0].0)")
    }
  }
}

extension FilterRequest {
  private mutating func readLanguages(
    of command: ToolCommand, _ arguments: Arguments
  ) throws(UsageError) {
    guard tool == .translate else {
      for name in ["--to", "--from"] where arguments.value(name) != nil {
        throw UsageError(message: "\(command.name) does not translate; \(name) is for translate")
      }
      return
    }
    language = arguments.value("--from") ?? language
    guard let target = arguments.value("--to") ?? LanguageTag.ofUser?.tag else {
      throw UsageError(message: "translate needs a language: --to es")
    }
    self.target = target
    for tag in [language, target].compactMap({ $0 }) where LanguageTag(tag) == nil {
      throw UsageError(message: "\(tag) is no language tag; scribe languages lists them")
    }
    // A whole text in another language takes the place of the text.
    landing = .replace
  }
}

extension LanguageTag {
  /// The writer's language, as the locale says it; nil for none.
  static var ofUser: LanguageTag? {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { continue }
      return LanguageTag(value)
    }
    return nil
  }
}

extension Tool {
  /// The command's name.
  var commandName: String {
    switch self {
    case .proofread: "proofread"
    case .rewrite: "rewrite"
    case .change: "change"
    case .compose: "compose"
    case .summarize: "summarize"
    case .keyPoints: "keypoints"
    case .list: "list"
    case .table: "table"
    case .translate: "translate"
    }
  }
}
