import TestSupport
import Testing

@testable import TextEngine

@Suite struct ElementTests {
  @Test func `elements tile the text, from whichever of their bytes they are asked for`() {
    for seed in Seeds.upTo(150) {
      var random = SeededRandom(seed: seed)
      let text = TextStorage.random(using: &random)
      let limit = [16, 33, 100, 65_536].randomElement(using: &random)!
      var next: ByteCount = 0
      var position: ByteCount = 0
      var element: Range<ByteCount> = 0..<0
      while position <= text.count {
        let found = text.element(containing: position, limit: limit)
        if position == next, position < text.count || text.endsLine(at: position) {
          #expect(found.lowerBound == next, "seed \(seed) at \(position.value)")
          element = found
          next = found.upperBound
        }
        if position < text.count || !text.endsLine(at: position) {
          #expect(found == element, "seed \(seed) at \(position.value)")
        } else {
          #expect(found.isEmpty)
        }
        position += 1
      }
      #expect(element.upperBound == text.count, "seed \(seed)")
    }
  }

  @Test func `a walk gives the elements that are asked for one by one, with their bytes`() {
    for seed in Seeds.upTo(150) {
      var random = SeededRandom(seed: seed)
      var text = TextStorage.random(using: &random)
      for _ in 0..<4 { _ = text.apply(text.randomEdits(upTo: 3, using: &random)) }
      let limit = [16, 64, 65_536].randomElement(using: &random)!
      var walked: [Range<ByteCount>] = []
      text.forEachElement(from: 0, limit: limit) { element, bytes in
        #expect(Array(bytes) == text.bytes(in: element), "seed \(seed)")
        walked.append(element)
        return true
      }
      var asked = [text.element(containing: 0, limit: limit)]
      while let last = asked.last, last.upperBound < text.count || !last.isEmpty {
        let next = text.element(containing: last.upperBound, limit: limit)
        if next == last { break }
        asked.append(next)
      }
      #expect(walked == asked, "seed \(seed)")
    }
  }

  @Test func `a long paragraph is cut before words, at places that its text alone decides`() {
    let text = TextStorage(String(repeating: "some words ", count: 30_000) + "\nnext")
    var position: ByteCount = 0
    var lengths: [Int] = []
    while position < text.count {
      let element = text.element(containing: position)
      if element.lowerBound > 0 {
        #expect([0x20, 0x0A].contains(text.byte(at: element.lowerBound - 1)))
      }
      lengths.append(element.length().value)
      position = element.upperBound
    }
    #expect(lengths.dropLast(2).allSatisfy { abs($0 - 65_536) <= 4_096 })
    #expect(lengths.last == 4)
  }

  @Test func `a line end is never cut off alone`() {
    for lineEnd in ["\n", "\r\n"] {
      for length in [15, 16, 17, 31, 32, 33] {
        let line = String(repeating: "x", count: length) + lineEnd
        let text = TextStorage(line + "y")
        let last = text.element(containing: ByteCount(line.utf8.count - 1), limit: 16)
        #expect(last.length().value > lineEnd.utf8.count, "\(length) letters")
        #expect(last.upperBound.value == line.utf8.count)
      }
    }
  }

  @Test func `no cluster is cut where one shorter than the window can be kept whole`() {
    let text = TextStorage(String(repeating: "👩‍🚀", count: 500))
    var position: ByteCount = 0
    while position < text.count {
      #expect(position.value % 11 == 0)
      position = text.element(containing: position, limit: 64).upperBound
    }
  }

  @Test func `a paragraph of nothing but marks is cut too`() {
    let text = TextStorage(bytes: Array(repeatElement([0xCC, 0x81], count: 3_000).joined()))
    var position: ByteCount = 0
    while position < text.count {
      let element = text.element(containing: position, limit: 256)
      #expect(element.length() <= 256 + 16)
      #expect(element.lowerBound.value % 2 == 0)
      position = element.upperBound
    }
  }

  @Test func `old Macintosh texts have paragraphs too`() {
    let text = TextStorage(bytes: Array("one\rtwo\r".utf8), newline: .cr)
    #expect(text.element(containing: 5) == 4..<8)
    #expect(text.element(containing: 8) == 8..<8)
  }
}
