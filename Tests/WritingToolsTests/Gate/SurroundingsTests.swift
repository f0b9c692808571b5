import TestSupport
import Testing
import TextEngine

@testable import WritingTools

@Suite struct SurroundingsTests {
  /// Each edit by itself, as far as the blank lines round it; those that meet are one.
  private func slowGroups(
    of edits: [Edit], in text: TextStorage, limit: ByteCount
  ) -> [Surroundings] {
    var groups: [Surroundings] = []
    for edit in edits {
      let start = Surroundings.blankLine(before: edit.range.lowerBound, in: text, limit: limit)
      let end = Surroundings.blankLine(after: edit.range.upperBound, in: text, limit: limit)
      if let last = groups.last, start <= last.range.upperBound {
        groups[groups.count - 1].edits.append(edit)
        groups[groups.count - 1].range = last.range.lowerBound..<max(last.range.upperBound, end)
      } else {
        groups.append(Surroundings(range: start..<end, edits: [edit]))
      }
    }
    return groups
  }

  @Test func `paragraphs are found as if each edit were alone`() {
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let pieces = ["a", "bc ", "\n", "\n\n", "> \n", "word\n", "\r\n", "long line of words"]
      let text = TextStorage(
        (0..<40).map { _ in pieces.randomElement(using: &random)! }.joined())
      var edits: [Edit] = []
      var at = 0
      while at < text.count.value {
        let start = min(at + Int.random(in: 0..<20, using: &random), text.count.value)
        let end = min(start + Int.random(in: 0..<4, using: &random), text.count.value)
        edits.append(Edit(range: ByteCount(start)..<ByteCount(end), text: "x"))
        at = end + 1
      }
      let groups = Surroundings.groups(of: EditSet(edits), in: text)
      let slow = slowGroups(of: edits, in: text, limit: 65_536)
      #expect(groups.map(\.range) == slow.map(\.range), "seed \(seed)")
      #expect(groups.map(\.edits) == slow.map(\.edits), "seed \(seed)")
      // Where stretches are cut, they are the same or go on farther.
      for limit in [1, 7, 30] as [ByteCount] {
        let groups = Surroundings.groups(of: EditSet(edits), in: text, limit: limit)
        #expect(groups.flatMap(\.edits) == edits, "seed \(seed)")
        for (group, next) in zip(groups, groups.dropFirst()) {
          #expect(group.range.upperBound < next.range.lowerBound, "seed \(seed)")
        }
        for group in groups {
          for edit in group.edits {
            #expect(group.range.lowerBound <= edit.range.lowerBound, "seed \(seed)")
            #expect(group.range.upperBound >= edit.range.upperBound, "seed \(seed)")
          }
        }
      }
    }
  }
}
