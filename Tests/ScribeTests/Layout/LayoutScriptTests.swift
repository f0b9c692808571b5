import TextEngine
import Testing

@testable import Scribe

@Suite struct LayoutScriptTests {
  private func result(_ script: String, on text: String) throws -> String {
    var text = TextStorage(text)
    for set in try LayoutScript(script).edits(of: text) { text.apply(set) }
    return text.string
  }

  @Test(arguments: [
    ("insert 3 \"x\"", "abcxdef"), ("insert end \"\\n\"", "abcdef\n"),
    ("insert 50% \"|\"", "abc|def"), ("delete 1 3", "adef"), ("replace 0 end \"\"", ""),
    ("replace 1 2 \"a \\\"b\\\"\"", "aa \"b\"cdef"), ("# a comment\n\n  delete 0 1\n", "bcdef"),
    ("type 0 \"é漢\"", "é漢abcdef"), ("delete 0 1\ndelete 0 1", "cdef"),
  ])
  func `an instruction does what it says`(script: String, expected: String) throws {
    #expect(try result(script, on: "abcdef") == expected)
  }

  @Test func `typing is one edit a character`() throws {
    let script = try LayoutScript("type 2 \"e\u{301}a👩‍🚀\"")
    #expect(try script.edits(of: TextStorage("abcdef")).count == 3)
  }

  @Test func `a percentage does not cut a character`() throws {
    #expect(try result("insert 50% \"|\"", on: "漢") == "|漢")
  }

  @Test func `random edits are the same for the same seed`() throws {
    let text = TextStorage("some words to be changed\nand more of them\n")
    let first = try LayoutScript("random 200 7").edits(of: text)
    #expect(first.count == 200)
    #expect(try LayoutScript("random 200 7").edits(of: text) == first)
    #expect(try LayoutScript("random 200 8").edits(of: text) != first)
  }

  @Test(arguments: [
    "insert", "insert 3", "insert \"x\"", "insert x \"y\"", "delete 3", "delete 1 2 \"x\"",
    "replace 1 2", "insert 1 \"x", "insert 1 \"x\" 4", "random 3", "random -1 2",
    "insert 101% \"\"",
  ])
  func `what is no instruction is named with its line`(line: String) {
    #expect(throws: LayoutScript.Problem(line: 2, reason: "not an edit: \(line)")) {
      try LayoutScript("delete 0 1\n\(line)")
    }
  }

  @Test func `a place past the end is named with its line`() throws {
    let script = try LayoutScript("delete 0 2\ninsert 3 \"x\"\ninsert 9 \"y\"")
    #expect(throws: LayoutScript.Problem(line: 3, reason: "no such place in 5 bytes")) {
      try script.edits(of: TextStorage("abcdef"))
    }
  }
}
