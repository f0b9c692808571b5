import TestSupport
import Testing

@testable import TextEngine

@Test func `word motion goes from word to word and passes over the rest`() {
  let text = TextStorage("  Don't stop -- it's 3.14, e.g. now!\n\nEnd")
  var ends: [String] = []
  var at: ByteCount = 0
  while at < text.count {
    let end = text.wordEnd(after: at)
    ends.append(text.string(in: text.wordStart(before: end)..<end))
    at = end
  }
  #expect(ends == ["Don't", "stop", "it's", "3.14", "e.g", "now", "End"])
  var starts: [Int] = []
  while at > 0 {
    at = text.wordStart(before: at)
    starts.append(at.value)
  }
  #expect(starts == [38, 32, 27, 21, 16, 8, 2, 0])
}

@Test func `word motion stops at the ends of a text without words`() {
  let text = TextStorage(String(repeating: "-- ", count: 5000))
  #expect(text.wordEnd(after: 7) == text.count)
  #expect(text.wordStart(before: 9000) == 0)
  #expect(TextStorage().wordEnd(after: 0) == 0)
  #expect(TextStorage().wordRange(at: 0) == 0..<0)
}

@Test(
  arguments: [
    ("one two", 1, "one"), ("one two", 3, " "), ("one two", 4, "two"), ("one two", 7, "two"),
    ("a   b", 2, "   "), ("why?!... so", 3, "?!..."), ("don’t go", 2, "don’t"),
    ("two\nlines", 3, "two"), ("two\n\nlines", 4, ""), ("snake_case", 5, "snake_case"),
    ("日本語の文章", 0, "日本語"), ("ภาษาไทยง่าย", 0, "ภาษา"), ("naïve café", 8, "café"),
  ] as [(String, Int, String)])
func `the word at a position`(line: String, position: Int, expected: String) {
  for text in [TextStorage(line), TextStorage.inSeams(Array(line.utf8))] {
    #expect(text.string(in: text.wordRange(at: ByteCount(position))) == expected)
  }
}

@Test(
  arguments: [
    ("", 0), ("one", 1), ("one two  three\n", 3), ("don't", 1), ("twenty-one", 2), ("e.g. this", 2),
    ("3.14 1,000 50%", 3), ("a_b __ _c", 2), ("--- ... ?!", 0), ("naïve café, Ångström.", 3),
    ("“Well,” she said — “no”.", 4), ("日本語", 3), ("ひらがな", 4), ("カタカナ", 1), ("東京タワー", 3),
    ("我是学生。", 4), ("한국어 문장", 2), ("ภาษาไทยง่าย", 3), ("word 👩‍🚀 word", 2), ("русский язык", 2),
    ("x; y,z", 3), ("1;2 3:4", 3), ("v2.0 A.1 a.b", 4), ("mail@example.org @", 1),
  ] as [(String, Int)])
func `words are counted`(text: String, expected: Int) {
  #expect(TextStorage(text).wordCount(in: 0..<ByteCount(text.utf8.count)) == expected)
}

@Test func `in ASCII the own rules count what ICU's count`() {
  let classes = Array("aab1  ._',;:-\"\n@/".utf8)
  for seed in Seeds.upTo(2000) {
    var random = SeededRandom(seed: seed)
    let bytes = (0..<Int.random(in: 1...60, using: &random)).map { _ in
      classes.randomElement(using: &random) ?? 0x20
    }
    let text = TextStorage(bytes: bytes)
    var expected = 0
    bytes.withUnsafeBufferPointer {
      var breaker = Breaker(.word)
      breaker.setText($0)
      var start = 0
      while let end = breaker.next() {
        let isWord = $0[start..<end].contains {
          $0 == 0x61 || $0 == 0x62 || (0x30...0x39).contains($0)
        }
        if breaker.status >= 100, isWord { expected += 1 }
        start = end
      }
    }
    let counted = text.wordCount(in: 0..<text.count)
    #expect(counted == expected, "seed \(seed): \(text.string.debugDescription)")
  }
}

@Test func `a count does not depend on where the text is cut`() {
  var random = SeededRandom(seed: 11)
  let part = (0..<300).map { _ in Prose.paragraph(using: &random) }.joined(separator: "\n") + "\n"
  let text = TextStorage(part)
  var sum = 0
  var at: ByteCount = 0
  while at < text.count {
    let end = text.lineEnd(containing: at)
    sum += text.wordCount(in: at..<end)
    at = end
  }
  #expect(text.wordCount(in: 0..<text.count) == sum)
  #expect(text.count.value > 70_000)
}
