import Testing
import TestSupport
import WritingTools

@testable import Providers

/// Cases of the G row: what happened to users of other programs.
@Suite struct ProofreadCaseTests {
  @Test func `G01 contractions with either apostrophe are right`() async throws {
    let speller = FakeSpeller(right: "I've don't")
    let text = "I've I\u{2019}ve don't don\u{2019}t"
    #expect(try await edits(text, speller: speller).filter { $0.rule == "spelling" } == [])
  }

  @Test(arguments: ["Look 😊🚀🔥 a smple line", "Look 🧑‍🌾 a smple line"])
  func `G03 only the word after emoji changes`(text: String) async throws {
    let speller = FakeSpeller(suggestions: ["smple": ["sample", "simple"]])
    let found = try await edits(text, speller: speller)
    #expect(found.count == 1)
    #expect(
      found.first.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) } == "smple")
    #expect(["simple", "sample"].contains(found.first?.replacement))
  }

  @Test func `G05 the article stays at the word`() async throws {
    let speller = FakeSpeller(right: "Il voit", suggestions: ["etang": ["étang"]])
    #expect(
      try await proofread("Il voit l'etang", speller: speller, language: "fr") == "Il voit l'étang")
  }

  @Test func `G07 list items are treated alike`() async throws {
    let text =
      "- apples are red\n- pears are green\n- plums are blue\n- figs are ripe\n- dates are sweet"
    #expect(try await edits(text) == [])
  }

  @Test func `G09 nothing in code, addresses, front matter and emoji names is flagged`()
    async throws
  {
    let text = """
      ---
      titel: teh
      ---
      See `teh code` and https://teh.example/a_(teh) and :heart: now.

      ```json
      {"teh": 1}
      ```

      But teh end is wrong.
      """
    let found = try await edits(text, speller: FakeSpeller(suggestions: ["teh": ["the"]]))
    #expect(found.count == 1)
    #expect(
      applied(found, to: text) == text.replacing("But teh", with: "But the"))
  }

  @Test func `a German sentence among English ones is left alone by English rules`() async throws {
    let text = "He said it. Das ist ein Haus und die die wir sehen. He went home."
    #expect(try await edits(text, language: "en") == [])
  }

  @Test func `a word written with a capital inside a sentence is a name`() async throws {
    let speller = FakeSpeller(suggestions: ["Zorbax": ["Borax"], "zorbax": ["borax"]])
    #expect(try await edits("We met Zorbax there.", speller: speller) == [])
  }

  @Test func `protected ranges are not changed and not reached across`() async throws {
    let text = "It is the the end."
    let found = try await edits(text, protected: [6..<9])
    #expect(found == [])
  }

  @Test func `a scope inside a sentence is read with what stands around it`() async throws {
    #expect(try await edits("have a car.", before: "Does he ", after: "") == [])
    #expect(try await proofread("he have a car.") == "He has a car.")
  }

  @Test func `what has no mistakes says how many rules looked`() async throws {
    let answer = try await EmbeddedProvider(speller: FakeSpeller())
      .answer(ToolRequest(tool: .proofread, text: "The cat sleeps.", language: "en"))
    guard case .nothing(let words) = answer.content else {
      Issue.record("\(answer.content)")
      return
    }
    #expect(words.contains("looked with"))
  }

  @Test func `without a dictionary the answer says that spelling is off`() async throws {
    let answer = try await EmbeddedProvider().answer(
      ToolRequest(tool: .proofread, text: "The the cat.", language: "en"))
    #expect(answer.notices == ["spelling is off: no dictionary"])
  }

  @Test(arguments: [
    ("He had had enough of that that day.", "He had had enough of that that day."),
    ("the the cat sat here.", "The cat sat here."),
    ("If it was was true, we left.", "If it was true, we left."),
    ("He said because it is is late here.", "He said because it is late here."),
    ("What it was was a mistake.", "What it was was a mistake."),
    ("How good it is is not clear.", "How good it is is not clear."),
    ("I ate a apple and an pear.", "I ate an apple and a pear."),
    ("It took an hour at a university.", "It took an hour at a university."),
    ("i think that i know it.", "I think that I know it."),
    ("We met on monday in june.", "We met on Monday in June."),
    ("The students has a car.", "The students have a car."),
    ("I have two book here.", "I have two books here."),
    ("However I disagree with it.", "However, I disagree with it."),
    ("It was in the 1990's already.", "It was in the 1990s already."),
    ("Wait , he said.It is fine.", "Wait, he said. It is fine."),
    ("We met at 3 am in the morning.", "We met at 3 am."),
  ])
  func `checks`(text: String, expected: String) async throws {
    #expect(try await proofread(text) == expected)
  }
}

@Suite struct ProofreadLawTests {
  @Test func `edits are sorted, apart and on cluster boundaries whatever the text`() async throws {
    let parts = [
      "the the ", "i has ", "alot ", "e\u{301}te ", "👩‍🚀", "漢字 ", "a apple", " ,", "\r\n", "\n\n",
      "- ",
      "`x` ", "dont ", "It's own ", "could of ", "\u{200D}", "1990's ", "(", "\"", "# ",
    ]
    for seed in 0..<150 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let text = (0..<20).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let boundaries = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) })
        .union([text.utf8.count])
      for tool in [Tool.proofread, .rewrite(.concise), .rewrite(.friendly)] {
        var end = 0
        for edit in try await edits(text, tool) {
          #expect(edit.range.lowerBound >= end, "seed \(seed)")
          #expect(boundaries.contains(edit.range.lowerBound), "seed \(seed)")
          #expect(boundaries.contains(edit.range.upperBound), "seed \(seed)")
          end = edit.range.upperBound
        }
      }
    }
  }

  @Test func `what is unlike any word is named and not changed`() async throws {
    let request = ToolRequest(tool: .proofread, text: "The qwxzqwvk is here.", language: "en")
    let answer = try await EmbeddedProvider(speller: FakeSpeller()).answer(request)
    #expect(answer.notices == ["in no dictionary, and left as written: qwxzqwvk"])
  }
}
