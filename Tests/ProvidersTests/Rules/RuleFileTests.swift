import Testing
import WritingTools

@testable import Providers

@Suite struct RuleFileTests {
  private static let house = """
    // Words that the house writes its own way.
    tool: proofread
    # no-utilize: “Use” is shorter.
    ~utilize => $1~use
    + They utilized it. => They used it.
    - A utility belt.
    """

  @Test func `examples and controls are run`() async throws {
    var trial = try RuleTrial(RuleFile(path: "house", text: Self.house))
    try await trial.run()
    #expect(trial.rules == 1)
    #expect(trial.examples == 2)
    #expect(trial.failures.isEmpty)
  }

  @Test func `an example that comes out otherwise is told`() async throws {
    let text = Self.house + "\n+ We utilize it. => We apply it."
    var trial = try RuleTrial(RuleFile(path: "house", text: text))
    try await trial.run()
    #expect(trial.failures.map(\.result) == ["We use it."])
  }

  @Test func `a provider uses the writer's rules beside its own`() async throws {
    let provider = try EmbeddedProvider(
      speller: nil, rules: [RuleFile(path: "house", text: Self.house)])
    let answer = try await provider.answer(
      .init(tool: .proofread, text: "We utilize the the lens.", language: "en"))
    guard case .edits(let edits) = answer.content else {
      Issue.record("no edits")
      return
    }
    #expect(edits.map(\.rule) == ["no-utilize", "repeated-word"])
  }

  @Test func `ignored rules are not used`() async throws {
    let provider = try EmbeddedProvider(
      speller: nil, rules: [], ignoring: ["repeated-word"])
    let answer = try await provider.answer(
      .init(tool: .proofread, text: "We saw the the lens.", language: "en"))
    if case .edits(let edits) = answer.content { Issue.record("\(edits)") }
  }

  @Test(arguments: [
    ("tool: shouting", "line 1: no tool is called shouting"),
    ("a b => c", "line 1: no rule has begun yet"),
    ("# name\na => b", "line 1: a rule begins with its name"),
    ("# n: why\na b", "line 2: no => between"),
    ("# n: why\n\n@verbb => b", "line 3: no kind of word is called @verbb"),
    ("# n: why\na => $2", "line 2: $2 is no part of the match"),
    ("# n: why\na => $1.plural", "line 2: no form of a word is called .plural"),
    ("# n: why\na => $1:nomap", "line 2: no map of words is called :nomap"),
    ("# n: why\n<a >b => c", "line 2: nothing stands before =>"),
    ("# n: why\n => c", "line 2: nothing stands before =>"),
    ("# n: why\na =>", "line 2: nothing stands after =>"),
  ])
  func `a line that is no rule is told with its number`(text: String, message: String) {
    do {
      _ = try RuleTrial(RuleFile(path: "house", text: text))
      Issue.record("taken: \(text)")
    } catch {
      #expect(error.message.hasPrefix(message), "\(error.message)")
    }
  }
}
