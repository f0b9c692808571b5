import Documents
import Testing
import TextEngine

@testable import WritingTools

/// A provider that answers what a test tells it to.
struct ScriptedProvider: Provider {
  var content: ToolContent
  var label: String { "script" }
  func reach(_ tool: Tool) -> Reach { tool == .compose ? .cannot("compose needs a model") : .can }
  func answer(_ request: ToolRequest) async throws(ProviderError) -> ToolAnswer {
    ToolAnswer(content: content, provider: label)
  }
}

/// A tool's run in words: what it is given, what it answers, and what that must come to.
struct Script: Sendable, CustomTestStringConvertible {
  var tool: Tool
  var content: ToolContent
  var kind: ResultKind
  /// The draft's paragraph as it is after the result was applied, with LF.
  var expected: String
  var testDescription: String { "\(tool) making \(kind.rawValue)" }

  static let paragraph = """
    The meeting in Leeds was held in order to make a decision about the the budget of 1,200 pounds,
    and Anna was of the opinion that the team was in a position to proceed with hiring.
    """

  private static let concise = """
    The meeting in Leeds was held to decide about the budget of 1,200 pounds,
    and Anna thought that the team could proceed with hiring.
    """

  static let all: [Script] = [
    Script(
      tool: .proofread, content: .edits([edit("the the", "the", rule: "repeated-word")]),
      kind: .plain, expected: replacing("the the", "the")),
    Script(
      tool: .rewrite(.concise),
      content: .edits([
        edit("in order to", "to", rule: "wordy"),
        edit("was in a position to", "could", rule: "wordy"),
      ]),
      kind: .plain,
      expected: replacing("in order to", "to", in: replacing("was in a position to", "could"))),
    Script(tool: .rewrite(.plain), content: .text(concise), kind: .plain, expected: concise),
    Script(
      tool: .rewrite(.friendly),
      content: .text(replacing("was held", "took place", in: replacing("Leeds", "**Leeds**"))),
      kind: .rich,
      expected: replacing("was held", "took place", in: replacing("Leeds", "**Leeds**"))),
    Script(
      tool: .change,
      content: .text(
        replacing("was held", "took place", in: replacing("budget", "[budget](#money)"))),
      kind: .rich,
      expected: replacing("was held", "took place", in: replacing("budget", "[budget](#money)"))),
    Script(
      tool: .change, content: .text("- Leeds met\n- Anna agreed to 1,200 pounds"), kind: .list,
      expected: "- Leeds met\n- Anna agreed to 1,200 pounds"),
    Script(
      tool: .summarize, content: .text("Anna thought that the team could hire."), kind: .plain,
      expected: paragraph + "\n\nAnna thought that the team could hire."),
    Script(
      tool: .keyPoints, content: .list(["Budget decided", "Hiring can proceed"], ordered: false),
      kind: .list, expected: paragraph + "\n\n- Budget decided\n- Hiring can proceed"),
    Script(
      tool: .list, content: .list([concise.oneLine, "Hiring"], ordered: true), kind: .list,
      expected: "1. \(concise.oneLine)\n2. Hiring"),
    Script(
      tool: .table,
      content: .table(
        header: ["What", "Who"], rows: [["Budget of 1,200", "Anna"], [concise.oneLine, "Leeds"]]),
      kind: .table,
      expected: Layouts.table(
        header: ["What", "Who"], rows: [["Budget of 1,200", "Anna"], [concise.oneLine, "Leeds"]])),
  ]

  private static func edit(_ old: String, _ new: String, rule: String) -> ProposedEdit {
    let range = paragraph.firstRange(of: old)!
    let start = paragraph.utf8.distance(from: paragraph.startIndex, to: range.lowerBound)
    return ProposedEdit(
      range: start..<(start + old.utf8.count), replacement: new, rule: rule,
      explanation: "\"\(old)\" → \"\(new)\"")
  }

  private static func replacing(_ old: String, _ new: String, in text: String = paragraph) -> String
  {
    var text = text
    text.replaceSubrange(text.firstRange(of: old)!, with: new)
    return text
  }
}

extension String {
  fileprivate var oneLine: String { split(separator: "\n").joined(separator: " ") }
  var crlf: String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
  }
}

/// All sixteen sets of kinds.
let everyOptions = (0..<16 as Range<UInt8>).map(ResultOptions.init(rawValue:))
