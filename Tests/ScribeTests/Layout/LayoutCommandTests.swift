import Documents
import TestSupport
import TextEngine
import Testing

@testable import Scribe

@Suite struct LayoutCommandTests {
  @Test(arguments: [
    (0, "0"), (7, "7"), (999, "999"), (1_000, "1,000"), (1_234_567, "1,234,567"),
    (-1_000, "-1,000"),
  ])
  func `numbers are grouped`(number: Int, expected: String) {
    #expect(LayoutFigures.grouped(number) == expected)
  }

  @Test(
    arguments: [
      (0, "0 ns"), (999, "999 ns"), (1_000, "1.00 µs"), (12_345, "12.3 µs"), (999_400, "999 µs"),
      (999_600, "1.00 ms"), (59_949_000, "59.9 ms"), (2_500_000_000, "2.50 s"),
    ] as [(Int64, String)])
  func `times have three digits`(nanoseconds: Int64, expected: String) {
    #expect(LayoutFigures.time(nanoseconds) == expected)
  }

  @Test func `a row is quoted so that nothing in it can drive the terminal`() {
    #expect(LayoutFigures.quoted("a\t\"\\\r\n", columns: 40) == #""a\t\"\\\r\n""#)
    #expect(
      LayoutFigures.quoted("\u{1B}[2J\u{9B}\u{202E}", columns: 40) == #""\u{1b}[2J\u{9b}\u{202e}""#)
    #expect(LayoutFigures.quoted("👩‍🚀 é", columns: 40) == "\"👩‍🚀 é\"")
    #expect(LayoutFigures.quoted("abcdefghij", columns: 6) == "\"abcd…")
  }

  @Test func `widths are single ones, ranges and both`() throws {
    #expect(try LayoutCommand.widths("20") == [20])
    #expect(try LayoutCommand.widths("3-5") == [3, 4, 5])
    #expect(try LayoutCommand.widths("80,3-5,4") == [80, 3, 4, 5])
    for bad in ["", "0", "5-3", "a", "1-", "-1", "1,,2", "1-2-3", "10001"] {
      #expect(throws: LayoutInputError.self, "\(bad)") { try LayoutCommand.widths(bad) }
    }
  }

  @Test(arguments: [
    ["compare"], ["compare", "a", "b"], ["compare", "a", "--width", "0"],
    ["show", "a", "--engine", "x"],
    ["compare", "a", "--width", "9", "--widths", "1-2"], ["compare", "a", "--typesetter", "x"],
    ["bench", "--sizes", "0"], ["bench", "--runs", "x"], ["replay"], ["nothing"],
    ["show", "--from"], ["show", "a", "--encoding", "latin-99"],
  ])
  func `what is asked wrongly is a usage error`(words: [String]) {
    #expect(throws: UsageError.self) { try LayoutCommand.run(words) }
  }

  @Test func `a file that cannot be read is an input error`() throws {
    let folder = TemporaryFolder()
    let missing = folder.path + "/missing"
    #expect(try LayoutCommand.run(["compare", missing]) == ExitStatus.input)
    #expect(try LayoutCommand.run(["show", folder.path]) == ExitStatus.input)
    let other = try folder.file("other.json", Array("{\"kind\": \"x\", \"schema\": 1}".utf8))
    #expect(try LayoutCommand.run(["replay", other]) == ExitStatus.input)
    let later = try folder.file(
      "later.json", Array("{\"kind\": \"scribe-layout-comparison\", \"schema\": 99}".utf8))
    #expect(try LayoutCommand.run(["replay", later]) == ExitStatus.input)
  }

  @Test func `a file is laid out in the encoding that is named`() throws {
    let folder = TemporaryFolder()
    let path = try folder.file("old.txt", [0x44, 0xE9, 0x6A, 0xE0, 0x20, 0x76, 0x75, 0x0A])
    let encoding = try #require(TextEncoding(named: "windows-1252"))
    #expect(try LayoutCommand.reading(of: path, as: encoding).text.string == "Déjà vu\n")
    #expect(try LayoutCommand.reading(of: path).text.string != "Déjà vu\n")
    #expect(
      try LayoutCommand.run(["compare", path, "--encoding", "windows-1252"]) == ExitStatus.done)
  }

  @Test func `the smallest text that differs is written, and differs`() throws {
    let folder = TemporaryFolder()
    let draft = try folder.file(
      "draft.txt", Array(String(repeating: "Words that wrap and wrap again. ", count: 50).utf8))
    let small = folder.path + "/small.txt"
    #expect(
      try LayoutCommand.run(["compare", draft, "--plant", "--width", "12", "--shrink", small])
        == ExitStatus.findings)
    #expect(try LayoutCommand.reading(of: small).text.count.value < 20)
    #expect(
      try LayoutCommand.run(["compare", small, "--plant", "--width", "12"]) == ExitStatus.findings)
    #expect(try LayoutCommand.run(["compare", small, "--width", "12"]) == ExitStatus.done)
  }

  @Test func `figures are made for both engines and each operation`() {
    let text = TextStorage.generatedProse(megabytes: 1, seed: 3)
    #expect(text.count.value >= 1_000_000)
    #expect(text.fingerprint == TextStorage.generatedProse(megabytes: 1, seed: 3).fingerprint)
    let small = TextStorage(text.string(in: 0..<20_000))
    let subject = LayoutBench(width: 40, runs: 2).measure(small, name: "prose")
    #expect(subject.rows.count == LayoutBench.Operation.allCases.count * 2)
    for row in subject.rows {
      #expect(row.count == (row.operation == .keyInMiddle ? 80 : 2))
      #expect(row.medianNanoseconds <= row.p95Nanoseconds)
    }
    func laidOut(_ operation: LayoutBench.Operation, _ engine: String) -> Int? {
      subject.rows.first { $0.operation == operation && $0.engine == engine }?.bytesTypeset
    }
    #expect(laidOut(.endOfText, "TK1") == 20_000)
    #expect(laidOut(.endOfText, "TK2")! < 6_000)
  }
}
