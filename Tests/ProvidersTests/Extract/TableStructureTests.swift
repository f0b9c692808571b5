import Testing
import WritingTools

@testable import Providers

struct TableStructureTests {
  @Test(arguments: [
    ("name, age\nAnn, 31\nBob, 45", ["name", "age"], [["Ann", "31"], ["Bob", "45"]]),
    ("a\tb\n1\t2", ["a", "b"], [["1", "2"]]),
    ("| a | b |\n|---|---|\n| 1 | 2 |", ["a", "b"], [["1", "2"]]),
    (
      "Item      Price\nLamp      30\nDesk      120", ["Item", "Price"],
      [["Lamp", "30"], ["Desk", "120"]]
    ),
    ("\"x, y\",2\n\"say \"\"hi\"\"\",3", ["", ""], [["x, y", "2"], ["say \"hi\"", "3"]]),
    (
      "Name: Ann\nAge: 31\n\nName: Bob\nAge: 45", ["Name", "Age"], [["Ann", "31"], ["Bob", "45"]]
    ),
    ("Mon: 9-5\nTue: closed", ["", ""], [["Mon", "9-5"], ["Tue", "closed"]]),
    ("- Ann - 31\n- Bob - 45", ["", ""], [["Ann", "31"], ["Bob", "45"]]),
    (
      "Ann has 3 cats, Bob has 2 dogs and Cy has 1 bird.", ["", ""],
      [["Ann", "3 cats"], ["Bob", "2 dogs"], ["Cy", "1 bird"]]
    ),
  ])
  func `finds a table`(text: String, header: [String], rows: [[String]]) {
    #expect(TableStructure.find(in: text) == TableStructure(header: header, rows: rows))
  }

  @Test(arguments: [
    "", "Word", "Plain prose, with a comma.", "One line, of prose,\nand another, of prose.",
    "She came home and he left for work.", "a, b\nc",
  ])
  func `finds none in prose`(text: String) {
    #expect(TableStructure.find(in: text) == nil)
  }

  @Test func `the tool answers with a table, and leaves code alone`() async throws {
    let text = "a, b\n1, 2"
    let request = ToolRequest(tool: .table, text: text)
    let answer = try await EmbeddedProvider().answer(request)
    #expect(answer.content == .table(header: ["a", "b"], rows: [["1", "2"]]))
    let code = ToolRequest(tool: .table, text: text, protected: [0..<text.utf8.count])
    guard case .nothing = Extract.table(of: code).content else {
      Issue.record("code was taken apart")
      return
    }
  }
}
