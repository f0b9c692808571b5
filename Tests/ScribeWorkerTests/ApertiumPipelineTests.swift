import Glibc
import Testing
import Translation

@testable import ScribeWorker

struct ApertiumPipelineTests {
  @Test(arguments: [
    (
      "lt-proc 'a b.bin' | apertium-tagger -g $2 'x.prob'|lt-proc $1 'y.bin'",
      [["lt-proc", "a b.bin"], ["apertium-tagger", "-g", "x.prob"], ["lt-proc", "-g", "y.bin"]]
    ),
    ("cat", [["cat"]]),
    ("lt-proc 'it is; fine' ''", [["lt-proc", "it is; fine", ""]]),
  ])
  func `a mode's line is taken apart without a shell`(line: String, commands: [[String]]) {
    #expect(ApertiumCommands.parse(line) == commands)
  }

  @Test(arguments: ["", "a |", "a 'b", "a; rm b", "a `b`", "a > b", "a | | b", "a $(b)"])
  func `a line that a shell would read otherwise is refused`(line: String) {
    #expect(ApertiumCommands.parse(line) == nil)
  }

  @Test(arguments: ["../../etc/passwd", "eng-spa/../x", "nothing", "eng-zzz", ""])
  func `only installed modes have a pipeline`(name: String) {
    #expect(ApertiumCommands.pipeline(of: name, folder: "/usr/share/apertium/modes") == nil)
  }

  private func translate(
    _ words: [String], by commands: [[String]], limit: Duration = .seconds(20)
  ) throws -> [String?] {
    let pipeline = ApertiumPipeline(mode: "test", commands: commands, limit: limit)
    return try pipeline.translate(
      words.map { MarkedText($0) }, isCancelled: { false }, waiting: {}
    ).map { $0?.text.words }
  }

  @Test func `sentences come back in their order, more than are under way at once`() throws {
    let words = (0..<100).map { "Sentence \($0) [of] many * /." }
    #expect(try translate(words, by: [["cat"], ["cat"], ["cat"]]) == words)
  }

  @Test func `a sentence longer than the pipes hold does not block`() throws {
    let long = String(repeating: "many words / and [more] ", count: 20_000) + "end."
    #expect(try translate([long, "short."], by: [["cat"], ["cat"]]) == [long, "short."])
  }

  @Test func `a program that is missing is a failure, not a hang`() {
    #expect(throws: ApertiumPipeline.Failure.self) {
      _ = try translate(["a."], by: [["cat"], ["/nowhere/lt-proc"]])
    }
  }

  @Test func `programs that end at once give no answers`() throws {
    #expect(try translate(["a.", "b."], by: [["cat"], ["true"]]) == [nil, nil])
  }

  @Test func `a sentence that kills a program costs itself alone`() throws {
    // sed ends at the sentence that holds `poison`, without a word.
    let sed = ["sed", "-u", "-z", "/poison/Q"]
    let words = ["one.", "two.", "a poison.", "three.", "four."]
    #expect(try translate(words, by: [["cat"], sed]) == ["one.", "two.", nil, "three.", "four."])
  }

  @Test func `an answer that is no whole answer costs its sentence alone`() throws {
    let sed = ["sed", "-u", "-z", "s/\\(garble\\).*/\\1/"]
    let words = ["one.", "to garble.", "two."]
    #expect(try translate(words, by: [sed]) == ["one.", nil, "two."])
  }

  @Test func `programs that hang are stopped`() throws {
    #expect(
      try translate(["a."], by: [["cat"], ["sleep", "100"]], limit: .milliseconds(50)) == [nil])
  }

  @Test func `a program that was killed is started again`() throws {
    let pipeline = ApertiumPipeline(mode: "test", commands: [["cat"], ["cat"]])
    func run() throws -> [String?] {
      try pipeline.translate([MarkedText("a.")], isCancelled: { false }, waiting: {})
        .map { $0?.text.words }
    }
    #expect(try run() == ["a."])
    let before = pipeline.identifiers
    kill(before[0], SIGKILL)
    #expect(try run() == ["a."])
    #expect(pipeline.identifiers != before)
  }

  @Test func `cancelling ends the work, and the next answers are the next sentences'`() throws {
    let pipeline = ApertiumPipeline(mode: "test", commands: [["cat"]])
    var asked = 0
    let texts = (0..<1000).map { MarkedText("old \($0).") }
    let found = try pipeline.translate(
      texts,
      isCancelled: {
        asked += 1
        return asked > 6
      }, waiting: {})
    #expect(found.count == 1000)
    #expect(found.contains(nil))
    let next = try pipeline.translate([MarkedText("new.")], isCancelled: { false }, waiting: {})
    #expect(next[0]?.text.words == "new.")
  }
}
