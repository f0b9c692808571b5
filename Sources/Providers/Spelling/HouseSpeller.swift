import Documents
import WritingTools

/// A speller to whom the writer's own words are right too.
struct HouseSpeller: Speller {
  let speller: any Speller
  let house: HouseStyle

  init(_ speller: any Speller, _ house: HouseStyle) {
    self.speller = speller
    self.house = house
  }

  func check(_ words: [String], language: String) async throws(ProviderError) -> [Bool] {
    guard !house.words.isEmpty else { return try await speller.check(words, language: language) }
    let own = words.map { house.holds($0) }
    let asked = words.indices.filter { !own[$0] }
    let verdicts =
      asked.isEmpty ? [] : try await speller.check(asked.map { words[$0] }, language: language)
    var found = own
    for (index, isRight) in zip(asked, verdicts) { found[index] = isRight }
    return found
  }

  func suggest(_ word: String, language: String) async throws(ProviderError) -> [String] {
    try await speller.suggest(word, language: language)
  }

  func suggest(_ words: [String], language: String) async throws(ProviderError) -> [[String]] {
    try await speller.suggest(words, language: language)
  }
}
