import Documents
import Testing
import WritingTools

@testable import Providers

@Suite struct SourceProseTests {
  private func proofread(_ text: String) async throws -> String {
    let request = ToolRequest(
      tool: .proofread, text: text, format: .sourceCode, language: "en")
    guard case .edits(let edits) = try await EmbeddedProvider().answer(request).content else {
      return text
    }
    return applied(edits, to: text)
  }

  @Test(arguments: [
    (
      "let a = the the\n// This is the the best way.\n",
      "let a = the the\n// This is the best way.\n"
    ),
    (
      "/* We saw the the old lens.\n * It was the the best.\n */\nint the the;\n",
      "/* We saw the old lens.\n * It was the best.\n */\nint the the;\n"
    ),
    ("print(\"there was the the old way\")\n", "print(\"there was the old way\")\n"),
    (
      "-- this is the the old table\nSELECT the the;\n",
      "-- this is the old table\nSELECT the the;\n"
    ),
    ("#include <the the>\nint i = 0; i += 1;\n", "#include <the the>\nint i = 0; i += 1;\n"),
    ("see(http://the.the/the the)\nfoo();\n", "see(http://the.the/the the)\nfoo();\n"),
    (
      "the = a + b  # we saw the the old lens here\n",
      "the = a + b  # we saw the old lens here\n"
    ),
    (
      "the = the the; // we saw the the old lens\n", "the = the the; // we saw the old lens\n"
    ),
    // Code that was put out of use.
    ("int a;\n// return two two if b else c\n", "int a;\n// return two two if b else c\n"),
    ("int a;\n// if the the then go home;\n", "int a;\n// if the the then go home;\n"),
    ("a = 1\n# b = two two if c else d\n", "a = 1\n# b = two two if c else d\n"),
    ("a = 1\n# Call go() when when it ends.\n", "a = 1\n# Call go() when it ends.\n"),
  ])
  func `only comments and strings are read`(text: String, expected: String) async throws {
    #expect(try await proofread(text) == expected)
  }

  @Test func `code without prose says so`() async throws {
    let request = ToolRequest(
      tool: .proofread, text: "int the = the;\n", format: .sourceCode, language: "en")
    guard case .nothing(let reason) = try await EmbeddedProvider().answer(request).content else {
      Issue.record("an answer")
      return
    }
    #expect(reason.contains("only comments and strings"))
  }

  @Test func `markup for print is prose`() async throws {
    let text =
      "\\section{One}\nThis is the the first line of a text.\nIt goes on for a while here.\n"
    #expect(try await proofread(text).contains("This is the first"))
  }
}
