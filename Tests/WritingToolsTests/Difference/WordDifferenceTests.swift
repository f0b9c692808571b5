import TestSupport
import Testing

@testable import WritingTools

@Suite struct WordDifferenceTests {
  @Test func `applying a difference gives the new text`() {
    let words = [
      "the", "cat", "sat", "on", "a", "mat", ",", ".", "\n", "\r\n", "漢", "字", "e\u{301}", "é", "👩‍🚀",
      "don't",
    ]
    for seed in 0..<500 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let old = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        words.randomElement(using: &random)!
      }
      var new = old
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        let at = Int.random(in: 0...new.count, using: &random)
        if Bool.random(using: &random) || new.isEmpty {
          new.insert(words.randomElement(using: &random)!, at: at)
        } else {
          new.remove(at: min(at, new.count - 1))
        }
      }
      let separators = ["", " ", "  "]
      func text(_ words: [String]) -> String {
        words.map { $0 + separators.randomElement(using: &random)! }.joined()
      }
      let (a, b) = (text(old), text(new))
      let changes = wordDifference(a, b)
      let edits = changes.map {
        ProposedEdit(range: $0.oldRange, replacement: $0.newText, rule: "", explanation: "")
      }
      #expect(Array(a.applying(edits).utf8) == Array(b.utf8), "seed \(seed)")
      let boundaries = Set(
        a.indices.map { a.utf8.distance(from: a.startIndex, to: $0) } + [a.utf8.count])
      for change in changes {
        #expect(boundaries.contains(change.oldRange.lowerBound), "seed \(seed)")
        #expect(boundaries.contains(change.oldRange.upperBound), "seed \(seed)")
      }
    }
  }

  @Test(arguments: [
    (
      "held in order to make a decision", "held to decide",
      "held [-in order to make a decision-]{+to decide+}"
    ),
    ("a big cat", "a large dog", "a [-big cat-]{+large dog+}"),
    ("The the cat sat.", "The cat sat.", "The [-the -]cat sat."),
    ("The cat sat.", "The old cat sat.", "The {+old +}cat sat."),
    ("I dont know.", "I don't know.", "I [-dont-]{+don't+} know."),
    ("Go, now. Stay.", "Go now. Leave.", "Go[-,-] now. [-Stay-]{+Leave+}."),
    ("Same  gap", "Same gap", "Same [- -]gap"),
    ("漢字を読む", "漢字を書く", "漢字を[-読む-]{+書く+}"),
  ])
  func `a difference reads well`(old: String, new: String, expected: String) {
    var shown: [UInt8] = []
    var at = 0
    let bytes = Array(old.utf8)
    for change in wordDifference(old, new) {
      shown += bytes[at..<change.oldRange.lowerBound]
      if !change.oldRange.isEmpty {
        shown += Array("[-".utf8) + bytes[change.oldRange] + Array("-]".utf8)
      }
      if !change.newText.isEmpty { shown += Array("{+\(change.newText)+}".utf8) }
      at = change.oldRange.upperBound
    }
    shown += bytes[at...]
    #expect(String(decoding: shown, as: UTF8.self) == expected)
  }
}
