import TestSupport
import Testing

@testable import Translation

struct ApertiumStreamTests {
  private func encoded(_ text: MarkedText) -> String {
    String(decoding: ApertiumStream.encode(text).dropLast(), as: UTF8.self)
  }

  private func decoded(_ answer: String, of source: MarkedText) -> TranslatedText? {
    ApertiumStream.decode(Array(answer.utf8), of: source)
  }

  @Test(arguments: [
    ("The house.", "The house.[][\n]"),
    ("A heading", "A heading.[][][\n]"),
    ("a [b] {c} ^d$ e/f @g <h> \\", "a \\[b\\] \\{c\\} \\^d\\$ e\\/f \\@g \\<h\\> \\\\.[][][\n]"),
    ("two * three # ~.", "two [c42] three [c35] [c126].[][\n]"),
    ("don\u{2019}t, the dogs' 'small' bone.", "don't, the dogs' [c39]small[c39] bone.[][\n]"),
    ("\u{2018}Yes\u{2019}, he said.", "[c8216]Yes[c8217], he said.[][\n]"),
    ("a\tb.", "a[c9]b.[][\n]"),
  ])
  func `what the stream reserves is escaped`(words: String, expected: String) {
    #expect(encoded(MarkedText(words)) == expected)
  }

  @Test func `marks, fixed parts and gaps are written as the stream has them`() {
    let text = MarkedText([
      .text("Press ", marks: []), .text(" the button ", marks: [0, 2]), .fixed(1, marks: [3]),
      .blank(0), .text("now.", marks: []),
    ])
    #expect(
      encoded(text)
        == "Press  [[t:m:0; t:m:2]]the button[[/]] [[t:x:1; t:m:3]]zqxj[[/]][b0]now.[][\n]")
  }

  @Test(arguments: [
    // Stars and the like go, and the words are named.
    (
      "The meow @casa #perro.", "El *meow @casa #perro.[][\n]", "El meow casa perro.",
      "meow,casa,perro"
    ),
    // A literal at sign comes escaped, a literal star as a gap.
    ("I @ home * x.", "Yo \\@ casa [c42] x.[][\n]", "Yo @ casa * x.", ""),
    // The full stop that was added goes again, and one that was there stays.
    ("A heading", "Un encabezado.[][][\n]", "Un encabezado", ""),
    ("A sentence.", "Una frase.[][\n]", "Una frase.", ""),
    // Spaces as the source has them.
    ("I saw it. It is mine.", " Lo vi.  Es mina .[][\n]", "Lo vi. Es mina.", ""),
    ("It\u{2019}s a d\u{2019}or.", "Es l'or.[][\n]", "Es l\u{2019}or.", ""),
  ])
  func `answers are put right`(source: String, answer: String, words: String, unknown: String)
    throws
  {
    let result = try #require(decoded(answer, of: MarkedText(source)))
    #expect(result.text.words == words)
    #expect(result.unknown.joined(separator: ",") == unknown)
  }

  @Test func `a space that a mark swallowed comes back`() throws {
    let source = MarkedText([
      .text("The ", marks: []), .text("big, red", marks: [0]), .text(" house", marks: []),
    ])
    let result = try #require(
      decoded("La casa[[t:m:0]]grande[[/]][[t:m:0]],[[/]] [[t:m:0]]roja[[/]].[][][\n]", of: source))
    #expect(result.text.words == "La casa grande, roja")
  }

  @Test func `fixed parts come back as such, whatever the stand-in became`() throws {
    let source = MarkedText([.text("Run ", marks: []), .fixed(0, marks: []), .text(".", marks: [])])
    let result = try #require(
      decoded("Corre [[t:x:0]]*Zqxj[[/]].[][\n]", of: source))
    #expect(
      result.text.pieces == [
        .text("Corre ", marks: []), .fixed(0, marks: []), .text(".", marks: []),
      ])
    #expect(result.unknown.isEmpty)
  }

  @Test(arguments: ["", "La casa", "La casa.[]", "[[t:m:0La.[][\n]", "La [casa.[][\n]"])
  func `what is no whole answer is none`(answer: String) {
    let result = decoded(answer, of: MarkedText("The house."))
    // An unclosed bracket takes the end mark with it.
    #expect(result == nil)
  }

  @Test func `a translator that changes nothing gives every text back`() throws {
    let alphabet = Array("ab é漢\\[]{}^$/@<>*#~'\u{2019}\u{2018}.,!?\"-_%&|=+:;()0 1")
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let length = Int.random(in: 1...24, using: &random)
      var words = "x"
      for _ in 0..<length { words.append(alphabet.randomElement(using: &random)!) }
      words += "y."
      // Quotation marks may come back plain, and runs of spaces stay.
      let answer = ApertiumStream.encode(MarkedText(words)).dropLast()
      let result = try #require(
        ApertiumStream.decode(Array(answer), of: MarkedText(words)), "seed \(seed)")
      func plain(_ text: String) -> String {
        String(text.map { $0 == "\u{2019}" ? "'" : $0 })
      }
      #expect(plain(result.text.words) == plain(words), "seed \(seed)")
      #expect(result.unknown.isEmpty, "seed \(seed)")
    }
  }
}
