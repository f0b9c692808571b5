import TestSupport
import TextEngine
import Testing

private func widths(
  _ text: String, width: Int = 80, quirks: WidthQuirks = [], ambiguousIsWide: Bool = false
) -> [Int] {
  let storage = TextStorage(text)
  let options = TypesetOptions(
    width: CellCount(width), ambiguousIsWide: ambiguousIsWide, quirks: quirks)
  return storage.clusters(in: 0..<storage.count, options: options).map(\.width.value)
}

@Test(
  arguments: [
    ("a", [1]), ("漢", [2]), ("é", [1]), ("e\u{301}", [1]), ("\u{301}", [1]), ("ｱ", [1]), ("Ａ", [2]),
    ("한", [2]), ("\u{1112}\u{1161}\u{11AB}", [2]), ("\u{1161}", [1]), ("👩‍🚀", [2]), ("👍🏽", [2]),
    ("☝🏽", [2]), ("🏽", [2]), ("❤", [1]), ("❤\u{FE0F}", [2]), ("❤\u{FE0F}\u{200D}🔥", [2]), ("🇬🇧", [2]),
    ("🇬", [1]), ("1\u{FE0F}\u{20E3}", [2]), ("a\u{FE0F}", [1]), ("\u{200B}", [1]), ("\u{AD}", [1]),
    ("का", [1]), ("\u{3000}", [2]), ("\u{1}", [2]), ("\u{7F}", [2]), ("\u{9B}", [4]), ("\u{0}", [2]),
    ("\n", [0]), ("\r\n", [0]), ("\u{2028}", [0]), ("\u{85}", [0]), ("±", [1]), ("\u{FFFD}", [1]),
    ("\u{600}", [1]), ("\u{600}\u{661}", [2]), ("\u{600}🇬🇧", [3]),
    ("🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", [2]),
  ] as [(String, [Int])])
func `the width of a cluster`(text: String, expected: [Int]) {
  #expect(widths(text) == expected)
}

/// What the C library says, which most terminals follow. It takes the Yijing hexagrams and circled
/// numbers on black squares for wide; UAX #11 (15.0) has them neutral and ambiguous.
@Test(.enabled(if: CLibrary.version == "2.36", "pinned for glibc 2.36"))
func `characters are as wide as the C library says, but for two pinned blocks`() {
  var wrong: [UInt32] = []
  CLibrary.withUTF8 {
    for scalar in (0x20 as UInt32)..<0x110000 where !(0x7F...0x9F).contains(scalar) {
      guard let scalar = UnicodeScalar(scalar) else { continue }
      switch scalar.properties.generalCategory {
      case .unassigned, .privateUse, .control, .lineSeparator, .paragraphSeparator: continue
      default: break
      }
      // A character that the library does not know yet has -1.
      let expected = Int(CLibrary.wcwidth(Int32(bitPattern: scalar.value)))
      if expected < 0 { continue }
      let found = widths(String(scalar))
      if found != [max(1, expected)] { wrong.append(scalar.value) }
    }
  }
  #expect(wrong == Array(0x3248...0x324F) + Array(0x4DC0...0x4DFF))
}

/// U07
@Test func `a heart with both variation selectors keeps one width`() {
  #expect(widths("hey \u{2665}\u{FE0E}\u{FE0F}").suffix(1) == [1])
  #expect(widths("hey \u{2665}\u{FE0F}\u{FE0E}").suffix(1) == [2])
}

@Test func `ambiguous characters take two cells where the writer says so`() {
  #expect(widths("±①", ambiguousIsWide: true) == [2, 2])
  #expect(widths("aé漢", ambiguousIsWide: true) == [1, 2, 2])
}

@Test func `quirks of the terminal change widths`() {
  #expect(widths("👩‍🚀", quirks: .zwjDrawnApart) == [4])
  #expect(widths("👨‍👩‍👧", quirks: .zwjDrawnApart) == [6])
  #expect(widths("❤\u{FE0F}\u{200D}🔥", quirks: .zwjDrawnApart) == [4])
  #expect(widths("🇬🇧", quirks: .flagsDrawnApart) == [4])
  #expect(widths("👍🏽", quirks: .modifiersDrawnApart) == [4])
  #expect(widths("❤\u{FE0F}", quirks: .variationSelectorIgnored) == [1])
  #expect(widths("का", quirks: .spacingMarksDrawnApart) == [2])
}

