import TestSupport
import Testing

@testable import Providers

struct PassagesTests {
  @Test(arguments: [
    (
      "Dr. Lee spoke first. Mr. Ito answered at 2 p.m. Lunch followed.",
      ["Dr. Lee spoke first.", "Mr. Ito answered at 2 p.m.", "Lunch followed."]
    ),
    (
      "He moved to the U.S. The house was small.", ["He moved to the U.S.", "The house was small."]
    ),
    ("The U.S. President came at 9 a.m. Monday.", ["The U.S. President came at 9 a.m. Monday."]),
    (
      "See e.g. Smith et al. for more. J. R. Hill agrees!",
      ["See e.g. Smith et al. for more.", "J. R. Hill agrees!"]
    ),
    (
      "It cost 3.50 in 1998. Really? “Yes.” She left…",
      ["It cost 3.50 in 1998.", "Really?", "“Yes.”", "She left…"]
    ),
    ("Er kam z.B. am 3. Mai. Dann ging er.", ["Er kam z.B. am 3. Mai.", "Dann ging er."]),
    ("¿Qué pasó? ¡Nada! Él se fue.", ["¿Qué pasó?", "¡Nada!", "Él se fue."]),
    ("今日は晴れ。明日は雨！本当？", ["今日は晴れ。", "明日は雨！", "本当？"]),
    ("Good seats . Great mileage , too .", ["Good seats .", "Great mileage , too ."]),
    ("Wrapped over\nlines. Next\r\none.", ["Wrapped over lines.", "Next one."]),
  ])
  func `cuts sentences`(text: String, sentences: [String]) {
    let language = text.hasPrefix("Er") ? "de" : nil
    #expect(Passages(text, hasMarkup: true, language: language).sentences.map(\.text) == sentences)
  }

  @Test func `headings, code, tables and front matter are no sentences`() {
    let text = """
      ---
      title: Front
      ---
      # Heading

      First one. Second one.

      Setext
      ======

      ```
      code. More code.
      ```

          indented code

      | a | b |
      |---|---|

      > Quoted text.

      - An item.
      - [ ] Another item.

      ***

      Last one.
      """
    let passages = Passages(text, hasMarkup: true)
    #expect(
      passages.sentences.map(\.text) == [
        "First one.", "Second one.", "Quoted text.", "An item.", "Another item.", "Last one.",
      ])
    #expect(passages.blocks.map(\.isItem) == [false, false, true, true, false])
  }

  @Test func `ranges lead back to the text`() {
    let pieces = [
      "é. ", "One two. ", "\n\n", "\n", "- ", "漢字。", "> ", "A", " b. C", "\r\n", "👩‍🚀 ", "`x.` ",
    ]
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let text = (0..<12).map { _ in pieces.randomElement(using: &random)! }.joined()
      let bytes = Array(text.utf8)
      var end = 0
      for sentence in Passages(text, hasMarkup: seed % 2 == 0).sentences {
        #expect(sentence.range.lowerBound >= end, "seed \(seed)")
        end = sentence.range.upperBound
        let found = String(decoding: bytes[sentence.range], as: UTF8.self)
        #expect(found.first == sentence.text.first, "seed \(seed)")
        #expect(found.last == sentence.text.last, "seed \(seed)")
      }
    }
  }
}
