import Testing

@testable import Providers

@Suite struct RuleExampleTests {
  private static let rules = English.shared.proofreading.rules

  @Test func `every rule has a name of its own and an explanation`() {
    #expect(Set(Self.rules.map(\.name)).count == Self.rules.count)
    for rule in Self.rules {
      #expect(rule.explanation.hasSuffix("."), "\(rule.name)")
      #expect(rule.name.allSatisfy { $0.isLowercase || $0 == "-" || $0 == "'" }, "\(rule.name)")
    }
  }

  @Test(arguments: rules.flatMap(\.examples).map { [$0.wrong, $0.right] })
  func `examples come out right`(example: [String]) async throws {
    #expect(try await proofread(example[0]) == example[1])
  }

  @Test(arguments: rules.flatMap(\.controls))
  func `controls stay alone`(control: String) async throws {
    #expect(try await proofread(control) == control)
  }

  @Test(arguments: rules.flatMap(\.examples).map(\.right))
  func `what came out right stays alone`(text: String) async throws {
    #expect(try await proofread(text) == text)
  }
}
