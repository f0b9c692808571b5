import TestSupport
import TextEngine
import Testing

@Test func `CRLF is one step, CR and LF alone are too`() {
  let text = TextStorage("a\r\nb\rc\n\r")
  #expect(forwards(text) == [0, 1, 3, 4, 5, 6, 7, 8])
  #expect(backwards(text) == [0, 1, 3, 4, 5, 6, 7, 8])
}

@Test(
  arguments: [
    ([0x61, 0xFF, 0x62], [0, 1, 2, 3]),  // never a byte of UTF-8
    ([0xF0, 0x9F, 0x98, 0x62], [0, 3, 4]),  // cut off: one part
    ([0xF0, 0x9F, 0x98], [0, 3]),  // cut off by the end
    ([0xC0, 0xAF], [0, 1, 2]),  // overlong
    ([0xE0, 0x80, 0x80], [0, 1, 2, 3]),  // overlong
    ([0xED, 0xA0, 0x80], [0, 1, 2, 3]),  // a surrogate
    ([0xF4, 0x90, 0x80, 0x80], [0, 1, 2, 3, 4]),  // past U+10FFFF
    ([0x80, 0x80, 0x80, 0x80, 0x80, 0x61], [0, 1, 2, 3, 4, 5, 6]),
    ([0xC3, 0xA9, 0xA9, 0xCC, 0x81], [0, 2, 3, 5]),  // é, a stray byte, then a mark on its own
  ] as [([UInt8], [Int])])
func `an ill-formed part is one cluster`(bytes: [UInt8], expected: [Int]) {
  for text in [TextStorage(bytes: bytes), TextStorage.inSeams(bytes)] {
    #expect(forwards(text) == expected)
    #expect(backwards(text) == expected)
  }
}

@Test func `a letter with 300 marks is one cluster`() {
  let text = TextStorage("a" + String(repeating: "\u{301}", count: 300) + "b")
  #expect(forwards(text) == [0, 601, 602])
  #expect(backwards(text) == [0, 601, 602])
  #expect(text.graphemeBoundary(atOrBefore: 333) == 0)
}

@Test func `a text of nothing but marks is answered for`() {
  let text = TextStorage(String(repeating: "\u{301}", count: 200_000))
  let found = text.graphemeBoundary(atOrBefore: 300_001)
  #expect(found <= 300_001 && found.value % 2 == 0)
  #expect(text.graphemeEnd(after: 100_000) > 100_000)
  #expect(text.graphemeStart(before: 400_000) < 400_000)
}

/// U01 and U03: caret and deletion go by whole emoji.
@Test func `a farmer and a skinned shrug are one step each`() {
  let farmer = TextStorage("a\u{1F9D1}\u{200D}\u{1F33E}b")
  #expect(forwards(farmer) == [0, 1, 12, 13])
  let shrug = TextStorage("\u{1F937}\u{1F3FB}")
  #expect(shrug.graphemeStart(before: shrug.count) == 0)
}

@Test func `any position gives the same boundaries as going through from the start`() {
  let parts: [[UInt8]] =
    [
      "a", " ", "\r", "\n", "é", "e\u{301}", "\u{301}", "\u{200D}", "👩", "🚀", "🇬", "🇧", "한",
      "\u{1100}",
      "\u{1161}", "\u{11A8}", "\u{600}", "का", "\u{1F3FD}", "\u{FE0F}", "\u{2028}", "\u{0}",
    ].map { Array($0.utf8) } + [[0xFF], [0xF0, 0x9F], [0xC3], [0x80]]
  for seed in Seeds.upTo(300) {
    var random = SeededRandom(seed: seed)
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...60, using: &random) {
      bytes += parts.randomElement(using: &random) ?? []
    }
    let text = TextStorage(bytes: bytes)
    let all = forwards(text)
    #expect(backwards(text) == all, "seed \(seed)")
    for position in 0...bytes.count {
      let expected = all.last { $0 <= position }
      #expect(
        text.graphemeBoundary(atOrBefore: ByteCount(position)).value == expected,
        "seed \(seed), position \(position)")
    }
  }
}
