import TestSupport
import Testing

@testable import TextEngine

@Suite struct ByteScanTests {
  @Test func `scanning agrees with a plain loop at every alignment and length`() {
    var random = SeededRandom(seed: 1)
    var bytes: [UInt8] = []
    while bytes.count < 300 { bytes += NastyText.bytes(upTo: 50, using: &random) }
    bytes.withUnsafeBufferPointer { buffer in
      let base = buffer.baseAddress!
      for start in 0..<64 {
        for count in 0...200 {
          let part = buffer[start..<(start + count)]
          let expected = ByteScan.Counts(
            newlines: part.count { $0 == 0x0A }, utf16: part.reduce(0) { $0 + TextModel.units($1) })
          let found = ByteScan.counts(base + start, count, newline: 0x0A)
          let last = ByteScan.last(0x0A, base + start, count)
          let first = ByteScan.first(0x0A, base + start, count)
          guard found == expected, last.map({ $0 + start }) == part.lastIndex(of: 0x0A),
            first.map({ $0 + start }) == part.firstIndex(of: 0x0A)
          else {
            Issue.record("start \(start), count \(count)")
            continue
          }
        }
      }
    }
  }

  @Test func `a lane that counts every byte does not overflow`() {
    let bytes = [UInt8](repeating: 0x0A, count: 100_000)
    let high = [UInt8](repeating: 0xF0, count: 100_000)
    #expect(
      ByteScan.counts(bytes, bytes.count, newline: 0x0A)
        == ByteScan.Counts(newlines: 100_000, utf16: 100_000))
    #expect(
      ByteScan.counts(high, high.count, newline: 0x0A)
        == ByteScan.Counts(newlines: 0, utf16: 200_000))
  }
}
