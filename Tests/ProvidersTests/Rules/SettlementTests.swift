import TestSupport
import Testing

@testable import Providers

@Suite struct SettlementTests {
  private static func correction(_ range: Range<Int>, _ weight: Int = 50) -> Correction {
    Correction(range: range, replacement: "x", rule: "r", explanation: "", weight: weight)
  }

  @Test(
    arguments: [
      ([0..<4, 4..<8], [0..<4, 4..<8]),
      ([0..<4, 3..<8], [0..<4]),
      ([2..<2, 2..<5], [2..<2]),
      ([0..<6, 3..<3], [0..<6]),
      ([3..<3, 6..<6, 0..<3], [0..<3, 3..<3, 6..<6]),
      ([], []),
    ] as [([Range<Int>], [Range<Int>])])
  func `of two that overlap the first stays`(found: [Range<Int>], kept: [Range<Int>]) {
    var settlement = Settlement()
    #expect(settlement.settle(found.map { Self.correction($0) }).map(\.range) == kept)
  }

  @Test func `the weightier stays`() {
    var settlement = Settlement()
    let kept = settlement.settle([Self.correction(0..<9, 40), Self.correction(4..<6, 60)])
    #expect(kept.map(\.range) == [4..<6])
  }

  /// What the choice means, pair by pair.
  private static func slowly(_ found: [Correction]) -> [Correction] {
    var kept: [Correction] = []
    let order = found.enumerated().sorted {
      ($1.element.weight, $0.element.range.lowerBound, $0.offset)
        < ($0.element.weight, $1.element.range.lowerBound, $1.offset)
    }
    for (_, one) in order {
      let clashes = kept.contains { other in
        one.range.lowerBound < other.range.upperBound
          && other.range.lowerBound < one.range.upperBound
          || one.range.lowerBound == other.range.lowerBound
      }
      if !clashes { kept.append(one) }
    }
    return kept.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  @Test func `random corrections settle as pair by pair`() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let found = (0..<30).map { _ in
        let start = Int.random(in: 0..<60, using: &random)
        let count = Int.random(in: 0..<8, using: &random)
        return Self.correction(
          start..<(start + count), Int.random(in: 0..<4, using: &random))
      }
      var settlement = Settlement()
      #expect(
        settlement.settle(found).map(\.range) == Self.slowly(found).map(\.range), "seed \(seed)")
    }
  }

  @Test func `twice the corrections are twice the work`() {
    func steps(_ count: Int) -> Int {
      var settlement = Settlement()
      _ = settlement.settle(
        (0..<count).flatMap { place in
          [
            Self.correction(place * 10..<place * 10 + 6),
            Self.correction(place * 10 + 3..<place * 10 + 8, 40),
          ]
        })
      return settlement.steps
    }
    #expect(steps(20_000) == 2 * steps(10_000))
    #expect(steps(10_000) < 10 * 10_000)
  }
}
