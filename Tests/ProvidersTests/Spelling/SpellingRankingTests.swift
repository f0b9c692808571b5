import Testing

@testable import Providers

struct SpellingRankingTests {
  private let ranking = SpellingRanking(language: "en-US")

  @Test(arguments: [
    // what was typed, the checker's order, more of the dictionary, the likeliest
    ("adress", ["dress", "a dress", "adders"], ["address", "actress"], "address"),
    ("definately", ["defiantly", "definitely"], ["definable"], "definitely"),
    ("teh", ["eh", "tech", "the"], ["tee"], "the"),
    ("wich", ["winch", "wish"], ["which", "witch", "wick"], "which"),
    ("alot", ["slot", "allot", "a lot", "aloft"], ["Lot"], "allot"),
    ("runing", ["ruing", "ruining", "running"], ["raining", "runic"], "running"),
  ])
  func `puts the likeliest word first`(
    word: String, suggested: [String], nearby: [String], best: String
  ) {
    #expect(ranking.ranked(word, suggested: suggested, nearby: nearby).first == best)
  }

  @Test func `gives each word once and no more than asked for`() {
    let found = ranking.ranked(
      "wrod", suggested: ["word", "word"], nearby: ["word", "rod"], count: 2)
    #expect(found == ["word", "rod"])
    #expect(ranking.ranked("wrod", suggested: [], nearby: []) == [])
  }

  @Test func `usual slips cost less than others`() {
    let cost = LetterCost.letters
    func distance(_ a: String, _ b: String) -> Double {
      cost.distance(Array(a.utf8), Array(b.utf8))
    }
    #expect(distance("word", "word") == 0)
    #expect(distance("wrod", "word") < distance("wkxd", "word"))
    #expect(distance("stoped", "stopped") < distance("stored", "stopped"))
    #expect(distance("seperate", "separate") < distance("sebarate", "separate"))
    #expect(distance("", "word") == 4)
    for (a, b) in [("abc", "acb"), ("kitten", "sitting"), ("x", "yyy")] {
      #expect(distance(a, b) == distance(b, a))
    }
  }

  @Test(arguments: [
    ("knight", "nite"), ("physics", "fisiks"), ("rough", "ruff"), ("phone", "fone"),
    ("nation", "nashon"), ("quick", "kwik"), ("judge", "juj"), ("believe", "beleve"),
  ])
  func `words that sound alike are spelled alike`(a: String, b: String) {
    let sounds = [a, b].map { SoundSpelling.spelling(Array($0.utf8)) }
    #expect(LetterCost.letters.distance(sounds[0], sounds[1]) <= 1)
  }

  @Test func `inflected words are as common as their stems, nearly`() {
    let words = CommonWords.shared
    #expect(words.rarity("the") < words.rarity("telescope"))
    #expect(words.rarity("telescopes") < words.rarity("zygotic"))
    #expect(words.rarity("stopped") < 1)
  }
}
