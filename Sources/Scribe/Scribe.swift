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
    if let command = Subcommand.named(first) { return try command.run(Array(words.dropFirst())) }
    switch first {
    case "help":
      guard words.count > 1 else {
        say(help)
        return ExitStatus.done
      }
      return try run([words[1], "--help"])
    default: return try open(words)
    }
  }

  static func readSettings() -> Settings {
    guard let path = Settings.standardPath else { return Settings() }
    let (settings, problems) = Settings.read(path: path)
    for problem in problems { warn(problem) }
    return settings
  }
}
