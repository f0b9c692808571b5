import FoundationEssentials
import TestSupport
import TextEngine
import Testing

@testable import Scribe

@Suite struct LayoutReportTests {
  private func comparing(
    _ text: TextStorage, planted: Bool = false, edits: [EditSet] = [], widths: [Int] = [20]
  ) -> LayoutComparing {
    var settings = ComparisonSettings(widths: widths)
    settings.planted = planted
    return LayoutComparing(name: "draft.md", text: text, edits: edits, settings: settings)
  }

  private static let prose = TextStorage(
    String(repeating: "Some words of Ours, 12 of them, that wrap in a narrow row.\n", count: 9))

  @Test func `two engines that agree make a report that says so`() throws {
    let report = comparing(Self.prose, widths: [10, 20, 30]).report()
    #expect(report.same)
    #expect(report.comparisons.map(\.width) == [10, 20, 30])
    #expect(report.reproduction == nil)
    #expect(report.versions.unicode == UnicodeVersions.tables)
    #expect(report.versions.icu.contains("."))
    #expect(report.words.contains("Same at all 3 widths."))
  }

  @Test func `a planted error is found, shown and made small`() throws {
    let report = comparing(Self.prose, planted: true).report()
    #expect(!report.same)
    #expect(report.words.contains("DIFFERENT at width 20"))
    #expect(report.words.contains("TK2 differs from TK1 in rows at row 0"))
    let small = try #require(report.reproduction)
    let bytes = try #require(small.text.bytes)
    // A row of 20 cells, a space that hangs, and something after it.
    #expect(bytes.count <= 22, "\(String(decoding: bytes, as: UTF8.self))")
  }

  @Test(arguments: [false, true])
  func `lines of a report fit 80 columns`(oracle: Bool) {
    var comparing = comparing(
      Self.prose, planted: true,
      edits: (0..<50).map { _ in EditSet(Edit(range: 0..<0, text: "漢 ")) })
    comparing.settings.oracle = oracle
    for line in comparing.report().words.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test func `a report comes through JSON unchanged, and again from its replay`() throws {
    var comparing = comparing(
      Self.prose, planted: true, edits: [EditSet(Edit(range: 3..<9, text: "é"))])
    comparing.isAttached = true
    let report = comparing.report()
    let json = try #require(pretty(report))
    let read = try JSONDecoder().decode(ComparisonReport.self, from: Data(json.utf8))
    #expect(read == report)
    let (found, findings) = try LayoutReplay(of: read, name: "r.json", file: nil).run()
    #expect(findings == [.reproduced("Reproduced: the same rows and differences.")])
    #expect(found.comparisons.map(\.outcome) == report.comparisons.map(\.outcome))
  }

  @Test func `a report without its text is replayed by its smallest case`() throws {
    let report = comparing(Self.prose, planted: true).report()
    let (_, findings) = try LayoutReplay(of: report, name: "r.json", file: nil).run()
    #expect(findings.count == 1)
    #expect(!findings[0].isDeviation)
  }

  @Test func `a report that holds no text asks for the file`() {
    let report = comparing(Self.prose).report()
    #expect(
      throws: LayoutInputError.input("r.json: holds no text; name the file that was compared")
    ) {
      try LayoutReplay(of: report, name: "r.json", file: nil)
    }
  }

  @Test func `another text and another outcome are told`() throws {
    let folder = TemporaryFolder()
    let path = try folder.file("other.md", Array("other words that wrap a little\n".utf8))
    let report = comparing(Self.prose).report()
    let (_, findings) = try LayoutReplay(of: report, name: "r.json", file: path).run()
    #expect(findings.count == 2)
    #expect(!findings.contains { !$0.isDeviation })
  }

  @Test func `a redacted report is replayed on the file as it was`() throws {
    let folder = TemporaryFolder()
    let path = try folder.file(
      "draft.md", Self.prose.bytes(in: 0..<Self.prose.count))
    var comparing = comparing(Self.prose, planted: true)
    comparing.redact()
    #expect(comparing.name == "text.md")
    let report = comparing.report()
    let json = try #require(pretty(report))
    for word in ["words", "draft", "Some"] { #expect(!json.contains(word)) }
    let (_, findings) = try LayoutReplay(of: report, name: "r.json", file: path).run()
    #expect(!findings.contains { $0.isDeviation })
  }

  @Test func `edits of a report that do not fit are an error, not a crash`() throws {
    var report = comparing(Self.prose).report()
    report.text = AttachedText(Self.prose)
    for bad in [(-1, 2), (5, 3), (0, 1 << 40)] {
      report.edits = [[ReportedEdit(start: bad.0, end: bad.1, text: "")]]
      #expect(throws: LayoutInputError.self) {
        try LayoutReplay(of: report, name: "r.json", file: nil)
      }
    }
    report.edits = []
    report.settings.widths = [0]
    #expect(throws: LayoutInputError.self) {
      try LayoutReplay(of: report, name: "r.json", file: nil)
    }
  }

  @Test func `text that is not UTF-8 is attached in base64`() throws {
    let bytes: [UInt8] = [0x61, 0xFF, 0xC3, 0x0A]
    let attached = AttachedText(TextStorage(bytes: bytes))
    #expect(attached.utf8 == nil)
    #expect(attached.bytes == bytes)
    #expect(AttachedText(TextStorage("é")).utf8 == "é")
  }
}
