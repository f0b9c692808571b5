import Documents
import Providers
import TextEngine
import WritingTools

let rulesHelp = """
  Usage: scribe rules try RULES [FILE|-]

  Tries a file of rules on its own. Without FILE it runs the examples of the rules and says which do
  not come out as written; with FILE it shows, line by line, what the rules would change there, and
  changes nothing. A filter uses the rules with --rules RULES.

  A file of rules is text:

    tool: proofread                     proofread, plain, concise, friendly or professional
    # no-utilize: “Use” is shorter.     a rule begins: its name and the reason that is shown
    ~utilize => $1~use                  what to find, and what to put there
    + They utilized it. => They used it.   an example, which must come out so
    - A utility belt.                   a text that must stay

  What to find is words with spaces between: a word; a|b one of several; ~verb any of its forms;
  @noun, @plural, @adj, @base, @past, @ing… a kind of word; _ any word; # a number; ^ and $ the
  sentence's ends; x? perhaps; <x and >x what must stand before and after; !x anything but x.
  To put: words; $2 what the second element met; $2.past, $2.pl… in another form; $1~use the verb
  use in that form; a* a or an; - nothing; a slash between choices.

  Exit status: 0 done, 1 an example fails, 2 usage, 4 the rules or the file cannot be read.

  """

/// Runs `scribe rules` and returns the exit status.
func runRules(_ words: [String]) throws(UsageError) -> Int32 {
  let arguments = try Arguments(words, flags: ["--help", "-h"], valued: [])
  if arguments.has("--help") || arguments.has("-h") {
    say(rulesHelp)
    return ExitStatus.done
  }
  guard arguments.operands.first == "try", (2...3).contains(arguments.operands.count) else {
    throw UsageError(message: "rules needs: try RULES [FILE]")
  }
  let trial: RuleTrial
  do throws(RuleFileError) {
    trial = try RuleTrial(RuleFile(path: arguments.operands[1]))
  } catch {
    return fail("\(error.path): \(error.message)", status: ExitStatus.input)
  }
  return arguments.operands.count == 3
    ? showEdits(of: trial, in: arguments.operands[2]) : runExamples(of: trial)
}

private func runExamples(of trial: RuleTrial) -> Int32 {
  let outcome = waiting { () async -> Result<RuleTrial, ProviderError> in
    var trial = trial
    do throws(ProviderError) {
      try await trial.run()
      return .success(trial)
    } catch {
      return .failure(error)
    }
  }
  switch outcome {
  case .failure(let error): return fail(error.words, status: ExitStatus.provider)
  case .success(let trial):
    for failure in trial.failures {
      say("\(failure.rule): \(failure.text)\n")
      say("  wanted: \(failure.wanted)\n  result: \(failure.result)\n")
    }
    say("\(trial.rules) rules, \(trial.examples) examples, \(trial.failures.count) wrong\n")
    return trial.failures.isEmpty ? ExitStatus.done : ExitStatus.findings
  }
}

/// Shows each change with its line, as `file:line: old → new (rule)`.
private func showEdits(of trial: RuleTrial, in path: String) -> Int32 {
  let bytes: [UInt8]
  do throws(DocumentError) {
    let reading =
      path == "-"
      ? try DocumentFile.read(descriptor: 0, name: "standard input")
      : try DocumentFile.read(path: path)
    guard path == "-" || reading.identity != nil else {
      return fail("\(path): no such file", status: ExitStatus.input)
    }
    bytes = reading.text.bytes(in: 0..<reading.text.count)
  } catch {
    return fail(error.message, status: ExitStatus.input)
  }
  let text = String(decoding: bytes, as: UTF8.self)
  guard text.utf8.count == bytes.count else {
    return fail("\(path): no UTF-8", status: ExitStatus.input)
  }
  let outcome = waiting { () async -> Result<[ProposedEdit], ProviderError> in
    do throws(ProviderError) {
      return .success(try await trial.edits(in: text))
    } catch {
      return .failure(error)
    }
  }
  switch outcome {
  case .failure(let error): return fail(error.words, status: ExitStatus.provider)
  case .success(let edits):
    var line = 1
    var at = 0
    for edit in edits {
      line += bytes[at..<edit.range.lowerBound].count { $0 == 0x0A }
      at = edit.range.lowerBound
      let old = String(decoding: bytes[edit.range], as: UTF8.self)
      say(shown("\(path):\(line): “\(old)” → “\(edit.replacement)” (\(edit.rule))") + "\n")
    }
    say("\(edits.count) changes\n")
    return ExitStatus.done
  }
}

/// A file's text in one line, without what could drive a terminal.
private func shown(_ text: String) -> String {
  String(
    String.UnicodeScalarView(
      text.unicodeScalars.map { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) ? " " : $0 }))
}
