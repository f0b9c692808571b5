import Documents
import Glibc
import WritingTools

/// The command line: finds the command, and what it is to be done on.
@main struct Scribe {
  static let version = "0.1.0"

  @MainActor static func main() {
    // A reader that goes away is told by the write that fails.
    signal(SIGPIPE, SIG_IGN)
    do throws(UsageError) {
      exit(try run(Array(CommandLine.arguments.dropFirst())))
    } catch {
      exit(fail("\(error.message) (scribe --help says more)", status: ExitStatus.usage))
    }
  }

  @MainActor static func run(_ words: [String]) throws(UsageError) -> Int32 {
    guard let first = words.first else { return try open(words) }
    if let command = ToolCommand.named(first) {
      let arguments = try Arguments(
        words.dropFirst(), flags: ToolCommand.flags, valued: ToolCommand.valued)
      if arguments.has("--help") || arguments.has("-h") {
        say(command.help)
        return ExitStatus.done
      }
      return runFilter(try FilterRequest(command, arguments), settings: readSettings())
    }
    switch first {
    case "spell": return try runSpell(Array(words.dropFirst()))
    case "check": return try runCheck(Array(words.dropFirst()), settings: readSettings())
    case "convert": return try runConvert(Array(words.dropFirst()))
    case "layout": return try LayoutCommand.run(Array(words.dropFirst()))
    case "help":
      guard words.count > 1 else {
        say(help)
        return ExitStatus.done
      }
      return try run([words[1], "--help"])
    default: return try open(words)
    }
  }

  private static func readSettings() -> Settings {
    guard let path = Settings.standardPath else { return Settings() }
    let (settings, problems) = Settings.read(path: path)
    for problem in problems { warn(problem) }
    return settings
  }
}
