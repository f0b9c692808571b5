import Documents
import FoundationEssentials

let journalHelp = """
  Usage: scribe journal [--last N] [--json]
         scribe journal --payload N

  Lists what tools were run: number, time, tool, who answered and where the text went, sizes, and how
  it ended. --payload shows word for word what run N sent. The journal holds sizes and no text; what
  was sent lies beside it, for the last hundred runs, unless keep-payloads = false under [model].
  Both are in $XDG_STATE_HOME/scribe/tools, readable by you alone.

    --last N      the last N runs; 20 unless said, 0 for all
    --json        one JSON object a line
    --payload N   what run N sent: for each request its address and its body

  Exit status: 0 done, 2 usage, 4 no such run or nothing kept of it.

  """

/// Runs `scribe journal` and returns the exit status.
func runJournal(_ words: [String]) throws(UsageError) -> Int32 {
  let arguments = try Arguments(
    words, flags: ["--json", "--help", "-h"], valued: ["--last", "--payload"])
  if arguments.has("--help") || arguments.has("-h") {
    say(journalHelp)
    return ExitStatus.done
  }
  guard arguments.operands.isEmpty else {
    throw UsageError(message: "journal takes no file: \(arguments.operands[0])")
  }
  guard let journal = ToolJournal.standard else {
    return fail("there is no home folder, so there is no journal", status: ExitStatus.input)
  }
  if let number = try arguments.count("--payload") {
    guard let payload = journal.payload(of: number) else {
      return fail("nothing that run \(number) sent is kept", status: ExitStatus.input)
    }
    return say(String(decoding: payload, as: UTF8.self)) ? ExitStatus.done : ExitStatus.input
  }
  let last = try arguments.count("--last") ?? 20
  let all = journal.entries()
  for entry in last == 0 ? all[...] : all.suffix(last) {
    let line = arguments.has("--json") ? encoded(entry) ?? "{}" : entry.line
    guard say(line + "\n") else { return ExitStatus.input }
  }
  return ExitStatus.done
}

extension Arguments {
  /// The whole number that an option has; nil where it is not there.
  func count(_ name: String) throws(UsageError) -> Int? {
    guard let word = value(name) else { return nil }
    guard let number = Int(word), number >= 0 else {
      throw UsageError(message: "\(name) takes a whole number, not \(word)")
    }
    return number
  }
}

extension ToolJournalEntry {
  /// `12  30 Nov 09:12  rewrite concise  smollm2 at 127.0.0.1:8080  340 → 290 bytes  1.2 s  answered`
  var line: String {
    var parts = ["\(number)", localTime(Int64(time)), tool]
    if let address {
      parts.append(
        "\(model ?? "model") at \(address)" + (isLocal ? "" : " (NOT this machine)"))
    } else {
      parts.append(provider)
    }
    parts.append("\(inputBytes)" + (outputBytes.map { " → \($0)" } ?? "") + " bytes")
    if let promptTokens, let answerTokens {
      parts.append("\(promptTokens) + \(answerTokens) tokens")
    }
    if let milliseconds { parts.append("\(Double(milliseconds / 100) / 10) s") }
    parts.append(outcome ?? "never ended")
    let line = parts.joined(separator: "  ")
    return String(
      String.UnicodeScalarView(
        line.unicodeScalars.map { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) ? "?" : $0 }))
  }
}
