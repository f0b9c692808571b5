/// A command of the program beside editing: what the dispatch, the help and the completions know of it.
struct Subcommand: Sendable {
  var name: String
  /// One line, without a full stop.
  var summary: String
  /// What `--help` prints; its lines that begin with a dash are the options.
  var help: @Sendable () -> String
  /// The words that may come first after the name.
  var verbs: [String] = []
  /// Whether it works on files.
  var takesFiles = true
  var run: @MainActor @Sendable ([String]) throws(UsageError) -> Int32

  /// All commands in the order of the help; tools first.
  static var all: [Subcommand] { ToolCommand.all.map(Subcommand.init) + others }

  static func named(_ name: String) -> Subcommand? { all.first { $0.name == name } }

  private static var others: [Subcommand] {
    [
      Subcommand(
        name: "check", summary: "list what proofreading finds in files and folders",
        help: { checkHelp }
      ) { words throws(UsageError) in try runCheck(words, settings: Scribe.readSettings()) },
      Subcommand(name: "spell", summary: "check words", help: { spellHelp }, takesFiles: false) {
        words throws(UsageError) in try runSpell(words, settings: Scribe.readSettings())
      },
      Subcommand(
        name: "report", summary: "how readable a text is, and what to look at again",
        help: { reportHelp }
      ) { words throws(UsageError) in try runReport(words, settings: Scribe.readSettings()) },
      Subcommand(
        name: "rules", summary: "try files of your own rules", help: { rulesHelp }, verbs: ["try"]
      ) { words throws(UsageError) in try runRules(words) },
      Subcommand(
        name: "languages", summary: "languages to translate, and their state",
        help: { languagesHelp }
      ) { words throws(UsageError) in try runLanguages(words) },
      Subcommand(
        name: "convert", summary: "convert between text, Markdown, RTF, RTFD, HTML",
        help: { convertHelp }
      ) { words throws(UsageError) in try runConvert(words) },
      Subcommand(
        name: "glyph", summary: "make a picture that is set like a character", help: { glyphHelp }
      ) { words throws(UsageError) in try runGlyph(words) },
      Subcommand(
        name: "batch", summary: "run a tool over many files", help: { batchHelp },
        verbs: ToolCommand.all.map(\.name)
      ) { words throws(UsageError) in try runBatch(words, settings: Scribe.readSettings()) },
      Subcommand(
        name: "models", summary: "find language models on this machine", help: { modelsHelp },
        takesFiles: false
      ) { words throws(UsageError) in try runModels(words, settings: Scribe.readSettings()) },
      Subcommand(
        name: "journal", summary: "what tools were run, and what was sent", help: { journalHelp },
        takesFiles: false
      ) { words throws(UsageError) in try runJournal(words) },
      Subcommand(
        name: "layout", summary: "compare the two layouts, list or time them",
        help: {
          LayoutCommand.help + LayoutCommand.compareHelp + LayoutCommand.replayHelp
            + LayoutCommand.showHelp + LayoutCommand.benchHelp
        },
        verbs: ["compare", "replay", "show", "bench"]
      ) { words throws(UsageError) in try LayoutCommand.run(words) },
      Subcommand(
        name: "doctor", summary: "what this machine lacks, and what mends it", help: { doctorHelp },
        takesFiles: false
      ) { words throws(UsageError) in try runDoctor(words) },
      Subcommand(
        name: "completions", summary: "print completions for a shell", help: { completionsHelp },
        verbs: Shell.allCases.map(\.rawValue), takesFiles: false
      ) { words throws(UsageError) in try runCompletions(words) },
    ]
  }
}

extension Subcommand {
  init(_ command: ToolCommand) {
    self.init(name: command.name, summary: command.summary, help: { command.help }) {
      words throws(UsageError) in
      let arguments = try Arguments(
        words, flags: ToolCommand.flags, valued: ToolCommand.valued)
      if arguments.has("--help") || arguments.has("-h") {
        say(command.help)
        return ExitStatus.done
      }
      return runFilter(try FilterRequest(command, arguments), settings: Scribe.readSettings())
    }
  }
}
