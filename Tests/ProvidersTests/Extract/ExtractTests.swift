import Testing
import WritingTools

@testable import Providers

struct ExtractTests {
  private let text = """
    # The harbour

    The town decided on Monday to rebuild its harbour at a cost of four million. The harbour was
    built in 1911 and has not been repaired since the flood. "We have waited long enough," said the
    mayor. Who will pay for the harbour is not yet clear. The weather was fine. However, the council
    expects the state to pay half of the cost of the new harbour. Fishermen in the town welcomed the
    decision to rebuild the harbour, because boats cannot land there in winter.

    ```
    harbour harbour harbour harbour harbour. Harbour town cost decision rebuild.
    ```
    """

  @Test func `a summary takes whole sentences from the text and says where they were`() throws {
    let answer = Extract.summary(of: ToolRequest(tool: .summarize, text: text))
    guard case .text(let summary) = answer.content else {
      Issue.record("\(answer.content)")
      return
    }
    #expect(summary.hasPrefix("The town decided on Monday"))
    #expect(!summary.contains("harbour harbour"))
    #expect(answer.sources.count >= 1)
    let bytes = Array(text.utf8)
    #expect(bytes[answer.sources[0]...].starts(with: "The town decided".utf8))
  }

  @Test func `key points are in the order of the text and lean on nothing before them`() throws {
    let answer = Extract.keyPoints(of: ToolRequest(tool: .keyPoints, text: text))
    guard case .list(let points, ordered: false) = answer.content else {
      Issue.record("\(answer.content)")
      return
    }
    #expect(points.count >= 2)
    #expect(points.count == answer.sources.count)
    #expect(answer.sources == answer.sources.sorted())
    #expect(!points.contains { $0.hasPrefix("However") })
  }

  @Test func `a citation in brackets is no point`() throws {
    let text = """
      The bridge was closed in May. (Miller and Stone, 2019, page 4.) It carries the only road to \
      the harbour. The town wants to build another bridge to the harbour.
      """
    let answer = Extract.keyPoints(of: ToolRequest(tool: .keyPoints, text: text))
    guard case .list(let points, ordered: false) = answer.content else {
      Issue.record("\(answer.content)")
      return
    }
    #expect(!points.contains { $0.contains("Miller") }, "\(points)")
    for text in ["(Miller, 2019).", "[3]", "(See the note.)"] {
      #expect(Passages.Sentence(range: 0..<text.utf8.count, text: text).isBracketed)
    }
    for text in ["Stone (2019) says so.", "[The guide](guide.html).", "(Not) so."] {
      #expect(!Passages.Sentence(range: 0..<text.utf8.count, text: text).isBracketed)
    }
  }

  @Test(arguments: ["", "\n", "One sentence only.", "# Just a heading", "```\nA. B.\n```"])
  func `too little text is said so`(text: String) {
    for tool in [Tool.summarize, .keyPoints] {
      let request = ToolRequest(tool: tool, text: text)
      let answer =
        tool == .summarize ? Extract.summary(of: request) : Extract.keyPoints(of: request)
      guard case .nothing = answer.content else {
        Issue.record("\(answer.content)")
        continue
      }
    }
  }

  @Test func `a long text of one repeated sentence is summed up by it once`() {
    let text = String(repeating: "The same thing happened again today. ", count: 2000)
    let answer = Extract.summary(of: ToolRequest(tool: .summarize, text: text))
    guard case .text(let summary) = answer.content else {
      Issue.record("\(answer.content)")
      return
    }
    #expect(summary.hasPrefix("The same thing"))
  }

  @Test(arguments: [
    (
      "However, the bridge that was built in May is closed again.",
      "The bridge that was built in May is closed again."
    ),
    (
      "The bridge will be closed for two months, the mayor said.",
      "The bridge will be closed for two months."
    ),
    (
      "The bridge (built in 1911) will be closed for two months.",
      "The bridge will be closed for two months."
    ),
    (
      "The mayor, who was elected in May, will open the bridge next week.",
      "The mayor will open the bridge next week."
    ),
    ("But it rained.", "But it rained."),
    ("It rained, he said.", "It rained, he said."),
  ])
  func `points are shortened by whole parts`(sentence: String, expected: String) {
    #expect(Shortening.shortened(sentence) == expected)
  }
}
