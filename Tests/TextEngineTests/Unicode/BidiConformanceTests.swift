import TestSupport
import Testing

@testable import TextEngine

/// A few hundred thousand cases each; every eleventh is tried unless `SCRIBE_LONG` is set.
@Suite(.enabled(if: UnicodeData.isInstalled, "needs the package unicode-data"))
struct BidiConformanceTests {
  private static let step = Seeds.isLong ? 1 : 11

  /// What ICU 72 decides otherwise, all far from prose: overrides that end beside brackets or
  /// isolates, and a mark after a closing bracket (which is drawn with the bracket all the same).
  /// A case with 64 brackets, one inside the other, is the thirtieth.
  private static let pinned: Set<String> = [
    "0041 200F 005B 05D0 005D 200D 20D6;0",
    "0041 200F 005B 200D 200B 20D6 05D0 005D 200B 200D 20D6;0",
    "0041 200F 005B 200D 20D6 05D0 005D 200D 20D6;0",
    "0061 0028 0062 0029 0331;1",
    "0061 0028 0332 0062 0029 0333;1",
    "05D0 0028 0332 05D1 0029 0333;0",
    "05D0 0028 05D1 0029 0331;0",
    "0661 0028 0332 0662 0029 0333;0",
    "0661 0028 0662 0029 0331;0",
    "202A 05D0 0028 05D1 202C 202D 0029 202C;2",
    "202A 05D0 0028 05D1 202C 202D 0029;2",
    "202A 202E 0061 202C 0028 005B 05D0 202C 202D 005D 0029 202C;2",
    "202A 202E 0061 202C 0028 05D0 202C 202D 0029 202C;2",
    "202B 0061 0028 0062 202C 202E 0029 202C;2",
    "202B 0061 0028 0062 202C 202E 0029;2",
    "202B 202D 05D0 202C 0028 005B 0061 202C 202E 005D 0029 202C;2",
    "202B 202D 05D0 202C 0028 0061 202C 202E 0029 202C;2",
    "202D 0028 202C 202A 05D0 0029 05D1 202C;2",
    "202D 0028 202C 202A 05D0 0029 05D1;2",
    "202D 05D0 202B 05D1 202C 2068 05D2 2069 202B 05D3 202C 05D4 202C;2",
    "202D 0661 202B 0662 202C 2068 0663 2069 202B 0664 202C 0665 202C;0",
    "202D 202E 0061 202C 0028 005B 202C 202A 05D0 005D 0029 05D1;2",
    "202D 202E 0061 202C 0028 202C 202A 05D0 0029 05D1;2",
    "202E 0028 202C 202B 0061 0029 0062 202C;2",
    "202E 0028 202C 202B 0061 0029 0062;2",
    "202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C;1",
    "202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C;2",
    "202E 202D 05D0 202C 0028 005B 202C 202B 0061 005D 0029 0062;2",
    "202E 202D 05D0 202C 0028 202C 202B 0061 0029 0062;2",
  ]
  private static let deepBrackets = 130

  /// A character of each class, in the words of BidiTest.txt.
  private static let samples: [String: UInt32] = [
    "L": 0x61, "R": 0x5D0, "AL": 0x627, "EN": 0x30, "ES": 0x2B, "ET": 0x25, "AN": 0x660,
    "CS": 0x2C, "NSM": 0x300, "BN": 0xAD, "B": 0x2029, "S": 0x09, "WS": 0x20, "ON": 0x21,
    "LRE": 0x202A, "RLE": 0x202B, "PDF": 0x202C, "LRO": 0x202D, "RLO": 0x202E, "LRI": 0x2066,
    "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
  ]

  /// Returns what went wrong with one case. `levels` has nil for what is taken out.
  private func failure(
    _ codes: [UInt32], _ direction: BaseDirection, levels: [UInt8?], order: [Int]
  ) -> String? {
    let characters = codes.map(utf8)
    let bytes = Array(characters.joined())
    let all = bytes.withUnsafeBufferPointer {
      BidiParagraph($0, direction: direction).levels(ofRow: 0..<bytes.count)
    }
    var at = 0
    let found = characters.map { character in
      defer { at += character.count }
      return all[at]
    }
    let kept = levels.indices.filter { levels[$0] != nil }
    // Where all runs one way ICU gives everything the paragraph's level, which draws the same.
    let runsOneWay = Set(found).count == 1
    let isSame = kept.allSatisfy { at in
      found[at] == levels[at] || runsOneWay && (levels[at] ?? 0) & 1 == found[at] & 1
    }
    if !isSame { return "levels \(found)" }
    let shown = BidiParagraph.order(of: kept.map { found[$0] }).map { kept[$0] }
    return shown == order ? nil : "order \(shown)"
  }

  @Test func `classes are given levels and order as BidiTest says`() throws {
    var levels: [UInt8?] = []
    var order: [Int] = []
    var tried = 0
    for (number, line) in try UnicodeData.lines("BidiTest.txt").enumerated() {
      if line.hasPrefix("@Levels:") {
        levels = line.dropFirst(8).split(whereSeparator: \.isWhitespace).map { UInt8($0) }
      } else if line.hasPrefix("@Reorder:") {
        order = line.dropFirst(9).split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
      } else if number % Self.step == 0 {
        let fields = line.split(separator: ";")
        let codes = try fields[0].split(separator: " ").map {
          try #require(Self.samples[String($0)])
        }
        let set = try #require(Int(fields[1].filter(\.isWholeNumber), radix: 16))
        for (bit, direction) in [BaseDirection.automatic, .leftToRight, .rightToLeft].enumerated()
        where set & 1 << bit != 0 {
          tried += 1
          if let failure = failure(codes, direction, levels: levels, order: order) {
            Issue.record("\(line) \(direction): \(failure)")
          }
        }
      }
    }
    #expect(tried > 50_000)
  }

  @Test func `characters are given levels and order as BidiCharacterTest says`() throws {
    var tried = 0
    var failures = 0
    for (number, line) in try UnicodeData.lines("BidiCharacterTest.txt").enumerated()
    where number % Self.step == 0 {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      let codes = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
      let direction: BaseDirection =
        switch fields[1] {
        case "0": .leftToRight
        case "1": .rightToLeft
        default: .automatic
        }
      let levels = fields[3].split(separator: " ").map { UInt8($0) }
      let order = fields[4].split(separator: " ").compactMap { Int($0) }
      tried += 1
      if let failure = failure(codes, direction, levels: levels, order: order) {
        failures += 1
        if !Self.pinned.contains("\(fields[0]);\(fields[1])"), codes.count != Self.deepBrackets {
          Issue.record("\(line): \(failure)")
        }
      }
    }
    #expect(tried > 8_000)
    #expect(Self.step > 1 || failures == 30)
  }
}
