import Documents
import Testing
import WritingTools

@testable import Providers

struct HouseSpellerTests {
  private let speller = FakeSpeller(suggestions: ["teh": ["the"], "kvothe": ["quote"]])

  private func found(_ text: String, _ house: HouseStyle) async throws -> [ProposedEdit] {
    var request = ToolRequest(tool: .proofread, text: text, language: "en")
    request.house = house
    switch try await EmbeddedProvider(speller: speller).answer(request).content {
    case .edits(let edits): return edits
    default: return []
    }
  }

  @Test func `the writer's words are right, and others are asked about`() async throws {
    let house = HouseSpeller(speller, HouseStyle(words: ["zorbax"]))
    #expect(
      try await house.check(["teh", "zorbax", "Zorbax", "the"], language: "en")
        == [false, true, true, true])
    let empty = HouseSpeller(speller, HouseStyle())
    #expect(try await empty.check(["teh", "zorbax"], language: "en") == [false, false])
  }

  @Test func `a word that was added is proofread no more`() async throws {
    let text = "We read teh book."
    #expect(try await found(text, HouseStyle()).map(\.replacement) == ["the"])
    #expect(try await found(text, HouseStyle(words: ["teh"])) == [])
  }

  @Test func `a rule that was left out makes room for none of its findings`() async throws {
    let text = "They go to the the shop."
    let rule = try #require(try await found(text, HouseStyle()).first?.rule)
    #expect(try await found(text, HouseStyle(ignoredRules: [rule])) == [])
  }
}
