import Documents
import Testing
import WritingTools

@testable import Providers

struct StyleReportTests {
  private func report(_ text: String, protected: [Range<Int>] = []) -> StyleReport {
    StyleReport(of: ToolRequest(tool: .proofread, text: text, protected: protected, language: "en"))
  }

  @Test(arguments: [
    ("cat", 1), ("make", 1), ("table", 2), ("create", 2), ("rhythm", 1), ("walked", 1),
    ("wanted", 2), ("area", 3), ("lion", 2), ("nation", 2), ("beautiful", 3), ("the", 1),
    ("boxes", 2),
    ("makes", 1), ("tables", 2), ("science", 2), ("education", 4), ("safely", 2), ("hopeful", 2),
    ("year", 1), ("queue", 1), ("family", 3), ("created", 3), ("people", 2), ("well-known", 2),
    ("statement", 2), ("happy", 2), ("I", 1), ("naïve", 2), ("social", 2), ("special", 2),
  ])
  func `syllables are counted`(word: String, count: Int) {
    #expect(Syllables.count(word) == count)
  }

  @Test func `the formulas are those of their authors`() throws {
    // 12 words, 2 sentences, 13 syllables, no long word.
    let report = report("The cat sat on the mat. A dog ran to the garden.\n")
    #expect(report.words == 12)
    #expect(report.sentences == 2)
    #expect(report.syllables == 13)
    #expect(report.longWords == 0)
    let ease = try #require(report.fleschEase)
    #expect(abs(ease - (206.835 - 1.015 * 6 - 84.6 * 13 / 12)) < 1e-9)
    let grade = try #require(report.fleschKincaidGrade)
    #expect(abs(grade - (0.39 * 6 + 11.8 * 13 / 12 - 15.59)) < 1e-9)
    #expect(report.gunningFog == 0.4 * 6)
  }

  @Test func `fog counts words of three syllables, but no names, compounds or usual endings`() {
    let report = report(
      "The education of Alexander was a well-established expectation, and he followed it creating.\n"
    )
    #expect(report.longWords == 2)
  }

  @Test func `what is no prose does not count`() {
    #expect(report("# A heading of five words\n\nOne two three.\n").words == 3)
    #expect(report("One `code span here` two.\n", protected: [4..<20]).words == 2)
    #expect(report("").fleschEase == nil)
    #expect(report("").lines == ["There is no prose here to report on."])
  }

  @Test func `passives, adverbs and words that come again have their lines`() {
    let report = report(
      """
      The ball was quickly thrown by Ann.

      She threw the purple ball. The purple hat was red.
      It is open, and they are here.
      """)
    #expect(report.passives.map(\.words) == ["was quickly thrown"])
    #expect(report.passives.map(\.line) == [1])
    #expect(report.adverbs.map(\.words) == ["quickly"])
    let purple = report.repeatedWords.first { $0.words == "purple" }
    #expect(purple?.count == 2)
    #expect(purple?.line == 3)
    #expect(report.longestSentences.first?.count == 7)
  }
}
