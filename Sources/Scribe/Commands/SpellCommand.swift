import Documents
import Providers
import WritingTools

let spellHelp = """
  Usage: scribe spell [--language TAG] [--jsonl] [WORD…]

  Checks words and suggests right ones, best first. With --jsonl: one JSON object a line in
  (id, text), one a line out (id, output): a list of suggestions, or null for a right word.

  Exit status: 0 all right, 1 some are not, 2 usage, 5 no dictionary.

  """

/// Runs `scribe spell` and returns the exit status.
func runSpell(_ words: [String], settings: Settings) throws(UsageError) -> Int32 {
  let arguments = try Arguments(
    words, flags: ["--jsonl", "--help", "-h"], valued: ["--language"])
  if arguments.has("--help") || arguments.has("-h") {
    say(spellHelp)
    return ExitStatus.done
  }
  let language = arguments.value("--language") ?? "en"
  let speller = WorkerSpeller.standard
  let house = Houses(settings: settings).house(of: nil)
  for problem in house.problems { warn(problem) }
  let check: @Sendable (String) async throws(ProviderError) -> [String]? = {
    word throws(ProviderError) in
    if house.style.holds(word) { return nil }
    return try await speller.rankedSuggestions(for: [word], language: language)[0]
  }
  if arguments.has("--jsonl") {
    return forEachLine { item in
      do throws(ProviderError) {
        let found = try await check(item.text)
        return LineAnswer(id: item.id, output: found.map { .list($0) } ?? .nothing)
      } catch {
        return LineAnswer(id: item.id, output: .nothing, reason: error.words)
      }
    }
  }
  guard !arguments.operands.isEmpty else {
    throw UsageError(message: "spell needs words, or --jsonl and lines on standard input")
  }
  var status = ExitStatus.done
  for word in arguments.operands {
    let found = waiting { () async -> Result<[String]?, ProviderError> in
      do throws(ProviderError) {
        return .success(try await check(word))
      } catch {
        return .failure(error)
      }
    }
    switch found {
    case .failure(let error): return fail(error.words, status: ExitStatus.provider)
    case .success(nil): say("\(word): right\n")
    case .success(let suggestions?):
      status = 1
      say("\(word): " + (suggestions.isEmpty ? "?" : suggestions.joined(separator: ", ")) + "\n")
    }
  }
  return status
}
