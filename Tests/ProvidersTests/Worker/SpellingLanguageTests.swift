import FoundationEssentials
import Testing
import WritingTools

@testable import Providers
@testable import WorkerLink

private func hasDictionaries(_ tags: String...) -> Bool {
  tags.allSatisfy { FileManager.default.fileExists(atPath: "/usr/share/hunspell/\($0).dic") }
}

/// Spelling with the installed dictionaries, language by language.
@Suite(
  .enabled(if: hasDictionaries("en_US", "en_GB"), "hunspell-en-us or hunspell-en-gb is missing"))
struct SpellingLanguageTests {
  private let speller = WorkerSpeller(worker: WorkerClient(silence: .seconds(60)))

  private func spelled(_ text: String, _ language: String?) async throws -> String {
    try await proofread(text, speller: speller, language: language)
  }

  @Test func `G01 contractions with either apostrophe are right`() async throws {
    let text = "I've seen it and I\u{2019}ve heard it; we don't and they don\u{2019}t."
    for language in ["en", "en-US", "en-GB"] {
      #expect(try await spelled(text, language) == text)
    }
  }

  @Test func `G03 only the word after emoji changes`() async throws {
    #expect(
      try await spelled("Look 🧑‍🌾😊🚀 a smple line here", "en-US")
        == "Look 🧑‍🌾😊🚀 a simple line here")
  }

  @Test func `American and British spelling are each right in their own place`() async throws {
    let british = "The colour of the centre was a favourite."
    let american = "The color of the center was a favorite."
    #expect(try await spelled(british, "en-GB") == british)
    #expect(try await spelled(american, "en-US") == american)
    #expect(try await spelled(british, "en-US") == american)
    #expect(try await spelled(american, "en-GB") != american)
  }

  @Test func `with no country named both are right`() async throws {
    let text = "The colour of the center was here."
    #expect(try await spelled(text, "en") == text)
  }

  @Test func `British misspellings get British words`() async throws {
    #expect(try await speller.suggest("coluor", language: "en-GB").first == "colour")
    #expect(try await speller.suggest("coluor", language: "en-US").first == "color")
  }

  @Test(arguments: [
    ("noone", "no one"), ("suprising", "surprising"), ("proffesion", "profession"),
    ("fisiks", "physics"), ("nessecary", "necessary"), ("wierd", "weird"),
    ("acomodate", "accommodate"),
    ("seperate", "separate"), ("goverment", "government"), ("tommorow", "tomorrow"),
    ("suprise", "surprise"), ("fonetic", "phonetic"), ("nolege", "knowledge"),
    ("alot", "a lot"), ("infact", "in fact"), ("inthe", "in the"),
    // One word without a letter rather than two without their space.
    ("acompany", "accompany"), ("athough", "although"), ("withold", "withhold"),
  ])
  func `the likeliest word comes first, by slip and by ear`(wrong: String, right: String)
    async throws
  {
    let found = try await speller.suggest(wrong, language: "en-US")
    #expect(found.first == right, "\(found.prefix(4))")
  }

  @Test(
    .enabled(if: hasDictionaries("fr_FR"), "hunspell-fr is not installed"))
  func `G05 the article stays at the word`() async throws {
    #expect(try await spelled("Il voit l'etang.", "fr") == "Il voit l'étang.")
  }

  @Test(.enabled(if: hasDictionaries("de_DE"), "hunspell-de-de is not installed"))
  func `G11 a German text with an English note has both languages known`() async throws {
    let text = "Das ist ein Haus und wir sehen es nicht.\n\nThis is the house that we saw there."
    #expect(try await spelled(text, "de") == text)
  }

  @Test func `other languages get no English rules`() async throws {
    // `a apple` and `i` are mistakes in English alone.
    let text = "Cette a apple la la porte et i il ne sort pas de la maison."
    let found = try await edits(text, speller: nil, language: "fr")
    #expect(found.allSatisfy { ["space-before", "space-after", "doubled-mark"].contains($0.rule) })
  }
}