@Test func `tabs reach to the next stop, and take what is left at the margin`() {
  #expect(widths("\ta\tb") == [8, 1, 7, 1])
  #expect(widths("abcdef\t ", width: 7) == [1, 1, 1, 1, 1, 1, 1, 0])
  #expect(widths("abc   ", width: 4) == [1, 1, 1, 1, 0, 0])
}

/// U09
@Test func `a replacement character and an invalid byte are told apart`() {
  let text = TextStorage(bytes: [0xEF, 0xBF, 0xBD, 0xFF, 0xF0, 0x9F, 0x98, 0x61])
  let clusters = text.clusters(in: 0..<text.count, options: TypesetOptions(width: 80))
  #expect(clusters.map(\.kind) == [.text, .invalid, .invalid, .text])
  #expect(clusters.map(\.width) == [1, 4, 12, 1])
  #expect(clusters.map { text.visibleForm(of: $0) } == [nil, "\\xFF", "\\xF0\\x9F\\x98", nil])
}

@Test func `what terminals do not draw has a form as wide as its width`() {
  let text = TextStorage("\u{1}\u{7F}\u{1B}\u{0}\u{9B}\u{301}x\u{200B}\u{2060}\u{AD}a\u{301}漢👩‍🚀")
  let clusters = text.clusters(in: 0..<text.count, options: TypesetOptions(width: 80))
  #expect(
    clusters.map { text.visibleForm(of: $0) } == [
      "^A", "^?", "^[", "^@", "<9B>", "\u{25CC}\u{301}", nil, "¦", "¦", "-", nil, nil, nil,
    ])
  for cluster in clusters {
    guard let form = text.visibleForm(of: cluster) else { continue }
    #expect(widths(form).reduce(0, +) == cluster.width.value)
  }
}

@Suite(.enabled(if: UnicodeData.isInstalled, "needs the package unicode-data"))
struct EmojiWidthTests {
  private func sequences(_ path: String) throws -> [(codes: [UInt32], kind: Substring)] {
    try UnicodeData.lines(path).compactMap { line in
      let fields = line.split(separator: ";")
      let codes = fields[0].split(separator: " ").map { UInt32($0, radix: 16) }
      guard fields.count > 1, codes.allSatisfy({ $0 != nil }) else { return nil }
      return (codes.compactMap { $0 }, fields[1].filter { !$0.isWhitespace }[...])
    }
  }

  private func check(_ codes: [UInt32], width: Int) {
    let text = TextStorage(bytes: codes.flatMap(utf8))
    let clusters = text.clusters(in: 0..<text.count, options: TypesetOptions(width: 80))
    if clusters.map(\.width.value) != [width] || forwards(text) != [0, text.count.value] {
      Issue.record("\(codes.map { String($0, radix: 16) }): \(clusters.map(\.width.value))")
    }
  }

  @Test func `every fully qualified emoji takes two cells and one step`() throws {
    let all = try sequences("emoji/emoji-test.txt").filter { $0.kind == "fully-qualified" }
    #expect(all.count == 3655)
    for emoji in all { check(emoji.codes, width: 2) }
  }

  @Test func `every joined sequence takes two cells and one step`() throws {
    let all = try sequences("emoji/emoji-zwj-sequences.txt")
    #expect(all.count == 1350)
    for emoji in all { check(emoji.codes, width: 2) }
  }

  @Test func `a variation selector makes two cells, and takes none away`() throws {
    for line in try UnicodeData.lines("emoji/emoji-variation-sequences.txt") {
      let codes = line.prefix { $0 != ";" }.split(separator: " ").compactMap {
        UInt32($0, radix: 16)
      }
      let plain = TextStorage(bytes: utf8(codes[0]))
      let base = plain.clusters(in: 0..<plain.count, options: TypesetOptions(width: 80))[0].width
      check(codes, width: codes[1] == 0xFE0F ? 2 : base.value)
    }
  }
}
