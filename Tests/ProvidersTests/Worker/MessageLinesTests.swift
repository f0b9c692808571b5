import FoundationEssentials
import TestSupport
import Testing

@testable import WorkerLink

struct MessageLinesTests {
  @Test func `lines come out whole however they arrive`() throws {
    let text = Array("{\"a\":1}\n\n{}\nrest".utf8)
    for seed in 0..<100 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      var lines = MessageLines()
      var found: [String] = []
      var start = 0
      while start < text.count {
        let end = min(text.count, start + Int.random(in: 0...6, using: &random))
        try text[start..<end].withUnsafeBytes { bytes in
          found += try lines.append(bytes).map { String(decoding: $0, as: UTF8.self) }
        }
        start = end
      }
      #expect(found == ["{\"a\":1}", "", "{}"], "seed \(seed)")
    }
  }

  @Test(arguments: [(7, true), (8, false)])
  func `a line over the bound is refused`(count: Int, fits: Bool) {
    for tail in ["\n", ""] {
      var lines = MessageLines(bound: 8)
      let bytes = Array((String(repeating: "x", count: count) + tail).utf8)
      let result = Result { try bytes.withUnsafeBytes { try lines.append($0) } }
      #expect(((try? result.get()) != nil) == fits)
    }
  }

  @Test func `messages are one line of JSON that reads back`() throws {
    let event = WorkerEvent.part(
      id: 3, part: .suggested(index: 0, found: .init(isRight: false, suggested: ["a\nb", "“é”"])))
    let line = try MessageLines.line(event)
    #expect(line.filter { $0 == 0x0A }.count == 1)
    #expect(line.last == 0x0A)
    let back = try JSONDecoder().decode(WorkerEvent.self, from: Data(line.dropLast()))
    #expect(back == event)
  }
}
