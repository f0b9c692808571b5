import TextEngine
import Testing

private func sentences(_ text: TextStorage) -> [String] {
  var found: [String] = []
  var at: ByteCount = 0
  while at < text.count {
    let range = text.sentenceRange(at: at)
    #expect(range.contains(at))
    found.append(text.string(in: range))
    at = range.upperBound
  }
  return found
}

@Test func `sentences end where prose ends them`() {
  let text = TextStorage(
    "Dr. Mary J. Smith came, e.g. On Monday. \"Really?\" I asked. It was 3.14 m. He saw No. 5. No. "
      + "It was I. Then we left.  “So.” Fine!\nNext paragraph. End")
  #expect(
    sentences(text) == [
      "Dr. Mary J. Smith came, e.g. On Monday. ", "\"Really?\" ", "I asked. ", "It was 3.14 m. ",
      "He saw No. 5. ", "No. ", "It was I. ", "Then we left.  ", "“So.” ", "Fine!\n",
      "Next paragraph. ", "End",
    ])
}

@Test func `every position of a sentence answers the same sentence`() {
  let text = TextStorage("One thing. Another thing!  A third? 日本語。次の文。")
  for start in [0, 11, 27, 36, 48] {
    let range = text.sentenceRange(at: ByteCount(start))
    #expect(range.lowerBound.value == start)
    var at = range.lowerBound
    while at < range.upperBound {
      #expect(text.sentenceRange(at: at) == range)
      at += 1
    }
  }
  #expect(text.sentenceRange(at: text.count) == 48..<text.count)
}

@Test func `a sentence in a very long paragraph is found near its position`() {
  let text = TextStorage(String(repeating: "This is a sentence. ", count: 20_000))
  let range = text.sentenceRange(at: 200_007)
  #expect(range == 200_000..<200_020)
}
