import Testing

@testable import ScribeWorker

struct WordRanksTests {
  private let ranks = WordRanks(words: "the of a no\none moon some of")

  @Test func `a word's rank is its first place, in any case`() {
    #expect(ranks.rank(of: "the") == 1)
    #expect(ranks.rank(of: "Of") == 2)
    #expect(ranks.rank(of: "some") == 7)
    #expect(ranks.rank(of: "noon") == 0)
    #expect(ranks.rank(of: "") == 0)
  }

  @Test func `two words together are rarer than each`() {
    #expect(ranks.rank(of: "no one") > ranks.rank(of: "one"))
    #expect(ranks.rank(of: "no noon") == 0)
  }

  @Test func `words written as one are parted where both are common`() {
    #expect(ranks.splits(of: "Noone") == ["no one"])
    #expect(ranks.splits(of: "amoon") == ["a moon"])
    #expect(ranks.splits(of: "xmoon") == [])
    #expect(ranks.splits(of: "") == [])
  }

  @Test func `the list is for English alone, and has as many words as it says`() {
    #expect(WordRanks(tag: "fr").isEmpty)
    let english = WordRanks(tag: "en_GB")
    #expect(english.rank(of: "the") == 1)
    #expect(english.rank(of: "mysteriously") > 15_000)
    let words = WordRanks.english.split(whereSeparator: \.isWhitespace)
    #expect(words.count == 20_000 && Set(words).count == words.count)
  }
}
