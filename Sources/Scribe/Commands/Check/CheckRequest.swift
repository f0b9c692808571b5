import Documents

let checkHelp = """
  Usage: scribe check [OPTION…] FILE|FOLDER…

  Proofreads files and prints what it found; no file is changed. A folder stands for the Markdown
  and text files in it, but for what its .scribeignore names (as .gitignore does).

    --json            one JSON object: files, findings, and what could not be read
    --sarif           SARIF 2.1.0, as code hosts and editors read it
    --only RULES      the named rules alone, with commas between
    --disable RULES   all but the named rules
    --ignore FILE     patterns of files to leave out, beside those of .scribeignore
    --format FORMAT   text, markdown, source or html, where the suffix does not tell
    --encoding NAME   what the files are read as, such as windows-1252; by itself unless given
    --language TAG    the language of the texts, such as en-GB

  Each finding is FILE:LINE:COLUMN: message [rule]; columns count code points from 1.

  Exit status: 0 nothing found, 1 findings, 2 usage, 4 a file could not be read, 5 provider.

  """

/// The command line of `scribe check`, understood.
struct CheckRequest: Hashable {
  enum Form: Hashable { case lines, json, sarif }

  var form = Form.lines
  /// The rules that count; nil for all.
  var only: Set<String>?
  var disabled: Set<String> = []
  var ignoreFile: String?
  var format: DocumentFormat?
  var language: String?
  /// What all files are read as; nil for what they and the settings say.
  var encoding: TextEncoding?
  var paths: [String]

  init(_ arguments: Arguments) throws(UsageError) {
    if arguments.has("--json"), arguments.has("--sarif") {
      throw UsageError(message: "--json and --sarif cannot be used together")
    }
    form = arguments.has("--json") ? .json : arguments.has("--sarif") ? .sarif : .lines
    only = arguments.value("--only").map { Self.names($0) }
    disabled = arguments.value("--disable").map { Self.names($0) } ?? []
    ignoreFile = arguments.value("--ignore")
    if let name = arguments.value("--format") {
      guard let found = DocumentFormat(named: name) else {
        throw UsageError(
          message: "unknown format \(name); formats are text, markdown, source, html")
      }
      format = found
    }
    language = arguments.value("--language")
    encoding = try Scribe.encoding(arguments.value("--encoding"))
    guard !arguments.operands.isEmpty else {
      throw UsageError(message: "check needs files or folders")
    }
    paths = arguments.operands
  }

  func wants(_ rule: String) -> Bool {
    !disabled.contains(rule) && (only?.contains(rule) ?? true)
  }

  private static func names(_ words: String) -> Set<String> {
    Set(words.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init))
  }
}
