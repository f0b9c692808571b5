import TextEngine
import Testing

@Suite(.enabled(if: UnicodeData.isInstalled, "needs the package unicode-data"))
struct GraphemeConformanceTests {
  @Test(arguments: [false, true])
  func `all 602 cases hold forwards, backwards and from inside`(seams: Bool) throws {
    let cases = try UnicodeData.breakTests("GraphemeBreakTest.txt")
    #expect(cases.count == 602)
    for test in cases {
      let text = seams ? TextStorage.inSeams(test.bytes) : TextStorage(bytes: test.bytes)
      #expect(forwards(text) == test.boundaries, "\(test.line)")
      #expect(backwards(text) == test.boundaries, "\(test.line)")
      for position in 0...test.bytes.count {
        let start = test.boundaries.last { $0 <= position }
        let before = test.boundaries.last { $0 < position } ?? 0
        let end = test.boundaries.first { $0 > position } ?? test.bytes.count
        let at = ByteCount(position)
        #expect(text.graphemeBoundary(atOrBefore: at).value == start, "\(test.line) \(position)")
        #expect(text.graphemeStart(before: at).value == before, "\(test.line) \(position)")
        #expect(text.graphemeEnd(after: at).value == end, "\(test.line) \(position)")
      }
    }
  }

  @Test func `clusters of a row are the same clusters`() throws {
    for test in try UnicodeData.breakTests("GraphemeBreakTest.txt") {
      let text = TextStorage(bytes: test.bytes)
      let clusters = text.clusters(in: 0..<text.count, options: TypesetOptions(width: 80))
      let found = [0] + clusters.map(\.range.upperBound.value)
      #expect(found == test.boundaries, "\(test.line)")
    }
  }
}

func forwards(_ text: TextStorage) -> [Int] {
  var found = [0]
  while let last = found.last, last < text.count.value {
    found.append(text.graphemeEnd(after: ByteCount(last)).value)
  }
  return found
}

func backwards(_ text: TextStorage) -> [Int] {
  var found = [text.count.value]
  while let last = found.last, last > 0 {
    found.append(text.graphemeStart(before: ByteCount(last)).value)
  }
  return found.reversed()
}
