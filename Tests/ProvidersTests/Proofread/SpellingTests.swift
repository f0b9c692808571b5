import Testing
import WritingTools

@testable import Providers

@Suite struct SpellingTests {
  private let ranker = SpellingRanker(lexicon: English.shared.lexicon)

  @Test(arguments: [
    ("thier", "their"), ("probles", "problems"), ("oher", "other"),
    ("belive", "believe"), ("teh", "the"), ("recieve", "receive"), ("becouse", "because"),
    ("wonderfull", "wonderful"), ("enviroment", "environment"),
    ("diffrent", "different"), ("definately", "definitely"),
  ])
  func `the likeliest word comes first`(wrong: String, right: String) {
    let ranked = ranker.ranked(wrong, suggestions: [])
    #expect(ranked.first?.word == right, "\(ranked.prefix(5))")
  }

  @Test func `sounds and swaps cost less than letters`() {
    func cost(_ a: String, _ b: String) -> Double {
      SpellingDistance.cost(Array(a.utf8), Array(b.utf8))
    }
    #expect(cost("thier", "their") < cost("thier", "there"))
    #expect(cost("fone", "phone") < cost("fone", "stone"))
    #expect(cost("stoped", "stopped") < cost("stoped", "stoned"))
    #expect(cost("same", "same") == 0)
  }

  @Test(arguments: [
    ("Teh boat was late.", "The"), ("Adn so it went.", "And"), ("Hte town slept.", "The"),
    ("Len sold the boat.", nil), ("Teo sold the boat.", nil), ("Thr boat was late.", nil),
  ])
  func `three letters that open a sentence are a name unless two were swapped`(
    text: String, right: String?
  ) async throws {
    let found = try await edits(text, speller: FakeSpeller())
    #expect(found.map(\.replacement) == (right.map { [$0] } ?? []))
  }

  @Test func `a prefix makes a word of a verb, and of no small word`() async throws {
    let speller = FakeSpeller(right: "he it has", suggestions: ["untill": ["until"]])
    #expect(try await proofread("It has untill now.", speller: speller) == "It has until now.")
    #expect(try await proofread("It is unknown now.", speller: speller) == "It is unknown now.")
  }
}
