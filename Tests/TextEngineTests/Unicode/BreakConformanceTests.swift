import TestSupport
import Testing

@testable import TextEngine

@Suite(.enabled(if: UnicodeData.isInstalled, "needs the package unicode-data"))
struct BreakConformanceTests {
  private func boundaries(_ kind: Breaker.Kind, _ bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBufferPointer {
      var breaker = Breaker(kind)
      breaker.setText($0)
      var found: [Int] = []
      while let next = breaker.next() { found.append(next) }
      return found
    }
  }

  private func failures(_ name: String, _ kind: Breaker.Kind) throws -> [String] {
    try UnicodeData.breakTests(name).filter { test in
      boundaries(kind, test.bytes) != test.boundaries.filter { $0 > 0 }
    }.map { $0.line }
  }

  /// ICU's root locale does not take a colon into a word ("note:this" is two).
  private static let colons: Set<String> = [
    "÷ 0061 × 003A × 0041 ÷",
    "÷ 0061 × 003A × 0308 × 0041 ÷",
    "÷ 0061 × 003A × 05D0 ÷",
    "÷ 0061 × 003A × 0308 × 05D0 ÷",
    "÷ 0061 × 003A × 0061 × 2060 ÷",
    "÷ 0061 × 003A × 0308 × 0061 × 2060 ÷",
    "÷ 0061 × 003A × 0061 ÷ 003A ÷",
    "÷ 0061 × 003A × 0308 × 0061 ÷ 003A ÷",
    "÷ 0061 × 003A × 0061 ÷ 0027 ÷",
    "÷ 0061 × 003A × 0308 × 0061 ÷ 0027 ÷",
    "÷ 0061 × 003A × 0061 ÷ 0027 × 2060 ÷",
    "÷ 0061 × 003A × 0308 × 0061 ÷ 0027 × 2060 ÷",
    "÷ 0061 × 003A × 0061 ÷ 002C ÷",
    "÷ 0061 × 003A × 0308 × 0061 ÷ 002C ÷",
    "÷ 0041 × 003A × 0041 ÷",
  ]
  /// ICU keeps a hyphen at a word's start with what follows.
  private static let hyphens: Set<String> = [
    "× 002D ÷ 0023 ÷",
    "× 002D × 0308 ÷ 0023 ÷",
    "× 002D ÷ 00A7 ÷",
    "× 002D × 0308 ÷ 00A7 ÷",
    "× 002D ÷ 50005 ÷",
    "× 002D × 0308 ÷ 50005 ÷",
    "× 002D ÷ 0E01 ÷",
    "× 002D × 0308 ÷ 0E01 ÷",
  ]
  /// ICU keeps a full stop or comma with a digit that follows.
  private static let numbers: Set<String> = [
    "× 002C ÷ 0030 ÷",
    "× 002C × 0308 ÷ 0030 ÷",
    "× 0065 × 0071 × 0075 × 0061 × 006C × 0073 × 0020 × 002E ÷ 0033 × 0035 × 0020 ÷ 0063 × 0065 × 006E × 0074 × 0073 ÷",
    "× 0061 × 002E ÷ 0032 × 0020 ÷",
    "× 0061 × 002E ÷ 0032 × 0020 ÷ 0915 ÷",
    "× 0061 × 002E ÷ 0032 × 0020 ÷ 672C ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 672C ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 307E ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 0033 ÷",
    "× 0041 × 002E ÷ 0031 × 0020 ÷ BABB ÷",
    "× BD24 ÷ C5B4 × 002E × 0020 ÷ 0041 × 002E ÷ 0032 × 0020 ÷ BCFC ÷",
    "× BD10 ÷ C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0033 × 0020 ÷ BABB ÷",
    "× C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0034 × 0020 ÷ BABB ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 300C ÷",
  ]

  @Test func `words break as UAX #29 says, but for 15 pinned colons`() throws {
    #expect(try Set(failures("WordBreakTest.txt", .word)) == Self.colons)
  }

  @Test func `sentences break as UAX #29 says`() throws {
    #expect(try failures("SentenceBreakTest.txt", .sentence) == [])
  }

  @Test func `lines break as UAX #14 says, but for 22 pinned tailorings`() throws {
    #expect(try UnicodeData.breakTests("LineBreakTest.txt").count == 7654)
    let failures = try failures("LineBreakTest.txt", .line)
    #expect(failures.count == 22)
    #expect(Set(failures) == Self.hyphens.union(Self.numbers))
  }

  /// At width 1 a row ends at every allowed break, and at forced ones.
  @Test func `both typesetters end rows at the breaks of the line-break cases`() throws {
    for test in try UnicodeData.breakTests("LineBreakTest.txt") {
      for width in 1...3 {
        let windowed = WindowedTypesetter().rows(of: test.bytes, width: width)
        let reference = ReferenceTypesetter().rows(of: test.bytes, width: width)
        if windowed != reference { Issue.record("width \(width): \(test.line)") }
      }
    }
  }

  @Test func `line-break cases joined in any order are cut alike`() throws {
    let cases = try UnicodeData.breakTests("LineBreakTest.txt")
    for seed in Seeds.upTo(200) {
      var random = SeededRandom(seed: seed)
      let bytes = (0..<12).flatMap { _ in cases.randomElement(using: &random)?.bytes ?? [] }
      for width in comparedWidths {
        let windowed = WindowedTypesetter().rows(of: bytes, width: width)
        let reference = ReferenceTypesetter().rows(of: bytes, width: width)
        if windowed != reference { Issue.record("seed \(seed), width \(width)") }
        if seed % 10 == 0 {
          let oracle = OracleTypesetter().rows(of: bytes, width: width)
          if oracle.map(\.end) != reference.map(\.end) {
            Issue.record("oracle: seed \(seed), width \(width)")
          }
        }
      }
    }
  }
}
