let completionsHelp = """
  Usage: scribe completions SHELL

  Prints completions for bash, zsh or fish, made from the same help that you read. To have them at once:

    source <(scribe completions bash)
    scribe completions zsh > ~/.zfunc/_scribe        with ~/.zfunc in fpath, before compinit
    scribe completions fish > ~/.config/fish/completions/scribe.fish

  Exit status: 0 done, 2 usage.

  """

/// The shells that completions are made for.
enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }

/// Runs `scribe completions` and returns the exit status.
func runCompletions(_ words: [String]) throws(UsageError) -> Int32 {
  let arguments = try Arguments(words, flags: ["--help", "-h"], valued: [])
  if arguments.has("--help") || arguments.has("-h") {
    say(completionsHelp)
    return ExitStatus.done
  }
  guard let name = arguments.operands.first, let shell = Shell(rawValue: name),
    arguments.operands.count == 1
  else {
    let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageError(message: "completions needs one shell: \(names)")
  }
  return say(Completions().script(for: shell)) ? ExitStatus.done : ExitStatus.input
}
