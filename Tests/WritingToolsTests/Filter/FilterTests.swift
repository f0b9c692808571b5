import Documents
import FoundationEssentials
import Testing
import TextEngine

@testable import WritingTools

@Suite struct FilterTests {
  private func run(
    _ tool: Tool, _ text: String, _ content: ToolContent, format: DocumentFormat = .markdown,
    preferred: ResultOptions = .all, isNamed: Bool = false, degrades: Bool = false,
    lineEnding: [UInt8] = [0x0A]
  ) async throws -> FilterResult {
    let filter = Filter(
      Filter.Options(
        tool: tool, format: format, preferred: preferred, isNamed: isNamed, degrades: degrades,
        lineEnding: lineEnding), provider: ScriptedProvider(content: content))
    return try await filter.run(TextStorage(text))
  }

  private func output(_ result: FilterResult) -> String {
    String(decoding: result.output, as: UTF8.self)
  }

  private let list = ToolContent.list(["milk", "eggs"], ordered: false)

  @Test func `list and extracts print their result, rewrites the whole text`() async throws {
    let text = "We need milk, eggs and 2 pens.\n\nSoon.\n"
    let points = try await run(.keyPoints, text, list)
    #expect(output(points) == "- milk\n- eggs\n")
    #expect(points.document.string == text.dropLast() + "\n\n- milk\n- eggs\n")
    let edits = ToolContent.edits([
      ProposedEdit(range: 3..<7, replacement: "want", rule: "r", explanation: "because")
    ])
    let rewrite = try await run(.rewrite(.plain), text, edits)
    #expect(output(rewrite) == "We want milk, eggs and 2 pens.\n\nSoon.\n")
    #expect(rewrite.kind == .plain && rewrite.exitStatus == 0)
  }

  @Test func `nothing to change writes the text as it came`() async throws {
    let proofread = try await run(.proofread, "Fine.\r\n", .edits([]), lineEnding: [0x0D, 0x0A])
    #expect(output(proofread) == "Fine.\r\n")
    #expect(proofread.outcome == .unchanged("nothing to change"))
    #expect(proofread.report.applied)
    let summary = try await run(.summarize, "Fine.\n", .nothing("one sentence has no summary"))
    #expect(output(summary).isEmpty && summary.exitStatus == 0)
    #expect(summary.report.reason == "one sentence has no summary")
    let empty = try await run(.proofread, "", .edits([]))
    #expect(output(empty).isEmpty)
  }

  @Test func `a refused result is reduced when asked`() async throws {
    let refused = try await run(.list, "milk and eggs\n", list, format: .plainText)
    #expect(refused.exitStatus == 3 && refused.output.isEmpty)
    let reduced = try await run(
      .list, "milk and eggs\n", list, format: .plainText, degrades: true)
    #expect(output(reduced) == "milk\neggs\n")
    #expect(reduced.kind == .plain)
    #expect(!reduced.notices.isEmpty)
    let table = ToolContent.table(header: ["a", "b"], rows: [["milk", "2"], ["eggs", "6"]])
    let listed = try await run(
      .table, "milk 2, eggs 6\n", table, preferred: [.plain, .list], degrades: true)
    #expect(output(listed) == "- milk: b 2\n- eggs: b 6\n")
    #expect(listed.kind == .list)
  }

  @Test func `a failed check refuses where nobody looks`() async throws {
    let result = try await run(.rewrite(.plain), "We sold 12 books.\n", .text("We sold 13 books."))
    #expect(result.exitStatus == 3 && result.output.isEmpty)
    #expect(result.document.string == "We sold 12 books.\n")
    #expect(result.report.findings.contains { $0.check == "number" && $0.blocks })
    #expect(result.report.output == "We sold 13 books.")
  }

  @Test func `windows line ends reach the output`() async throws {
    let result = try await run(.list, "milk\r\neggs\r\n", list, lineEnding: [0x0D, 0x0A])
    #expect(output(result) == "- milk\r\n- eggs\r\n")
    #expect(result.document.string == "- milk\r\n- eggs\r\n")
  }

  @Test func `a provider that cannot is asked nothing`() async {
    await #expect(throws: ProviderError.notAvailable("compose needs a model")) {
      _ = try await run(.compose, "x\n", .text("y"))
    }
  }

  @Test func `the report says everything in JSON`() async throws {
    let edits = ToolContent.edits([
      ProposedEdit(
        range: 4..<8, replacement: "", rule: "repeated-word", explanation: "twice",
        alternatives: ["a"])
    ])
    let report = try await run(.proofread, "The the cat.\n", edits).report
    let data = try JSONEncoder().encode(report)
    let back = try JSONDecoder().decode(FilterReport.self, from: data)
    #expect(back == report)
    #expect(report.output == "The cat.\n")
    #expect(report.edits.first?.start == 4 && report.edits.first?.end == 8)
    #expect(report.edits.first?.rule == "repeated-word")
    #expect(report.allowed == ["plain", "rich", "list", "table"])
    let refused = try await run(.list, "milk and eggs\n", list, format: .plainText).report
    #expect(!refused.applied && refused.kind == "list")
    #expect(refused.reason == "Kind: list. A .txt file holds: plain.")
    #expect(refused.output == "- milk\n- eggs")
    #expect(refused.remedies.first == "preview as plain lines")
  }
}
