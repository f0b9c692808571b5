import TestSupport
import TextEngine
import Testing

private let typesetters: [any Typesetter] = [
  WindowedTypesetter(), ReferenceTypesetter(), OracleTypesetter(),
]

private func check(_ text: String, width: Int, _ rows: [String]) {
  for typesetter in typesetters {
    #expect(typesetter.strings(of: text, width: width) == rows, "\(type(of: typesetter))")
  }
}

@Test func `rows end after words, and spaces hang`() {
  check("The quick brown fox\n", width: 9, ["The quick ", "brown fox\n"])
  check("aaaa    bb", width: 5, ["aaaa    ", "bb"])
  check("aaaaa bb", width: 5, ["aaaaa ", "bb"])
  check("          ab", width: 5, ["          ", "ab"])
  check("ab          ", width: 5, ["ab          "])
}

@Test func `an empty element has one row, a line end alone too`() {
  check("", width: 5, [""])
  check("\n", width: 5, ["\n"])
  check("\r\n", width: 1, ["\r\n"])
}

@Test func `a word longer than the row is cut between clusters`() {
  check("abcdefgh ij", width: 3, ["abc", "def", "gh ", "ij"])
  check("e\u{301}e\u{301}e\u{301}", width: 2, ["e\u{301}e\u{301}", "e\u{301}"])
  check("ab👩‍🚀cd", width: 3, ["ab", "👩‍🚀", "cd"])
}

@Test func `a cluster wider than the row has a row of its own`() {
  check("漢字 a", width: 1, ["漢", "字 ", "a"])
  check("👩‍🚀👩‍🚀\n", width: 1, ["👩‍🚀", "👩‍🚀\n"])
}

@Test func `a forced end lets spaces hang, where no break is allowed after them`() {
  check("abcdefghijklmnopqrst ...", width: 20, ["abcdefghijklmnopqrst ", "..."])
}

@Test func `tabs reach to the next stop and hang at the margin`() {
  check("a\tb c", width: 9, ["a\tb ", "c"])
  check("abcdefg\thi", width: 8, ["abcdefg\t", "hi"])
  check("abcdefgh\thi", width: 8, ["abcdefgh\t", "hi"])
}

@Test func `line separators end rows inside an element`() {
  check(
    "a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}f\rg\n", width: 9,
    [
      "a\u{2028}", "b\u{2029}", "c\u{85}", "d\u{B}", "e\u{C}", "f\r", "g\n",
    ])
}

/// W05
@Test func `decomposed words are not broken inside`() {
  let text = String(repeating: "e\u{301}clair re\u{301}sume\u{301} ", count: 3)
  check(
    text, width: 7,
    Array(repeating: ["e\u{301}clair ", "re\u{301}sume\u{301} "], count: 3).flatMap { $0 })
}

/// W09
@Test func `French punctuation and closers never begin a row`() {
  check("Parlez-vous français\u{A0}?", width: 20, ["Parlez-vous ", "français\u{A0}?"])
  check("«\u{A0}Bon\u{A0}» (oui) dit-il", width: 8, ["«\u{A0}Bon\u{A0}» ", "(oui) ", "dit-il"])
  check("ab cd\u{2060}ef", width: 4, ["ab ", "cd\u{2060}e", "f"])
}

@Test func `prices, addresses and word-initial hyphens stay whole`() {
  check("costs $1,200.50 or .5", width: 12, ["costs ", "$1,200.50 or ", ".5"])
  check("use -v or --all", width: 5, ["use ", "-v or ", "--all"])
}

@Test func `Chinese, Japanese and Thai break between characters and words`() {
  check("日本語の文章。次", width: 8, ["日本語の", "文章。次"])
  check("日本語、文章", width: 6, ["日本", "語、文", "章"])
  check("ภาษาไทยง่าย", width: 5, ["ภาษา", "ไทย", "ง่าย"])
}

@Test func `a row may be begun afresh at an allowed break, but not inside Thai or a word`() {
  let text = Array("ภาษาไทยง่าย word abcdefghijkl".utf8)
  let rows = WindowedTypesetter().rows(of: text, width: 7)
  #expect(rows.map(\.isRestart) == ReferenceTypesetter().rows(of: text, width: 7).map(\.isRestart))
  #expect(rows.first?.isRestart == false)
  for row in rows where row.isRestart && row.end < text.count {
    let tail = WindowedTypesetter().rows(of: text, width: 7, from: row.end)
    #expect(tail == Array(rows.drop { $0.end <= row.end }))
  }
}

@Test func `typesetting begun at any restart gives the same rows`() {
  for seed in Seeds.upTo(60) {
    var random = SeededRandom(seed: seed)
    let bytes = Array(Prose.paragraph(using: &random).utf8)
    for width in [3, 20, 40] {
      let rows = WindowedTypesetter().rows(of: bytes, width: width)
      for row in rows where row.isRestart && row.end < bytes.count {
        let tail = WindowedTypesetter().rows(of: bytes, width: width, from: row.end)
        let limited = WindowedTypesetter().rows(of: bytes, width: width, from: row.end, limit: 2)
        let expected = Array(rows.drop { $0.end <= row.end })
        if tail != expected || limited != Array(expected.prefix(2)) {
          Issue.record("seed \(seed), width \(width), from \(row.end)")
        }
      }
    }
  }
}

@Test func `many threads may cut rows at once`() async {
  var random = SeededRandom(seed: 5)
  let paragraphs = (0..<100).map { _ in Array(Prose.paragraph(using: &random).utf8) }
  let expected = paragraphs.map { WindowedTypesetter().ends(of: $0, width: 20) }
  await withTaskGroup(of: [[Int]].self) { group in
    for _ in 0..<8 {
      group.addTask { paragraphs.map { WindowedTypesetter().ends(of: $0, width: 20) } }
    }
    for await found in group { #expect(found == expected) }
  }
}
